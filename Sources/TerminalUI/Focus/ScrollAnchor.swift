/// Where the first visible line of a region is in what it shows, so that a reader keeps the place
/// when the width changes and texts break into other lines.
struct ScrollAnchor {
  /// The piece that has the line.
  private let piece: ViewID

  /// The lines of the piece above it, and all lines of the piece, when the user scrolled there.
  private let offset: Int
  private let count: Int

  /// The first visible line in the latest layout. If it is another one, the user has scrolled
  /// since.
  var top: Int

  /// Finds the piece with a line; `nil` if the line is in none.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of pieces.
  init?(_ top: Int, in lines: Lines) {
    let index = lines.firstPiece(below: top)
    guard lines.pieces.indices.contains(index) else { return nil }
    let piece = lines.pieces[index]
    (self.piece, self.top) = (piece.id, top)
    (offset, count) = (top - piece.start, piece.lines)
  }

  /// The line in another layout that has the same part of the piece; `nil` if the piece is gone.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pieces.
  func line(in lines: Lines) -> Int? {
    guard let piece = lines.pieces.first(where: { $0.id == piece }) else { return nil }
    return piece.start + (count == piece.lines ? offset : offset * piece.lines / max(1, count))
  }
}
