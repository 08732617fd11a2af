/// Pieces below each other, in some columns.
struct Lines {
  /// The number of columns.
  let width: Int

  /// The pieces, from the top down.
  private(set) var pieces: [Piece] = []

  /// The number of lines.
  private(set) var count = 0

  /// The number of pieces that take what is left of the height.
  private(set) var fillCount = 0

  init(width: Int) { self.width = width }

  /// Adds a piece at the end.
  mutating func append(_ piece: Piece) {
    pieces.append(piece)
    count += piece.lines
    if piece.fills { fillCount += 1 }
  }

  /// Adds pieces at the start.
  mutating func prepend(_ others: [Piece]) {
    pieces = others + pieces
    count += others.reduce(0) { $0 + $1.lines }
  }

  /// Gives what is left of a height to the pieces that take it, and fixes where each piece begins.
  ///
  /// - Parameter height: The number of rows, or `nil` inside a region, where nothing is left over.
  mutating func resolve(height: Int?) {
    var left = max(0, (height ?? 0) - count)
    var takers = fillCount
    var line = 0
    for index in pieces.indices {
      pieces[index].start = line
      if pieces[index].fills {
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

  /// The index of the first piece that reaches below a line.
  func firstPiece(below line: Int) -> Int {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].span.upperBound <= line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
