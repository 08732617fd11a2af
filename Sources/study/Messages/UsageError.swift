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
  case tooManyArguments(String)
  /// An argument after a command that takes none.
  case superfluous(String)
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
      return BilingualText(
        japanese: "study \(command) にはファイルが要ります: study \(command) FILE",
        english: "study \(command) needs a file: study \(command) FILE")
    case .tooManyArguments(let argument):
      let argument = Notation.shortened(argument)
      return BilingualText(
        japanese: "「\(argument)」は余分です。リンクは一つまでにしてください",
        english: "there is nothing to do with “\(argument)”; give one link at most")
    case .superfluous(let argument):
      let argument = Notation.shortened(argument)
      return BilingualText(
        japanese: "「\(argument)」は余分です。外してください",
        english: "there is nothing to do with “\(argument)”; leave it out")
    case .notUnicode(let argument):
      let argument = Notation.shortened(argument)
      return BilingualText(
        japanese: "「\(argument)」は UTF-8 ではありません。ファイルなら名前を変えてください",
        english: "“\(argument)” is no UTF-8; if it is a file, give it another name")
    case .noStateFolder:
      return BilingualText(
        japanese: "記録を置くホームフォルダーがありません。--state DIR で場所を指定してください",
        english: "there is no home folder to keep your records in; name one with --state DIR")
    }
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
        japanese: "\(option) には値が要ります: \(option) \(expected.usage)",
        english: error.description)
    case .unexpectedValue(let option):
      self.init(
        japanese: "\(option) に値はありません。\(option) とだけ書いてください",
        english: error.description)
    case .invalidValue(let value, let option, let expected):
      let value = Notation.shortened(value)
      self.init(
        japanese: "「\(value)」は \(option) の値になりません。\(expected.usage) を指定してください",
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
    case .onlyForReplay(let usage):
      BilingualText(
        japanese: "\(usage) は再生のオプションです: study replay \(usage) FILE",
        english: "\(usage) belongs to playing scripts: study replay \(usage) FILE")
    case .saidByScript(let option):
      BilingualText(
        japanese: "\(option) は再生には使えません。外してください。再生するファイルの初めの行に書けます",
        english:
          "\(option) is for studying; leave it out, a script says such things in its first lines")
    case .notForRecord(let option):
      BilingualText(
        japanese: "\(option) は外してください。study record は新しい記録から始め、操作を FILE に書きます",
        english: "leave \(option) out; study record begins with no records and writes to its FILE")
    case .notRecorded(let option):
      BilingualText(
        japanese: "\(option) は外してください。記録はいつものキーとマウスで再生されます",
        english: "leave \(option) out; what is recorded plays with the usual keys and the mouse")
    case .settingNotRecorded(let option):
      BilingualText(
        japanese: "\(option) は外して、設定で選んでください。記録は設定といっしょに再生されます",
        english: "leave \(option) out and choose it in the settings, with which a recording plays")
    case .onlyForExport(let usage):
      BilingualText(
        japanese: "\(usage) は答えを書き出すオプションです: study export \(usage)",
        english: "\(usage) belongs to writing answers: study export \(usage)")
    case .notFor(let command, let option):
      BilingualText(
        japanese: "\(option) は外してください。study \(command) では使いません",
        english: "leave \(option) out; study \(command) has no use for it")
    case .builtInThemesOnly:
      BilingualText(
        japanese: "--theme にはファイルでなく、もとからある色づかいを指定してください。操作の記録にはそれだけが使えます",
        english: "give --theme a built-in theme; scripts know no theme files")
    case .oneScriptOnly(let option):
      BilingualText(
        japanese: "\(option) は一つの再生を書くものです。操作の FILE を一つだけ指定してください",
        english: "\(option) writes what one script does; give one FILE of keys")
    case .missingCompanion(let option, let needed):
      BilingualText(
        japanese: "\(option) は \(needed) と使うものです。\(needed) を加えるか、\(option) を外してください",
        english: "\(option) does nothing without \(needed); add that, or leave \(option) out")
    case .conflict(let one, let other):
      BilingualText(
        japanese: "\(one) と \(other) は同時に使えません。二回に分けてください",
        english: "\(one) and \(other) can't both be done at once; run it twice")
    }
  }
}

/// A link to something that doesn't exist.
struct LinkError: Error {
  let link: String
  /// The first part of the link that doesn't exist.
  let part: String
  /// The available lessons.
  let catalog: Catalog
}

extension LinkError: Complaint {
  /// The message: the part where the link fails, and a suggestion.
  var message: BilingualText {
    let known =
      subject.map { subject in
        subject.lessons.map { "\($0.id)" }
      } ?? StudyLink.all(in: catalog)
    let nearest = isLesson ? Suggestion.nearest(to: link, among: known) : nil
    let (link, part) = (Notation.shortened(link), Notation.shortened(part))
    return BilingualText(
      japanese: "リンク「\(link)」の「\(part)」が見つかりません。"
        + (nearest.map { "\($0) のことですか？" } ?? choices.japanese),
      english: "the link “\(link)” stops at “\(part)”, which does not exist; "
        + (nearest.map { "did you mean \($0)?" } ?? choices.english))
  }

  private var mode: String { StudyLink(link, in: catalog).mode.rawValue }

  /// Whether the link may be to a lesson.
  private var isLesson: Bool { !["map", "review", "record"].contains(mode) }

  /// The subject in the link; `nil` if it has none that exists.
  private var subject: Subject? {
    StudyLink(link, in: catalog).path.lazy.compactMap { route in
      if case .subject(let id) = route { catalog.subject(id) } else { nil }
    }.first
  }

  /// The alternatives to the unknown part.
  private var choices: BilingualText {
    if let subject {
      let lessons = subject.lessons.map(\.id.word).joined(separator: ", ")
      return BilingualText(japanese: "レッスンは \(lessons) です", english: "lessons are \(lessons)")
    }
    switch mode {
    case "map":
      return BilingualText(
        japanese: "地図のリンクは map/01 から map/47 までです", english: "the map has map/01 to map/47")
    case "review", "record":
      return BilingualText(japanese: "その先はありません", english: "nothing is below it")
    default: break
    }
    let subjects = catalog.subjects.map(\.id.rawValue).joined(separator: ", ")
    return BilingualText(japanese: "教科は \(subjects) です", english: "subjects are \(subjects)")
  }
}
