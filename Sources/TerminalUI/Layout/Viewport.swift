/// The focus, the scroll position and the field's cursor of a screen.
struct Viewport {
  /// The index of the focused target, counted from 0.
  private(set) var focus = 0

  /// The identity of the focused target, by which the focus follows a row that moves.
  private(set) var focusedID: RowID?

  /// The first visible line.
  private(set) var top = 0

  /// The cursor of the field, in characters from the start; `Int.max` for the end of the text.
  var cursor = Int.max

  /// Whether the focus was visible, so that it must stay visible in the next layout.
  private var wasFocusVisible = false

  /// Adapts to a new layout: the focus stays with its row, and stays visible if it was.
  mutating func fit<Owner>(_ layout: Layout<Owner>, height: Int) {
    if let focusedID, let index = layout.index(of: focusedID, near: focus) { focus = index }
    let mustReveal = wasFocusVisible
    scroll(to: top, in: layout, height: height)
    setFocusWithoutScrolling(focus, in: layout, height: height)
    if mustReveal, !wasFocusVisible { setFocus(focus, in: layout, height: height) }
  }

  /// Moves the focus to a target and scrolls it into view. The index is clamped to the targets
  /// there are.
  mutating func setFocus<Owner>(_ index: Int, in layout: Layout<Owner>, height: Int) {
    setFocusWithoutScrolling(index, in: layout, height: height)
    guard let line = layout.line(ofTarget: focus) else { return }
    reveal(line, in: layout, height: height)
    wasFocusVisible = true
  }

  /// Moves the focus to a target without scrolling. The index is clamped to the targets there are.
  mutating func setFocusWithoutScrolling<Owner>(_ index: Int, in layout: Layout<Owner>, height: Int)
  {
    focus = max(0, min(index, layout.targetCount - 1))
    focusedID = layout.id(ofTarget: focus)
    wasFocusVisible = isFocusVisible(layout, height: height)
  }

  /// Whether the focused line is visible.
  func isFocusVisible<Owner>(_ layout: Layout<Owner>, height: Int) -> Bool {
    layout.line(ofTarget: focus).map { (top..<(top + height)).contains($0) } ?? false
  }

  /// Goes back to the top and the first target.
  mutating func reset() {
    (focus, focusedID, top, wasFocusVisible) = (0, nil, 0, false)
  }

  /// Scrolls as little as possible to show the focused line, its heading, and the top above the
  /// first row.
  private mutating func reveal<Owner>(_ line: Int, in layout: Layout<Owner>, height: Int) {
    if line < top { top = line }
    if line >= top + height { top = line - height + 1 }
    let heading = line > 0 && layout.target(onLine: line - 1) == nil ? line - 1 : line
    if heading < top, line - heading < height { top = heading }
    if focus == 0, line < height { top = 0 }
  }
}

// MARK: - Moving the focus

extension Viewport {
  /// Moves the focus by a number of lines, positive for down, but at least to the next target.
  ///
  /// Nothing is skipped unseen: if the next target is more than a page away, or there is none, the
  /// lines scroll and the focus stays.
  mutating func move<Owner>(by lines: Int, in layout: Layout<Owner>, height: Int) {
    let target = target(lines, from: layout.line(ofTarget: focus) ?? 0, in: layout, height: height)
    let page = max(1, height - 1)
    let reach = lines > 0 ? top..<(top + height + page) : (top - page)..<(top + height)
    if let line = layout.line(ofTarget: target), reach.contains(line) {
      setFocus(target, in: layout, height: height)
    } else {
      scroll(to: top + lines, in: layout, height: height)
      setFocusWithoutScrolling(focus, in: layout, height: height)
    }
  }

  /// Moves to the first target and the first line.
  mutating func moveToStart<Owner>(in layout: Layout<Owner>, height: Int) {
    scroll(to: 0, in: layout, height: height)
    setFocusWithoutScrolling(0, in: layout, height: height)
  }

  /// Moves to the last target and the last line.
  mutating func moveToEnd<Owner>(in layout: Layout<Owner>, height: Int) {
    scroll(to: layout.lineCount, in: layout, height: height)
    setFocusWithoutScrolling(layout.targetCount - 1, in: layout, height: height)
  }

  /// Scrolls by a number of lines, positive for down. The focus stays within the visible rows.
  mutating func scroll<Owner>(by lines: Int, in layout: Layout<Owner>, height: Int) {
    scroll(to: top + lines, in: layout, height: height)
    let first = layout.targetCount(aboveLine: top)
    let last = layout.targetCount(aboveLine: top + height) - 1
    setFocusWithoutScrolling(
      first > last ? focus : max(first, min(focus, last)), in: layout, height: height)
  }

  /// Scrolls a line to the top, or as near as the end of the lines allows.
  private mutating func scroll<Owner>(to line: Int, in layout: Layout<Owner>, height: Int) {
    top = max(0, min(line, layout.lineCount - height))
  }

  /// The target some lines away from the focus, whose own line is given.
  private func target<Owner>(
    _ lines: Int, from line: Int, in layout: Layout<Owner>, height: Int
  ) -> Int {
    if lines > 0 {
      // A focus that was scrolled out of view is the next target to meet on the way to it.
      if line >= top + height { return focus }
      return max(focus + 1, layout.targetCount(aboveLine: max(line, top - 1) + lines + 1) - 1)
    }
    if line < top { return focus }
    return min(focus - 1, layout.targetCount(aboveLine: min(line, top + height) + lines))
  }
}
