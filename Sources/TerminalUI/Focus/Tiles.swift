import TerminalCore

/// The positions of the targets of a ``TileMap``.
struct Tiles {
  /// The positions of the targets, in the order of the targets.
  private let places: [TilePlace]

  /// The size of a tile, in cells.
  private let cell: Size

  /// Draws the background of a line.
  let background: ((Int, inout Canvas) -> Void)?

  /// The targets in each row.
  private let rows: [[Int]]

  init(_ places: [TilePlace], cell: Size, background: ((Int, inout Canvas) -> Void)? = nil) {
    self.places = places
    self.cell = cell
    self.background = background
    var rows: [[Int]] = Array(repeating: [], count: (places.map(\.row).max() ?? -1) + 1)
    for (item, place) in places.enumerated() { rows[place.row].append(item) }
    self.rows = rows
  }

  /// The number of lines.
  var lineCount: Int { rows.count * cell.rows }

  /// The targets on a line of cells.
  func items(onLine line: Int) -> [Int] { rows[line / cell.rows] }

  /// The cells of a target, relative to the upper left corner of the map.
  func rect(of item: Int) -> Rect {
    let place = places[item]
    let origin = Position(column: place.column * cell.columns, row: place.row * cell.rows)
    return Rect(origin: origin, size: cell)
  }

  /// The target at a cell, relative to the upper left corner of the map.
  func item(at position: Position) -> Int? {
    places.indices.last { rect(of: $0).contains(position) }
  }
}

// MARK: - Moving

extension Tiles {
  /// A direction in which the arrow keys move.
  enum Direction: CaseIterable { case up, down, left, right }

  /// The nearest target in a direction: the next one in the same row or column, or otherwise the
  /// one with the smallest sideways offset.
  func neighbor(of item: Int, _ direction: Direction) -> Int? {
    let start = places[item]
    return nearest {
      direction.distance(down: places[$0].row - start.row, right: places[$0].column - start.column)
    }
  }

  /// The target that a move by a number of lines reaches: the furthest one within them, but at
  /// least the nearest one.
  func target(movingBy lines: Int, from item: Int) -> Int? {
    let direction: Direction = lines > 0 ? .down : .up
    guard var target = neighbor(of: item, direction) else { return nil }
    while let next = neighbor(of: target, direction),
      abs(places[next].row - places[item].row) * cell.rows <= abs(lines)
    {
      target = next
    }
    return target
  }

  /// The target at which the focus enters the map.
  ///
  /// - Parameters:
  ///   - source: The cells to start from, relative to the upper left corner of the map.
  ///   - direction: The direction of the move.
  /// - Returns: `nil` if the map has no target in that direction.
  func target(from source: Rect, _ direction: Direction) -> Int? {
    nearest { item in
      let rect = rect(of: item)
      return direction.distance(
        down: rect.rows.gap(from: source.rows), right: rect.columns.gap(from: source.columns))
    }
  }

  /// The target at the shortest distance, where sideways steps count twice.
  private func nearest(_ distance: (Int) -> (along: Int, aside: Int)?) -> Int? {
    var best: (item: Int, rank: (Int, Int, Int))?
    for item in places.indices {
      guard let (along, aside) = distance(item) else { continue }
      let rank = (aside == 0 ? 0 : 1, along + 2 * aside, along)
      if let best, rank >= best.rank { continue }
      best = (item, rank)
    }
    return best?.item
  }
}

extension Tiles.Direction {
  /// The direction to a side.
  init(_ side: Side) { self = side == .left ? .left : .right }

  /// The distance along the direction and the sideways offset; `nil` if the target isn't in that
  /// direction.
  fileprivate func distance(down: Int, right: Int) -> (along: Int, aside: Int)? {
    let (along, aside) =
      switch self {
      case .up: (-down, right)
      case .down: (down, right)
      case .left: (-right, down)
      case .right: (right, down)
      }
    return along > 0 ? (along, abs(aside)) : nil
  }
}

extension Range<Int> {
  /// The signed gap to another range: positive if this range comes after it, negative if before, 0
  /// if they overlap.
  fileprivate func gap(from other: Range<Int>) -> Int {
    if lowerBound >= other.upperBound { return lowerBound - other.upperBound + 1 }
    if upperBound <= other.lowerBound { return upperBound - other.lowerBound - 1 }
    return 0
  }
}
