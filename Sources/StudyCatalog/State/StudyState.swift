/// What the program remembers of a person.
public struct StudyState: Hashable, Sendable {
  /// Where the person lives, once chosen.
  public var place: PlaceCode?
  /// The lesson that was opened last.
  public var lastLesson: LessonID?
  /// The progress in each lesson that was ever answered.
  public var lessons: [LessonID: LessonProgress]

  /// Starts with nothing chosen and nothing answered.
  public init() {
    lessons = [:]
  }

  /// The progress in a lesson; empty for one never answered.
  public subscript(lesson: LessonID) -> LessonProgress {
    get { lessons[lesson] ?? LessonProgress() }
    set { lessons[lesson] = newValue }
  }
}
