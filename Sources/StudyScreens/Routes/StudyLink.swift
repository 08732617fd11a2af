public import Navigation
public import StudyCatalog
import TerminalUI

/// A link into Study, such as `study://social/prefecture-capital`, only `social`, or `map/23`.
public struct StudyLink: Hashable, Sendable {
  /// The mode that the link leads to.
  public let mode: PathID

  /// The routes from the root of the mode, as far as the link leads.
  public let path: [StudyRoute]

  /// The first part that leads nowhere; `nil` if the whole link is valid.
  public let unknownPart: String?

  /// The valid part of the link; `nil` if no part is valid.
  public let followed: String?

  /// Resolves a link in a catalog.
  public init(_ text: String, in catalog: Catalog) {
    let scheme = "study://"
    let parts = (text.hasPrefix(scheme) ? text.dropFirst(scheme.count) : text[...])
      .split(separator: "/").map(String.init)
    let named = parts.first.flatMap(StudyMode.init)
    var mode = named ?? .learn
    var words = named == nil ? parts[...] : parts.dropFirst()
    var steps = mode.steps(along: words, in: catalog)
    if named != nil, steps.count < words.count {
      // If the mode has no such screen, a subject of the same name may have it.
      let others = StudyMode.learn.steps(along: parts[...], in: catalog)
      if others.count > steps.count + 1 { (mode, words, steps) = (.learn, parts[...], others) }
    }
    path = [mode.root] + steps
    self.mode = mode.id
    let rest = words.dropFirst(steps.count)
    unknownPart = rest.first
    let known = parts.dropLast(rest.count)
    followed = known.isEmpty ? nil : known.joined(separator: "/")
  }

  /// The title of the last screen that the valid part leads to.
  package func lastTitle(in catalog: Catalog) -> BilingualText? {
    switch path.last {
    case .subject(let id): return catalog.subject(id)?.title
    case .lesson(let id): return catalog.lesson(id)?.title
    case .prefecture(let place): return Places.all.prefecture(place)?.title
    default:
      let mode = StudyMode(rawValue: mode.rawValue)
      return mode.map {
        BilingualText(japanese: $0.title(in: .japanese), english: $0.title(in: .english))
      }
    }
  }

  /// Every mode, subject, and lesson link of a catalog, for suggestions.
  public static func all(in catalog: Catalog) -> [String] {
    StudyMode.allCases.map(\.rawValue)
      + catalog.subjects.flatMap { subject in
        [link(to: subject)] + subject.lessons.map { "\($0.id)" }
      }
  }

  /// The link to a subject. A subject with the name of a mode is prefixed with `learn/`.
  private static func link(to subject: Subject) -> String {
    let name = subject.id.rawValue
    return StudyMode(rawValue: name) == nil ? name : "\(StudyMode.learn.rawValue)/\(name)"
  }
}

extension StudyMode {
  /// The routes above the mode's root that the words of a link name, up to the first unknown word.
  fileprivate func steps(along words: ArraySlice<String>, in catalog: Catalog) -> [StudyRoute] {
    guard let first = words.first else { return [] }
    switch self {
    case .learn:
      guard let subject = catalog.subject(SubjectID(rawValue: first)) else { return [] }
      let lesson = words.dropFirst().first.flatMap { word in
        subject.lessons.first { $0.id.word == word }
      }
      return [.subject(subject.id)] + (lesson.map { [.lesson($0.id)] } ?? [])
    case .map:
      guard let code = PlaceCode(first), code.isPrefecture, Places.all.prefecture(code) != nil
      else {
        return []
      }
      return [.prefecture(code)]
    case .review, .record: return []
    }
  }
}
