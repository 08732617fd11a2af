/// How far a person is with one lesson.
public struct LessonProgress: Hashable, Sendable {
  /// How far a run is counted: further tells nothing more.
  public static let longestRun = 9999

  /// The best share of right answers in one round, in percent; `nil` before the first whole round.
  public var bestScore: Int?
  /// The latest day of an answer.
  public var lastVisit: Day?
  /// The run of equal answers for each item: 3 for the last three right, −2 for the last two wrong.
  public var runs: [String: Int]

  /// Starts with nothing answered.
  public init() {
    runs = [:]
  }

  /// How many items were right when they were last asked.
  public var rightCount: Int { runs.values.count { $0 > 0 } }

  /// Remembers one answer.
  public mutating func record(item: String, isCorrect: Bool, on day: Day) {
    let run = runs[item] ?? 0
    runs[item] =
      isCorrect
      ? min(max(run, 0), Self.longestRun - 1) + 1 : max(min(run, 0), 1 - Self.longestRun) - 1
    visit(on: day)
  }

  /// Remembers the result of a whole round. A round without questions changes nothing.
  public mutating func finishRound(correct: Int, of count: Int, on day: Day) {
    guard count > 0 else { return }
    bestScore = max(bestScore ?? 0, correct * 100 / count)
    visit(on: day)
  }

  /// A clock that was set back does not take a visit back.
  private mutating func visit(on day: Day) {
    lastVisit = max(lastVisit ?? day, day)
  }
}
