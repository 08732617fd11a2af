import TerminalCore

/// The scroll bar at the right edge of a region that doesn't fit.
struct ScrollBar {
  /// The rows of the bar that represent the visible lines; empty if all lines are visible.
  let thumb: Range<Int>

  /// Creates the scroll bar of a region.
  ///
  /// - Parameters:
  ///   - top: The first visible line.
  ///   - height: The number of rows.
  ///   - lines: The number of lines.
  init(top: Int, height: Int, lines: Int) {
    guard lines > height, height > 0 else {
      thumb = 0..<0
      return
    }
    let length = max(1, height * height / lines)
    // The thumb touches the ends of the bar only at the first and the last line.
    let room = height - length
    let hidden = lines - height
    let start =
      top == 0 || room == 0
      ? 0 : top >= hidden ? room : max(1, min(top * room / hidden, room - 1))
    thumb = min(start, room)..<min(start, room) + length
  }

  /// The first visible line if the thumb began at another row.
  ///
  /// - Parameters:
  ///   - row: The first row of the thumb; rows that it can't begin at count as the nearest that it
  ///     can.
  ///   - height: The number of rows.
  ///   - lines: The number of lines.
  /// - Returns: The line, from 0.
  func top(ifThumbAt row: Int, height: Int, lines: Int) -> Int {
    let (room, hidden) = (height - thumb.count, lines - height)
    guard room > 0, hidden > 0 else { return 0 }
    return max(0, min((row * hidden + room / 2) / room, hidden))
  }

  /// Draws some rows of the bar, starting at the canvas's row.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - column: The column of the bar.
  ///   - hasFocus: Whether the focus is in the region.
  ///   - showsFocus: Whether nothing but the bar shows that.
  ///   - canvas: The canvas to draw on.
  func draw(
    _ rows: Range<Int>, at column: Int, hasFocus: Bool, showsFocus: Bool = false,
    on canvas: inout Canvas
  ) {
    guard !thumb.isEmpty, column < canvas.width else { return }
    let firstRow = canvas.row
    for row in rows.clamped(to: thumb) {
      canvas.row = firstRow + row - rows.lowerBound
      canvas.write(
        canvas.appearance.glyphs.scrollBar, at: column,
        role: !hasFocus ? .border : showsFocus ? .accent : .muted)
    }
    canvas.row = firstRow
  }
}

/// The scroll bar under the pointer, of a whole screen or of a part that scrolls separately.
struct PlacedScrollBar {
  /// The part that it scrolls.
  let region: ViewID
  /// The bar.
  let bar: ScrollBar
  /// The row of the bar under the pointer, from 0.
  let row: Int

  /// The row of the thumb that is under the pointer, which holds it there; its middle if the
  /// pointer is elsewhere on the bar.
  var grip: Int { bar.thumb.contains(row) ? row - bar.thumb.lowerBound : bar.thumb.count / 2 }
}
