import TerminalCore

/// The line above the key hints, see ``Screen/status``.
struct StatusLine {
  private let lines: Lines

  /// Lays the status of a screen out, or returns `nil` if it has no lines.
  init?<Content: Screen>(of screen: Content, _ key: LayoutKey) {
    // Most screens have none, and it must cost them nothing.
    guard Content.Status.self != EmptyView<Content>.self else { return nil }
    var layout = Layout<Content>(width: key.size.columns - 1, appearance: key.appearance)
    screen.status.place(in: &layout)
    var lines = layout.lines
    lines.resolve(height: nil)
    guard lines.count > 0 else { return nil }
    self.lines = lines
  }

  /// Draws the line on a row. Whatever needs the focus is left out.
  func draw(on canvas: inout Canvas, row: Int) {
    let context = DrawingContext(
      drawControl: { _, _, _, _ in }, drawText: { _, _, _, _, _ in }, viewport: Viewport(),
      bound: KeysInForce(), showsNumbers: false, showsKeys: false, isActive: false)
    canvas.row = row
    canvas.inside(0..<lines.width) { lines.draw(0..<1, on: &$0, in: context) }
  }
}
