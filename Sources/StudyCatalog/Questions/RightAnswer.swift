/// What counts as a right answer to a question.
public enum RightAnswer: Hashable, Sendable {
  /// One of four choices is right; the position counts from 0.
  case choice([BilingualText], correct: Int)
  /// Any of the texts is right, compared as ``Question/isCorrect(typed:)`` says.
  case typed([String])
  /// The place is right.
  case place(PlaceCode)
}
