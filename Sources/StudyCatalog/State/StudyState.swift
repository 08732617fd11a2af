/// What the program remembers about a person.
public struct StudyState: Hashable, Sendable {
  /// Where the person lives; `nil` until they choose.
  public var place: PlaceCode?
  /// The last lesson that was opened.
  public var lastLesson: LessonID?
  /// The progress in each lesson with an answer.
  public var lessons: [LessonID: LessonProgress]

  /// Creates a state without choices or answers.
  public init() {
    lessons = [:]
  }

  /// The progress in a lesson; empty if it was never answered.
  public subscript(lesson: LessonID) -> LessonProgress {
    get { lessons[lesson] ?? LessonProgress() }
    set { lessons[lesson] = newValue }
  }
}

/// A person's progress in one lesson.
public struct LessonProgress: Hashable, Sendable {
  /// The length at which runs stop counting.
  public static let longestRun = 9999

  /// The best score of a round, in percent; `nil` before the first complete round.
  public var bestScore: Int?
  /// The day of the latest answer.
  public var lastVisit: Day?
  /// The run of equal answers for each item: 3 for the last three right, −2 for the last two wrong.
  public var runs: [String: Int]

  /// Creates progress without answers.
  public init() {
    runs = [:]
  }

  /// The number of items that were right when last asked.
  public var rightCount: Int { runs.values.count { $0 > 0 } }

  /// Records one answer.
  public mutating func record(item: String, isCorrect: Bool, on day: Day) {
    let run = runs[item] ?? 0
    runs[item] =
      isCorrect
      ? min(max(run, 0), Self.longestRun - 1) + 1 : max(min(run, 0), 1 - Self.longestRun) - 1
    visit(on: day)
  }

  /// Records the result of a complete round. A round without questions changes nothing.
  public mutating func finishRound(correct: Int, of count: Int, on day: Day) {
    guard count > 0 else { return }
    bestScore = max(bestScore ?? 0, correct * 100 / count)
    visit(on: day)
  }

  /// Notes a visit. The last one stays if the clock was set back.
  private mutating func visit(on day: Day) {
    lastVisit = max(lastVisit ?? day, day)
  }
}
