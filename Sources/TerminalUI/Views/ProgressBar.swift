/// How much of something is done, as a bar of text.
public struct ProgressBar: Hashable, Sendable {
  /// What is done.
  public let done: Int

  /// What there is to do.
  public let total: Int

  /// Makes a bar; `done` is clamped to what there is.
  public init(_ done: Int, of total: Int) {
    precondition(total >= 0, "there can't be \(total) things to do")
    self.total = total
    self.done = max(0, min(done, total))
  }

  /// The bar as text.
  ///
  /// Anything done fills a cell at least, and only all of it fills the last.
  public func text(width: Int, glyphs: GlyphSet) -> String {
    var full = total == 0 ? 0 : done * width / total
    if done > 0 { full = max(1, full) }
    let (done, open) = (glyphs.longBar.full, glyphs.longBar.empty)
    return done.repeated(to: full) + open.repeated(to: width - full)
  }
}

extension GlyphSet {
  /// Forty of each sign of a bar.
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
  /// A text of forty equal signs, cut or repeated until it has so many. Cutting takes a fifth of
  /// the time that repeating does, and a screen may have a bar in every row.
  fileprivate func repeated(to count: Int) -> String {
    let sign = utf8.count / 40
    if count <= 40 { return String(Substring(utf8.prefix(count * sign))) }
    return self + repeated(to: count - 40)
  }
}
