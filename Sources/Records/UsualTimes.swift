public import SpacedRepetition
public import StudyCatalog

/// How long a learner usually takes for a right answer: the median of the latest ones of the same
/// form, and of the same lesson if there are enough of it. A sum takes less time than the name of a
/// city.
public struct UsualTimes: Hashable, Sendable {
  private var ofForms: [AnswerForm: Int] = [:]
  private var ofLessons: [AnswerForm: [LessonID: Int]] = [:]

  /// With fewer answers, the median would be too random.
  private static let leastAnswers = 20
  /// Older answers of a form no longer show how fast the learner is.
  fileprivate static let mostAnswers = 500

  /// Creates the times of a learner without answers.
  public init() {}

  /// The usual time for a form in a lesson, in milliseconds; `nil` if there are too few answers.
  public func time(for form: AnswerForm, in lesson: LessonID) -> Int? {
    ofLessons[form]?[lesson] ?? ofForms[form]
  }

  /// Adds the times of the latest right answers of a form, by lesson.
  fileprivate mutating func add(_ times: [LessonID: [Int]], for form: AnswerForm) {
    guard let usual = Self.median(times.values.flatMap(\.self)) else { return }
    ofForms[form] = usual
    ofLessons[form] = times.compactMapValues(Self.median)
  }

  private static func median(_ times: [Int]) -> Int? {
    times.count < leastAnswers ? nil : times.sorted()[times.count / 2]
  }
}

extension Records {
  /// The learner's usual times. Answers imported without their time don't count.
  ///
  /// - Complexity: O(*n*), where *n* is the number of all answers, if some form is rare; 20 ms for
  ///   200,000 answers.
  public func usualTimes() throws(RecordsError) -> UsualTimes {
    try snapshot { database throws(DatabaseError) in
      var usual = UsualTimes()
      for form in AnswerForm.allCases {
        var times: [LessonID: [Int]] = [:]
        try database.each(
          """
          SELECT lesson, milliseconds FROM answers WHERE form = ? AND grade <> ? \
          AND milliseconds > 0 ORDER BY id DESC LIMIT ?
          """,
          [
            .integer(form.rawValue), .integer(Grade.again.rawValue),
            .integer(UsualTimes.mostAnswers),
          ]
        ) {
          if let lesson = LessonID($0.text(0)) { times[lesson, default: []].append($0.count(1)) }
          return true
        }
        usual.add(times, for: form)
      }
      return usual
    }
  }
}
