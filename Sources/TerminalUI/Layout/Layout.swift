/// Where everything of a screen's body goes: pinned lines above, then lines that scroll.
public struct Layout<Owner: Routed> {
  /// The width that the views may use, in cells.
  public let width: Int

  /// Language, glyphs and motion.
  public let appearance: Appearance

  /// What stays at the top.
  private(set) var pinned: [Piece<Owner>] = []

  /// What scrolls.
  private(set) var pieces: [Piece<Owner>] = []

  /// The field that the keyboard writes to.
  private(set) var field: Field<Owner>?

  /// How many of the pinned pieces stand above the field.
  private(set) var piecesAboveField = 0

  /// The number of lines at the top that stay.
  private(set) var pinnedLineCount = 0

  /// The number of lines that scroll.
  private(set) var lineCount = 0

  /// The number of stops.
  private(set) var stopCount = 0

  init(width: Int, appearance: Appearance) {
    self.width = width
    self.appearance = appearance
  }

  /// Adds lines below those that are there.
  public mutating func add(_ piece: Piece<Owner>) {
    pieces.append(piece)
    lineCount += piece.lines
    stopCount += piece.stops
  }

  /// Adds lines that stay in sight at the top, whatever is scrolled, unless there is hardly room for more.
  public mutating func pin(_ piece: Piece<Owner>) {
    precondition(piece.stops == 0, "pinned lines can't be chosen: \(piece.stops) stops")
    pinned.append(piece)
    pinnedLineCount += piece.lines
  }

  /// Adds the field that the keyboard writes to; a screen has one at most.
  public mutating func add(_ field: Field<Owner>) {
    precondition(self.field == nil, "a screen has one field; \(Owner.self) has two")
    self.field = field
    piecesAboveField = pinned.count
    pinnedLineCount += 1
  }

  /// Lets the pinned lines scroll with the others where they would take more than half the rows.
  mutating func makeRoom(rows: Int) {
    let lines = pinnedLineCount - (field == nil ? 0 : 1)
    guard lines > rows / 2 else { return }
    pieces = pinned + pieces
    lineCount += lines
    pinnedLineCount -= lines
    pinned = []
    piecesAboveField = 0
  }
}
