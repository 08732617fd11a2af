/// How well an item was remembered, in the four steps that FSRS knows.
public enum Grade: Int, Hashable, Sendable, CaseIterable {
  /// Wrong, or given up.
  case again = 1
  /// Right with effort: after help, at the second try, or slowly.
  case hard
  /// Right.
  case good
  /// Right and fast.
  case easy
}

/// How an answer is given. All forms of an item share one card.
public enum AnswerForm: Int, Hashable, Sendable, CaseIterable {
  case choice = 0
  case typed, picker
}

extension Grade {
  /// Grades an answer by what happened.
  ///
  /// Fast is less than half of the person's usual time for the form, slow more than three times it.
  /// A choice is at most good, because the answer was in sight.
  ///
  /// - Parameters:
  ///   - isCorrect: Whether the answer was right in the end.
  ///   - isHelped: Whether it took help or a second try.
  ///   - form: How it was given.
  ///   - milliseconds: The time from the question to the answer.
  ///   - usual: The person's median time for the form; `nil` while it is not known, and then no
  ///     answer is fast or slow.
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
