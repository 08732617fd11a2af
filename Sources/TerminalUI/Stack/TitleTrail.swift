import TerminalCore

/// The titles that lead to a place, as many as fit: those near the root are left out first.
struct TitleTrail {
  /// The titles before the last, with the signs around them.
  let text: String

  /// Where each of these titles stands, with its number among all.
  let places: [(columns: Range<Int>, title: Int)]

  /// The last title.
  let last: String

  /// Creates the trail.
  ///
  /// - Parameters:
  ///   - titles: The titles, the root first.
  ///   - beginning: What stands before them.
  ///   - glyphs: The glyphs for separators and for what is left out.
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
    // The last title matters more than the sign that others are left out.
    let isAlone = first == widths.count && room < 0
    var text = beginning + (first > 0 && !isAlone ? glyphs.ellipsis + glyphs.separator : "")
    var places: [(columns: Range<Int>, title: Int)] = []
    var start = text.displayWidth
    for index in first..<widths.count {
      places.append((start..<start + widths[index] - separator, index))
      text += titles[index] + glyphs.separator
      start += widths[index]
    }
    (self.text, self.places) = (text, places)
  }
}
