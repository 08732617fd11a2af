/// What the person says to the question whether to leave.
public enum QuestionAnswer: Hashable, Sendable {
  case leave, stay
}
