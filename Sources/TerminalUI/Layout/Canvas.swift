public import TerminalCore

/// One line of a frame, on which a view draws.
public struct Canvas {
  /// The frame being drawn. It must be the only reference, or every write would copy the cells.
  var frame: Frame

  /// Language, glyphs and motion.
  public let appearance: Appearance

  /// The width of the line, in cells.
  public var width: Int { frame.size.columns }

  /// Whether the line has the focus.
  public internal(set) var isFocused = false

  /// The key that chooses the line: a digit of 1...9 or its own key, or `nil` if there is none. A
  /// blank if the key has another meaning on the screen.
  public internal(set) var key: Character?

  /// Whether the screen has been loading for long enough to show it.
  public let isLoading: Bool

  /// The row of the line in the frame.
  var row = 0

  private let phraseBook: PhraseBook

  /// The library's words in the language of the appearance.
  var phrases: Phrases { phraseBook[appearance.language] }

  init(size: Size, appearance: Appearance, phraseBook: PhraseBook, isLoading: Bool) {
    frame = Frame(size: size)
    self.appearance = appearance
    self.phraseBook = phraseBook
    self.isLoading = isLoading
  }

  /// Writes text on the line. Glyphs that don't fit whole are left out.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: The column of the first glyph.
  ///   - limit: The column at which to stop; the right edge if omitted.
  ///   - style: The style of the cells.
  /// - Returns: The column after the last glyph.
  @discardableResult
  public mutating func write(
    _ text: String, at start: Int = 0, limit: Int? = nil, style: Style = .plain
  ) -> Int {
    frame.write(text, at: Position(column: start, row: row), limit: limit, style: style)
  }

  /// Blanks the cells in a range of columns.
  public mutating func fill(_ columns: Range<Int>, style: Style = .plain) {
    frame.fill(columns, row: row, style: style)
  }

  /// Shows the terminal's cursor on the line. Input methods open their window there.
  public mutating func setCursor(at start: Int) {
    frame.cursor = Position(column: min(start, width - 1), row: row)
  }
}
