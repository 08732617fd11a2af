extension Layout {
  /// Draws the pinned lines and the lines in sight, from row `first` on.
  ///
  /// - Complexity: O(*n*) in the number of visible lines and of pieces.
  func draw(on canvas: inout Canvas, rows: Range<Int>, viewport: Viewport, owner: Owner) {
    canvas.row = rows.lowerBound
    drawPinned(0..<piecesAboveField, on: &canvas, above: rows.upperBound)
    if let field, canvas.row < rows.upperBound {
      field.draw(owner[keyPath: field.text], cursor: viewport.cursor, on: &canvas)
      canvas.row += 1
    }
    drawPinned(piecesAboveField..<pinned.count, on: &canvas, above: rows.upperBound)
    drawScrolled(on: &canvas, rows: canvas.row..<rows.upperBound, viewport: viewport)
  }

  private func drawPinned(_ indices: Range<Int>, on canvas: inout Canvas, above end: Int) {
    for index in indices {
      let piece = pinned[index]
      for line in 0..<piece.lines where canvas.row < end {
        piece.draw(line, &canvas)
        canvas.row += 1
      }
    }
  }

  private func drawScrolled(on canvas: inout Canvas, rows: Range<Int>, viewport: Viewport) {
    let visible = viewport.top..<(viewport.top + rows.count)
    let showsNumbers = field == nil && stopCount <= 9
    var (stops, lines) = (0, 0)
    for piece in pieces {
      for line in visible.clamped(to: lines..<(lines + piece.lines)) {
        let stop = stops + line - lines
        canvas.row = rows.lowerBound + line - visible.lowerBound
        canvas.isFocused = piece.stops > 0 && stop == viewport.focus
        canvas.number = piece.stops > 0 && showsNumbers ? stop + 1 : nil
        piece.draw(line - lines, &canvas)
      }
      stops += piece.stops
      lines += piece.lines
      if lines >= visible.upperBound { break }
    }
    canvas.isFocused = false
    canvas.number = nil
  }
}
