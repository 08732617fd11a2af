public import StudyCatalog

/// A link into Study, such as `study://social/prefecture-capital` or only `social`.
public struct StudyLink: Hashable, Sendable {
  /// The routes from the root that the link names, as far as it could be followed.
  public let path: [StudyRoute]

  /// The part at which the link could not be followed, or `nil` when it was followed to its end.
  public let unknownPart: String?

  /// The link to where this one leads, or `nil` when that is the first screen.
  public var followed: String? {
    switch path.last {
    case .subject(let subject): subject.rawValue
    case .lesson(let lesson): "\(lesson)"
    default: nil
    }
  }

  /// Reads a link against a catalogue.
  public init(_ text: String, in catalog: Catalog) {
    let scheme = "study://"
    let parts = (text.hasPrefix(scheme) ? text.dropFirst(scheme.count) : text[...])
      .split(separator: "/").map(String.init)
    var path: [StudyRoute] = [.home]
    let subject = parts.first.flatMap { catalog.subject(SubjectID(rawValue: $0)) }
    if let subject { path.append(.subject(subject.id)) }
    let lesson = parts.dropFirst().first.flatMap { word in
      subject?.lessons.first { $0.id.word == word }
    }
    if let lesson { path.append(.lesson(lesson.id)) }
    self.path = path
    unknownPart = parts.dropFirst(path.count - 1).first
  }

  /// Every link of a catalogue, for suggestions.
  public static func all(in catalog: Catalog) -> [String] {
    catalog.subjects.flatMap { subject in
      [subject.id.rawValue] + subject.lessons.map { "\($0.id)" }
    }
  }
}
