import Records
import StudyCatalog

/// The items that lessons ask, for the lessons whose tables were read.
struct AskedItems {
  private var known: [LessonID: Set<String>] = [:]

  /// Whether a lesson asks an item; `nil` if the lesson's table hasn't been read.
  func contains(_ card: CardID) -> Bool? { known[card.lesson]?.contains(card.item) }

  /// Whether to assume that a lesson still asks all of its cards, because its table hasn't been
  /// read and it has no more cards than items. The first screen has no time to read the tables of
  /// all lessons.
  func mayContainAll(
    of lesson: LessonID, _ summary: LessonSummary, in catalog: Catalog
  ) -> Bool {
    guard known[lesson] == nil, let count = catalog.lesson(lesson)?.itemCount else { return false }
    return summary.cards <= count && summary.due <= summary.cards
  }

  /// Reads a lesson's table, and returns whether the lesson asks an item.
  mutating func lookUp(_ card: CardID, in catalog: Catalog) -> Bool {
    let items = Set((catalog.lesson(card.lesson)?.questionsByItem() ?? [:]).keys)
    known[card.lesson] = items
    return items.contains(card.item)
  }
}
