import KeyScript
import ScreenStack
import StudyCatalog
import StudyScreens

/// A mistake in a command line.
enum UsageError: Error, Equatable {
  /// An option that can't be read.
  case argument(ArgumentError)
  case misplaced(MisplacedOption)
  case missingFile(command: String)
  /// A further file after a command that takes one.
  case oneFileOnly(command: String, String)
  /// A word that is not a command, followed by another argument.
  case unknownCommand(String, before: String)
  /// An argument after a command that takes none.
  case superfluous(command: String, String)
  /// An argument with bytes that are not UTF-8, which U+FFFD replaces.
  case notUnicode(String)
  case noStateFolder
}

extension UsageError: Complaint {
  var message: BilingualText {
    switch self {
    case .argument(let error): return BilingualText(error)
    case .misplaced(let option): return option.message
    case .missingFile(let command):
      let name = command == "check" ? "PATH" : "FILE"
      return BilingualText(
        japanese: "study \(command) にはファイルが必要です：study \(command) \(name)",
        english: "study \(command) needs a file: study \(command) \(name)")
    case .oneFileOnly(let command, let argument):
      let argument = Notation.shortened(argument)
      return BilingualText(
        japanese: "study \(command) のファイルは一つまでです。「\(argument)」を外してください",
        english: "study \(command) takes one file; leave out “\(argument)”")
    case .unknownCommand(let word, let next):
      return Self.unknownCommand(word, before: next)
    case .superfluous(let command, let argument):
      let argument = Notation.shortened(argument)
      return BilingualText(
        japanese: "study \(command) のあとには何も必要ありません。「\(argument)」を外してください",
        english: "study \(command) takes no arguments; leave out “\(argument)”")
    case .notUnicode(let argument):
      let argument = Notation.shortened(argument)
      return BilingualText(
        japanese: "「\(argument)」は UTF-8 ではありません。ファイルなら名前を変えてください",
        english: "“\(argument)” is not UTF-8; if it is a file, rename it")
    case .noStateFolder:
      return BilingualText(
        japanese: "記録を置くホームフォルダーがありません。--state DIR で場所を指定してください",
        english: "there is no home folder for your records; name a folder with --state DIR")
    }
  }

  private static func unknownCommand(_ word: String, before next: String) -> BilingualText {
    let nearest = Suggestion.nearest(to: word, among: Invocation.commands)
    let (word, next) = (Notation.shortened(word), Notation.shortened(next))
    return BilingualText(
      japanese: "「\(word)」というコマンドはありません。"
        + (nearest.map { "\($0) のことですか？" } ?? "教科やレッスンは一つしか開けません。「\(next)」を外してください"),
      english: "there is no command “\(word)”"
        + (nearest.map { "; did you mean \($0)?" }
          ?? ", and only one subject or lesson can be opened; leave out “\(next)”"))
  }
}

extension BilingualText {
  /// Creates the message for an option that can't be read.
  fileprivate init(_ error: ArgumentError) {
    switch error {
    case .unknownOption(let option, let known):
      let nearest = Suggestion.nearest(to: option, among: known + ["--help", "--version"])
      let option = Notation.shortened(option)
      self.init(
        japanese: "オプション \(option) はありません" + (nearest.map { "。\($0) のことですか？" } ?? ""),
        english: "unknown option \(option)" + (nearest.map { "; did you mean \($0)?" } ?? ""))
    case .unexpectedArgument(let argument):
      self.init(
        japanese: "「\(Notation.shortened(argument))」は余分です", english: error.description)
    case .missingValue(let option, let expected):
      self.init(
        japanese: "\(option) には値が必要です：\(option) \(expected.usage)",
        english: error.description)
    case .unexpectedValue(let option):
      self.init(
        japanese: "\(option) に値はありません。\(option) とだけ書いてください",
        english: error.description)
    case .invalidValue(let value, let option, let expected):
      let value = Notation.shortened(value)
      let words = Option.all.first { $0.name == option }?.words.japanese ?? ""
      self.init(
        japanese: "「\(value)」は \(option) の値に使えません。\(option) \(expected.usage)：\(words)",
        english: "\(ArgumentError.invalidValue(value, option: option, expected))")
    }
  }
}

/// An option that has no effect with the command, or conflicts with others.
enum MisplacedOption: Error, Equatable {
  case onlyForReplay(usage: String)
  case saidByScript(String)
  case notForRecord(String)
  case notRecorded(String)
  case settingNotRecorded(String)
  case onlyForExport(usage: String)
  case notFor(String, String)
  case builtInThemesOnly
  case oneScriptOnly(String)
  case missingCompanion(option: String, needed: String)
  case conflict(String, String)
}

extension MisplacedOption: Complaint {
  var message: BilingualText {
    switch self {
    case .onlyForReplay("--json"):
      BilingualText(
        japanese: "--json は study replay と study export のオプションです",
        english: "--json is an option of study replay and study export")
    case .onlyForReplay(let usage):
      BilingualText(
        japanese: "\(usage) は再生のオプションです：study replay \(usage) FILE",
        english: "\(usage) is an option of study replay: study replay \(usage) FILE")
    case .saidByScript(let option):
      BilingualText(
        japanese: "\(option) は再生には使えません。外してください。再生するファイルの初めの行に書けます",
        english:
          "\(option) is not for scripts; leave it out, because a script sets this in its first "
          + "lines"
      )
    case .notForRecord(let option):
      BilingualText(
        japanese: "\(option) は外してください。study record は新しい記録から始め、操作を FILE に書きます",
        english:
          "leave \(option) out; study record starts with empty records and writes to its FILE")
    case .notRecorded(let option):
      BilingualText(
        japanese: "\(option) は外してください。記録は標準のキーとマウスで再生されます",
        english: "leave \(option) out; recordings are played with the standard keys and the mouse")
    case .settingNotRecorded(let option):
      BilingualText(
        japanese: "\(option) は外して、設定で選んでください。記録は設定といっしょに再生されます",
        english: "leave \(option) out and choose it in the settings, which are part of a recording")
    case .onlyForExport(let usage):
      BilingualText(
        japanese: "\(usage) は答えを書き出すオプションです：study export \(usage)",
        english: "\(usage) is an option of study export: study export \(usage)")
    case .notFor(let command, let option):
      BilingualText(
        japanese: "\(option) は外してください。study \(command) では使いません",
        english: "leave \(option) out; study \(command) does not use it")
    case .builtInThemesOnly:
      BilingualText(
        japanese: "--theme にはファイルでなく、もとからある色づかいを指定してください。操作の記録にはそれだけが使えます",
        english: "give --theme a built-in theme; scripts can't use theme files")
    case .oneScriptOnly(let option):
      BilingualText(
        japanese: "\(option) は一つの再生を書くものです。操作の FILE を一つだけ指定してください",
        english: "\(option) is for a single script; give one FILE")
    case .missingCompanion(let option, let needed):
      BilingualText(
        japanese: "\(option) は \(needed) と使うものです。\(needed) を加えるか、\(option) を外してください",
        english: "\(option) has no effect without \(needed); add \(needed), or leave \(option) out")
    case .conflict(let one, let other):
      BilingualText(
        japanese: "\(one) と \(other) は同時に使えません。二回に分けてください",
        english: "\(one) and \(other) can't be used together; run study twice")
    }
  }
}
