public import TerminalCore

/// Some columns of one line of a frame, on which a view draws. Column 0 is the view's own first
/// column, and nothing that it draws leaves its columns.
public struct Canvas {
  /// The frame being drawn. It must be the only reference, or every write would copy the cells.
  var frame: Frame

  /// Language, glyphs, theme and motion.
  public let appearance: Appearance

  /// The number of columns.
  public private(set) var width: Int

  /// Whether the line has the focus.
  public internal(set) var isFocused = false

  /// Whether the line would have the focus if the part of the screen around it had.
  public internal(set) var isRemembered = false

  /// The line of a target that is drawn, from 0, if its ``LineRun`` gives targets several lines.
  public internal(set) var line = 0

  /// Whether this is the first line visible of what is drawn, where a pointer shows that it has the
  /// focus.
  var isFirstInSight = true

  /// Whether the focus is inside of what is drawn, such as a border.
  public internal(set) var holdsFocus = false

  /// The key that chooses the line: a digit of 1...9 or its own key, or `nil` if there is none. A
  /// blank if the key has another meaning on the screen.
  public internal(set) var key: Character?

  /// Whether the screen has been loading for long enough to show it.
  public let isLoading: Bool

  /// Whether something lies over the screen and has the keys.
  let isCovered: Bool

  /// The time of the app's clock.
  let time: Duration

  /// Whether a spinner has been drawn, so that the frame changes with time.
  var hasSpinner = false

  /// The row of the line in the frame.
  var row = 0

  /// The first column in the frame.
  private var left = 0

  private let phraseBook: PhraseBook

  /// The library's words in the language of the appearance.
  var phrases: Phrases { phraseBook[appearance.language] }

  init(
    size: Size, appearance: Appearance, phraseBook: PhraseBook, isLoading: Bool, isCovered: Bool,
    time: Duration
  ) {
    frame = Frame(size: size, style: appearance.theme.blank)
    width = size.columns
    self.appearance = appearance
    self.phraseBook = phraseBook
    self.isLoading = isLoading
    self.isCovered = isCovered
    self.time = time
  }

  /// The style of a role on this line: with the focus, it has the background of the selection.
  public func style(_ role: Role) -> Style {
    isFocused ? appearance.theme.selected(role) : appearance.theme[role]
  }

  /// The number of cells of the mark of the focus.
  private static let markWidth = 2

  /// Draws the mark of the focus at the left edge, if there is one to draw: a bar on all lines of
  /// what has the focus, or a pointer on the first visible.
  ///
  /// - Returns: The column after it.
  @discardableResult
  public mutating func drawMark() -> Int {
    // The canvas is blank.
    guard isFocused || isRemembered, isFirstInSight || appearance.isPointerBar else {
      return Self.markWidth
    }
    if isFocused, isFirstInSight { frame.focus = Position(column: left, row: row) }
    let role: Role = isFocused ? .selectionMark : .rememberedMark
    return write(appearance.pointer, style: appearance.theme[role])
  }

  /// Draws the background of the selection if the line has the focus, and the mark of the focus at
  /// the left edge.
  ///
  /// - Returns: The column after the mark, whether there is one or not.
  @discardableResult
  public mutating func drawSelection() -> Int {
    if isFocused { fill(0..<width) }
    return drawMark()
  }

  /// Writes text on the line in the style of a role. Glyphs that don't fit whole are left out.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: The column of the first glyph.
  ///   - limit: The column at which to stop; the right edge if omitted.
  ///   - role: What the text is there for.
  /// - Returns: The column after the last glyph.
  @discardableResult
  public mutating func write(
    _ text: String, at start: Int = 0, limit: Int? = nil, role: Role = .text
  ) -> Int {
    write(text, at: start, limit: limit, style: style(role))
  }

  /// Writes text in some columns of the line, with an ellipsis at its end if it does not fit.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - columns: The columns.
  ///   - role: What the text is there for.
  /// - Returns: The column after the last glyph.
  @discardableResult
  public mutating func write(
    _ text: String, truncatedTo columns: Range<Int>, role: Role = .text
  ) -> Int {
    let (start, end) = (columns.lowerBound, columns.upperBound)
    // No character takes more cells than bytes, so that most texts need not be measured.
    if text.utf8.count <= columns.count || text.displayWidth <= columns.count {
      return write(text, at: start, limit: end, role: role)
    }
    let ellipsis = appearance.glyphs.ellipsis
    let cut = write(
      text, at: start, limit: max(start, end - ellipsis.displayWidth), role: role)
    return write(ellipsis, at: cut, limit: end, role: role)
  }

  /// Writes text on the line in a style that no theme changes. Glyphs that don't fit whole are left
  /// out.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: The column of the first glyph, from 0.
  ///   - limit: The column at which to stop; the right edge if omitted.
  ///   - style: The style of the cells.
  /// - Returns: The column after the last glyph.
  @discardableResult
  public mutating func write(
    _ text: String, at start: Int = 0, limit: Int? = nil, style: Style
  ) -> Int {
    guard start >= 0 else { return start }
    let end = left + min(limit ?? width, width)
    let position = Position(column: left + start, row: row)
    return frame.write(text, at: position, limit: end, style: style) - left
  }

  /// Blanks the cells in a range of columns, with the background of the line unless a style says
  /// otherwise.
  public mutating func fill(_ columns: Range<Int>, style: Style? = nil) {
    let columns = columns.clamped(to: 0..<width)
    let theme = appearance.theme
    frame.fill(
      (left + columns.lowerBound)..<(left + columns.upperBound), row: row,
      style: style ?? (isFocused ? theme[.selection] : theme.blank))
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
