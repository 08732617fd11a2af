import TerminalCore

/// The line above the key hints; see ``Screen/status``.
struct StatusLine {
  private let lines: Lines

  /// Lays out the status of a screen; `nil` if it has no lines.
  init?<Content: Screen>(of screen: Content, _ key: LayoutKey) {
    // Most screens have no status, and it must cost them nothing.
    guard Content.hasStatus else { return nil }
    lines = Self.lines(of: screen, key)
    guard lines.count > 0 else { return nil }
  }

  // Inlined, it would look up the type of the status of screens that have none, too.
  @inline(never)
  private static func lines<Content: Screen>(of screen: Content, _ key: LayoutKey) -> Lines {
    let width = key.size.columns - 1
    // A nested layout, in which nothing can be pinned to the top of the screen.
    let layout = Layout<Content>(width: width, appearance: key.appearance, isOneLine: true)
    var lines = layout.part(screen.status, width: width, at: .root).lines
    lines.resolve(height: nil)
    return lines
  }

  /// Draws the line on a row. Focusable elements are omitted.
  func draw(on canvas: inout Canvas, row: Int) {
    let context = DrawingContext(
      drawControl: { _, _, _, _ in }, drawText: { _, _, _, _, _ in }, viewport: Viewport(),
      bound: KeysInForce(), showsNumbers: false, showsKeys: false, isActive: false)
    canvas.row = row
    canvas.inside(0..<lines.width) { lines.draw(0..<1, on: &$0, in: context) }
  }
}
