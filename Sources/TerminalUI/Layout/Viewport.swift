/// What the interface keeps for an entry: the focus, the scroll, and the cursor in the field.
struct Viewport {
  /// The index of the focused stop.
  private(set) var focus = 0

  /// The identity of the focused stop, by which the focus follows a row that moves.
  private(set) var focusedID: RowID?

  /// The first line in sight.
  private(set) var top = 0

  /// The cursor of the field, in characters from the start.
  var cursor = 0

  /// Fits focus and scroll to a new layout: the focus stays with its row, and stays in sight.
  mutating func fit<Owner>(_ layout: Layout<Owner>, height: Int) {
    if let focusedID, let index = layout.index(of: focusedID, near: focus) {
      focus = index
    } else {
      focus = max(0, min(focus, layout.stopCount - 1))
    }
    focusedID = layout.stop(focus)?.id
    reveal(in: layout, height: height)
  }

  /// Moves the focus to a stop, clamped to those that exist.
  mutating func setFocus<Owner>(_ index: Int, in layout: Layout<Owner>, height: Int) {
    focus = max(0, min(index, layout.stopCount - 1))
    focusedID = layout.stop(focus)?.id
    reveal(in: layout, height: height)
  }

  /// Moves the focus down by a number of stops, or scrolls through what stands below the last.
  mutating func moveDown<Owner>(by count: Int, in layout: Layout<Owner>, height: Int) {
    guard focus + 1 < layout.stopCount else { return scroll(by: count, in: layout, height: height) }
    setFocus(focus + count, in: layout, height: height)
  }

  /// Moves the focus up by a number of stops, or scrolls until the focus is in sight again.
  mutating func moveUp<Owner>(by count: Int, in layout: Layout<Owner>, height: Int) {
    if let line = layout.line(ofStop: focus), line < top {
      return scroll(by: -count, in: layout, height: height)
    }
    setFocus(focus - count, in: layout, height: height)
  }

  /// Moves the focus to the last stop and scrolls to the last line.
  mutating func moveToEnd<Owner>(in layout: Layout<Owner>, height: Int) {
    setFocus(layout.stopCount - 1, in: layout, height: height)
    scroll(by: layout.lineCount, in: layout, height: height)
  }

  /// Forgets the focus, so that the next layout begins at the top.
  mutating func reset() {
    (focus, focusedID, top) = (0, nil, 0)
  }

  /// Scrolls by lines, down when positive, and lets the focus follow at the edges.
  mutating func scroll<Owner>(by lines: Int, in layout: Layout<Owner>, height: Int) {
    top = max(0, min(top + lines, layout.lineCount - height))
    guard let line = layout.line(ofStop: focus) else { return }
    let inside = max(top, min(line, top + height - 1))
    guard inside != line, var index = layout.stop(nearLine: inside) else { return }
    if let found = layout.line(ofStop: index), found >= top + height, index > 0 { index -= 1 }
    focus = index
    focusedID = layout.stop(focus)?.id
  }

  /// Scrolls as little as needed for the focus to be seen, with what stands above the first stop.
  private mutating func reveal<Owner>(in layout: Layout<Owner>, height: Int) {
    top = max(0, min(top, layout.lineCount - height))
    guard let line = layout.line(ofStop: focus) else { return }
    if line < top { top = line }
    if line >= top + height { top = line - height + 1 }
    let heading = line > 0 && layout.stop(onLine: line - 1) == nil ? line - 1 : line
    if heading < top, line - heading < height { top = heading }
    if focus == 0, line < height { top = 0 }
  }
}
