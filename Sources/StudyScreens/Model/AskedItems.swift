import Records
import StudyCatalog

/// The items that lessons ask, of the lessons whose tables were read.
struct AskedItems {
  private var known: [LessonID: Set<String>] = [:]

  /// Whether a lesson asks an item; `nil` as long as its table was not read.
  func contains(_ card: CardID) -> Bool? { known[card.lesson]?.contains(card.item) }

  /// Whether a lesson is taken to ask all of its cards, as far as nobody has looked: the first screen has
  /// no time to read the tables of all lessons. One with no more cards than items is.
  func mayContainAll(
    of lesson: LessonID, _ summary: LessonSummary, in catalog: Catalog
  ) -> Bool {
    guard known[lesson] == nil, let count = catalog.lesson(lesson)?.itemCount else { return false }
    return summary.cards <= count && summary.due <= summary.cards
  }

  /// Whether a lesson asks an item, by its table.
  mutating func lookUp(_ card: CardID, in catalog: Catalog) -> Bool {
    let items = Set((catalog.lesson(card.lesson)?.questionsByItem() ?? [:]).keys)
    known[card.lesson] = items
    return items.contains(card.item)
  }
}
