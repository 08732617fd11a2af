import TerminalCore

/// The list of keys over a screen, made from the key table.
struct HelpPanel {
  /// The first line in sight.
  private(set) var top = 0

  /// Whether the screen below takes what is typed, so that letters mean nothing else.
  let whileTyping: Bool

  init(whileTyping: Bool) {
    self.whileTyping = whileTyping
  }

  /// Scrolls by lines; whether that is what the command means here.
  mutating func handle(_ command: Command, appearance: Appearance, size: Size) -> Bool {
    let page = max(1, size.rows - 3)
    let last = max(0, lines(appearance).count - page)
    switch command {
    case .up: top = max(0, top - 1)
    case .down: top = min(last, top + 1)
    case .pageUp: top = max(0, top - page)
    case .pageDown: top = min(last, top + page)
    case .first: top = 0
    case .last: top = last
    case .open, .choose, .back, .help, .quit, .redraw, .suspend: return false
    }
    return true
  }

  /// Draws the panel in the middle of the screen.
  func draw(on frame: inout Frame, appearance: Appearance) {
    let lines = lines(appearance)
    let phrases = Phrases(language: appearance.language)
    let keysWidth = lines.map { $0.keys.displayWidth }.max() ?? 0
    let wordsWidth = lines.map { $0.words.displayWidth }.max() ?? 0
    let columns = min(frame.size.columns, keysWidth + 2 + wordsWidth + 4)
    let rows = min(frame.size.rows, lines.count + 3)
    let (left, first) = ((frame.size.columns - columns) / 2, (frame.size.rows - rows) / 2)
    frame.drawBox(
      columns: left..<(left + columns), rows: first..<(first + rows), glyphs: appearance.glyphs.box)
    let limit = left + columns - 1
    frame.write(
      phrases.help, at: Position(column: left + 2, row: first + 1), limit: limit, style: .bold)
    for (index, line) in lines.dropFirst(top).prefix(max(0, rows - 3)).enumerated() {
      let row = first + 2 + index
      frame.write(line.keys, at: Position(column: left + 2, row: row), limit: limit)
      frame.write(
        line.words, at: Position(column: left + 4 + keysWidth, row: row), limit: limit,
        style: .dim)
    }
    frame.cursor = nil
  }

  private func lines(_ appearance: Appearance) -> [(keys: String, words: String)] {
    KeyTable.bindings.compactMap { binding in
      let keys = binding.label(whileTyping: whileTyping)
      guard !keys.isEmpty else { return nil }
      return (keys, appearance.language(binding.words.japanese, binding.words.english))
    }
  }
}
