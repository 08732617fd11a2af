import TerminalCore

/// The cells that a mouse passes on a straight way, without the first and with the last.
struct Motions: Sequence {
  let start: Position
  let end: Position
  /// How many cells there are.
  let count: Int

  /// Makes a way; a jump has its end only, even when it leads nowhere.
  init(from start: Position, to end: Position, isJump: Bool) {
    self.start = start
    self.end = end
    let distance = Swift.max(abs(end.column - start.column), abs(end.row - start.row))
    count = isJump ? 1 : distance
  }

  func makeIterator() -> some IteratorProtocol<Position> {
    (1..<count + 1).lazy.map { step in
      Position(
        column: start.column + part(step, of: end.column - start.column),
        row: start.row + part(step, of: end.row - start.row))
    }.makeIterator()
  }

  /// How far along a distance a step leads, to the nearest cell.
  private func part(_ step: Int, of distance: Int) -> Int {
    (2 * distance * step + distance.signum() * count) / (2 * count)
  }
}
