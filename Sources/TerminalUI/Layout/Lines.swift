/// Pieces stacked vertically, within a number of columns.
struct Lines {
  /// The number of columns.
  let width: Int

  /// The pieces, from top to bottom.
  private(set) var pieces: [Piece] = []

  /// The number of lines.
  private(set) var count = 0

  /// The number of pieces that take more lines than they need.
  private var growingCount = 0

  /// How the pieces grow: as the one that takes most.
  private(set) var growth = Growth.none

  init(width: Int) { self.width = width }

  /// Adds a piece at the end.
  mutating func append(_ piece: Piece) {
    pieces.append(piece)
    count += piece.lines
    if piece.growth > .none { growingCount += 1 }
    growth = max(growth, piece.growth)
  }

  /// Adds pieces at the start.
  mutating func prepend(_ others: [Piece]) {
    pieces = others + pieces
    count += others.reduce(0) { $0 + $1.lines }
  }

  /// Distributes the remaining height among the pieces that take it, and determines where each
  /// piece starts.
  ///
  /// - Parameter height: The number of rows; `nil` inside a region, where there is no remaining
  ///   height.
  mutating func resolve(height: Int?) {
    var left = max(0, (height ?? 0) - count)
    var takers = growingCount
    var line = 0
    for index in pieces.indices {
      pieces[index].start = line
      if pieces[index].growth > .none {
        let share = left / takers
        pieces[index].lines += share
        left -= share
        takers -= 1
      }
      pieces[index].resolve()
      line += pieces[index].lines
    }
    count = line
  }

  /// The index of the first piece that extends below a line.
  func firstPiece(below line: Int) -> Int {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].span.upperBound <= line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
