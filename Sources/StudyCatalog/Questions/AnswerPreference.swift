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
    let kinds = preferred(of: kinds)
    guard kinds.contains(.choice) else { return [.typed] }
    let typed: QuestionKind = kinds.contains(.typed) ? .typed : .choice
    if kinds.contains(.place) {
      return [
        .choice, .choice, .place, .choice, typed, .choice, .place, typed, .choice, .place,
      ]
    }
    return typed == .choice ? [.choice] : [.choice, .choice, typed]
  }

  /// Returns those of a lesson's kinds of questions that the learner prefers; all if it has none.
  private func preferred(of kinds: Set<QuestionKind>) -> Set<QuestionKind> {
    let preferred: Set<QuestionKind> =
      switch self {
      case .mixed: kinds
      case .choose: kinds.subtracting([.typed])
      case .type: kinds.intersection([.typed])
      }
    return preferred.isEmpty ? kinds : preferred
  }
}
