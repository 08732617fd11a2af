/// A school subject with its lessons.
public struct Subject: Hashable, Sendable, Identifiable {
  /// The name in routes and links.
  public let id: SubjectID
  /// The displayed name.
  public let title: BilingualText
  /// The lessons, in the order to learn them.
  public internal(set) var lessons: [Lesson]
  /// The names of the lessons and, in their places, of the learner's own ones that have mistakes
  /// and so are not among them.
  package internal(set) var lessonNames: [LessonID] = []
}

/// The name of a subject, such as `social`.
public struct SubjectID: Hashable, Sendable, Codable, RawRepresentable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A lesson: its items, its grades, and how its questions are answered.
public struct Lesson: Hashable, Sendable, Identifiable {
  /// The name in routes, links and the records.
  public let id: LessonID
  /// The displayed name.
  public let title: BilingualText
  /// The suggested school grades: 1 to 6 elementary, 7 to 9 junior high.
  public let grades: ClosedRange<Int>
  /// The number of items it asks about.
  public let itemCount: Int
  /// The kinds of its questions, as the list of lessons names them.
  let forms: String
  /// The source of its items.
  let source: LessonSource

  /// How its questions are answered.
  ///
  /// It is read when the lesson opens, because most lessons of the catalog don't in a run.
  public var kinds: Set<QuestionKind> {
    // Bytes are split without looking for the boundaries of characters.
    let words = forms.utf8.split(separator: UInt8(ascii: " "))
    var kinds = Set(words.compactMap { QuestionKind(rawValue: String(Substring($0))) })
    if source == .recipe(.capital) { kinds.insert(.place) }
    return kinds
  }

  /// Whether a user has written the lesson.
  public var isOwn: Bool { if case .written = source { true } else { false } }

  /// The names of the items that it asks.
  ///
  /// - Complexity: Reads the lesson's table at every call, which takes up to three milliseconds.
  public var itemNames: Set<String> {
    // Without choices, every question of a user's own table is asked, and needs not be made.
    if case .written(let written) = source, kinds != [.choice] { return written.names }
    return Set(QuestionBank(self).items.map(\.key))
  }
}

/// The source of a lesson's items.
enum LessonSource: Hashable, Sendable {
  /// The built-in tables, which are read at every use.
  case recipe(LessonRecipe)
  /// A table that the user has written.
  case written(WrittenItems)

  /// All items, in the order of the table.
  var items: [QuestionItem] {
    switch self {
    case .recipe(let recipe): recipe.items
    case .written(let written): written.items
    }
  }
}

/// The name of a lesson: its subject and a word that is unique there, as in
/// `social/prefecture-capital`.
public struct LessonID: Hashable, Sendable {
  /// The subject that the lesson belongs to.
  public let subject: SubjectID
  /// The lesson's own word.
  public let word: String

  /// Creates a name from a subject and a word.
  public init(subject: SubjectID, word: String) {
    self.subject = subject
    self.word = word
  }
}

extension LessonID: CodedAsText {
  /// Reads a subject and a word separated by a slash.
  ///
  /// - Returns: `nil` unless there is exactly one slash, with text on both sides.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    self.init(subject: SubjectID(rawValue: String(parts[0])), word: String(parts[1]))
  }

  public var description: String { "\(subject.rawValue)/\(word)" }
}
