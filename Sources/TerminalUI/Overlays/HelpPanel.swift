import TerminalCore

/// The list of keys: first those of the screen and the app, then those of the key table.
struct HelpPanel {
  /// The first visible line, in the window in which the list was last scrolled.
  private var scrolledTop = 0

  /// The library's keys.
  let table: KeyTable

  /// The keys bound by the screen below and the app.
  let own: KeysInForce

  /// Whether the screen below has a field, so that letters are typed rather than act as commands.
  let whileTyping: Bool

  /// Whether Left and Right change the value of the focused control.
  let isAdjusting: Bool

  /// The commands that currently do nothing.
  let unavailable: Set<Command>

  init(
    table: KeyTable, own: KeysInForce, whileTyping: Bool, isAdjusting: Bool = false,
    unavailable: Set<Command>
  ) {
    self.table = table
    self.own = own
    self.whileTyping = whileTyping
    self.isAdjusting = isAdjusting
    self.unavailable = unavailable
  }

  /// Scrolls the list. Returns `false` for a command that doesn't scroll.
  mutating func handle(_ command: Command, size: Size) -> Bool {
    let page = rows(for: lineCount, on: size) - Self.edges
    let top = top(on: size)
    let last = lastTop(on: size)
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

  /// The first visible line: nearer to the first if the window has grown since.
  private func top(on size: Size) -> Int { min(scrolledTop, lastTop(on: size)) }

  /// The first visible line if the last one is visible too.
  private func lastTop(on size: Size) -> Int {
    max(0, lineCount - (rows(for: lineCount, on: size) - Self.edges))
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
    drawHints(on: &frame, appearance, phrases)
    frame.drawWindow(box, appearance, clearing: Self.narrowStrip)
    frame.write(
      phrases.heading, at: Position(column: start, row: first + 1), limit: limit,
      style: theme[.heading])
    drawRest(below: box, on: &frame, appearance)
    let visible = lines.indices.dropFirst(top(on: frame.size))
    for (index, row) in zip(visible, (first + 2)..<(end - 1)) {
      frame.write(
        keys[index], at: Position(column: start, row: row), limit: limit, style: theme[.text])
      frame.write(
        lines[index].words, at: Position(column: start + keysWidth + 2, row: row), limit: limit,
        style: theme[.muted])
    }
    (frame.cursor, frame.focus) = (nil, nil)
  }

  /// Draws what works in the list itself in place of the hints of the screen.
  private func drawHints(
    on frame: inout Frame, _ appearance: Appearance, _ phrases: Phrases.Keys
  ) {
    let scrolls = lastTop(on: frame.size) > 0
    frame.drawHints(
      [([Key(.escape)], phrases.close)]
        + (scrolls ? [([Key(.up), Key(.down)], phrases.scroll)] : []), appearance)
  }

  /// Draws the number of lines below in the border.
  private func drawRest(below box: Rect, on frame: inout Frame, _ appearance: Appearance) {
    let limit = box.columns.upperBound - 2
    let rest = lastTop(on: frame.size) - top(on: frame.size)
    guard rest > 0 else { return }
    let more = " \(appearance.glyphs.sortMarks.descending) \(rest) "
    frame.write(
      more, at: Position(column: limit - more.displayWidth, row: box.rows.upperBound - 1),
      limit: limit, style: appearance.theme[.muted])
  }

  /// The cells inside the border, for a window of a given size.
  func body(on size: Size, phrases: Phrases.Keys) -> Rect {
    place(on: size, phrases).box.withoutBorder
  }

  /// What the line at a position does; `nil` for a line that stands for several things, such as the
  /// digits that choose rows, and elsewhere.
  func command(at position: Position, on size: Size, phrases: Phrases.Keys) -> Command? {
    let body = body(on: size, phrases: phrases)
    // The heading is the first row.
    guard body.contains(position), position.row > body.rows.lowerBound else { return nil }
    let line = position.row - body.rows.lowerBound - 1 + top(on: size)
    if line < own.lines.count { return .custom(own.lines[line].key) }
    let number = line - own.lines.count - (isAdjusting ? 1 : 0)
    guard bindings.indices.contains(number) else { return nil }
    return switch bindings[number].command {
    case .choose: nil
    case .mode: .nextMode
    case let command: command
    }
  }

  /// The lines as text to read aloud: the keys of each command, and its description. Keys that change
  /// values do nothing else there.
  func spoken(_ phrases: Phrases.Keys) -> [String] {
    var spoken: [(keys: [String], words: String)] = []
    for line in lines(phrases, besides: Self.adjustingKeys) {
      if let same = spoken.firstIndex(where: { $0.words == line.words }) {
        spoken[same].keys += line.keys
      } else {
        spoken.append(line)
      }
    }
    return spoken.map { "\($0.keys.joined(separator: " "))  \($0.words)" }
  }

  /// The lines, with as many of their keys as fit, and the panel's rectangle in the middle of a
  /// window.
  private func place(
    on size: Size, _ phrases: Phrases.Keys
  ) -> (lines: [(keys: [String], words: String)], keys: [String], box: Rect) {
    let lines = lines(phrases)
    let wordsWidth = lines.map(\.words.displayWidth).max() ?? 0
    let room = size.columns - Self.margins - wordsWidth
    let keys = lines.map { Self.join($0.keys, room: room) }
    let keysWidth = keys.map(\.displayWidth).max() ?? 0
    let box = Size(
      columns: min(size.columns, keysWidth + wordsWidth + Self.margins),
      rows: rows(for: lines.count, on: size))
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

  private func rows(for count: Int, on size: Size) -> Int {
    max(Self.edges + 1, min(Self.room(for: count, on: size).count, count + Self.edges))
  }

  /// The rows in which the panel lies: all but that of the hints and that of the titles, which it
  /// covers if all lines then fit, or if rows are scarce.
  private static func room(for count: Int, on size: Size) -> Range<Int> {
    let end = max(1, size.rows - 1)
    return (size.rows < 9 || count + edges == end ? 0 : 1)..<end
  }

  /// The lines of the list, without some keys that do something else.
  private func lines(
    _ phrases: Phrases.Keys, besides others: Set<Key> = []
  ) -> [(keys: [String], words: String)] {
    let arrows = (keys: [Key(.left).label, Key(.right).label], words: phrases.adjust)
    return own.lines.map { (keys: [$0.key.label], words: $0.words) }
      + (isAdjusting ? [arrows] : [])
      + bindings.map { (keys: labels(of: $0, besides: others), words: own.words(of: $0, phrases)) }
  }

  private var lineCount: Int { own.lines.count + (isAdjusting ? 1 : 0) + bindings.count }

  /// The library's bindings that have a line. The inspector is for whoever writes the program.
  private var bindings: [CommandKeys] {
    table.bindings.filter { binding in
      binding.command != .inspect && !unavailable.contains(binding.command)
        && !labels(of: binding).isEmpty
    }
  }

  private func labels(of binding: CommandKeys, besides others: Set<Key> = []) -> [String] {
    let hasNoSideways = isAdjusting || (binding.command == .open && own.opensOnlyByEnter)
    return binding.labels(
      whileTyping: whileTyping,
      besides: own.bound.union(hasNoSideways ? Self.adjustingKeys : others))
  }

  /// The keys that change the focused control before they act as commands.
  static let adjustingKeys: Set<Key> = [
    Key(.left), Key(.right), Key(.character("h")), Key(.character("l")),
  ]
}
