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
    return String(repeating: glyphs.bar.full, count: full)
      + String(repeating: glyphs.bar.empty, count: width - full)
  }
}
