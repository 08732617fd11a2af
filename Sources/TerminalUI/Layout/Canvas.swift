public import TerminalCore

/// What has the keyboard instead of a screen.
enum Cover {
  /// Nothing: the screen has it.
  case none
  /// Another pane, or the inspector.
  case neighbor
  /// A sheet, a dialog, or the list of keys, in a box over the screen.
  case box
}

/// A range of columns on one line of a frame, for a view to draw on. Column 0 is the view's own
/// first column, and drawing is clipped to the range.
public struct Canvas {
  /// The frame being drawn. It must be uniquely referenced, or every write would copy the cells.
  var frame: Frame

  /// Language, glyphs, theme and motion.
  public let appearance: Appearance

  /// The number of columns.
  public private(set) var width: Int

  /// Whether the line has the focus.
  public internal(set) var isFocused = false

  /// Whether the line would have the focus if the region around it did.
  public internal(set) var isRemembered = false

  /// Whether the line leads to what is open beside the screen, so that it keeps a mark.
  var isOpened = false

  /// The line of a target being drawn, from 0, if its ``LineRun`` gives targets several lines.
  public internal(set) var line = 0

  /// The sides to which Left and Right move the focus, rather than change the value of the control
  /// being drawn.
  var sidesTaken: Set<Side> = []

  /// Whether this is the first visible line of what is drawn, where a pointer marks the focus.
  var isFirstInSight = true

  /// Whether the focus is inside the view being drawn, such as a border.
  public internal(set) var holdsFocus = false

  /// The key that chooses the line: a digit from 1 to 9, or the row's own key. A space if the key
  /// has another meaning on the screen; `nil` if there is none.
  public internal(set) var key: Character?

  /// Whether the screen has been loading long enough to show it.
  public let isLoading: Bool

  /// What has the keyboard instead of the screen.
  let cover: Cover

  /// The time of the app's clock.
  let time: Duration

  /// Whether a spinner was drawn, so that the frame changes over time.
  var hasSpinner = false

  /// The row of the line in the frame.
  var row = 0

  /// The first column in the frame.
  private var left = 0

  private let phraseBook: PhraseBook

  /// The library's words in the language of the appearance.
  var phrases: Phrases { phraseBook[appearance.language] }

  /// Whether the frame looks the same until something changes, and only what is focused, if
  /// anything, sets the cursor.
  var isStill: Bool { !hasSpinner && frame.volatileAreas.isEmpty && frame.cursor == nil }

  init(
    size: Size, appearance: Appearance, phraseBook: PhraseBook, isLoading: Bool, cover: Cover,
    time: Duration
  ) {
    self.init(
      frame: Frame(size: size, style: appearance.theme.blank), appearance: appearance,
      phraseBook: phraseBook, isLoading: isLoading, cover: cover, time: time)
  }

  init(
    frame: consuming Frame, appearance: Appearance, phraseBook: PhraseBook, isLoading: Bool,
    cover: Cover, time: Duration
  ) {
    width = frame.size.columns
    self.frame = frame
    self.appearance = appearance
    self.phraseBook = phraseBook
    self.isLoading = isLoading
    self.cover = cover
    self.time = time
  }

  /// The style of a role on this line, which has the background of the selection if it has the
  /// focus.
  public func style(_ role: Role) -> Style {
    isFocused ? appearance.theme.selected(role) : appearance.theme[role]
  }

  /// The width of the mark of the focus, in cells.
  private static let markWidth = 2

  /// Draws the mark of the focus at the left edge, if there is one: a bar on every focused line, or
  /// a pointer on the first visible one.
  ///
  /// - Returns: The column after the mark.
  @discardableResult
  public mutating func drawMark() -> Int {
    // Beside a box, the mark would seem to belong to the line of the box.
    let isRemembered = isRemembered && cover != .box
    // The canvas is already blank.
    guard isFocused || isRemembered || isOpened, isFirstInSight || appearance.isPointerBar else {
      return Self.markWidth
    }
    if isFocused || isRemembered && cover != .none, isFirstInSight {
      frame.focus = Position(column: left, row: row)
    }
    let role: Role = isFocused ? .selectionMark : .rememberedMark
    return write(appearance.pointer, style: appearance.theme[role])
  }

  /// Draws the background of the selection if the line has the focus, and the mark of the focus at
  /// the left edge.
  ///
  /// - Returns: The column after the mark, even if there is none.
  @discardableResult
  public mutating func drawSelection() -> Int { drawSelection(measure: width) }

  /// Draws the same as ``drawSelection()``, but the background only up to a column.
  mutating func drawSelection(measure: Int) -> Int {
    if isFocused { fill(0..<min(width, measure)) }
    return drawMark()
  }

  /// Writes text on the line in the style of a role. Glyphs that don't fit entirely are omitted.
  ///
  /// - Parameters:
  ///   - text: The text to write.
  ///   - start: The column of the first glyph, from 0.
  ///   - limit: The column at which to stop; by default the right edge.
  ///   - role: The role that determines the style.
  /// - Returns: The column after the last glyph.
  @discardableResult
  public mutating func write(
    _ text: String, at start: Int = 0, limit: Int? = nil, role: Role = .text
  ) -> Int {
    write(text, at: start, limit: limit, style: style(role))
  }

  /// Writes text within a range of columns, truncating it with an ellipsis if it doesn't fit there
  /// or reaches beyond the line.
  ///
  /// - Parameters:
  ///   - text: The text to write.
  ///   - columns: The columns, from 0.
  ///   - role: The role that determines the style.
  /// - Returns: The column after the last glyph.
  @discardableResult
  public mutating func write(
    _ text: String, truncatedTo columns: Range<Int>, role: Role = .text
  ) -> Int {
    write(text, truncatedTo: columns, style: style(role))
  }

  /// Writes text within a range of columns like the other `write(_:truncatedTo:)`, in a fixed
  /// style.
  @discardableResult
  mutating func write(_ text: String, truncatedTo columns: Range<Int>, style: Style) -> Int {
    let start = columns.lowerBound
    guard (0..<width).contains(start) else { return start }
    let end = min(columns.upperBound, width)
    return frame.write(
      text, truncatedTo: left + start..<left + end, row: row, ellipsis: appearance.glyphs.ellipsis,
      style: style) - left
  }

  /// Writes text on the line in a fixed style, independent of the theme. Glyphs that don't fit
  /// entirely are omitted.
  ///
  /// - Parameters:
  ///   - text: The text to write.
  ///   - start: The column of the first glyph, from 0.
  ///   - limit: The column at which to stop; by default the right edge.
  ///   - style: The style of the cells.
  /// - Returns: The column after the last glyph.
  @discardableResult
  public mutating func write(
    _ text: String, at start: Int = 0, limit: Int? = nil, style: Style
  ) -> Int {
    guard (0..<width).contains(start) else { return start }
    let end = left + min(limit ?? width, width)
    let position = Position(column: left + start, row: row)
    return frame.write(text, at: position, limit: end, style: style) - left
  }

  /// Fills a range of columns, by default with the background of the line.
  ///
  /// - Parameters:
  ///   - columns: The columns, from 0.
  ///   - glyph: A glyph that takes one cell.
  ///   - style: The style of the cells.
  /// - Precondition: The glyph takes one cell.
  public mutating func fill(
    _ columns: Range<Int>, with glyph: Unicode.Scalar = " ", style: Style? = nil
  ) {
    let columns = columns.clamped(to: 0..<width)
    let theme = appearance.theme
    frame.fill(
      (left + columns.lowerBound)..<(left + columns.upperBound), row: row, with: glyph,
      style: style ?? (isFocused ? theme[.selection] : theme.blank))
  }

  /// Draws lines of disabled targets from the canvas's row on, muted. Where frames are read aloud,
  /// each target says so after its first line, or after its last one if the first has no room.
  mutating func drawDisabled(
    _ lines: Range<Int>, ofHeight height: Int, _ draw: (inout Canvas) -> Void
  ) {
    let (firstRow, muted) = (row, appearance.theme[.muted])
    draw(&self)
    let lastRow = row
    let columns = left..<left + width
    for line in lines {
      let row = firstRow + line - lines.lowerBound
      frame.setForeground(muted.foreground, muted.attributes, in: columns, row: row)
    }
    if appearance.readsFrames {
      for line in lines where line % height == 0 {
        row = firstRow + line - lines.lowerBound
        let words = phrases.disabled
        let latest = width - words.displayWidth
        let last = min(line + height, lines.upperBound) - 1 - line
        let row = [row, row + last].first { startOfWords(inRow: $0) <= latest } ?? row + last
        self.row = row
        write(words, at: max(0, min(startOfWords(inRow: row), latest)), style: muted)
      }
    }
    row = lastRow
  }

  /// The column at which words after the text of a row start.
  private func startOfWords(inRow row: Int) -> Int {
    frame.end(ofTextIn: left..<left + width, row: row).map { $0 - left + 1 } ?? 0
  }

  /// Shows the terminal's cursor on the line, where input methods open their window.
  public mutating func setCursor(at start: Int) {
    frame.cursor = Position(column: left + max(0, min(start, width - 1)), row: row)
  }

  /// Marks columns of the line as content that changes on its own, such as a clock. Line mode
  /// doesn't announce its changes.
  public mutating func markVolatile(_ columns: Range<Int>) {
    let columns = columns.clamped(to: 0..<width)
    frame.volatileAreas.append(
      Rect(columns: (left + columns.lowerBound)..<(left + columns.upperBound), rows: row..<row + 1))
  }

  /// Marks this line and those below it where the frame is read; elsewhere, marks are of no use.
  mutating func markVolatile(lines: Int) {
    guard appearance.readsFrames else { return }
    let first = row
    for line in 0..<lines {
      row = first + line
      markVolatile(0..<width)
    }
    row = first
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
