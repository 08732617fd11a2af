internal import SeededRandom

/// One question of a lesson.
public struct Question: Hashable, Sendable {
  /// The most Unicode scalars of ``item``.
  public static let longestItem = 1_000

  /// The name of the item; stable as long as the lesson's table is.
  ///
  /// Records store answers under this name.
  public let item: String
  /// The question as a sentence.
  public let prompt: BilingualText
  /// The question in the words of the lesson's others, so that lists can leave these out; `nil` if
  /// it has them.
  public internal(set) var usualPrompt: BilingualText?
  /// The right answer.
  public let answer: RightAnswer
  /// The right answer, to show after a mistake.
  public let solution: BilingualText
  /// The reading or another spelling of the right answer, to show beside it; `nil` if it needs
  /// none.
  public let reading: BilingualText?
  /// How the answer to a calculation is reached; `nil` for other questions.
  public let way: BilingualText?
  /// What else the lesson's table says that explains the answer, in lines; `nil` if it says
  /// nothing. A wording is empty if there is nothing to say in its language.
  public let note: BilingualText?

  /// Creates a question.
  public init(
    item: String, prompt: BilingualText, answer: RightAnswer, solution: BilingualText,
    reading: BilingualText? = nil, way: BilingualText? = nil, note: BilingualText? = nil
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
    self.way = way
    self.note = note
  }

  /// How the question is answered.
  public var kind: QuestionKind {
    switch answer {
    case .choice: .choice
    case .typed: .typed
    case .place: .place
    }
  }

  /// The scripts in which the answer can be typed; `nil` if the question says so itself. Latin
  /// letters can always spell kana.
  public var scripts: AnswerScripts? {
    guard case .typed(let answer) = answer else { return nil }
    return answer.scripts
  }

  /// Returns whether a choice is right, by its index from 0; false unless the question has choices.
  public func isCorrect(choice: Int) -> Bool {
    guard case .choice(_, let correct) = answer else { return false }
    return choice == correct
  }

  /// Returns whether a place is right; false unless the question asks for a place.
  public func isCorrect(place: PlaceCode) -> Bool {
    answer == .place(place)
  }

  /// Returns why there is nothing to judge in a typed text; `nil` if there is something.
  public func refusal(ofTyped text: String) -> Refusal? {
    if judge(typed: text).isRight { return nil }
    // A long vowel mark is a letter, but nothing without one before it.
    if !text.contains(where: { ($0.isLetter || $0.isNumber) && !"ーｰ".contains($0) }) {
      return .nothing
    }
    if isOnlyDigits(text) { return .digit }
    if isLoneLetter(text) { return .letter }
    let bare = text.withoutMarks
    return isShortForm(bare) ? .shortForm : refusal(ofNumber: bare)
  }

  /// Whether a text is the short form of a day or month of the lesson, of the right one or another:
  /// `Feb`, `tues`.
  private func isShortForm(_ text: String) -> Bool {
    guard case .typed(let answer) = answer, answer.rule == .properEnglish else { return false }
    let text = text.halfWidth.lowercased()
    guard text.count == 3 || ["sept", "tues", "thur", "thurs"].contains(text) else { return false }
    return (answer.forms + answer.others).contains {
      $0.count > text.count && $0.lowercased().hasPrefix(text)
    }
  }

  /// Whether a text is only digits, although the answer has none. A learner who has just chosen an
  /// answer by its digit may mean to do so again, or gives the product where its chant is asked.
  private func isOnlyDigits(_ text: String) -> Bool {
    guard case .typed(let answer) = answer, !answer.hasDigits else { return false }
    return text.withoutMarks.halfWidth.allSatisfy { $0.isDigit || $0.isWhitespace }
  }

  /// Whether a text is a single Latin letter, although no answer of the lesson is that letter,
  /// perhaps with an accent, or the kana that it spells. A learner who has just given up a question
  /// by a key may mean to do so again.
  private func isLoneLetter(_ text: String) -> Bool {
    guard case .typed(let answer) = answer else { return false }
    let letter = text.withoutMarks.halfWidth.lowercased()
    guard letter.count == 1, ("a"..."z").contains(letter) else { return false }
    let all = TypedAnswer(answer.rule, answer.forms + answer.others)
    return !all.accepts(letter) && !all.accepts(letter.uppercased())
      && !all.forms.contains { $0.isAccented(letter) }
  }

  /// The reason not to judge a text if the answer is a number and the text is something else; `nil`
  /// if the answer is no number, or if the text can be judged.
  private func refusal(ofNumber text: String) -> Refusal? {
    guard case .typed(let answer) = answer, case .number(let units) = answer.rule else {
      return nil
    }
    if let number = WrittenNumber(text) ?? WrittenNumber(inEnglish: text) {
      // Where the table has a unit, another one is wrong. What is none may mean the same.
      let rest = SearchText(number.rest.withoutSigns)
      let isUnit = units.contains { SearchText($0.withoutSigns) == rest }
      let isOther = !units.isEmpty && (isUnit || UnitNames.isKnown(number.rest))
      return number.rest.isUnit && !isOther ? .numberOnly : nil
    }
    guard text.hasNumber else { return .noNumber }
    let isDecimal = { (text: String) in WrittenNumber(text)?.hasPoint == true }
    let withPoint = String(text.halfWidth.map { $0 == "," ? "." : $0 })
    if isDecimal(withPoint), answer.writings.contains(where: isDecimal) { return .decimalComma }
    return text.allSatisfy(\.isNumber) ? nil : .numberOnly
  }

  /// Whether the answer has a capital that is part of the English spelling to learn, but is right
  /// without it: `tuesday`.
  package var teachesCapitals: Bool {
    guard case .typed(let answer) = answer else { return false }
    return answer.rule == .properEnglish
  }

  /// Returns whether a right answer is another one than the standard form, rather than a spelling
  /// of it: 東京 for 新宿区, but not しんじゅく.
  public func isOtherAnswer(_ text: String) -> Bool {
    guard case .typed(let answer) = answer, !answer.also.isEmpty else { return false }
    return !answer.standardOnly.accepts(text)
  }

  /// Judges a typed text. It is wrong unless the question is answered by typing.
  public func judge(typed text: String) -> Judgement {
    guard case .typed(let answer) = answer else { return .wrong }
    if answer.accepts(text) { return .right(standard: solution) }
    let text = text.withoutMarks
    if answer.isConverted(text, asIn: prompt.japanese) { return .nearlyRight(.script) }
    return answer.slip(in: text).map(Judgement.nearlyRight) ?? .wrong
  }
}

/// The right answer to a question, by the way of answering.
public enum RightAnswer: Hashable, Sendable {
  /// One of four choices, by its index from 0.
  case choice([BilingualText], correct: Int)
  /// A typed text, as judged by ``Question/judge(typed:)``.
  case typed(TypedAnswer)
  /// A place.
  case place(PlaceCode)
}

/// The verdict on a typed answer.
public enum Judgement: Hashable, Sendable {
  /// The answer is right. Its standard form is 札幌市 for `sapporo`, and `Tuesday` for `tuesday`.
  case right(standard: BilingualText)
  /// The answer is wrong by a slip, and deserves another try.
  case nearlyRight(Slip)
  /// The answer is wrong.
  case wrong

  /// Whether the answer is right, in any form.
  public var isRight: Bool {
    if case .right = self { true } else { false }
  }
}

/// The reason why a typed text is not judged.
public enum Refusal: Hashable, Sendable {
  /// It has no letter, digit or sign, but the answer has.
  case nothing
  /// It is only digits, as if there were choices or something to compute, but the answer has none.
  case digit
  /// It is only a Latin letter, as if it were a key, but every answer is longer.
  case letter
  /// It is the short form of a day or month: `Feb`.
  case shortForm
  /// It has no number, but the answer is one.
  case noNumber
  /// It has more than a number, such as a unit that the table doesn't have, or one that isn't
  /// known, but the answer is one.
  case numberOnly
  /// It has a comma before decimals.
  case decimalComma
}

/// The mistake in an answer that is nearly right, as specific as possible.
public enum Slip: Hashable, Sendable, CaseIterable {
  /// A letter is wrong in a reading in Latin letters. Which one depends on the spelling of its
  /// kana, so it is not known.
  case spelling
  /// One letter is missing.
  case missingLetter
  /// There is one letter too many.
  case extraLetter
  /// One letter is wrong.
  case otherLetter
  /// Two letters next to each other are swapped.
  case swappedLetters
  /// A kana is large instead of small, or the other way around: かつこう for かっこう.
  case smallKana
  /// A kana's mark, ゛ or ゜, is missing, superfluous, or the wrong one.
  case voicing
  /// The marks on Latin letters are missing, superfluous, or the wrong ones: `cafe` for `café`.
  case accents
  /// The case of a letter is wrong: `fe` for `Fe`.
  case letterCase
  /// An English word, a spelling in Latin letters or a symbol is in kana, because the input method
  /// is on: ばなな for `banana`, す for `su`, な for `Na`.
  case script
  /// A long vowel is short, or the other way around: `gakko` for がっこう.
  case longVowel
  /// The product of a chant is read as elsewhere: はっぱろくじゅうよん.
  case numeral
}

/// The way in which a question is answered.
public enum QuestionKind: String, Hashable, Sendable, CaseIterable {
  /// By choosing one of four.
  case choice
  /// By typing.
  case typed
  /// By finding a place in the pickers.
  case place
}

extension Question {
  /// Returns the question with its choices in an order determined by a seed. A question without
  /// choices is unchanged.
  public func reordered(by seed: UInt64) -> Question {
    guard case .choice(let choices, let correct) = answer else { return self }
    var generator = SeededGenerator(seed: seed)
    let order = choices.indices.shuffled(using: &generator)
    var question = Question(
      item: item, prompt: prompt, answer: .choice(choices, correct: correct, order: order),
      solution: solution, reading: reading, way: way, note: note)
    question.usualPrompt = usualPrompt
    return question
  }
}

extension RightAnswer {
  /// Puts choices in an order, except that a number for which there is a choice with that label
  /// stands there: pressing 2 must not answer 5 while 2 is another choice.
  ///
  /// - Parameters:
  ///   - choices: The choices.
  ///   - correct: The index of the right one.
  ///   - order: The indices of the choices in the order in which they would otherwise appear.
  /// - Returns: The choices in their final order.
  static func choice(_ choices: [BilingualText], correct: Int, order: [Int]) -> Self {
    var order = order
    for (index, choice) in choices.enumerated() {
      guard let label = Int(choice.japanese), (1...order.count).contains(label),
        let place = order.firstIndex(of: index)
      else { continue }
      order.swapAt(place, label - 1)
    }
    return .choice(
      order.map { choices[$0] }, correct: order.firstIndex(of: correct) ?? correct)
  }
}

extension String {
  /// Whether the text after a number is or could be a unit: `km`, 個, `%`, `miles per hour`, m².
  fileprivate var isUnit: Bool {
    !hasNumber && contains { $0.isLetter || "%％℃".contains($0) }
      && allSatisfy { $0.isLetter || $0.isNumber || $0.isWhitespace || "%％°℃/・^.".contains($0) }
  }
}
