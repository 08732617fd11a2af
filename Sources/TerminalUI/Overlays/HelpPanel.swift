import TerminalCore

/// The list of keys, made from the key table.
struct HelpPanel {
  /// The first visible line.
  private(set) var top = 0

  /// Whether the screen beneath has a field, so that letters are typed instead of being commands.
  let whileTyping: Bool

  /// Whether the program offers the inspector.
  let isInspectable: Bool

  init(whileTyping: Bool, isInspectable: Bool) {
    self.whileTyping = whileTyping
    self.isInspectable = isInspectable
  }

  /// Scrolls the list. Returns `false` for a command that does not scroll.
  mutating func handle(_ command: Command, size: Size) -> Bool {
    let count = bindings.count
    let page = rows(for: count, on: size) - Self.edges
    let last = max(0, count - page)
    switch command {
    case .up: top = max(0, top - 1)
    case .down: top = min(last, top + 1)
    case .pageUp: top = max(0, top - page)
    case .pageDown: top = min(last, top + page)
    case .first: top = 0
    case .last: top = last
    case .open, .choose, .chooseKey, .back, .help, .quit, .redraw, .suspend, .inspect:
      return false
    }
    return true
  }

  /// Draws the panel in the middle of a frame.
  func draw(on frame: inout Frame, glyphs: GlyphSet, phrases: Phrases.Keys) {
    let lines = bindings.map { binding in
      (keys: binding.label(whileTyping: whileTyping), words: phrases[keyPath: binding.words])
    }
    let keysWidth = lines.map(\.keys.displayWidth).max() ?? 0
    let wordsWidth = lines.map(\.words.displayWidth).max() ?? 0
    let size = Size(
      columns: min(frame.size.columns, keysWidth + 2 + wordsWidth + 4),
      rows: rows(for: lines.count, on: frame.size))
    let box = Rect(
      size: size, centeredIn: Rect(size: frame.size))
    let (start, limit) = (box.columns.lowerBound + 2, box.columns.upperBound - 1)
    let (first, end) = (box.rows.lowerBound, box.rows.upperBound)
    frame.drawBox(box, glyphs: glyphs.box)
    frame.write(
      phrases.heading, at: Position(column: start, row: first + 1), limit: limit, style: .bold)
    for (line, row) in zip(lines.dropFirst(top), (first + 2)..<(end - 1)) {
      frame.write(line.keys, at: Position(column: start, row: row), limit: limit)
      frame.write(
        line.words, at: Position(column: start + keysWidth + 2, row: row), limit: limit,
        style: .dim)
    }
    frame.cursor = nil
  }

  /// The number of rows for the border and the heading.
  private static let edges = 3

  private func rows(for count: Int, on size: Size) -> Int {
    max(Self.edges + 1, min(size.rows, count + Self.edges))
  }

  /// The bindings that have a line.
  private var bindings: [KeyBinding] {
    KeyTable.bindings.filter { binding in
      (isInspectable || binding.command != .inspect)
        && !binding.label(whileTyping: whileTyping).isEmpty
    }
  }
}
