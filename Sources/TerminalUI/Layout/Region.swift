import TerminalCore

/// A part of a screen that scrolls by itself: the whole body, or a ``ScrollView`` in it.
///
/// It knows what in it can have the focus, and where that stands.
final class Region {
  /// The identity, by which scroll position and focus are kept.
  let id: ViewID

  /// The lines, of which as many are seen as there are rows.
  private(set) var lines: Lines

  /// What can have the focus, in reading order. A list is one stop, however long it is.
  private(set) var stops: [Stop] = []

  /// The indices of the stops that Tab goes to: of rows that follow each other, the first.
  private(set) var tabStops: [Int] = []

  /// The regions in the region, with their rectangles in its columns and lines.
  private(set) var regions: [(region: Region, rect: Rect)] = []

  /// The controls that can be clicked, but can't have the focus, with their rectangles.
  private(set) var clickable: [(control: ControlShape, rect: Rect)] = []

  /// The number of targets. A region in the region counts as one.
  private(set) var targetCount = 0

  /// The number of rows in which the region is seen.
  private(set) var height = 0

  init(id: ViewID, layout: Layout<some Routed>) {
    self.id = id
    lines = layout.lines
  }

  /// Gives the region its height.
  ///
  /// - Parameters:
  ///   - height: The number of rows.
  ///   - fills: Whether its parts share the height. Within a region they do not, since
  ///     it scrolls.
  func resolve(height: Int, fills: Bool = false) {
    self.height = height
    lines.resolve(height: fills ? height : nil)
    (stops, tabStops, regions, clickable) = ([], [], [], [])
    (targetCount, hasParts) = (0, false)
    collectStops(of: lines, at: Position(column: 0, row: 0), groups: [])
  }

  /// Whether there are parts side by side, inside a border, or that scroll by themselves.
  private(set) var hasParts = false

  /// Whether the region has targets, or at least something to scroll to.
  private var canHaveFocus: Bool { targetCount > 0 || lines.count > height }

  private func collectStops(of lines: Lines, at origin: Position, groups: [ViewID]) {
    // What has no cells can't be seen, so it must not get the focus.
    guard lines.width > 0 else { return }
    let columns = origin.column..<origin.column + lines.width
    for piece in lines.pieces {
      let start = origin.row + piece.start
      let rect = Rect(columns: columns, rows: start..<start + piece.lines)
      switch piece.kind {
      case .field: break
      case .run(let run): add(.run(run), piece, rect, groups, targets: run.targets)
      case .control(let control) where !control.isFocusable: clickable.append((control, rect))
      case .control(let control): add(.control(control), piece, rect, groups, targets: 1)
      case .region(let region):
        hasParts = true
        regions.append((region, rect))
        add(.region(region), piece, rect, groups, targets: region.canHaveFocus ? 1 : 0)
      case .group(let group):
        hasParts = true
        for child in group.children {
          let column = origin.column + child.columns.lowerBound
          collectStops(
            of: child.lines, at: Position(column: column, row: start + group.inset.above),
            groups: groups + [piece.id])
        }
      }
    }
  }

  private func add(
    _ kind: Stop.Kind, _ piece: Piece, _ rect: Rect, _ groups: [ViewID],
    targets: Int
  ) {
    guard targets > 0 else { return }
    let stop = Stop(
      id: piece.id, name: piece.name, kind: kind, rect: rect, first: targetCount, count: targets,
      actions: piece.actions, groups: groups)
    if stops.last.map({ !stop.follows($0) }) ?? true { tabStops.append(stops.count) }
    stops.append(stop)
    targetCount += targets
  }
}

// MARK: - Looking up

/// A target of a region: the stop, and the place in it.
struct TargetIndex: Hashable {
  /// The index of the stop.
  var stop: Int

  /// The index of the target within its stop; 0 for anything but lists.
  var item: Int
}

extension Region {
  /// The target with a number, counted from 0 in reading order, or `nil` if there is none.
  func target(_ number: Int) -> TargetIndex? {
    guard (0..<targetCount).contains(number) else { return nil }
    var (low, high) = (0, stops.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if stops[middle].first <= number { low = middle } else { high = middle - 1 }
    }
    return TargetIndex(stop: low, item: number - stops[low].first)
  }

  /// Whether there is nothing but rows below each other, so that digits choose them.
  var isMenu: Bool { stops.allSatisfy { $0.run != nil && $0.groups.isEmpty } }

  /// The target that digits choose with a number, counted from 1.
  func target(numbered number: Int) -> TargetIndex? {
    guard isMenu else { return nil }
    for piece in lines.pieces {
      guard case .run(let run) = piece.kind,
        number > piece.numbersBefore, number <= piece.numbersBefore + run.numberedTargets,
        let stop = stops.firstIndex(where: { $0.id == piece.id })
      else { continue }
      return TargetIndex(stop: stop, item: number - piece.numbersBefore - 1)
    }
    return nil
  }

  /// The target with a key of its own.
  func target(withKey key: Character) -> TargetIndex? {
    stops.firstIndex { $0.run?.key == key }.map { TargetIndex(stop: $0, item: 0) }
  }

  /// Whether there are targets on a line.
  func hasTarget(onLine line: Int) -> Bool { stops.contains { $0.rect.rows.contains(line) } }

  /// The target at a cell of the region's lines, or `nil` if nothing can be chosen there.
  func target(at position: Position) -> TargetIndex? {
    guard let stop = stops.firstIndex(where: { $0.rect.contains(position) }) else { return nil }
    return stops[stop].item(at: position).map { TargetIndex(stop: stop, item: $0) }
  }

  /// The rectangle of a target, in columns and lines of the region.
  func rect(of target: TargetIndex) -> Rect { stops[target.stop].rect(of: target.item) }
}
