/// How much of something is done, drawn as a bar.
public struct ProgressBar: Hashable, Sendable {
  /// The number of things done, 0...total.
  public let done: Int

  /// The number of things to do.
  public let total: Int

  /// Makes a bar. `done` is clamped to `0...total`.
  ///
  /// - Precondition: `total` is not negative.
  public init(_ done: Int, of total: Int) {
    precondition(total >= 0, "there can't be \(total) things to do")
    self.total = total
    self.done = max(0, min(done, total))
  }

  /// The bar as text, in a number of cells.
  ///
  /// If anything is done, at least one cell is full; the last cell is full only if everything is
  /// done.
  public func text(width: Int, glyphs: GlyphSet) -> String {
    let parts = parts(width: width, glyphs: glyphs)
    return parts.done + parts.open
  }

  /// Draws the bar in a number of cells of a line. What is not done is fainter than what is done.
  ///
  /// - Returns: The column after the bar.
  @discardableResult
  public func draw(on canvas: inout Canvas, at start: Int, width: Int) -> Int {
    let parts = parts(width: width, glyphs: canvas.appearance.glyphs)
    let column = canvas.write(parts.done, at: start, role: .muted)
    return canvas.write(parts.open, at: column, role: .border)
  }

  private func parts(width: Int, glyphs: GlyphSet) -> (done: String, open: String) {
    var full = total == 0 ? 0 : done * width / total
    if done > 0 { full = max(1, full) }
    let (done, open) = (glyphs.longBar.full, glyphs.longBar.empty)
    return (done.repeated(to: full), open.repeated(to: width - full))
  }
}

extension GlyphSet {
  /// Forty full and forty empty cells.
  fileprivate var longBar: (full: String, empty: String) {
    let shade = "░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░"
    return switch self {
    case .ascii:
      ("########################################", "........................................")
    case .narrow: ("▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐▐", shade)
    case .unicode: ("████████████████████████████████████████", shade)
    }
  }
}

extension String {
  /// Cuts or repeats a text of forty equal characters to a length. Cutting takes a fifth of the
  /// time of repeating one character, and a screen may have a bar in every row.
  fileprivate func repeated(to count: Int) -> String {
    let sign = utf8.count / 40
    if count <= 40 { return String(Substring(utf8.prefix(count * sign))) }
    return self + repeated(to: count - 40)
  }
}
