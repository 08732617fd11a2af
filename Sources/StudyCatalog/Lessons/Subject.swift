/// A school subject with its lessons.
public struct Subject: Hashable, Sendable, Identifiable {
  /// The name that routes and links use.
  public let id: SubjectID
  /// The name for people.
  public let title: BilingualText
  /// The reading of the Japanese name.
  public let kana: String
  /// The lessons in the order to learn them.
  public let lessons: [Lesson]
}
