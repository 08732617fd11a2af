public import TerminalCore

/// The line of a frame that a view draws on.
public struct Canvas {
  /// The frame that is being composed. Nobody else holds it, for then writing would copy it.
  var frame: Frame

  /// Language, glyphs and motion.
  public let appearance: Appearance

  /// The width of the line, in cells.
  public var width: Int { frame.size.columns }

  /// Whether the line holds the focus.
  public internal(set) var isFocused = false

  /// The number that chooses the line, from 1 to 9, where numbers are shown.
  public internal(set) var number: Int?

  /// Whether the screen has been loading long enough to say so.
  public let isLoading: Bool

  /// The row of the frame that is drawn on.
  var row = 0

  init(size: Size, appearance: Appearance, isLoading: Bool) {
    frame = Frame(size: size)
    self.appearance = appearance
    self.isLoading = isLoading
  }

  /// Writes text on the line, cutting it at the right edge.
  ///
  /// - Parameters:
  ///   - text: What to write.
  ///   - start: The column of the first glyph.
  ///   - limit: The column at which to stop; the right edge when left out.
  ///   - style: How it looks.
  /// - Returns: The column after the last glyph.
  @discardableResult
  public mutating func write(
    _ text: String, at start: Int = 0, limit: Int? = nil, style: Style = .plain
  ) -> Int {
    frame.write(text, at: Position(column: start, row: row), limit: limit, style: style)
  }

  /// Blanks columns of the line.
  public mutating func fill(_ columns: Range<Int>, style: Style = .plain) {
    frame.fill(columns, row: row, style: style)
  }

  /// Puts the terminal's cursor on the line, where an input method opens its window.
  public mutating func setCursor(at start: Int) {
    frame.cursor = Position(column: min(start, width - 1), row: row)
  }
}
