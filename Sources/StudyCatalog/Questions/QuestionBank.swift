/// All the items that a lesson can ask.
struct QuestionBank {
  private let items: [QuestionItem]
  private let choices: ChoiceBank
  private let kinds: Set<QuestionKind>

  /// Reads the tables of a lesson, which takes well under a millisecond. A lesson without a recipe
  /// asks nothing.
  init(_ lesson: Lesson) {
    let items = LessonRecipe(rawValue: lesson.id.description)?.items ?? []
    let choices = ChoiceBank(items)
    kinds = lesson.kinds
    self.choices = choices
    self.items =
      lesson.kinds == [.choice]
      ? items.filter { choices.hasChoices(for: $0) } : items
  }

  /// Makes questions about different items; the same generator makes the same questions.
  func questions(
    count: Int, using generator: inout some RandomNumberGenerator
  ) -> [Question] {
    var waiting = items.shuffled(using: &generator).prefix(max(count, 0))
    var questions: [Question] = []
    while !waiting.isEmpty {
      let kind = kindOrder[questions.count % kindOrder.count]
      // An item that can't be asked this way waits for a position where it can.
      let index = waiting.firstIndex { canAsk($0, kind) } ?? waiting.startIndex
      let item = waiting.remove(at: index)
      questions.append(question(item, kind, using: &generator))
    }
    return questions
  }

  private func canAsk(_ item: QuestionItem, _ kind: QuestionKind) -> Bool {
    kind == .choice ? choices.hasChoices(for: item) : true
  }

  private func question(
    _ item: QuestionItem, _ kind: QuestionKind, using generator: inout some RandomNumberGenerator
  ) -> Question {
    let question: Question? =
      switch kind {
      case .choice: choices.question(on: item, using: &generator)
      case .place: item.placeQuestion
      case .typed: nil
      }
    return question ?? item.typedQuestion
  }

  /// The kinds in the order of a round, which repeats.
  private var kindOrder: [QuestionKind] {
    if kinds.contains(.place) {
      return [
        .choice, .choice, .place, .choice, .typed, .choice, .place, .typed, .choice, .place,
      ]
    }
    return kinds.contains(.typed) ? [.choice, .choice, .typed] : [.choice]
  }
}

extension Lesson {
  /// Makes questions about different items; the same generator makes the same questions.
  ///
  /// How they are answered depends on their position: in ten questions of
  /// `social/prefecture-capital` three are answered in the pickers and two by typing; elsewhere
  /// every third is typed, where the lesson allows it. Where too few can be answered by choosing,
  /// since the question would give the answer away, more are typed.
  ///
  /// - Returns: Fewer than `count` when the lesson has fewer items.
  /// - Complexity: Reads the lesson's table at every call: well below a millisecond.
  public func questions(
    count: Int = 10, using generator: inout some RandomNumberGenerator
  ) -> [Question] {
    QuestionBank(self).questions(count: count, using: &generator)
  }
}

/// One item that a lesson can ask, in any way of answering.
struct QuestionItem {
  /// The name under which answers are recorded.
  var key: String
  /// The question as a sentence.
  var prompt: BilingualText
  /// The right answer, as displayed.
  var answer: BilingualText
  /// The typed answers that are right.
  var typed: TypedAnswer
  /// Wrong choices are answers of this kind only: a city never stands among wards.
  var kind = ""
  /// What the answer shares with others, most significant first. Answers with a common trait make
  /// more plausible wrong choices.
  var traits: [String] = []
  /// Wrong choices for this item, preferred to the answers of other items.
  var decoys: [BilingualText] = []
  /// The place that answers the question in the pickers, and the wording of the question there.
  var place: PlaceCode?
  var placePrompt: BilingualText?

  /// The question to answer in the pickers, or `nil` if no place answers it.
  var placeQuestion: Question? {
    place.map {
      Question(item: key, prompt: placePrompt ?? prompt, answer: .place($0), solution: answer)
    }
  }

  /// The question to answer by typing.
  var typedQuestion: Question {
    Question(item: key, prompt: prompt, answer: .typed(typed), solution: answer)
  }
}
