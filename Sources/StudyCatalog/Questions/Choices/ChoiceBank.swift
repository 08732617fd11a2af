/// The answers of a lesson, as wrong choices for one another.
struct ChoiceBank {
  let items: [QuestionItem]
  /// The answers of the items.
  private let compared: [ComparedChoice]
  /// The indices of the items that share a trait.
  private let byTrait: [String: [Int]]
  /// The indices of the items of a kind.
  private let byKind: [String: [Int]]
  /// Whether the items may have too few suitable choices, as those of a user's own table may.
  private let areUnknown: Bool

  init(_ items: [QuestionItem], areUnknown: Bool = false) {
    self.items = items
    self.areUnknown = areUnknown
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

  /// The items that can be answered by choosing among their answers alone: those of the items that
  /// are left out would never be right. Without these, further items may have too few choices.
  func ofItemsWithChoices() -> ChoiceBank {
    var bank = self
    for _ in 1...Self.mostRounds {
      let left = bank.itemsWithChoices
      if left.count == bank.items.count { break }
      bank = ChoiceBank(left, areUnknown: areUnknown)
    }
    return bank
  }

  /// How often items are left out, which takes time with many. Further items are hardly ever found
  /// after the second time.
  private static let mostRounds = 10

  /// The items that can be answered by choosing.
  private var itemsWithChoices: [QuestionItem] {
    zip(items, compared).filter { hasChoices(for: $0, answered: $1) }.map(\.0)
  }

  /// Returns whether an item can be answered by choosing: there are three wrong choices, and the
  /// question does not give the right answer away.
  func hasChoices(for item: QuestionItem) -> Bool {
    hasChoices(for: item, answered: ComparedChoice(item.answer))
  }

  private func hasChoices(for item: QuestionItem, answered answer: ComparedChoice) -> Bool {
    item.decoys.count + (byKind[item.kind]?.count ?? 0) > 3
      && !answer.stands(in: ComparedPrompt(item.prompt))
      && (!areUnknown || !wrongChoices(for: item, limit: 60).first.isEmpty)
  }

  /// Makes a question to answer by choosing.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - avoided: The answer to the next question, which is not among the choices unless there are
  ///     too few others; `nil` for none.
  ///   - generator: The source of all random choices.
  /// - Returns: `nil` if there are not three suitable wrong choices.
  func question(
    on item: QuestionItem, avoiding avoided: BilingualText? = nil,
    using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard hasChoices(for: item) else { return nil }
    var wrong = wrongChoices(for: item)
    let answerCount = item.decoys.count + (byKind[item.kind]?.count ?? 0)
    return wrong.question(
      avoiding: answerCount < Self.fewAnswers ? nil : avoided, using: &generator)
  }

  /// With fewer answers than this, the few that are not among the choices would give away the next
  /// one if it were always one of them.
  static let fewAnswers = 8

  /// Returns the wrong choices for an item: first its own decoys, the likeliest before the others,
  /// then answers of its kind with a common trait, then any of its kind; up to a limit for each
  /// trait and for the kind.
  func wrongChoices(for item: QuestionItem, limit: Int = .max) -> WrongChoices {
    let related = item.traits.map { trait in
      Array((byTrait[trait] ?? []).lazy.filter { items[$0].kind == item.kind }.prefix(limit))
    }
    let decoys = item.decoys.map(ComparedChoice.init)
    let likeliest = item.likeliest.map { group in
      item.decoys.indices.filter { group.contains(item.decoys[$0]) }.map { compared.count + $0 }
    }
    return WrongChoices(
      for: item, among: decoys.isEmpty ? compared : compared + decoys,
      groups: likeliest + [Array(compared.count..<compared.count + decoys.count)] + related
        + [Array((byKind[item.kind] ?? []).prefix(limit))])
  }
}

/// The wrong choices for one item, in groups from most to least plausible.
struct WrongChoices {
  private let item: QuestionItem
  private let right: ComparedChoice
  private let answer: AnswerMatcher
  private let prompt: ComparedPrompt
  private let choices: [ComparedChoice]
  /// The indices of the choices in each group.
  private var groups: [[Int]]
  /// The number of groups already reduced to suitable choices.
  private var siftedCount = 0

  fileprivate init(for item: QuestionItem, among choices: [ComparedChoice], groups: [[Int]]) {
    self.item = item
    self.choices = choices
    self.groups = groups
    right = ComparedChoice(item.answer)
    answer = AnswerMatcher(item.typed)
    prompt = ComparedPrompt(item.prompt)
  }

  /// Makes a question with three of the wrong choices, if possible without a given one.
  ///
  /// - Returns: `nil` if there are fewer.
  mutating func question(
    avoiding avoided: BilingualText? = nil, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    var chosen: [ComparedChoice] = []
    var spare: ComparedChoice?
    for index in groups.indices where chosen.count < 3 {
      sift(to: index)
      let limit = index < item.likeliest.count ? index + 1 : 3
      for candidate in groups[index].shuffled(using: &generator) where chosen.count < limit {
        let choice = choices[candidate]
        guard chosen.allSatisfy(choice.isApart) else { continue }
        if choice.text == avoided { spare = choice } else { chosen.append(choice) }
      }
    }
    if chosen.count < 3, let spare, chosen.allSatisfy(spare.isApart) { chosen.append(spare) }
    if chosen.count < 3 { chosen = first }
    guard chosen.count == 3 else { return nil }
    let correct = Int.random(in: 0...3, using: &generator)
    chosen.insert(right, at: correct)
    return item.question(
      .choice(chosen.map(\.text), correct: correct, order: chosen.indices.map { $0 }))
  }

  /// The first three wrong choices that are suitable, among a limited number; empty if there are
  /// not three.
  var first: [ComparedChoice] {
    let candidates = groups.flatMap { $0.prefix(60) }
    // A choice that overlaps with many others may be in the way.
    for start in 0..<min(10, candidates.count) {
      var chosen: [ComparedChoice] = []
      for index in candidates[start...] {
        let choice = choices[index]
        guard chosen.allSatisfy(choice.isApart), isSuitable(choice) else { continue }
        chosen.append(choice)
        if chosen.count == 3 { return chosen }
      }
    }
    return []
  }

  /// Removes choices that are not suitable.
  private mutating func sift(to index: Int) {
    guard index == siftedCount else { return }
    let suitable = groups[index].filter { isSuitable(choices[$0]) }
    groups[index] = suitable
    siftedCount += 1
  }

  /// Returns whether a choice is wrong, doesn't overlap with the right one, and does not appear in
  /// the question.
  private func isSuitable(_ choice: ComparedChoice) -> Bool {
    choice.isApart(from: right) && !choice.stands(in: prompt)
      && !answer.accepts(choice.text) && !item.close.contains(choice.text)
  }
}

extension AnswerMatcher {
  /// Returns whether a choice would be right if typed in either language.
  fileprivate func accepts(_ choice: BilingualText) -> Bool {
    accepts(choice.japanese) || choice.english != choice.japanese && accepts(choice.english)
  }
}

extension [BilingualText] {
  /// Makes wrong answers from positive numbers other than the right one, without repeats.
  static func numbers(_ numbers: some Sequence<Int>, except right: Int) -> [BilingualText] {
    Set(numbers).subtracting([right]).filter { $0 > 0 }.sorted()
      .map { BilingualText($0.grouped) }
  }

  /// Makes wrong answers from the numbers close to the right one, within the range of answers.
  static func numbers(near right: Int, in range: ClosedRange<Int> = 1...Int.max) -> [BilingualText]
  {
    numbers((right - 3...right + 3).clamped(to: range), except: right)
  }
}

extension Int {
  /// The number, with commas between groups of three digits.
  package var grouped: String {
    var groups: [String] = []
    var rest = String(self)[...]
    while rest.count > 3 {
      groups.insert(String(rest.suffix(3)), at: 0)
      rest = rest.dropLast(3)
    }
    return ([String(rest)] + groups).joined(separator: ",")
  }
}
