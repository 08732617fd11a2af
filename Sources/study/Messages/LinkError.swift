import KeyScript
import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalCore

/// A link to something that doesn't exist.
struct LinkError: Error {
  /// Where a link is written.
  enum Place {
    /// On the command line, where a mistyped command is taken for a link.
    case commandLine
    /// In a key script.
    case script
  }

  /// The link as resolved in the catalog.
  let link: StudyLink
  /// The link as written.
  let text: String
  /// The first part of the link that doesn't exist.
  let part: String
  let place: Place
  /// The available lessons.
  let catalog: Catalog
  /// The learner's own lessons; those with mistakes are not in the catalog.
  var own: OwnLessons?

  /// Creates an error; `nil` if the whole link is valid.
  init?(_ text: String, _ link: StudyLink, on place: Place, in catalog: Catalog) {
    guard let part = link.unknownPart else { return nil }
    self.text = text
    self.link = link
    self.part = part
    self.place = place
    self.catalog = catalog
  }
}

extension LinkError: Complaint {
  /// The message: what doesn't exist, and a suggestion.
  var message: BilingualText {
    let nearest = nearest
    let (what, choices) = (missing, choices)
    return BilingualText(
      japanese: what.japanese + "。" + (nearest.map { "\($0) のことですか？" } ?? choices.japanese)
        + hidden.japanese,
      english: what.english + "; " + (nearest.map { "did you mean \($0)?" } ?? choices.english)
        + hidden.english)
  }

  /// The message as the last sentence on a screen. What is to be copied ends without a full stop.
  var sentence: BilingualText {
    guard nearest == nil, hidden.english.isEmpty else { return message }
    return BilingualText(japanese: message.japanese + "。", english: message.english + ".")
  }

  /// Where to look for a lesson that a mistake keeps from being shown.
  private var hidden: BilingualText {
    guard let own, own.mistakeCount > 0, place == .commandLine else {
      return BilingualText(japanese: "", english: "")
    }
    let count = own.mistakeCount
    return BilingualText(
      japanese: "。自分のレッスンにまちがいが \(count)か所あります：\(own.checkCommand)",
      english: "; \(count) mistake\(count == 1 ? "" : "s") in your own lessons: \(own.checkCommand)"
    )
  }

  /// The last screen of the valid part; `nil` if no part is valid.
  private var last: StudyRoute? { link.followed == nil ? nil : link.path.last }

  /// The link or command that is probably meant; `nil` if none is similar.
  private var nearest: String? {
    switch last {
    case nil:
      let commands = place == .commandLine ? Subcommand.suggestions : []
      return Suggestion.nearest(to: text, among: StudyLink.all(in: catalog) + commands)
    case .home: return Suggestion.nearest(to: part, among: subjects).map { "learn/\($0)" }
    case .subject(let id):
      let words = catalog.subject(id)?.lessons.map(\.id.word) ?? []
      return Suggestion.nearest(to: part, among: words).map { "\(id.rawValue)/\($0)" }
    default: return nil
    }
  }

  /// What doesn't exist.
  private var missing: BilingualText {
    let part = Notation.shortened(part)
    return switch last {
    case nil where place == .commandLine:
      BilingualText(
        japanese: "「\(part)」というコマンドも画面もありません", english: "there is no command or screen “\(part)”")
    case nil:
      BilingualText(japanese: "「\(part)」という画面はありません", english: "there is no screen “\(part)”")
    case .home:
      BilingualText(japanese: "「\(part)」という教科はありません", english: "there is no subject “\(part)”")
    case .subject(let id):
      BilingualText(
        japanese: "\(catalog.subject(id)?.title.japanese ?? id.rawValue)に「\(part)」というレッスンはありません",
        english: "there is no lesson “\(part)” in \(id.rawValue)")
    case .map:
      BilingualText(
        japanese: "「\(part)」という都道府県はありません", english: "there is no prefecture “\(part)”")
    default:
      BilingualText(
        japanese: "\(link.lastTitle(in: catalog)?.japanese ?? "")の先に「\(part)」はありません",
        english: "there is nothing called “\(part)” in \(link.followed ?? "")")
    }
  }

  /// What there is instead.
  private var choices: BilingualText {
    switch last {
    case nil:
      let links = StudyLink.all(in: catalog).filter { !$0.contains("/") }.map(written)
        .joined(separator: ", ")
      guard place == .commandLine else {
        return BilingualText(japanese: "開けるのは \(links) です", english: "you can open \(links)")
      }
      let commands = Subcommand.names.joined(separator: ", ")
      return BilingualText(
        japanese: "コマンドは \(commands)、開ける画面は \(links) です",
        english: "commands are \(commands); you can open \(links)")
    case .home:
      let subjects = subjects.joined(separator: ", ")
      return BilingualText(japanese: "教科は \(subjects) です", english: "subjects are \(subjects)")
    case .subject(let id):
      let words = catalog.subject(id)?.lessons.map(\.id.word) ?? []
      let lessons = words.joined(separator: ", ")
      return BilingualText(japanese: "レッスンは \(lessons) です", english: "lessons are \(lessons)")
    case .map:
      return BilingualText(
        japanese: "map/01 から map/47 までです", english: "prefectures are map/01 to map/47")
    default:
      return BilingualText(
        japanese: "「\(Notation.shortened(part))」を外してください", english: "leave it out")
    }
  }

  /// A link of one word as it is written where it stands. On a command line, one that is also the
  /// name of a command has a slash.
  private func written(_ link: String) -> String {
    place == .commandLine && Subcommand.names.contains(link) ? link + "/" : link
  }

  private var subjects: [String] { catalog.subjects.map(\.id.rawValue) }
}
