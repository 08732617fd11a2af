import ScreenStack

/// All letters: those that were made up, and those that were written here.
struct Mailbox: Sendable {
  /// The number of made-up letters.
  private let count: Int

  private let make: @Sendable (Int, Language) -> Letter
  private var written: [Draft] = []
  private var deleted: Set<Int> = []

  /// The language of the made-up letters.
  var language = Language.english

  /// What they are made up from.
  var vocabulary: Vocabulary { .of(language) }

  /// Fills a mailbox.
  ///
  /// - Parameters:
  ///   - count: The number of made-up letters.
  ///   - make: Makes one of them from its number, in a language.
  init(
    count: Int,
    make: @escaping @Sendable (Int, Language) -> Letter = { Letter(id: $0, language: $1) }
  ) {
    self.count = count
    self.make = make
  }

  /// The number of letters.
  var size: Int { count + written.count - deleted.count }

  /// The letter with a number.
  func letter(_ id: Int) -> Letter {
    id < count
      ? make(id, language) : Letter(id: id, language: language, written: written[id - count])
  }

  /// Keeps what was sent.
  mutating func add(_ draft: Draft) { written.append(draft) }

  mutating func delete(_ id: Int) { deleted.insert(id) }
}

/// Some letters of a mailbox, in an order, each made when it is asked for.
struct Letters: RandomAccessCollection, Sendable {
  let mailbox: Mailbox

  /// The numbers of the letters.
  let ids: [Int]

  var startIndex: Int { 0 }
  var endIndex: Int { ids.count }
  subscript(index: Int) -> Letter { mailbox.letter(ids[index]) }
}

// MARK: - Finding and sorting

extension Mailbox {
  /// The numbers of the letters whose sender and subject have all words of a query,
  /// in an order.
  ///
  /// A made-up letter is told by the numbers of its words, so a million take no million texts.
  ///
  /// - Throws: `CancellationError` if nobody wants the answer any more.
  func find(_ query: String, by order: TableSort) throws -> [Int] {
    let vocabulary = vocabulary
    let tests = query.split(whereSeparator: \.isWhitespace).map { WordTest($0, in: vocabulary) }
    var found: [Int] = []
    for id in stride(from: count + written.count - 1, through: 0, by: -1) {
      if id % 10_000 == 0 { try Task.checkCancellation() }
      if !deleted.isEmpty, deleted.contains(id) { continue }
      if tests.isEmpty || matches(id, tests, vocabulary) { found.append(id) }
    }
    switch order.column {
    case "from":
      return sort(found, by: order, vocabulary.people.map(\.name), [vocabulary.me], \.senderIndex)
    case "subject":
      return sort(found, by: order, vocabulary.subjects, written.map(\.subject), \.subjectIndex)
    default: return order.isDescending ? found : found.reversed()
    }
  }

  private func matches(_ id: Int, _ tests: [WordTest], _ vocabulary: Vocabulary) -> Bool {
    guard id >= count else {
      let letter = MadeUp(id, in: vocabulary)
      return tests.allSatisfy { $0.senders[letter.senderIndex] || $0.subjects[letter.subjectIndex] }
    }
    let draft = written[id - count]
    let text = "\(vocabulary.me) \(draft.to) \(draft.subject)"
    return tests.allSatisfy { text.lowercased().contains($0.word) }
  }

  /// Sorts letters by a text that few of them don't share with others. Those with the same text
  /// keep their order.
  ///
  /// - Parameters:
  ///   - ids: The numbers of the letters.
  ///   - order: Which text comes first.
  ///   - texts: The texts of made-up letters.
  ///   - others: The texts of the letters that were written here: one for each, or one for all.
  ///   - index: The index of a made-up letter's text.
  /// - Returns: The numbers in their order.
  private func sort(
    _ ids: [Int], by order: TableSort, _ texts: [String], _ others: [String],
    _ index: (MadeUp) -> Int
  ) -> [Int] {
    let sorted = Set(texts + others).sorted()
    let ranks = Dictionary(uniqueKeysWithValues: zip(sorted, sorted.indices))
    let rankOfText = (texts + others).map { ranks[$0] ?? 0 }
    let vocabulary = vocabulary
    var groups = [[Int]](repeating: [], count: sorted.count)
    for id in ids {
      let text =
        id < count
        ? index(MadeUp(id, in: vocabulary)) : texts.count + min(id - count, others.count - 1)
      groups[rankOfText[text]].append(id)
    }
    return Array((order.isDescending ? groups.reversed() : groups).joined())
  }
}

/// A word of a query, and which words of made-up letters have it.
private struct WordTest {
  let word: String
  let senders: [Bool]
  let subjects: [Bool]

  init(_ text: Substring, in vocabulary: Vocabulary) {
    let word = text.lowercased()
    self.word = word
    senders = vocabulary.people.map { $0.name.lowercased().contains(word) }
    subjects = vocabulary.subjects.map { $0.lowercased().contains(word) }
  }
}
