/// One question of a lesson.
public struct Question: Hashable, Sendable {
  /// The name of what is asked, which stays the same for as long as the lesson's table does.
  ///
  /// The state file remembers answers by it.
  public let item: String
  /// The question as a sentence.
  public let prompt: BilingualText
  /// What counts as right.
  public let answer: RightAnswer
  /// The right answer, to be shown after a mistake.
  public let solution: BilingualText

  /// Makes a question.
  public init(item: String, prompt: BilingualText, answer: RightAnswer, solution: BilingualText) {
    if case .choice(let choices, let correct) = answer {
      precondition(
        choices.indices.contains(correct), "no choice \(correct) among \(choices.count)")
    }
    self.item = item
    self.prompt = prompt
    self.answer = answer
    self.solution = solution
  }

  /// How the question is answered.
  public var kind: QuestionKind {
    switch answer {
    case .choice: .choice
    case .typed: .typed
    case .place: .place
    }
  }

  /// Says whether a choice is right. Positions count from 0; false unless the question has choices.
  public func isCorrect(choice: Int) -> Bool {
    guard case .choice(_, let correct) = answer else { return false }
    return choice == correct
  }

  /// Says whether a place is right. False unless the question asks for a place.
  public func isCorrect(place: PlaceCode) -> Bool {
    answer == .place(place)
  }

  /// Says whether a typed text is right. False unless the question is answered by typing.
  ///
  /// Case, spaces, punctuation, widths, and hiragana against katakana make no difference; a kana
  /// answer may be typed in Latin letters, by any of the usual spellings.
  public func isCorrect(typed text: String) -> Bool {
    guard case .typed(let accepted) = answer else { return false }
    return accepted.contains { AcceptedText($0).matches(text) }
  }
}
