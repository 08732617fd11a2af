/// The answers of a lesson as wrong choices for one another.
struct ChoiceBank {
  private let items: [QuestionItem]
  /// The answers of the items.
  private let compared: [ComparedChoice]
  /// The positions of the items that share a trait.
  private let byTrait: [String: [Int]]
  /// The positions of the items of a kind.
  private let byKind: [String: [Int]]

  init(_ items: [QuestionItem]) {
    self.items = items
    compared = items.map { ComparedChoice($0.answer) }
    byKind = Dictionary(grouping: items.indices) { items[$0].kind }
    var byTrait: [String: [Int]] = [:]
    for (index, item) in items.enumerated() {
      for trait in item.traits {
        byTrait[trait, default: []].append(index)
      }
    }
    self.byTrait = byTrait
  }

  /// Says whether the item can be asked with choices: three wrong ones are at hand, and the question
  /// does not give the right one away.
  func hasChoices(for item: QuestionItem) -> Bool {
    item.decoys.count + (byKind[item.kind]?.count ?? 0) > 3
      && !ComparedChoice(item.answer).stands(in: ComparedPrompt(item.prompt))
  }

  /// Makes the question that is answered by choosing.
  ///
  /// - Returns: `nil` when three fitting wrong choices are not to be found.
  func question(
    on item: QuestionItem, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard hasChoices(for: item), let wrong = wrongChoices(for: item, using: &generator) else {
      return nil
    }
    let correct = Int.random(in: 0...wrong.count, using: &generator)
    var choices = wrong
    choices.insert(item.answer, at: correct)
    return Question(
      item: item.key, prompt: item.prompt, answer: .choice(choices, correct: correct),
      solution: item.answer)
  }

  /// Chooses three wrong answers: first those made up for the item, then answers of its kind that have
  /// something in common with the right one, then any of its kind.
  private func wrongChoices(
    for item: QuestionItem, using generator: inout some RandomNumberGenerator
  ) -> [BilingualText]? {
    let prompt = ComparedPrompt(item.prompt)
    var chosen = [ComparedChoice(item.answer)]
    func take(_ candidates: [ComparedChoice]) {
      for choice in candidates where chosen.count < 4 {
        if chosen.allSatisfy(choice.isApart), !choice.stands(in: prompt),
          !item.typed.accepts(choice.text)
        {
          chosen.append(choice)
        }
      }
    }
    take(item.decoys.shuffled(using: &generator).map(ComparedChoice.init))
    let groups = item.traits.map { byTrait[$0] ?? [] } + [byKind[item.kind] ?? []]
    for group in groups where chosen.count < 4 {
      let answers = group.filter { items[$0].kind == item.kind }.map { compared[$0] }
      take(answers.shuffled(using: &generator))
    }
    return chosen.count == 4 ? chosen.dropFirst().map(\.text) : nil
  }
}

extension TypedAnswer {
  /// Says whether a choice would be right if it were typed, in one of its languages.
  fileprivate func accepts(_ choice: BilingualText) -> Bool {
    accepts(choice.japanese) || choice.english != choice.japanese && accepts(choice.english)
  }
}
