public import StudyCatalog

/// A link into Study, such as `study://social/prefecture-capital` or only `social`.
public struct StudyLink: Hashable, Sendable {
  /// The routes from the root, as far as the link could be followed.
  public let path: [StudyRoute]

  /// The first part that leads nowhere, or `nil` if the whole link could be followed.
  public let unknownPart: String?

  /// A link to the end of the path, or `nil` if that is the first screen.
  public var followed: String? { path.count > 1 ? Self.text(leadingTo: path.last) : nil }

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

  /// Creates the link to a path, or returns `nil` if there is none.
  ///
  /// A screen that returns a value has no link, nor have those above it, because a link can't say
  /// who asked.
  public init?(to path: [StudyRoute], in catalog: Catalog) {
    guard let text = Self.text(leadingTo: path.last) else { return nil }
    self.init(text, in: catalog)
    guard self.path == path else { return nil }
  }

  private static func text(leadingTo route: StudyRoute?) -> String? {
    switch route {
    case .home: ""
    case .subject(let subject): subject.rawValue
    case .lesson(let lesson): "\(lesson)"
    case .prefectures, .cities, .wards, .map, .prefecture, .city, .record, .round, .review,
      .reviewRound, .reviewOf, nil:
      nil
    }
  }

  /// Every link of a catalogue, for suggestions.
  public static func all(in catalog: Catalog) -> [String] {
    catalog.subjects.flatMap { subject in
      [subject.id.rawValue] + subject.lessons.map { "\($0.id)" }
    }
  }
}
