/// The name of a lesson: its subject and its own word, as in `social/prefecture-capital`.
public struct LessonID: Hashable, Sendable {
  /// The subject that the lesson belongs to.
  public let subject: SubjectID
  /// The lesson's own word.
  public let word: String

  /// Joins a subject and a word.
  public init(subject: SubjectID, word: String) {
    self.subject = subject
    self.word = word
  }
}

extension LessonID: CodedAsText {
  /// Reads a subject and a word with a slash between them.
  ///
  /// - Returns: `nil` unless there is exactly one slash with something on both sides.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    self.init(subject: SubjectID(rawValue: String(parts[0])), word: String(parts[1]))
  }

  public var description: String { "\(subject.rawValue)/\(word)" }
}
