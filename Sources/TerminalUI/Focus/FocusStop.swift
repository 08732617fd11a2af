import TerminalCore

/// An element of a region that can have the focus: a list, a control, or another region.
struct FocusStop {
  /// The kinds of stops.
  enum Kind {
    /// A list or a grid of targets.
    case run(RunShape)
    /// A single control.
    case control(ControlShape)
    /// A region that contains targets.
    case region(Region)
  }

  /// The identity of the view.
  let id: ViewID

  /// The name given to the view; `nil` if it has none.
  let name: String?

  /// The element that can have the focus.
  let kind: Kind

  /// The rectangle of all targets, in columns and lines of the region.
  let rect: Rect

  /// The number of targets before this stop.
  let first: Int

  /// The number of targets in this stop.
  let count: Int

  /// The number of targets above this stop that digits can choose.
  let numbersBefore: Int

  /// The index of the list's actions among those of the body, if the stop is a list.
  let actions: Int

  /// The identities of the enclosing groups, outermost first.
  let groups: [ViewID]

  /// Whether something can be chosen there, rather than only scrolled.
  var hasTargets: Bool {
    if case .region(let region) = kind { region.targetCount > 0 } else { true }
  }

  /// The list; `nil` if the stop isn't one.
  var run: RunShape? { if case .run(let run) = kind { run } else { nil } }

  /// The control; `nil` if the stop isn't one.
  var control: ControlShape? { if case .control(let control) = kind { control } else { nil } }

  /// The region; `nil` if the stop isn't one.
  var region: Region? { if case .region(let region) = kind { region } else { nil } }

  /// The digit that chooses a target; `nil` if none does.
  func digit(of item: Int) -> Character? { run?.digit(of: item, after: numbersBefore) }
}

/// What distinguishes a target from the others of its stop.
enum TargetKey: Hashable {
  case index(Int)
  case named(String)
}

// MARK: - Positions

extension FocusStop {
  /// The key of the target at an index.
  func key(of item: Int) -> TargetKey {
    guard let run, case .named(let name) = run.id(item) else { return .index(item) }
    return .named(name)
  }

  /// The index of the target with a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - near: The index at which to start searching, in both directions.
  /// - Returns: `nil` if no target has the name.
  /// - Complexity: O(*n*), where *n* is the distance from `near`, unless the list can look up
  ///   names.
  func item(named name: String, near: Int = 0) -> Int? {
    guard let run else { return nil }
    if let index = run.index {
      return index(name).flatMap {
        (0..<count).contains($0) && run.id($0) == .named(name) ? $0 : nil
      }
    }
    let near = max(0, min(near, count - 1))
    for distance in 0..<count {
      let after = near + distance
      if after < count, run.id(after) == .named(name) { return after }
      let before = near - distance
      if (0..<count).contains(before), run.id(before) == .named(name) { return before }
    }
    return nil
  }

  /// The rectangle of a target, in columns and lines of the region.
  func rect(of item: Int) -> Rect {
    guard let run else { return rect }
    if let tiles = run.tiles { return tiles.rect(of: item).moved(by: rect.origin) }
    let line = rect.rows.lowerBound + item / run.across * run.height
    let columns = run.columns(ofCell: item % run.across, width: rect.size.columns)
    let left = rect.columns.lowerBound
    return Rect(
      columns: left + columns.lowerBound..<left + columns.upperBound, rows: line..<line + run.height
    )
  }

  /// The target at a cell of the region.
  func item(at position: Position) -> Int? {
    guard let run else { return 0 }
    if let tiles = run.tiles { return tiles.item(at: position.relative(to: rect.origin)) }
    let cell = run.cell(
      atColumn: position.column - rect.columns.lowerBound, width: rect.size.columns)
    let item = (position.row - rect.rows.lowerBound) / run.height * run.across + cell
    return item < count ? item : nil
  }
}

extension RunShape {
  /// The columns of a cell of each line.
  func columns(ofCell cell: Int, width: Int) -> Range<Int> {
    width * cell / across..<width * (cell + 1) / across
  }

  /// The cell at a column, clamped to the line.
  fileprivate func cell(atColumn column: Int, width: Int) -> Int {
    max(0, min((column * across + across - 1) / max(1, width), across - 1))
  }
}

// MARK: - The nearest target

extension FocusStop {
  /// The target that a move up or down reaches: the furthest one within a number of lines, or
  /// otherwise the next one.
  ///
  /// - Parameters:
  ///   - lines: The number of lines, positive for down.
  ///   - source: The rectangle to start from, in columns and lines of the region.
  /// - Returns: `nil` if there is no target in that direction.
  /// - Complexity: O(1), however long the list is.
  func target(movingBy lines: Int, from source: Rect) -> Int? {
    let isDown = lines > 0
    guard let run else {
      let isThere =
        isDown
        ? rect.rows.lowerBound >= source.rows.upperBound
        : rect.rows.upperBound <= source.rows.lowerBound
      return isThere ? 0 : nil
    }
    if let tiles = run.tiles {
      return tiles.target(from: source.relative(to: rect.origin), isDown ? .down : .up)
    }
    let reach = source.rows.lowerBound + lines
    let (top, last) = (rect.rows.lowerBound, rect.rows.upperBound - 1)
    let line: Int
    if isDown {
      guard last >= source.rows.upperBound else { return nil }
      line = max(top, source.rows.upperBound, min(last, reach))
    } else {
      guard top < source.rows.lowerBound else { return nil }
      // A target counts as within the number of lines if its first line is.
      line = min(last, source.rows.lowerBound - 1, max(top, reach + run.height - 1))
    }
    let middle = (source.columns.lowerBound + source.columns.upperBound) / 2
    let cell = run.cell(
      atColumn: middle - rect.columns.lowerBound, width: rect.size.columns)
    return min((line - top) / run.height * run.across + cell, count - 1)
  }

  /// The target that a move to the side reaches.
  ///
  /// - Parameters:
  ///   - side: The direction.
  ///   - source: The rectangle to start from, in columns and lines of the region.
  /// - Returns: `nil` if there is no target in that direction.
  /// - Complexity: O(1), however long the list is.
  func target(to side: Side, from source: Rect) -> Int? {
    guard let run else { return rect.isBeside(source, side) ? 0 : nil }
    if let tiles = run.tiles {
      return tiles.target(from: source.relative(to: rect.origin), Tiles.Direction(side))
    }
    let line = max(rect.rows.lowerBound, min(source.rows.lowerBound, rect.rows.upperBound - 1))
    let first = (line - rect.rows.lowerBound) / run.height * run.across
    let cells = first..<min(first + run.across, count)
    let there = cells.filter { self.rect(of: $0).isBeside(source, side) }
    return side == .left ? there.last : there.first
  }
}

/// A horizontal direction.
enum Side { case left, right }

extension Rect {
  /// The rectangle shifted by an offset.
  fileprivate func moved(by offset: Position) -> Rect {
    let position = Position(
      column: origin.column + offset.column, row: origin.row + offset.row)
    return Rect(origin: position, size: size)
  }

  /// The rectangle relative to another cell.
  fileprivate func relative(to origin: Position) -> Rect {
    Rect(origin: self.origin.relative(to: origin), size: size)
  }

  /// Whether the rectangle lies entirely on one side of another, in any line.
  fileprivate func isBeside(_ other: Rect, _ side: Side) -> Bool {
    switch side {
    case .left: columns.upperBound <= other.columns.lowerBound
    case .right: columns.lowerBound >= other.columns.upperBound
    }
  }
}
