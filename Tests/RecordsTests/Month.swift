import Records
import SeededRandom
import SpacedRepetition

/// A month of a learner who skips some days, with what has to follow from it.
struct Month {
  private(set) var cards: [CardID: Card] = [:]
  private(set) var streak = 0
  private(set) var answersToday = 0
  private var chance: SeededGenerator

  init(seed: UInt64) {
    chance = SeededGenerator(seed: seed)
  }

  /// The number of items that are learned.
  var learned: Int { cards.values.count(where: \.isLearned) }

  /// The answers of a day: what is due, then five new items, each until it is right.
  mutating func answers(on day: Int) -> [AnswerRecord] {
    let today = Learner.day + day
    answersToday = 0
    guard Int.random(in: 0..<8, using: &chance) > 0 else {
      // The streak is seen to end on the day after the one that was skipped.
      if !wasActive { streak = 0 }
      wasActive = false
      return []
    }
    streak = wasActive ? streak + 1 : 1
    wasActive = true
    var answers: [AnswerRecord] = []
    let due = cards.filter { $0.value.dueDay <= today }.keys.compactMap { Int($0.item) }.sorted()
    for item in due + (cards.count..<cards.count + 5) {
      while true {
        let grade = Grade.allCases.randomElement(using: &chance) ?? .good
        let answer = Learner.answer(item, grade, after: day)
        cards[answer.card] = Scheduler().card(cards[answer.card], after: grade, on: today)
        answers.append(answer)
        if grade != .again { break }
      }
    }
    answersToday = answers.count
    return answers
  }

  private var wasActive = false
}
