import Navigation
import TerminalCore

/// The screens of the path as overlapping cards, like sheets of paper: an overlay for going back to
/// any of them.
struct Deck {
  /// The entry of the focused card, which is shown as large as possible.
  private(set) var focus: EntryID

  /// Creates a deck that focuses the card of an entry.
  init(focus: EntryID) { self.focus = focus }

  /// The index of the focused card. If its screen has left the path, the top has the focus.
  func index(in entries: [Entry<some RouteValue>]) -> Int {
    entries.firstIndex { $0.id == focus } ?? entries.count - 1
  }

  /// Moves the focus.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - entries: The entries of the path, root first.
  /// - Returns: `false` if the command isn't one that moves the focus.
  mutating func move(by command: Command, in entries: [Entry<some RouteValue>]) -> Bool {
    let (index, last) = (index(in: entries), entries.count - 1)
    let target: Int
    switch command {
    case .up, .previous: target = index - 1
    case .down, .next: target = index + 1
    case .pageUp: target = index - Self.page
    case .pageDown: target = index + Self.page
    case .first: target = 0
    case .last: target = last
    default: return false
    }
    focus = entries[max(0, min(target, last))].id
    return true
  }

  /// What an arrow key to the side does: the cards lie to the right of each other as well as below.
  /// Returns `nil` for other keys.
  func command(of key: Key) -> Command? {
    switch key {
    case Key(.left), Key(.character("h")): .up
    case Key(.right), Key(.character("l")): .down
    default: nil
    }
  }

  /// The number of cards that a page key moves past.
  private static let page = 5
}

/// The positions of the cards in a deck.
///
/// Each card begins below and to the right of the previous one and extends down to the hints. The
/// next card covers all of it except its title and, if there is room, its first rows. The focused
/// card is as visible as the others permit.
struct DeckLayout: Equatable {
  /// The position of one card.
  struct Card: Equatable {
    /// The index of the entry, from 0 at the root.
    let number: Int

    /// The cells of the card, including the covered ones.
    let area: Rect

    /// The number of rows that no other card covers, including the border.
    let rows: Int
  }

  /// The cards that fit, bottom first. They overlap; the last one at a cell is the visible one.
  let cards: [Card]

  /// Lays out the cards in an area, around the focused one.
  ///
  /// - Parameters:
  ///   - count: The number of entries.
  ///   - focus: The index of the focused entry.
  ///   - size: The size of the area, including a line for the heading and one for the hints.
  init(count: Int, focus: Int, in size: Size) {
    let room = max(1, size.rows - 2)
    let peek = Self.peeks.first { (count - 1) * $0.rows + $0.front <= room }?.rows ?? 1
    let shown = max(1, min(count, 1 + (room - Self.smallestFront) / peek))
    let first = max(0, min(focus - shown / 2, count - shown))
    let step = shown > 1 ? min(Self.widestStep, size.columns / 3 / (shown - 1)) : 0
    let width = size.columns - step * (shown - 1)
    // A card too short for its lower border continues under the hints.
    let isCut = shown > 1 && focus < first + shown - 1 && peek < 3
    let end = 1 + room + (isCut ? 1 : 0)
    var row = 1
    cards = (first..<first + shown).map { number in
      let rows = number == focus ? room - (shown - 1) * peek : peek
      defer { row += rows }
      let column = step * (number - first)
      return Card(
        number: number, area: Rect(columns: column..<column + width, rows: row..<end), rows: rows)
    }
  }

  /// Gives each card around the focused one a single row, for a terminal that reads frames aloud.
  init(listOf count: Int, focus: Int, in size: Size) {
    let shown = min(count, max(1, size.rows - 2))
    let first = max(0, min(focus - shown / 2, count - shown))
    cards = (first..<first + shown).map { number in
      let row = 1 + number - first
      return Card(
        number: number, area: Rect(columns: 0..<size.columns, rows: row..<row + 1), rows: 1)
    }
  }

  /// The index of the card at a position; `nil` if there is none.
  func number(at position: Position) -> Int? {
    cards.last { $0.area.contains(position) }?.number
  }

  /// The number of visible rows of an unfocused card, and the rows that the focused one then needs.
  private static let peeks = [(rows: 3, front: 9), (rows: 2, front: 7)]

  /// The fewest rows of the focused card, if the area is tall enough.
  private static let smallestFront = 5

  /// The largest shift of a card to the right, in columns.
  private static let widestStep = 3
}
