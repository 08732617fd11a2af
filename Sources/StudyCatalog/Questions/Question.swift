internal import SeededRandom

/// One question of a lesson.
public struct Question: Hashable, Sendable {
  /// The name of the item that is asked; stable as long as the lesson's table is.
  ///
  /// The records keep answers under it.
  public let item: String
  /// The question as a sentence.
  public let prompt: BilingualText
  /// What counts as right.
  public let answer: RightAnswer
  /// The right answer, to show after a mistake.
  public let solution: BilingualText
  /// How the right answer is read or written otherwise, to show beside it; `nil` if that is plain.
  public let reading: BilingualText?

  /// Makes a question.
  public init(
    item: String, prompt: BilingualText, answer: RightAnswer, solution: BilingualText,
    reading: BilingualText? = nil
  ) {
    if case .choice(let choices, let correct) = answer {
      precondition(
        choices.indices.contains(correct), "no choice \(correct) among \(choices.count)")
    }
    self.item = item
    self.prompt = prompt
    self.answer = answer
    self.solution = solution
    self.reading = reading
  }

  /// How the question is answered.
  public var kind: QuestionKind {
    switch answer {
    case .choice: .choice
    case .typed: .typed
    case .place: .place
    }
  }

  /// Whether a choice is right. Indices start at 0; false unless the question has choices.
  public func isCorrect(choice: Int) -> Bool {
    guard case .choice(_, let correct) = answer else { return false }
    return choice == correct
  }

  /// Whether a place is right; false unless the question asks for a place.
  public func isCorrect(place: PlaceCode) -> Bool {
    answer == .place(place)
  }

  /// Judges a typed text; wrong unless the question is answered by typing.
  public func judge(typed text: String) -> Judgement {
    guard case .typed(let answer) = answer else { return .wrong }
    let text = text.withoutMarks
    if answer.accepts(text) { return .right(standard: solution) }
    return answer.slip(in: text).map(Judgement.nearlyRight) ?? .wrong
  }
}

/// What counts as a right answer to a question.
public enum RightAnswer: Hashable, Sendable {
  /// One of four choices is right, by its index from 0.
  case choice([BilingualText], correct: Int)
  /// A typed text is right, as ``Question/judge(typed:)`` finds.
  case typed(TypedAnswer)
  /// The place is right.
  case place(PlaceCode)
}

/// The verdict on a typed answer.
public enum Judgement: Hashable, Sendable {
  /// The answer is right. The standard form is 札幌市 for `sapporo`, `Tuesday` for `tuesday`.
  case right(standard: BilingualText)
  /// The answer is wrong by a slip, and worth one more try.
  case nearlyRight(Slip)
  /// The answer is wrong.
  case wrong

  /// Whether the answer is right, in any form.
  public var isRight: Bool {
    if case .right = self { true } else { false }
  }
}

/// What is wrong with an answer that is nearly right, as exactly as the judge knows it.
public enum Slip: Hashable, Sendable, CaseIterable {
  /// Some letter, in a reading in Latin letters: which one depends on how its kana are spelled.
  case spelling
  /// One letter is missing.
  case missingLetter
  /// There is one letter too many.
  case extraLetter
  /// One letter is another one.
  case otherLetter
  /// Two letters next to each other are swapped.
  case swappedLetters
  /// A kana is large that should be small, or small that should be large: かつこう for かっこう.
  case smallKana
  /// The marks ゛ or ゜ of a kana are missing, too many, or the other ones.
  case voicing
  /// A letter is small that should be a capital, or the other way: `fe` for `Fe`.
  case letterCase
  /// A long vowel is short, or a short one long: `gakko` for がっこう.
  case longVowel
}

/// How a question is answered.
public enum QuestionKind: String, Hashable, Sendable, CaseIterable {
  /// By choosing one of four.
  case choice
  /// By typing.
  case typed
  /// By finding the place in the pickers.
  case place
}

extension Question {
  /// The question with its choices in another order, which a seed decides; itself if it has none.
  public func reordered(by seed: UInt64) -> Question {
    guard case .choice(let choices, let correct) = answer else { return self }
    var generator = SeededGenerator(seed: seed)
    let order = choices.indices.shuffled(using: &generator)
    return Question(
      item: item, prompt: prompt,
      answer: .choice(order.map { choices[$0] }, correct: order.firstIndex(of: correct) ?? correct),
      solution: solution, reading: reading)
  }
}
