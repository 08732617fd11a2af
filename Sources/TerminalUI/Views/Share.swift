import TerminalCore

/// A fraction of a whole, to draw as a bar.
struct Share: Hashable, Sendable {
  /// The amount done, from 0 to ``total``.
  let done: Int

  /// The total amount.
  let total: Int

  /// The same fraction of another number, rounded down.
  func part(of whole: Int) -> Int {
    // The product may overflow, but the quotient can't, because `done` is at most `total`.
    total == 0 ? 0 : total.dividingFullWidth(done.multipliedFullWidth(by: whole)).quotient
  }

  /// The bar as text of the given width, in cells.
  func text(width: Int, glyphs: GlyphSet) -> String {
    let parts = parts(width: width, glyphs: glyphs)
    return parts.done + parts.open
  }

  /// Draws the bar with the given width in cells. The rest is fainter than the part that is done.
  ///
  /// - Returns: The column after the bar.
  @discardableResult
  func draw(on canvas: inout Canvas, at start: Int, width: Int) -> Int {
    // A listener hears the same from the numbers beside it.
    if canvas.appearance.terminal.readsFrames { return start }
    let parts = parts(width: width, glyphs: canvas.appearance.glyphs)
    let column = canvas.write(parts.done, at: start, role: .accent)
    return canvas.write(parts.open, at: column, role: .border)
  }

  private func parts(width: Int, glyphs: GlyphSet) -> (done: String, open: String) {
    let width = max(0, width)
    let bar = glyphs.longBar
    // With half cells, small steps become visible sooner.
    let steps = bar.half == nil ? 1 : 2
    var full = part(of: width * steps)
    if done > 0 { full = min(max(1, full), width * steps) }
    let half = full % steps == 1 ? bar.half ?? "" : ""
    let cells = (full + steps - 1) / steps
    return (bar.full.repeated(to: full / steps) + half, bar.empty.repeated(to: width - cells))
  }
}

extension Layout {
  /// Adds a bar between a label and a text.
  mutating func add(_ share: Share, label: String, words: String) {
    let line = LabelledLine(label, in: self)
    add(
      LineRun(lines: line.count) { index, canvas in
        line.draw(index, on: &canvas) { start, canvas in
          let width = max(0, min(canvas.width - start - words.displayWidth - 1, Share.longest))
          let end = width > 0 ? share.draw(on: &canvas, at: start, width: width) + 1 : start
          canvas.write(words, at: end)
        }
      })
  }
}

extension Share {
  /// The longest bar on a separate line, in cells.
  fileprivate static let longest = 40
}

extension GlyphSet {
  /// Forty full cells, forty empty cells, and a half-full cell.
  fileprivate var longBar: (full: String, half: String?, empty: String) {
    switch self {
    case .ascii:
      (
        "########################################", nil,
        "........................................"
      )
    case .narrow:
      (
        "⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶", "⠆",
        "⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄"
      )
    case .unicode:
      (
        "━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━", "╸",
        "────────────────────────────────────────"
      )
    }
  }
}

extension String {
  /// Truncates or repeats a text of forty equal characters to a length. Truncating takes a fifth of
  /// the time of repeating a character, and a screen may have a bar or a border in every row.
  func repeated(to count: Int) -> String {
    let sign = utf8.count / 40
    if count <= 40 { return String(Substring(utf8.prefix(count * sign))) }
    return self + repeated(to: count - 40)
  }
}
