/// The state that an older version has saved for a learner.
public struct StudyState: Hashable, Sendable {
  /// The learner's home; `nil` until one is chosen.
  public var place: PlaceCode?
  /// The last lesson that was opened; `nil` if none was.
  public var lastLesson: LessonID?
  /// The progress in each lesson with answers.
  public var lessons: [LessonID: LessonProgress] = [:]

  /// Creates an empty state.
  public init() {}
}

/// A learner's progress in one lesson.
public struct LessonProgress: Hashable, Sendable {
  /// The best score of a round, in percent; `nil` before the first complete round.
  public var bestScore: Int?
  /// The day of the latest answer; `nil` before the first one.
  public var lastVisit: Day?
  /// The run of equal answers to each item: 3 if the last three were right, −2 if the last two were
  /// wrong.
  public var runs: [String: Int] = [:]

  /// Creates empty progress.
  public init() {}
}
