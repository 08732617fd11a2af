/// How a question is answered.
public enum QuestionKind: String, Hashable, Sendable, CaseIterable {
  /// By choosing one of four.
  case choice
  /// By typing.
  case typed
  /// By finding the place in the pickers.
  case place
}
