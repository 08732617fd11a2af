public import TerminalCore

/// A terminal that turns the bytes written to it back into cells.
///
/// It knows what ncurses writes to xterm and tmux, and what programs here write besides. A sequence
/// it doesn't know is kept in ``unknown``: a test that compares screens should find it empty.
public struct TerminalModel: Sendable {
  /// The size of the screen.
  public internal(set) var size: Size

  /// Where the next glyph goes.
  public internal(set) var cursor = Position(column: 0, row: 0)

  /// Whether the cursor is shown.
  public internal(set) var isCursorShown = true

  /// The numbers of the private modes that are on, such as 1049 for the alternate screen.
  public internal(set) var modes: Set<Int> = [7, 25]

  /// The sequences that had no meaning here.
  public internal(set) var unknown: [String] = []

  /// The cells, row by row.
  public internal(set) var cells: [ModelCell]

  /// What it is like, as far as programs ask.
  public var nature = TerminalNature()

  /// The answers to questions that nobody has taken yet.
  var answers: [UInt8] = []

  var style = Style.plain
  var savedCursor = Position(column: 0, row: 0)
  var mainCells: [ModelCell] = []
  var scrolled: ClosedRange<Int>
  /// Whether the last column was written: a mark joins it, and the next glyph passes the edge.
  var isWrapPending = false
  var isInserting = false
  var lastGlyph: Unicode.Scalar = " "
  var parser = OutputParser()

  /// Makes an empty screen.
  public init(size: Size) {
    precondition(size.columns > 0 && size.rows > 0, "no screen of \(size)")
    self.size = size
    cells = Array(repeating: .blank(.plain), count: size.columns * size.rows)
    scrolled = 0...(size.rows - 1)
  }

  /// Takes what a program writes, split anywhere.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      guard let piece = parser.take(byte) else { continue }
      switch piece {
      case .scalar(let scalar): type(scalar)
      case .control(let byte): obey(byte)
      case .escape(let text): obey(escape: text)
      case .sequence(let sequence): if !answer(sequence) { obey(sequence) }
      case .string(let text): answer(text)
      }
    }
  }

  /// The cell at a place, which must be inside.
  public subscript(column column: Int, row row: Int) -> ModelCell {
    cells[row * size.columns + column]
  }

  /// The rows as text, each closed by a bar.
  public var picture: String {
    (0..<size.rows).map { row in
      (0..<size.columns).map { self[column: $0, row: row].text }.joined() + "|"
    }.joined(separator: "\n")
  }

  /// What the screen shows.
  public var screen: ScreenCells {
    ScreenCells(size: size, cells: cells, cursor: shownCursor)
  }

  /// The places at which the screen shows something else than a frame of the same size, row by row,
  /// the cursor's last.
  ///
  /// What nobody can see doesn't count, such as the colour of a blank's glyph. Where the terminal has
  /// fewer colours than the frame, `color` says what is shown instead of one.
  public func differences(from frame: Frame, color: ((Color) -> Color)? = nil) -> [Position] {
    precondition(frame.size == size, "a frame of \(frame.size) beside a screen of \(size)")
    let wanted = frame.cells
    // Most cells are alike to the bit, and making texts of them all takes most of the time.
    if color == nil, frame.cursor == shownCursor, shows(wanted, of: frame) { return [] }
    return screen.differences(from: ScreenCells(frame, color: color ?? { $0 }))
  }

  /// Whether every cell is exactly the one of a frame.
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
