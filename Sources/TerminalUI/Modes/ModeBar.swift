import Navigation
import TerminalCore

/// The modes of a program, and the line at the top that shows them.
struct ModeBar {
  /// A mode, bound to its model.
  struct Item {
    let id: PathID
    let title: (Language) -> String
    /// The number of waiting items; `nil` for a mode that never shows one.
    let badge: (() -> Int)?
  }

  /// The modes in order; empty in a program with a single path.
  let items: [Item]

  /// The greatest number of modes in a program: one per digit.
  static let limit = 9

  /// The largest number shown in full.
  private static let largestBadge = 999

  /// The number of cells for a badge and the space before it. They are kept free, so that the other
  /// titles don't move as the number changes.
  private static let badgeRoom = " \(largestBadge)+".count

  /// The least number of cells between the titles and the keys.
  private static let gap = 2

  /// Whether there are several modes to choose from.
  var hasChoice: Bool { items.count > 1 }

  /// Whether an area is large enough for the mode bar.
  func isShown(in area: Size) -> Bool { hasChoice && area.holds(Chrome.spacious) }

  /// The index of the mode a number of places further along, wrapping around at the ends.
  func number(_ steps: Int, after id: PathID) -> Int {
    let number = items.firstIndex { $0.id == id } ?? 0
    return (number + steps + items.count) % items.count
  }

  /// The index of the mode at a column.
  func number(atColumn column: Int, of columns: Int, shown: PathID, in language: Language) -> Int? {
    TabTitles(titles(in: language), columns: 0..<columns)
      .title(at: column, selected: self.number(0, after: shown))
  }

  /// The column at which a line names the keys of the modes, after all titles and with one cell
  /// free at the edge; `nil` if they have no room.
  func columnOfKeys(_ keys: String, in columns: Int, _ language: Language) -> Int? {
    let titles = TabTitles(titles(in: language), columns: 0..<columns)
    let start = columns - 1 - keys.displayWidth
    return titles.end.flatMap { $0 + Self.gap <= start ? start : nil }
  }

  /// The titles with their badges.
  func titles(in language: Language) -> [TabTitles.Title] {
    items.map { item in
      guard let badge = item.badge?() else { return TabTitles.Title(item.title(language)) }
      let number = badge > Self.largestBadge ? "\(Self.largestBadge)+" : "\(badge)"
      return TabTitles.Title(
        item.title(language), badge: badge == 0 ? "" : number, badgeRoom: Self.badgeRoom)
    }
  }
}

extension ModeBar {
  /// The mode bar of a program with a single path, which has nothing to choose from.
  static var none: ModeBar { ModeBar(items: []) }

  /// Creates the modes of a program, binding each to its model.
  ///
  /// - Precondition: There are 1...9 modes, with unique names.
  init<Route, Model>(_ modes: [Mode<Route, Model>], model: Model) {
    ensure(
      (1...Self.limit).contains(modes.count),
      "an app has \(modes.count) modes; there must be at least 1 and at most \(Self.limit)")
    items = modes.map { mode in
      Item(id: mode.id, title: mode.title, badge: mode.badge.map { badge in { badge(model) } })
    }
  }
}
