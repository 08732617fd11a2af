import TerminalCore

/// The list of keys, over the screens.
struct HelpPanel {
  /// What the list says.
  let lines: HelpLines

  /// The first visible line, in the window in which the list was last scrolled.
  private var scrolledTop = 0

  init(_ lines: HelpLines) { self.lines = lines }

  /// Scrolls the list. Returns `false` for a command that doesn't scroll.
  mutating func perform(_ command: Command, size: Size, phrases: Phrases.Keys) -> Bool {
    let count = lines(on: size, phrases).count
    let page = Self.rows(for: count, on: size) - Self.edges
    let top = top(of: count, on: size)
    let last = Self.lastTop(of: count, on: size)
    switch command {
    case .up: scrolledTop = max(0, top - 1)
    case .down: scrolledTop = min(last, top + 1)
    case .pageUp: scrolledTop = max(0, top - page)
    case .pageDown: scrolledTop = min(last, top + page)
    case .first: scrolledTop = 0
    case .last: scrolledTop = last
    case .next, .previous, .nextOrder, .previousOrder, .open, .choose, .chooseKey, .custom, .back,
      .nextPane, .backTo, .mode, .nextMode, .previousMode, .help, .quit, .redraw, .suspend,
      .releaseMouse, .deck, .inspect:
      return false
    }
    return true
  }

  /// The first visible line of a number of them: nearer to the first if the window has grown since.
  private func top(of count: Int, on size: Size) -> Int {
    min(scrolledTop, Self.lastTop(of: count, on: size))
  }

  /// The first visible line if the last one is visible too.
  private static func lastTop(of count: Int, on size: Size) -> Int {
    max(0, count - (rows(for: count, on: size) - edges))
  }

  /// Draws the panel in the middle of a frame. If columns are scarce, each line shows only its
  /// first keys.
  func draw(on frame: inout Frame, appearance: Appearance, phrases: Phrases.Keys) {
    let (lines, keys, box) = place(on: frame.size, phrases)
    let keysWidth = keys.map(\.displayWidth).max() ?? 0
    let (start, limit) = (box.columns.lowerBound + 2, box.columns.upperBound - 1)
    let (first, end) = (box.rows.lowerBound, box.rows.upperBound)
    let theme = appearance.theme
    frame.add(.dim)
    drawHints(of: lines.count, on: &frame, appearance, phrases)
    frame.drawBox(box, appearance, clearing: Self.narrowStrip)
    frame.write(
      phrases.heading, at: Position(column: start, row: first + 1), limit: limit,
      style: theme[.heading])
    let rest =
      Self.lastTop(of: lines.count, on: frame.size) - top(of: lines.count, on: frame.size)
    frame.draw(linesBelow: rest, of: box, appearance)
    let visible = lines.indices.dropFirst(top(of: lines.count, on: frame.size))
    for (index, row) in zip(visible, (first + 2)..<(end - 1)) {
      frame.write(
        keys[index], at: Position(column: start, row: row), limit: limit, style: theme[.text])
      frame.write(
        lines[index]?.words ?? "", at: Position(column: start + keysWidth + 2, row: row),
        limit: limit, style: theme[.muted])
    }
    (frame.cursor, frame.focus) = (nil, Position(column: start, row: first + 2))
  }

  /// Draws what works in the list itself in place of the hints of the screen.
  private func drawHints(
    of count: Int, on frame: inout Frame, _ appearance: Appearance, _ phrases: Phrases.Keys
  ) {
    let scrolls = Self.lastTop(of: count, on: frame.size) > 0
    frame.drawHints(
      [([Key(.escape)], phrases.close)]
        + (scrolls ? [([Key(.up), Key(.down)], phrases.scroll)] : []), appearance)
  }

  /// The cells inside the border, for a window of a given size.
  func body(on size: Size, phrases: Phrases.Keys) -> Rect {
    place(on: size, phrases).box.withoutBorder
  }

  /// What the line at a position does; `nil` for a line that stands for several things, and
  /// elsewhere.
  func command(at position: Position, on size: Size, phrases: Phrases.Keys) -> Command? {
    let body = body(on: size, phrases: phrases)
    // The heading is the first row.
    guard body.contains(position), position.row > body.rows.lowerBound else { return nil }
    let lines = lines(on: size, phrases)
    let index = position.row - body.rows.lowerBound - 1 + top(of: lines.count, on: size)
    return lines.indices.contains(index) ? lines[index]?.command : nil
  }

  /// The lines, with `nil` for an empty one between groups. There is none unless all lines have
  /// room with them.
  private func lines(on size: Size, _ phrases: Phrases.Keys) -> [HelpLine?] {
    let groups = lines.groups(phrases)
    let apart = Array(groups.map { $0.map(Optional.some) }.joined(separator: [nil]))
    return Self.lastTop(of: apart.count, on: size) == 0 ? apart : groups.joined().map(\.self)
  }

  /// The lines, with as many of their keys as fit, and the panel's rectangle in the middle of a
  /// window.
  private func place(
    on size: Size, _ phrases: Phrases.Keys
  ) -> (lines: [HelpLine?], keys: [String], box: Rect) {
    let lines = lines(on: size, phrases)
    let wordsWidth = lines.map { $0?.words.displayWidth ?? 0 }.max() ?? 0
    let room = size.columns - Self.margins - wordsWidth
    let keys = lines.map { Self.join($0?.keys ?? [], room: room) }
    let keysWidth = keys.map(\.displayWidth).max() ?? 0
    let box = Size(
      columns: min(size.columns, keysWidth + wordsWidth + Self.margins),
      rows: Self.rows(for: lines.count, on: size))
    let rows = Self.room(for: lines.count, on: size)
    return (
      lines, keys,
      Rect(size: box, centeredIn: Rect(columns: 0..<size.columns, rows: rows))
    )
  }

  /// The cells of a strip beside the panel in which only marks and numbers of rows have room.
  private static let narrowStrip = 4

  /// The number of columns for the border and the gaps.
  private static let margins = 6

  /// Joins as many keys as fit, but at least one.
  private static func join(_ keys: [String], room: Int) -> String {
    keys.dropFirst().reduce(keys.first ?? "") { text, key in
      let longer = "\(text) \(key)"
      return longer.displayWidth <= room ? longer : text
    }
  }

  /// The number of rows for the border and the heading.
  private static let edges = 3

  private static func rows(for count: Int, on size: Size) -> Int {
    max(edges + 1, min(room(for: count, on: size).count, count + edges))
  }

  /// The rows in which the panel lies: all but that of the hints and that of the titles, which it
  /// covers if all lines then fit, or if rows are scarce.
  private static func room(for count: Int, on size: Size) -> Range<Int> {
    let end = max(1, size.rows - 1)
    return (size.rows < 9 || count + edges == end ? 0 : 1)..<end
  }
}
