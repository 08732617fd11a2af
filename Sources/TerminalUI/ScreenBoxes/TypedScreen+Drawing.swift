import TerminalCore

extension TypedScreen {
  func draw(on canvas: inout Canvas, rows: Range<Int>) {
    guard let region = body.region else { return }
    let context = drawingContext(for: canvas)
    canvas.row = rows.lowerBound
    body.pinned.draw(on: &canvas, above: rows.upperBound, in: context)
    let top = body.viewport[.root].top
    let visible = top..<top + rows.upperBound - canvas.row
    canvas.inside(0..<region.lines.width) { region.lines.draw(visible, on: &$0, in: context) }
    canvas.row = rows.lowerBound + body.pinned.lineCount
    ScrollBar(top: top, height: region.height, lines: region.lines.count)
      .draw(0..<region.height, at: region.lines.width, hasFocus: context.isActive, on: &canvas)
  }

  func redraw(_ lines: [Range<Int>], on canvas: inout Canvas, rows: Range<Int>) {
    guard let region = body.region else { return }
    let context = drawingContext(for: canvas)
    let firstRow = min(rows.lowerBound + body.pinned.lineCount, rows.upperBound)
    let top = body.viewport[.root].top
    let visible = top..<top + rows.upperBound - firstRow
    canvas.frame.focus = nil
    canvas.inside(0..<region.lines.width) { canvas in
      for lines in lines.lazy.map({ $0.clamped(to: visible) }) {
        for line in lines {
          canvas.row = firstRow + line - top
          canvas.fill(0..<canvas.width)
        }
        canvas.row = firstRow + lines.lowerBound - top
        region.lines.draw(lines, on: &canvas, in: context)
      }
    }
  }

  private func drawingContext(for canvas: borrowing Canvas) -> DrawingContext {
    DrawingContext(
      drawControl: { [self] in drawControl($0, id: $1, line: $2, on: &$3) },
      drawText: { [self] in drawText($0, id: $1, lines: $2, height: $3, on: &$4) },
      viewport: body.viewport,
      bound: keysInForce, showsNumbers: body.layout?.showsNumbers == true,
      showsKeys: owner.actions.ownField == nil && !canvas.appearance.terminal.readsFrames,
      keysAreTyped: body.isTyping,
      openedRow: body.openedRow, isActive: canvas.cover == .none,
      readLines: body.isRead ? body.region?.height : nil)
  }
}
