import Navigation
import TerminalCore

/// The modes of a program, and the line at the top that shows them.
struct ModeBar {
  /// A mode, with its model.
  struct Item {
    let id: PathID
    let title: (Language) -> String
    let badge: () -> Int
  }

  /// The modes in their order; none in a program of one path.
  let items: [Item]

  /// The most modes that a program can have: one for each digit.
  static let limit = 9

  /// The largest number that is written out.
  private static let largestBadge = 999

  /// Whether there is anything to choose between.
  var hasChoice: Bool { items.count > 1 }

  /// Whether an area has the line. On smaller ones the hints name the keys.
  func isShown(in area: Size) -> Bool { hasChoice && area.holds(Chrome.spacious) }

  /// The number of a mode, counted from 0, at a number of places further on, round the ends.
  func number(_ steps: Int, after id: PathID) -> Int {
    let number = items.firstIndex { $0.id == id } ?? 0
    return (number + steps + items.count) % items.count
  }

  /// The number of the mode at a column, counted from 0.
  func number(atColumn column: Int, of columns: Int, shown: PathID, in language: Language) -> Int? {
    titles(columns: columns, in: language).title(at: column, selected: self.number(0, after: shown))
  }

  /// Draws the line, as wide as the canvas.
  func draw(shown: PathID, on canvas: inout Canvas) {
    titles(columns: canvas.width, in: canvas.appearance.language)
      .draw(selected: number(0, after: shown), on: &canvas)
  }

  /// The titles with their badges.
  func titles(in language: Language) -> [TabTitles.Title] {
    items.map { item in
      let badge = item.badge()
      let number = badge > Self.largestBadge ? "\(Self.largestBadge)+" : "\(badge)"
      return TabTitles.Title(item.title(language), badge: badge == 0 ? "" : number)
    }
  }

  private func titles(columns: Int, in language: Language) -> TabTitles {
    TabTitles(titles(in: language), columns: 0..<columns)
  }
}

extension ModeBar {
  /// The bar of a program with one path, which has nothing to choose between.
  static var none: ModeBar { ModeBar(items: []) }

  /// Creates the modes of a program, each with its model.
  ///
  /// - Precondition: There is at least one mode and no more than there are digits, and no name
  ///   twice.
  init<Route, Model>(_ modes: [Mode<Route, Model>], model: Model) {
    precondition(
      (1...Self.limit).contains(modes.count),
      "an app has \(modes.count) modes; there must be at least 1 and at most \(Self.limit)")
    items = modes.map { mode in
      Item(id: mode.id, title: mode.title) { mode.badge(model) }
    }
  }
}
