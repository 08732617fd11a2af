import Records
import SpacedRepetition
import StudyCatalog

/// The items that lessons ask, for the lessons whose tables were read.
struct AskedItems {
  private var known: [LessonID: Set<String>] = [:]
  /// The cards that lessons no longer ask, which no answer of this program changes.
  private var gone: [LessonID: [Card]] = [:]

  /// Whether a lesson asks an item; `nil` if the lesson's table hasn't been read.
  func contains(_ card: CardID) -> Bool? { known[card.lesson]?.contains(card.item) }

  /// Reads a lesson's table, and returns whether the lesson asks an item.
  mutating func lookUp(_ card: CardID, in catalog: Catalog) -> Bool {
    names(of: card.lesson, in: catalog).contains(card.item)
  }

  /// Returns whether a lesson asks an item, as far as that is known without reading the table of a
  /// built-in lesson. The items of a learner's own lesson are in memory.
  mutating func mayAsk(_ card: CardID, in catalog: Catalog) -> Bool {
    guard let lesson = catalog.lesson(card.lesson) else { return false }
    return contains(card) ?? (!lesson.isOwn || lookUp(card, in: catalog))
  }

  /// Forgets which cards lessons no longer ask, as another program may have added some.
  mutating func forgetGoneCards() { gone = [:] }

  /// Returns the cards that a lesson no longer asks; `nil` if the lesson itself is gone.
  ///
  /// The first screen has no time to read the tables of all lessons. So a built-in lesson whose
  /// table hasn't been read, and that has no more cards than items, is assumed to ask all of them.
  /// The items of a learner's own lesson are in memory.
  mutating func goneCards(
    of lesson: LessonID, _ summary: LessonSummary, in catalog: Catalog,
    cards: () throws(RecordsError) -> [NamedCard]
  ) throws(RecordsError) -> [Card]? {
    guard let present = catalog.lesson(lesson) else { return nil }
    if let cards = gone[lesson] { return cards }
    if !present.isOwn, known[lesson] == nil, summary.cards <= present.itemCount { return [] }
    let names = names(of: lesson, in: catalog)
    let found = try cards().filter { !names.contains($0.id.item) }.map(\.card)
    gone[lesson] = found
    return found
  }

  private mutating func names(of lesson: LessonID, in catalog: Catalog) -> Set<String> {
    if let names = known[lesson] { return names }
    let names = catalog.lesson(lesson)?.itemNames ?? []
    known[lesson] = names
    return names
  }
}
