/// What an older program has kept about a person.
public struct StudyState: Hashable, Sendable {
  /// Where the person lives; `nil` until they choose.
  public var place: PlaceCode?
  /// The last lesson that was opened.
  public var lastLesson: LessonID?
  /// The progress in each lesson with an answer.
  public var lessons: [LessonID: LessonProgress] = [:]

  /// Creates a state without choices or answers.
  public init() {}
}

/// A person's progress in one lesson.
public struct LessonProgress: Hashable, Sendable {
  /// The best score of a round, in percent; `nil` before the first complete round.
  public var bestScore: Int?
  /// The day of the latest answer.
  public var lastVisit: Day?
  /// The run of equal answers for each item: 3 for the last three right, −2 for the last two wrong.
  public var runs: [String: Int] = [:]

  /// Creates progress without answers.
  public init() {}
}
