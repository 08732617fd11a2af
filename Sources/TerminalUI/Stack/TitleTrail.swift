import TerminalCore

/// The titles that lead to a place, as many as fit; those near the root are omitted first.
struct TitleTrail {
  /// The titles before the last one, with the marks around them.
  let text: String

  /// The columns of each of these titles, with its index among all titles.
  let places: [(columns: Range<Int>, title: Int, text: String)]

  /// The last title.
  let last: String

  /// Creates the trail.
  ///
  /// - Parameters:
  ///   - titles: The titles, root first.
  ///   - beginning: The text before them.
  ///   - glyphs: The glyphs for separators and for the ellipsis.
  ///   - columns: The number of cells.
  init(to titles: [String], after beginning: String, glyphs: GlyphSet, columns: Int) {
    let separator = glyphs.separator.displayWidth
    let widths = titles.dropLast().map { $0.displayWidth + separator }
    last = titles.last ?? ""
    var room = columns - last.displayWidth - beginning.displayWidth
    var first = 0
    if widths.reduce(0, +) > room {
      first = widths.count
      room -= glyphs.ellipsis.displayWidth + separator
      while first > 0, widths[first - 1] <= room {
        first -= 1
        room -= widths[first]
      }
    }
    // The last title matters more than the mark for omitted ones.
    let isAlone = first == widths.count && room < 0
    var text = beginning + (first > 0 && !isAlone ? glyphs.ellipsis + glyphs.separator : "")
    var places: [(columns: Range<Int>, title: Int, text: String)] = []
    var start = text.displayWidth
    for index in first..<widths.count {
      places.append((start..<start + widths[index] - separator, index, titles[index]))
      text += titles[index] + glyphs.separator
      start += widths[index]
    }
    self.text = text
    self.places = places
  }

  /// Draws the last title, ending in an ellipsis if it doesn't fit.
  ///
  /// - Parameters:
  ///   - frame: The frame to draw on.
  ///   - position: Where the title begins.
  ///   - limit: The column at which to stop.
  ///   - glyphs: The glyphs for the ellipsis.
  ///   - style: The style of the title.
  /// - Returns: The column after it.
  @discardableResult
  func drawLast(
    on frame: inout Frame, at position: Position, limit: Int, glyphs: GlyphSet, style: Style
  ) -> Int {
    frame.write(
      last, truncatedTo: position.column..<max(position.column, limit), row: position.row,
      ellipsis: glyphs.ellipsis, style: style)
  }
}
