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

  /// Judges a typed text by the rule of its kind. Wrong unless the question is answered by typing.
  public func judge(typed text: String) -> Judgement {
    guard case .typed(let answer) = answer, answer.accepts(text) else { return .wrong }
    return .right(standard: solution)
  }
}

/// What counts as a right answer to a question.
public enum RightAnswer: Hashable, Sendable {
  /// One of four choices is right; the position counts from 0.
  case choice([BilingualText], correct: Int)
  /// A typed text is right, as ``Question/judge(typed:)`` finds.
  case typed(TypedAnswer)
  /// The place is right.
  case place(PlaceCode)
}

/// What becomes of a typed answer.
public enum Judgement: Hashable, Sendable {
  /// The answer is right, and this is how books print it: 札幌市 for `sapporo`, `Tuesday` for `tuesday`.
  case right(standard: BilingualText)
  /// The answer is wrong.
  case wrong

  /// Whether the answer is right, in whatever form.
  public var isRight: Bool { self != .wrong }
}
