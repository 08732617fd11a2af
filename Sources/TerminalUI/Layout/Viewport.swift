/// What the interface keeps for an entry: the focus, the scroll, and the cursor in the field.
struct Viewport {
  /// The index of the focused target.
  private(set) var focus = 0

  /// The identity of the focused target, by which the focus follows a row that moves.
  private(set) var focusedID: RowID?

  /// The first line in sight.
  private(set) var top = 0

  /// The cursor of the field, in characters from the start; at the end until it is moved.
  var cursor = Int.max

  /// Whether the focus was in sight, where it then stays.
  private var wasInSight = false

  /// Fits focus and scroll to a new layout: the focus stays with its row, and in sight if it was.
  mutating func fit<Owner>(_ layout: Layout<Owner>, height: Int) {
    if let focusedID, let index = layout.index(of: focusedID, near: focus) { focus = index }
    let mustReveal = wasInSight
    scroll(to: top, in: layout, height: height)
    setFocusWithoutScrolling(focus, in: layout, height: height)
    if mustReveal, !wasInSight { setFocus(focus, in: layout, height: height) }
  }

  /// Moves the focus to a target, clamped to those that exist, and scrolls it into sight.
  mutating func setFocus<Owner>(_ index: Int, in layout: Layout<Owner>, height: Int) {
    setFocusWithoutScrolling(index, in: layout, height: height)
    guard let line = layout.line(ofTarget: focus) else { return }
    reveal(line, in: layout, height: height)
    wasInSight = true
  }

  /// Lets the focus rest on a target, clamped to those that exist, without scrolling.
  mutating func setFocusWithoutScrolling<Owner>(_ index: Int, in layout: Layout<Owner>, height: Int)
  {
    focus = max(0, min(index, layout.targetCount - 1))
    focusedID = layout.id(ofTarget: focus)
    wasInSight = isInSight(layout, height: height)
  }

  /// Whether the focused line can be seen.
  func isInSight<Owner>(_ layout: Layout<Owner>, height: Int) -> Bool {
    layout.line(ofTarget: focus).map { (top..<(top + height)).contains($0) } ?? false
  }

  /// Forgets the focus, so that the next layout begins at the top.
  mutating func reset() {
    (focus, focusedID, top, wasInSight) = (0, nil, 0, false)
  }

  /// Scrolls as little as needed for the focus to be seen, with what stands above the first target.
  private mutating func reveal<Owner>(_ line: Int, in layout: Layout<Owner>, height: Int) {
    if line < top { top = line }
    if line >= top + height { top = line - height + 1 }
    let heading = line > 0 && layout.target(onLine: line - 1) == nil ? line - 1 : line
    if heading < top, line - heading < height { top = heading }
    if focus == 0, line < height { top = 0 }
  }
}

// MARK: - Moving

extension Viewport {
  /// Moves the focus by lines, down when positive, to the next target at least.
  ///
  /// Nothing is skipped unseen: where the next target is more than a screen away, or there is none,
  /// the lines scroll and the focus stays.
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

  /// Goes to the first target and the first line.
  mutating func moveToStart<Owner>(in layout: Layout<Owner>, height: Int) {
    scroll(to: 0, in: layout, height: height)
    setFocusWithoutScrolling(0, in: layout, height: height)
  }

  /// Goes to the last target and the last line.
  mutating func moveToEnd<Owner>(in layout: Layout<Owner>, height: Int) {
    scroll(to: layout.lineCount, in: layout, height: height)
    setFocusWithoutScrolling(layout.targetCount - 1, in: layout, height: height)
  }

  /// Scrolls by lines, down when positive, and lets the focus follow at the edges.
  mutating func scroll<Owner>(by lines: Int, in layout: Layout<Owner>, height: Int) {
    scroll(to: top + lines, in: layout, height: height)
    let first = layout.targetCount(aboveLine: top)
    let last = layout.targetCount(aboveLine: top + height) - 1
    setFocusWithoutScrolling(
      first > last ? focus : max(first, min(focus, last)), in: layout, height: height)
  }

  /// Brings a line to the top, as far as there are lines to fill the screen.
  private mutating func scroll<Owner>(to line: Int, in layout: Layout<Owner>, height: Int) {
    top = max(0, min(line, layout.lineCount - height))
  }

  /// The target that is some lines away from the focus, which is on a line itself.
  private func target<Owner>(
    _ lines: Int, from line: Int, in layout: Layout<Owner>, height: Int
  ) -> Int {
    if lines > 0 {
      // A focus that was left behind below is the next to be met, and so above.
      if line >= top + height { return focus }
      return max(focus + 1, layout.targetCount(aboveLine: max(line, top - 1) + lines + 1) - 1)
    }
    if line < top { return focus }
    return min(focus - 1, layout.targetCount(aboveLine: min(line, top + height) + lines))
  }
}
