import TerminalCore

/// A fraction of a whole, to draw as a bar.
struct Share: Hashable, Sendable {
  /// The amount done, from 0 to ``total``.
  let done: Int

  /// The total amount.
  let total: Int

  /// The amount begun, including what is done.
  var begun = 0

  /// The same fraction of another number, rounded down.
  func part(of whole: Int) -> Int { part(done, of: whole) }

  private func part(_ amount: Int, of whole: Int) -> Int {
    // The product may overflow, but the quotient can't, because the amount is at most `total`.
    total == 0 ? 0 : total.dividingFullWidth(amount.multipliedFullWidth(by: whole)).quotient
  }

  /// The bar as text of the given width, in cells.
  func text(width: Int, glyphs: GlyphSet) -> String {
    let bar = glyphs.shareBar
    let cells = cells(width: width, hasHalves: bar.half != nil)
    let half = cells.half > 0 ? bar.half.map { String($0) } ?? "" : ""
    return String(repeating: Character(bar.full), count: cells.full) + half
      + String(repeating: Character(bar.begun), count: cells.begun)
      + String(repeating: Character(bar.empty), count: cells.empty)
  }

  /// Draws the bar with the given width in cells, in a role. The rest is fainter than what is done
  /// or begun.
  ///
  /// - Returns: The column after the bar.
  @discardableResult
  func draw(
    on canvas: inout Canvas, at start: Int, width: Int, role: Role = .accent
  ) -> Int {
    // A listener hears the same from the numbers beside it.
    if canvas.appearance.terminal.readsFrames { return start }
    let bar = canvas.appearance.glyphs.shareBar
    let cells = cells(width: width, hasHalves: bar.half != nil)
    let style = canvas.style(role)
    let (half, rest) = (start + cells.full, start + cells.full + cells.half)
    canvas.fill(start..<half, with: bar.full, style: style)
    if let glyph = bar.half {
      canvas.fill(half..<rest, with: glyph, style: style)
    }
    let empty = rest + cells.begun
    canvas.fill(rest..<empty, with: bar.begun, style: style)
    canvas.fill(empty..<empty + cells.empty, with: bar.empty, style: canvas.style(.border))
    return empty + cells.empty
  }

  /// The numbers of full, half-full, begun and empty cells.
  private func cells(
    width: Int, hasHalves: Bool
  ) -> (full: Int, half: Int, begun: Int, empty: Int) {
    let width = max(0, width)
    // With half cells, small steps become visible sooner. Before a begun part, the other half would
    // be a hole in the bar.
    let steps = hasHalves && begun <= self.done ? 2 : 1
    var done = part(of: width * steps)
    if self.done > 0 { done = min(max(1, done), width * steps) }
    let (full, half) = (done / steps, done % steps)
    let rest = width - full - half
    guard begun > self.done else { return (full, half, 0, rest) }
    let begun = min(max(1, part(begun, of: width) - full), rest)
    return (full, half, begun, rest - begun)
  }
}

extension Layout {
  /// Adds a bar between a label and a text.
  mutating func add(_ share: Share, label: String, words: String, role: Role = .accent) {
    let line = LabeledLine(label, in: self)
    add(
      LineRun(lines: line.count) { index, canvas in
        line.draw(index, on: &canvas) { start, canvas in
          let width = max(0, min(canvas.width - start - words.displayWidth - 1, Share.longest))
          let bar = width > 0 ? share.draw(on: &canvas, at: start, width: width, role: role) : nil
          let end = bar.map { $0 + 1 } ?? start
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
  /// A full cell, a half-full cell if there is one, a begun cell and an empty cell.
  fileprivate var shareBar:
    (full: Unicode.Scalar, half: Unicode.Scalar?, begun: Unicode.Scalar, empty: Unicode.Scalar)
  {
    switch self {
    case .ascii: ("#", nil, "-", ".")
    case .narrow: ("⠶", "⠆", "⠤", "⠄")
    case .unicode: ("━", "╸", "╍", "─")
    }
  }
}
