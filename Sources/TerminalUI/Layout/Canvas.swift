public import TerminalCore

/// Some columns of one line of a frame, on which a view draws. Column 0 is the view's own first
/// column, and nothing that it draws leaves its columns.
public struct Canvas {
  /// The frame being drawn. It must be the only reference, or every write would copy the cells.
  var frame: Frame

  /// Language, glyphs and motion.
  public let appearance: Appearance

  /// The number of columns.
  public private(set) var width: Int

  /// Whether the line has the focus.
  public internal(set) var isFocused = false

  /// Whether the line would have the focus if the part of the screen around it had.
  public internal(set) var isRemembered = false

  /// Whether the focus is inside of what is drawn, such as a border.
  public internal(set) var holdsFocus = false

  /// The key that chooses the line: a digit of 1...9 or its own key, or `nil` if there is none. A
  /// blank if the key has another meaning on the screen.
  public internal(set) var key: Character?

  /// Whether the screen has been loading for long enough to show it.
  public let isLoading: Bool

  /// The row of the line in the frame.
  var row = 0

  /// The first column in the frame.
  private var left = 0

  private let phraseBook: PhraseBook

  /// The library's words in the language of the appearance.
  var phrases: Phrases { phraseBook[appearance.language] }

  init(size: Size, appearance: Appearance, phraseBook: PhraseBook, isLoading: Bool) {
    frame = Frame(size: size)
    width = size.columns
    self.appearance = appearance
    self.phraseBook = phraseBook
    self.isLoading = isLoading
  }

  /// Writes text on the line. Glyphs that don't fit whole are left out.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: The column of the first glyph, from 0.
  ///   - limit: The column at which to stop; the right edge if omitted.
  ///   - style: The style of the cells.
  /// - Returns: The column after the last glyph.
  @discardableResult
  public mutating func write(
    _ text: String, at start: Int = 0, limit: Int? = nil, style: Style = .plain
  ) -> Int {
    guard start >= 0 else { return start }
    let end = left + min(limit ?? width, width)
    let position = Position(column: left + start, row: row)
    return frame.write(text, at: position, limit: end, style: style) - left
  }

  /// Blanks the cells in a range of columns.
  public mutating func fill(_ columns: Range<Int>, style: Style = .plain) {
    let columns = columns.clamped(to: 0..<width)
    frame.fill((left + columns.lowerBound)..<(left + columns.upperBound), row: row, style: style)
  }

  /// Shows the terminal's cursor on the line. Input methods open their window there.
  public mutating func setCursor(at start: Int) {
    frame.cursor = Position(column: left + max(0, min(start, width - 1)), row: row)
  }

  /// Draws in some columns of this line, as if they were the whole of it. Columns beyond the edge
  /// are left out.
  public mutating func inside<Result>(
    _ columns: Range<Int>, _ draw: (inout Canvas) -> Result
  ) -> Result {
    let outer = (left, width)
    let columns = columns.clamped(to: 0..<width)
    (left, width) = (left + columns.lowerBound, columns.count)
    defer { (left, width) = outer }
    return draw(&self)
  }
}
