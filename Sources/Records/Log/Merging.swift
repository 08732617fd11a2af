internal import SpacedRepetition
internal import StudyCatalog

extension Records {
  /// Adds the answers of other logs as if all had been given here: cards, lessons, and days are
  /// recomputed from all answers in chronological order. An answer that already exists counts once.
  ///
  /// Either all answers are added or none. Rounds, scores, and settings are unchanged.
  ///
  /// - Parameter logs: The answers of each log, in the order in which they were given there.
  /// - Returns: The number of new answers in each log.
  /// - Throws: ``RecordsError`` if nothing can be stored.
  /// - Complexity: O(*n*) for each log, where *n* is the number of all answers, old and new.
  public func merge(_ logs: [[StoredAnswer]]) throws(RecordsError) -> [Int] {
    if let obstacle { throw obstacle }
    try save()
    return try attempt { database throws(DatabaseError) in
      try database.transaction { () throws(DatabaseError) in
        var counts: [Int] = []
        for log in logs {
          var merge = try Merge(database)
          counts.append(try merge.add(log))
        }
        return counts
      }
    }
  }
}

/// Two logs being merged, within a transaction.
private struct Merge {
  /// What distinguishes an answer from all others.
  private struct Key: Hashable {
    let card: CardID
    let milliseconds: Int
  }

  /// The numbers that answers can have, which are counted from 1.
  private static let numbers = 1...1 << 53

  private let database: Database
  /// The numbers and the times of the stored answers, in order.
  private var stored: [(id: Int, milliseconds: Int)] = []
  private var keys: Set<Key> = []
  /// The number of stored answers to each card, by its home.
  private var counts: [CardID: Int] = [:]

  init(_ database: Database) throws(DatabaseError) {
    self.database = database
    var (stored, keys, counts) = (stored, keys, counts)
    try database.each("SELECT id, at, lesson, item FROM answers ORDER BY id") { row in
      stored.append((row.integer(0), row.integer(1)))
      guard let lesson = LessonID(row.text(2)) else { return true }
      let card = CardID(lesson: lesson, item: row.text(3))
      keys.insert(Key(card: card, milliseconds: row.integer(1)))
      counts[card.home, default: 0] += 1
      return true
    }
    // Merging renumbers the answers, which must neither overflow nor meet negative numbers.
    guard stored.allSatisfy({ Self.numbers.contains($0.id) }) else { throw .foreign }
    (self.stored, self.keys, self.counts) = (stored, keys, counts)
  }

  /// Adds the new answers, and returns their number.
  mutating func add(_ log: [StoredAnswer]) throws(DatabaseError) -> Int {
    let new = log.map(\.answer).filter {
      keys.insert(Key(card: $0.card, milliseconds: $0.time.milliseconds)).inserted
    }
    guard !new.isEmpty else { return 0 }
    try replay(Set(new.map(\.card.home)), new: try insert(new))
    return new.count
  }

  /// Renumbers old and new answers by time. Each log keeps its own order, even if its clock was set
  /// back. Returns the numbers of the new answers.
  private func insert(_ new: [AnswerRecord]) throws(DatabaseError) -> Set<Int> {
    var numbers: Set<Int> = []
    var (rest, number) = (new[...], 0)
    func insertNext() throws(DatabaseError) {
      guard let answer = rest.popFirst() else { return }
      number += 1
      numbers.insert(number)
      // Negative until no more numbers are taken.
      try answer.insert(id: -number, in: database)
    }
    for old in stored {
      while let next = rest.first, next.time.milliseconds < old.milliseconds { try insertNext() }
      number = max(number + 1, old.id)
      guard number != old.id else { continue }
      try database.run(
        "UPDATE answers SET id = ? WHERE id = ?", .integer(-number), .integer(old.id))
    }
    while !rest.isEmpty { try insertNext() }
    try database.execute("UPDATE answers SET id = -id WHERE id < 0")
    return numbers
  }

  /// Recomputes some cards, by their homes, and all days, from all answers. For items that were
  /// first answered before the log began, adds only the new answers that are later than the card.
  private func replay(_ items: Set<CardID>, new numbers: Set<Int>) throws(DatabaseError) {
    let scheduler = try database.scheduler()
    let old = try database.cards()
    let older = old.filter { $0.value.card.answers != counts[$0.key, default: 0] }
    var (cards, days, begun) = (older, [StudyDay: DaySummary](), Set(older.keys))
    try database.each(
      "SELECT id, lesson, item, grade, day, milliseconds FROM answers ORDER BY id"
    ) { row in
      guard let lesson = LessonID(row.text(1)), let grade = Grade(rawValue: row.integer(3)),
        let day = StudyDay(stored: row.integer(4)),
        case let asked = CardID(lesson: lesson, item: row.text(2)), case let card = asked.home
      else { return true }
      days[day, default: DaySummary()].add(
        grade, milliseconds: row.count(5), isFirst: begun.insert(card).inserted)
      guard items.contains(card) else { return true }
      if let before = older[card], !numbers.contains(row.integer(0)) || day <= before.card.lastDay {
        return true
      }
      cards[card] = NamedCard(
        id: asked, card: scheduler.card(cards[card]?.card, after: grade, on: day))
      return true
    }
    for item in items {
      if let new = cards[item] { try database.replace(new.id, old[item]?.card, new.card) }
    }
    try database.execute("DELETE FROM days")
    for (day, sums) in days { try sums.store(as: day, in: database) }
  }
}

extension Database {
  /// All cards, by their homes.
  fileprivate func cards() throws(DatabaseError) -> [CardID: NamedCard] {
    var cards: [CardID: NamedCard] = [:]
    try each("SELECT \(NamedCard.columns) FROM cards") { row in
      if let lesson = LessonID(row.text(0)), let card = NamedCard(row, of: lesson) {
        cards[card.id.home] = card
      }
      return true
    }
    return cards
  }
}

extension DaySummary {
  fileprivate mutating func add(_ grade: Grade, milliseconds: Int, isFirst: Bool) {
    answers += 1
    correct += grade == .again ? 0 : 1
    begun += isFirst ? 1 : 0
    self.milliseconds += min(milliseconds, AnswerRecord.longestThinking)
  }

  fileprivate func store(as day: StudyDay, in database: Database) throws(DatabaseError) {
    try database.run(
      "INSERT INTO days VALUES(?, ?, ?, ?, ?)", .integer(day.number), .integer(answers),
      .integer(correct), .integer(begun), .integer(milliseconds))
  }
}
