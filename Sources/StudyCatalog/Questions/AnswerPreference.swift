/// How a learner prefers to answer. A lesson that can't be answered so is answered as it can be.
public enum AnswerPreference: String, Hashable, Sendable, CaseIterable {
  /// In all the ways that a lesson has, mixed at random.
  case mixed
  /// By choosing, among four choices or in the pickers of places.
  case choose
  /// By typing, which is harder and remembered better.
  case type
}

extension AnswerPreference {
  /// Returns the kinds of a round's questions, in the right proportions. The sequence repeats.
  ///
  /// - Parameter kinds: The kinds of questions that a lesson has.
  /// - Returns: At least one kind, which the lesson has.
  func shares(of kinds: Set<QuestionKind>) -> [QuestionKind] {
    let hasTyped = kinds.contains(.typed) && self != .choose
    guard kinds.contains(.choice), self != .type || !kinds.contains(.typed) else { return [.typed] }
    if kinds.contains(.place) {
      return [
        .choice, .choice, .place, .choice, hasTyped ? .typed : .choice, .choice, .place,
        hasTyped ? .typed : .choice, .choice, .place,
      ]
    }
    return hasTyped ? [.choice, .choice, .typed] : [.choice]
  }
}
