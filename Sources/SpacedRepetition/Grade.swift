/// How well an item was remembered, in the four grades of FSRS.
public enum Grade: Int, Hashable, Sendable, CaseIterable {
  /// Wrong, or given up.
  case again = 1
  /// Right with effort: with help, at the second try, or slowly.
  case hard
  /// Right.
  case good
  /// Right and fast.
  case easy
}

/// How an answer is given. All forms of an item share a single card.
public enum AnswerForm: Int, Hashable, Sendable, CaseIterable {
  case choice = 0
  case typed, picker
}

extension Grade {
  /// Grades an answer.
  ///
  /// Fast means less than half of the learner's usual time for the form, slow more than three
  /// times. A choice is graded as good at most, because the answer was visible.
  ///
  /// - Parameters:
  ///   - isCorrect: Whether the answer was right in the end.
  ///   - isHelped: Whether it took help or a second try.
  ///   - form: How the answer was given.
  ///   - milliseconds: The time from the question to the answer.
  ///   - usual: The learner's median time for the form, in milliseconds; `nil` if unknown, in which
  ///     case no answer is fast or slow.
  public init(
    isCorrect: Bool, isHelped: Bool, form: AnswerForm, milliseconds: Int, usual: Int?
  ) {
    guard isCorrect else {
      self = .again
      return
    }
    let isSlow = usual.map { milliseconds > 3 * $0 } ?? false
    let isFast = usual.map { milliseconds < $0 / 2 } ?? false
    self = isHelped || isSlow ? .hard : isFast && form != .choice ? .easy : .good
  }
}
