public import TerminalCore

/// A terminal that turns the bytes written to it back into cells.
///
/// It understands what ncurses writes to xterm and tmux, and what this package adds. Sequences that
/// it doesn't understand are kept in ``unknown``, which should be empty in a test that compares
/// screens.
public struct TerminalModel: Sendable {
  /// The size of the screen.
  public internal(set) var size: Size

  /// The position of the next glyph to write.
  public internal(set) var cursor = Position(column: 0, row: 0)

  /// Whether the cursor is visible.
  public internal(set) var isCursorShown = true

  /// The numbers of the private modes that are on, such as 1049 for the alternate screen.
  public internal(set) var modes: Set<Int> = [7, 25]

  /// The sequences that the model doesn't understand.
  public internal(set) var unknown: [String] = []

  /// The cells, row by row.
  public internal(set) var cells: [ModelCell]

  /// The properties that programs can query.
  public var capabilities = TerminalCapabilities()

  /// The replies that no program has read yet.
  var answers: [UInt8] = []

  var style = Style.plain
  var savedCursor = Position(column: 0, row: 0)
  /// The cells of the main screen while the alternate screen is on.
  var mainCells: [ModelCell] = []
  /// The rows of the scrolling region.
  var scrolled: ClosedRange<Int>
  /// Whether the last column was written, so that the next glyph wraps. A combining mark still
  /// combines with the last glyph.
  var isWrapPending = false
  var isInserting = false
  var lastGlyph: Unicode.Scalar = " "
  var parser = OutputParser()

  /// Creates an empty screen.
  public init(size: Size) {
    ensure(size.columns > 0 && size.rows > 0, "no screen of \(size)")
    self.size = size
    cells = Array(repeating: .blank(.plain), count: size.columns * size.rows)
    scrolled = 0...(size.rows - 1)
  }

  /// Processes bytes written by a program, which may be split anywhere.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      guard let piece = parser.take(byte) else { continue }
      switch piece {
      case .scalar(let scalar): type(scalar)
      case .control(let byte): execute(byte)
      case .escape(let text): execute(escape: text)
      case .sequence(let sequence): if !answer(sequence) { execute(sequence) }
      case .string(let text): answer(text)
      }
    }
  }

  /// The cell at a position, which must be inside.
  public subscript(column column: Int, row row: Int) -> ModelCell {
    cells[row * size.columns + column]
  }

  /// The rows as text, each ending with a bar to make trailing spaces visible.
  public var picture: String { screen.picture }

  /// The content of the screen.
  public var screen: ScreenCells {
    ScreenCells(size: size, cells: cells, cursor: shownCursor)
  }

  /// The positions at which the screen looks different from a frame of the same size, row by row,
  /// followed by that of the cursor.
  ///
  /// Invisible differences don't count, such as the color of a space's glyph. If the terminal has
  /// fewer colors than the frame, `color` returns the color that is shown instead.
  public func differences(from frame: Frame, color: ((Color) -> Color)? = nil) -> [Position] {
    ensure(frame.size == size, "a frame of \(frame.size) beside a screen of \(size)")
    let wanted = frame.cells
    // Most cells are equal, and converting all of them to text is slow.
    if color == nil, frame.cursor == shownCursor, shows(wanted, of: frame) { return [] }
    return screen.differences(from: ScreenCells(frame, color: color ?? { $0 }))
  }

  /// Whether every cell equals the one of a frame.
  private func shows(_ wanted: [Cell], of frame: Frame) -> Bool {
    var index = 0
    while index < cells.count {
      if !cells[index].shows(wanted[index], of: frame) { return false }
      index += 1
    }
    return true
  }

  private var shownCursor: Position? { isCursorShown ? cursor : nil }
}

extension TerminalModel {
  /// Changes the size: cells beyond the right and bottom edges are lost, and new cells are blank.
  ///
  /// Terminals differ in what they keep. That doesn't matter to programs that redraw the whole
  /// screen after a resize, like those of this package.
  public mutating func resize(to size: Size) {
    ensure(size.columns > 0 && size.rows > 0, "no screen of \(size)")
    cells = resized(cells, to: size)
    if !mainCells.isEmpty { mainCells = resized(mainCells, to: size) }
    self.size = size
    scrolled = 0...(size.rows - 1)
    isWrapPending = false
    for cursor in [\Self.cursor, \.savedCursor] as [WritableKeyPath] {
      self[keyPath: cursor].column = min(self[keyPath: cursor].column, size.columns - 1)
      self[keyPath: cursor].row = min(self[keyPath: cursor].row, size.rows - 1)
    }
  }

  private func resized(_ cells: [ModelCell], to size: Size) -> [ModelCell] {
    var result = Array(repeating: ModelCell.blank(.plain), count: size.columns * size.rows)
    for row in 0..<min(size.rows, self.size.rows) {
      let columns = min(size.columns, self.size.columns)
      for column in 0..<columns {
        result[row * size.columns + column] = cells[row * self.size.columns + column]
      }
      // No half of a wide glyph may remain at the edge.
      let last = row * size.columns + columns - 1
      if result[last].width == 2 { result[last] = .blank(result[last].style) }
    }
    return result
  }
}

/// The properties of a terminal that programs can query.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The width of glyphs of ambiguous width.
  public var ambiguousWidth: AmbiguousWidth

  /// The private modes that it reports as known.
  public var knownModes: Set<Int>

  /// The background color that it reports, such as `rgb:ffff/ffff/ffff`; `nil` for no reply.
  public var background: String?

  /// Describes a terminal; the defaults are those of a simple one.
  public init(
    ambiguousWidth: AmbiguousWidth = .narrow, knownModes: Set<Int> = [], background: String? = nil
  ) {
    self.ambiguousWidth = ambiguousWidth
    self.knownModes = knownModes
    self.background = background
  }
}
