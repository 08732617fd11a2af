import Files
import KeyScript
import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalCore

/// A mistake in a command line.
enum UsageError: Error, Equatable {
  /// An option that can't be read.
  case argument(ArgumentError)
  case misplaced(MisplacedOption)
  case missingFile(Subcommand)
  /// A name without a character, after a command, with a command line that has one.
  case emptyName(example: String)
  /// `-` after a command that needs a file with a name.
  case noStandardFile(Subcommand)
  /// A further file after a command that takes one.
  case oneFileOnly(command: String, String)
  /// A word that is not a command, followed by another argument.
  case unknownCommand(String, before: String)
  /// An argument after a command that takes none.
  case superfluous(command: String, String)
  /// An argument with bytes that are not UTF-8, which U+FFFD replaces.
  case notUnicode(String)
  case noStateFolder
  /// The folder that does not exist, in which that of `--state` would be made.
  case noFolderForState(String)
}

extension Error {
  /// The error of opening a file that was found in a folder: if its name is not UTF-8, it seems to
  /// be missing.
  func opening(_ file: String) -> any Error {
    let isAbsence = (self as? FileError)?.isAbsence == true
    return isAbsence && file.unicodeScalars.contains("\u{FFFD}")
      ? UsageError.notUnicode(file) : self
  }
}

extension UsageError: Complaint {
  var message: BilingualText {
    switch self {
    case .argument(let error): return BilingualText(error)
    case .misplaced(let option): return option.message
    case .missingFile(let command):
      return Self.missingFile(of: command)
    case .emptyName(let example):
      return BilingualText(
        japanese: "ファイルの名前が空です。名前を書いてください：\(example)",
        english: "the name of a file is missing, because “” is empty: \(example)")
    case .noStandardFile(let command):
      return Self.noStandardFile(for: command)
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
    case .noFolderForState(let folder):
      let folder = Notation.shortened(folder)
      return BilingualText(
        japanese: "フォルダー「\(folder)」がありません。--state の値を直すか、先にフォルダーを作ってください",
        english: "there is no folder “\(folder)”; correct --state, or make the folder first")
    }
  }

  private static func missingFile(of command: Subcommand) -> BilingualText {
    let example = command.example()
    let needed =
      command.neededWord == "PATH"
      ? BilingualText(japanese: "ファイルかフォルダー", english: "a file or a folder")
      : BilingualText(japanese: "ファイル", english: "a file")
    let message = BilingualText(
      japanese: "\(command.usage) には\(needed.japanese)が必要です：\(example)",
      english: "\(command.usage) needs \(needed.english): \(example)")
    // The only command with the name of a screen.
    guard command == .record else { return message }
    return BilingualText(
      japanese: message.japanese + "。「記録」の画面を開くには：\(command.usage)/",
      english: message.english + "; to open the Record screen: \(command.usage)/")
  }

  private static func noStandardFile(for command: Subcommand) -> BilingualText {
    let example = ([command.usage] + (command.word.map { [$0] } ?? [])).joined(separator: " ")
    let (japanese, english) =
      if command == .check {
        ("標準入力は読めません", "can’t read standard input")
      } else {
        ("標準出力には書けません", "can’t write to standard output")
      }
    return BilingualText(
      japanese: "\(command.usage) で\(japanese)。ファイルを指定してください：\(example)",
      english: "\(command.usage) \(english); give a file: \(example)")
  }

  private static func unknownCommand(_ word: String, before next: String) -> BilingualText {
    let nearest = Suggestion.nearest(to: word, among: Subcommand.suggestions)
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
      let nearest = Suggestion.nearest(to: option, among: known)
      let option = Notation.shortened(option)
      self.init(
        japanese: "オプション \(option) はありません" + (nearest.map { "。\($0) のことですか？" } ?? ""),
        english: "unknown option \(option)" + (nearest.map { "; did you mean \($0)?" } ?? ""))
    case .unexpectedArgument(let argument):
      self.init(
        japanese: "「\(Notation.shortened(argument))」は余分です", english: error.description)
    case .missingValue(let option, let expected, let next):
      let isPath = next != nil && expected.isPath
      self.init(
        japanese: "\(option) には値が必要です：\(option) \(expected.usage)"
          + (isPath ? "。名前が \(next ?? "") なら ./\(next ?? "") と書いてください" : ""),
        english: error.description)
    case .unexpectedValue(let option):
      self.init(
        japanese: "\(option) に値はありません。\(option) とだけ書いてください",
        english: error.description)
    case .invalidValue(let value, let option, let expected):
      let value = Notation.shortened(value)
      let words = Option.named(option)?.words.japanese ?? ""
      let remedy =
        if case .oneOf(let values) = expected {
          values.joined(separator: "、") + " のどれかにしてください"
        } else {
          "\(option) \(expected.usage)：\(words)"
        }
      self.init(
        japanese: "「\(value)」は \(option) の値に使えません。\(remedy)",
        english: "\(ArgumentError.invalidValue(value, option: option, expected))")
    }
  }
}
