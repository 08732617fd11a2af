import Records
import StudyCatalog

/// The items that lessons ask, of the lessons whose tables were read.
struct AskedItems {
  private var known: [LessonID: Set<String>] = [:]

  /// Whether a lesson asks an item; `nil` as long as its table was not read.
  func contains(_ card: CardID) -> Bool? { known[card.lesson]?.contains(card.item) }

  /// The same for the first screen, which has no time to read the tables of all lessons: one with no more
  /// cards than items is taken to ask all of them. `nil` if only its table can tell.
  func mayContain(_ card: CardID, _ summary: Summary, in catalog: Catalog) -> Bool? {
    if let isKnown = contains(card) { return isKnown }
    guard let lesson = catalog.lesson(card.lesson),
      let cards = summary.lessons[card.lesson]?.cards, cards <= lesson.itemCount
    else { return nil }
    return true
  }

  /// Whether a lesson asks an item, by its table.
  mutating func lookUp(_ card: CardID, in catalog: Catalog) -> Bool {
    let items = Set((catalog.lesson(card.lesson)?.questionsByItem() ?? [:]).keys)
    known[card.lesson] = items
    return items.contains(card.item)
  }
}
