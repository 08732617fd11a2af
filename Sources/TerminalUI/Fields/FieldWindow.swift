import TerminalCore

/// The part of a text that a field shows: what fits before the cursor, and what follows.
struct FieldWindow {
  /// The visible characters, without those that don't fit entirely.
  var text: String { String(shown) }

  /// The same characters as a part of the whole text.
  private let shown: Substring

  /// The column of the first character: 1 after a mark for what is cut off before it, else 0.
  let start: Int

  /// The column of the cursor, which has at least its own cell at the end of the text.
  let cursor: Int

  /// The column of the mark for what is cut off after the text; `nil` if nothing is.
  let endMark: Int?

  /// Finds the part to show.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - cursor: The cursor, in characters from the start, clamped to the end.
  ///   - width: The width of the field, in cells.
  ///   - spare: The cells that stay free after the end of the text. An input method shows there
  ///     what it composes, which must not reach a border or a scroll bar. A narrow field has one.
  ///   - hasMarks: Whether marks show that there is more. In a narrow field there are none.
  init(_ text: String, cursor: Int, width: Int, spare: Int = 2, hasMarks: Bool) {
    let isNarrow = width < Self.narrowWidth
    let hasMarks = hasMarks && !isNarrow
    let index = text.index(text.startIndex, offsetBy: cursor, limitedBy: text.endIndex)
    let place = index ?? text.endIndex
    let after = text[place...]
    // If more text follows, the second cell is that of its mark.
    let followsMore = hasMarks && after.prefix(cells: 1).endIndex < after.endIndex
    let room = max(1, width - (isNarrow ? 1 : followsMore ? 2 : spare))
    var before = text[..<place].suffix(cells: room)
    let isCut = hasMarks && before.startIndex > text.startIndex
    if isCut { before = text[..<place].suffix(cells: room - 1) }
    start = isCut ? 1 : 0
    self.cursor = start + String(before).displayWidth
    var shown = after.prefix(cells: width - self.cursor)
    let isCutAtEnd = hasMarks && shown.endIndex < after.endIndex
    if isCutAtEnd { shown = after.prefix(cells: width - self.cursor - 1) }
    endMark = isCutAtEnd ? width - 1 : nil
    self.shown = text[before.startIndex..<shown.endIndex]
  }

  /// The cursor that stands at a column: before the character drawn there, or after the last one.
  /// It is given in characters from the start of the whole text.
  func cursor(atColumn column: Int) -> Int {
    let clicked = shown.prefix(cells: max(0, column - start))
    return clicked.base.distance(from: clicked.base.startIndex, to: clicked.endIndex)
  }

  /// The fewest cells of a field that has some to spare for marks and for an input method.
  private static var narrowWidth: Int { 8 }
}

extension Substring {
  /// The longest beginning that fits into a number of cells.
  func prefix(cells: Int) -> Substring {
    var (end, room) = (startIndex, cells)
    while end < endIndex {
      room -= String(self[end]).displayWidth
      guard room >= 0 else { break }
      end = index(after: end)
    }
    return self[..<end]
  }

  /// The longest end that fits into a number of cells.
  fileprivate func suffix(cells: Int) -> Substring {
    var (start, room) = (endIndex, cells)
    while start > startIndex {
      let before = index(before: start)
      room -= String(self[before]).displayWidth
      guard room >= 0 else { break }
      start = before
    }
    return self[start...]
  }
}
