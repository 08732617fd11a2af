/// The items that a lesson can ask about.
struct QuestionBank {
  /// The items that can be asked: if the lesson only has choices, those with choices.
  let items: [QuestionItem]
  private let choices: ChoiceBank
  private let kinds: Set<QuestionKind>

  /// Reads the items of a lesson, which takes up to three milliseconds.
  init(_ lesson: Lesson) {
    let items = lesson.source.items
    let choices = ChoiceBank(items, areUnknown: lesson.isOwn)
    kinds = lesson.kinds
    self.choices = kinds == [.choice] ? choices.ofItemsWithChoices() : choices
    self.items = self.choices.items
  }

  /// Chooses different items and how to ask about them. Equal generators make equal plans.
  func plan(
    count: Int, history: ItemHistory, answers: AnswerPreference,
    using generator: inout some RandomNumberGenerator
  ) -> [PlannedQuestion] {
    let (count, shares) = (max(count, 0), answers.shares(of: kinds))
    let shuffled = items.shuffled(using: &generator)
    let items = history.firstItems(count, of: shuffled, key: \.key)
    var kinds = (0..<items.count).map { shares[$0 % shares.count] }.shuffled(using: &generator)
    // Each item is looked at once, because it takes long if there are many without choices.
    var others = items.indices.lazy
      .filter { [kinds] in kinds[$0] == .typed && canBeChosen(items[$0]) }.makeIterator()
    for index in items.indices where kinds[index] == .choice && !canBeChosen(items[index]) {
      // Swap with a typed item, so that the number of choice questions stays the same.
      if let other = others.next() {
        kinds.swapAt(index, other)
      } else {
        kinds[index] = kindWithoutChoices(of: items[index], answers)
      }
    }
    return zip(items, kinds).map { PlannedQuestion(item: $0.key, kind: $1) }
  }

  /// Plans how to ask about given items, each at random. Items not in the lesson are left out.
  func plan(
    items names: [String], answers: AnswerPreference,
    using generator: inout some RandomNumberGenerator
  ) -> [PlannedQuestion] {
    let shares = answers.shares(of: kinds)
    let byKey = Dictionary(items.map { ($0.key, $0) }) { first, _ in first }
    return names.compactMap { name in
      guard let item = byKey[name] else { return nil }
      let kind = shares.randomElement(using: &generator) ?? .typed
      return PlannedQuestion(item: name, kind: self.kind(of: item, planned: kind, answers))
    }
  }

  /// Makes planned questions. Equal generators make equal questions.
  func questions(
    _ plan: [PlannedQuestion], using generator: inout some RandomNumberGenerator
  ) -> [Question] {
    let byKey = Dictionary(items.map { ($0.key, $0) }) { first, _ in first }
    return plan.indices.compactMap { index in
      let planned = plan[index]
      let next = index + 1 < plan.count ? byKey[plan[index + 1].item] : nil
      return byKey[planned.item].map {
        question($0, planned.kind, before: next, using: &generator)
      }
    }
  }

  /// The kind of question for an item: the planned one, unless the item has no choices.
  private func kind(
    of item: QuestionItem, planned: QuestionKind, _ answers: AnswerPreference
  ) -> QuestionKind {
    planned == .choice && !canBeChosen(item) ? kindWithoutChoices(of: item, answers) : planned
  }

  private func kindWithoutChoices(
    of item: QuestionItem, _ answers: AnswerPreference
  ) -> QuestionKind {
    answers == .choose && kinds.contains(.place) && item.place != nil ? .place : .typed
  }

  private func canBeChosen(_ item: QuestionItem) -> Bool { choices.hasChoices(for: item) }

  private func question(
    _ item: QuestionItem, _ kind: QuestionKind, before next: QuestionItem?,
    using generator: inout some RandomNumberGenerator
  ) -> Question {
    let question: Question? =
      switch kind {
      case .choice: choices.question(on: item, avoiding: next?.answer, using: &generator)
      case .place: item.placeQuestion
      case .typed: nil
      }
    return question ?? item.typedQuestion
  }
}

/// An item to ask about, and how. With the same seed, a plan always makes the same questions.
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
  /// Chooses different items for a round, and how to ask about them. Equal generators make equal
  /// plans.
  ///
  /// Missed and due items come first, in at most half of the questions; new items follow. The way
  /// of asking about each item is random: of ten questions of `social/prefecture-capital`, three
  /// are answered in the pickers and two by typing; in other lessons, a third are typed if the
  /// lesson allows it. More are typed if there are too few items that can be answered by choosing,
  /// because the question would give the answer away.
  ///
  /// - Parameters:
  ///   - count: The number of questions.
  ///   - history: The learner's history with the items.
  ///   - answers: How the learner prefers to answer.
  ///   - generator: The source of all random choices.
  /// - Returns: The planned questions, fewer than `count` if the lesson has fewer items or the
  ///   history limits new ones.
  /// - Complexity: Reads the lesson's table at every call, which takes up to three milliseconds.
  public func plan(
    count: Int, history: ItemHistory = ItemHistory(), answers: AnswerPreference = .mixed,
    using generator: inout some RandomNumberGenerator
  ) -> [PlannedQuestion] {
    QuestionBank(self).plan(count: count, history: history, answers: answers, using: &generator)
  }

  /// Plans how to ask about given items again, in their order. Items not in the lesson are left
  /// out.
  public func plan(
    items: [String], answers: AnswerPreference = .mixed,
    using generator: inout some RandomNumberGenerator
  ) -> [PlannedQuestion] {
    QuestionBank(self).plan(items: items, answers: answers, using: &generator)
  }

  /// Makes planned questions. Equal generators make equal questions.
  ///
  /// - Returns: The questions, without those about items that the lesson no longer has.
  public func questions(
    _ plan: [PlannedQuestion], using generator: inout some RandomNumberGenerator
  ) -> [Question] {
    QuestionBank(self).questions(plan, using: &generator)
  }
}

extension Lesson {
  /// Returns a question about each item that the lesson asks, for review: its wording and the right
  /// answer.
  ///
  /// - Complexity: Reads the lesson's table at every call, which takes up to three milliseconds.
  public func questionsByItem() -> [String: Question] {
    Dictionary(itemQuestions().map { ($0.item, $0) }) { first, _ in first }
  }

  /// Returns the same questions in the order of the lesson's table.
  ///
  /// - Complexity: Reads the lesson's table at every call, which takes up to three milliseconds.
  public func itemQuestions() -> [Question] { QuestionBank(self).items.map(\.typedQuestion) }
}
