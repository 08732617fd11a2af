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

  /// Whether the item can be asked with choices: there are three wrong ones, and the question does
  /// not give the right one away.
  func hasChoices(for item: QuestionItem) -> Bool {
    item.decoys.count + (byKind[item.kind]?.count ?? 0) > 3
      && !ComparedChoice(item.answer).stands(in: ComparedPrompt(item.prompt))
  }

  /// Makes the question to answer by choosing.
  ///
  /// - Returns: `nil` if there are not three suitable wrong choices.
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

  /// Chooses three wrong answers: first the item's own decoys, then answers of its kind with a
  /// common trait, then any of its kind.
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
  /// Whether a choice would be right if it were typed in either language.
  fileprivate func accepts(_ choice: BilingualText) -> Bool {
    accepts(choice.japanese) || choice.english != choice.japanese && accepts(choice.english)
  }
}

extension [BilingualText] {
  /// Makes wrong answers from the positive numbers that are not the right one, each once.
  static func numbers(_ numbers: some Sequence<Int>, except right: Int) -> [BilingualText] {
    Set(numbers).subtracting([right]).filter { $0 > 0 }.sorted()
      .map { BilingualText($0.grouped) }
  }

  /// Makes wrong answers from the positive numbers close to the right one.
  static func numbers(near right: Int) -> [BilingualText] {
    numbers(right - 3...right + 3, except: right)
  }
}

extension Int {
  /// The number with commas between groups of three digits.
  var grouped: String {
    var groups: [String] = []
    var rest = String(self)[...]
    while rest.count > 3 {
      groups.insert(String(rest.suffix(3)), at: 0)
      rest = rest.dropLast(3)
    }
    return ([String(rest)] + groups).joined(separator: ",")
  }
}
