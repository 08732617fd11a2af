public import TerminalCore

/// The line of a frame that a view draws on.
///
/// Columns are counted from the left edge of the view's own room.
public struct Canvas {
  /// The frame that is being composed.
  private(set) var frame: Frame

  /// Language, glyphs and motion.
  public let appearance: Appearance

  /// The width of the room, in cells.
  public let width: Int

  /// Whether the line holds the focus.
  public internal(set) var isFocused = false

  /// The number that chooses the line, from 1 to 9, where numbers are shown.
  public internal(set) var number: Int?

  /// Whether the screen has been loading long enough to say so.
  public let isLoading: Bool

  /// The row of the frame that is drawn on.
  var row = 0

  /// The column of the frame at which the room begins.
  private let column: Int

  init(frame: consuming Frame, appearance: Appearance, column: Int, width: Int, isLoading: Bool) {
    self.frame = frame
    self.appearance = appearance
    self.column = column
    self.width = width
    self.isLoading = isLoading
  }

  /// Writes text on the line, cutting it at the room's right edge.
  ///
  /// - Parameters:
  ///   - text: What to write.
  ///   - start: The column of the first glyph.
  ///   - limit: The column at which to stop; the room's right edge when left out.
  ///   - style: How it looks.
  /// - Returns: The column after the last glyph.
  @discardableResult
  public mutating func write(
    _ text: String, at start: Int = 0, limit: Int? = nil, style: Style = .plain
  ) -> Int {
    frame.write(
      text, at: Position(column: column + start, row: row),
      limit: column + min(limit ?? width, width), style: style) - column
  }

  /// Blanks columns of the line.
  public mutating func fill(_ columns: Range<Int>, style: Style = .plain) {
    guard columns.lowerBound < min(columns.upperBound, width) else { return }
    frame.fill(
      (column + columns.lowerBound)..<(column + min(columns.upperBound, width)), row: row,
      style: style)
  }

  /// Puts the terminal's cursor on the line, where an input method opens its window.
  public mutating func setCursor(at start: Int) {
    frame.cursor = Position(column: column + min(start, width - 1), row: row)
  }
}
