/// A lesson: what is asked, for which grades, and how it is answered.
public struct Lesson: Hashable, Sendable, Identifiable {
  /// The name that routes, links and the state file use.
  public let id: LessonID
  /// The name for people.
  public let title: BilingualText
  /// The reading of the Japanese name.
  public let kana: String
  /// The suggested school grades: 1 to 6 elementary, 7 to 9 junior high.
  public let grades: ClosedRange<Int>
  /// How many different items it asks.
  public let itemCount: Int
  /// How its questions are answered.
  public let kinds: Set<QuestionKind>
}
