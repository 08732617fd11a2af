/// All the items that a lesson can ask.
struct QuestionBank {
  private let items: [QuestionItem]
  private let choices: ChoiceBank
  private let kinds: Set<QuestionKind>

  /// Reads the tables of a lesson, which takes well under a millisecond.
  init(_ lesson: Lesson) {
    let items = lesson.source.items
    let choices = ChoiceBank(items)
    kinds = lesson.kinds
    self.choices = choices
    self.items =
      lesson.kinds == [.choice]
      ? items.filter { choices.hasChoices(for: $0) } : items
  }

  /// Chooses different items and how to ask them; the same generator makes the same choice.
  func plan(
    count: Int, history: ItemHistory, using generator: inout some RandomNumberGenerator
  ) -> [PlannedQuestion] {
    let count = max(count, 0)
    let shuffled = items.shuffled(using: &generator)
    let items = history.firstItems(count, of: shuffled, key: \.key)
    var kinds = (0..<items.count).map { shares[$0 % shares.count] }.shuffled(using: &generator)
    for index in items.indices where kinds[index] == .choice && !canBeChosen(items[index]) {
      // Another item is chosen instead, so that no fewer are.
      let other = items.indices.first { kinds[$0] == .typed && canBeChosen(items[$0]) }
      if let other { kinds.swapAt(index, other) }
    }
    return zip(items, kinds).map { PlannedQuestion(item: $0.key, kind: $1) }
  }

  /// Plans how to ask certain items, each by chance. Those that the lesson lacks are left out.
  func plan(
    items names: [String], using generator: inout some RandomNumberGenerator
  ) -> [PlannedQuestion] {
    let byKey = Dictionary(items.map { ($0.key, $0) }) { first, _ in first }
    return names.compactMap { name in
      guard let item = byKey[name] else { return nil }
      let kind = shares.randomElement(using: &generator) ?? .typed
      return PlannedQuestion(
        item: name, kind: kind == .choice && !canBeChosen(item) ? .typed : kind)
    }
  }

  /// Makes planned questions; the same generator makes the same ones.
  func questions(
    _ plan: [PlannedQuestion], using generator: inout some RandomNumberGenerator
  ) -> [Question] {
    let byKey = Dictionary(items.map { ($0.key, $0) }) { first, _ in first }
    return plan.compactMap { planned in
      byKey[planned.item].map { question($0, planned.kind, using: &generator) }
    }
  }

  private func canBeChosen(_ item: QuestionItem) -> Bool { choices.hasChoices(for: item) }

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

  /// How many questions of a round are of which kind. The shares repeat.
  private var shares: [QuestionKind] {
    if kinds.contains(.place) {
      return [
        .choice, .choice, .place, .choice, .typed, .choice, .place, .typed, .choice, .place,
      ]
    }
    return kinds.contains(.typed) ? [.choice, .choice, .typed] : [.choice]
  }
}

/// An item that will be asked, and how. A seed and the plan make the same questions again.
public struct PlannedQuestion: Hashable, Sendable {
  /// The name of the item.
  public let item: String
  /// How the question is answered.
  public let kind: QuestionKind

  /// Plans a question.
  public init(item: String, kind: QuestionKind) {
    self.item = item
    self.kind = kind
  }
}

extension Lesson {
  /// Chooses different items for a round, and how to ask them; the same generator makes the same choice.
  ///
  /// Items that were missed or are due come first, in at most half of the questions; new items
  /// follow. How an item is asked is left to chance: of ten questions of
  /// `social/prefecture-capital` three are answered in the pickers and two by typing; elsewhere
  /// every third is typed, where the lesson allows it. Where too few can be answered by choosing,
  /// since the question would give the answer away, more are typed.
  ///
  /// - Parameters:
  ///   - count: The number of questions.
  ///   - history: What is known of the learner.
  ///   - generator: Makes every random choice.
  /// - Returns: Fewer than `count` when the lesson has fewer items, or the history allows fewer new ones.
  /// - Complexity: Reads the lesson's table at every call: well below a millisecond.
  public func plan(
    count: Int = 10, history: ItemHistory = ItemHistory(),
    using generator: inout some RandomNumberGenerator
  ) -> [PlannedQuestion] {
    QuestionBank(self).plan(count: count, history: history, using: &generator)
  }

  /// Plans how to ask certain items again, in their order. Those that the lesson lacks are left out.
  public func plan(
    items: [String], using generator: inout some RandomNumberGenerator
  ) -> [PlannedQuestion] {
    QuestionBank(self).plan(items: items, using: &generator)
  }

  /// Makes planned questions; the same generator makes the same ones.
  ///
  /// - Returns: Fewer if the lesson no longer has one of the items.
  public func questions(
    _ plan: [PlannedQuestion], using generator: inout some RandomNumberGenerator
  ) -> [Question] {
    QuestionBank(self).questions(plan, using: &generator)
  }
}

extension Lesson {
  /// The question about each item, to look at once more: its words and what is right.
  ///
  /// - Complexity: Reads the lesson's table at every call: well below a millisecond.
  public func questionsByItem() -> [String: Question] {
    Dictionary(source.items.map { ($0.key, $0.typedQuestion) }) { first, _ in first }
  }
}

/// One item that a lesson can ask, in any way of answering.
struct QuestionItem: Hashable, Sendable {
  /// The name under which answers are recorded.
  var key: String
  /// The question as a sentence.
  var prompt: BilingualText
  /// The right answer, as displayed.
  var answer: BilingualText
  /// How the answer is read or written otherwise.
  var reading: BilingualText?
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
      Question(
        item: key, prompt: placePrompt ?? prompt, answer: .place($0), solution: answer,
        reading: reading)
    }
  }

  /// The question to answer by typing.
  var typedQuestion: Question {
    Question(item: key, prompt: prompt, answer: .typed(typed), solution: answer, reading: reading)
  }
}

extension [QuestionItem] {
  /// The items of a lesson, each with what is right for the others: that is wrong for it, even if it
  /// is only a letter away.
  var knowingOneAnother: [QuestionItem] {
    var items = self
    let answers = items.flatMap(\.typed.writings)
    for index in items.indices { items[index].typed.others = answers }
    return items
  }
}
