import TerminalCore

/// A part of a screen that scrolls separately: the whole body, or a ``ScrollView`` in it.
///
/// It knows its focusable elements and their positions.
final class Region {
  /// The identity, with which the scroll position and the focus are kept.
  let id: ViewID

  /// The lines, only as many of which are visible as there are rows.
  private(set) var lines: Lines

  /// The focusable elements, in reading order. A list is a single stop, however long it is.
  private(set) var stops: [FocusStop] = []

  /// The indices of the stops that Tab moves to; of consecutive rows, only the first.
  private(set) var tabStops: [Int] = []

  /// The regions inside this one, with their rectangles in its columns and lines.
  private(set) var regions: [(region: Region, rect: Rect)] = []

  /// The controls that can be clicked but not focused, with their rectangles.
  private(set) var clickable: [(control: ControlShape, rect: Rect)] = []

  /// The rectangle of the screen's own field, if it is here.
  private(set) var field: Rect?

  /// The number of targets. A nested region counts as one.
  private(set) var targetCount = 0

  /// The number of rows in which the region is shown.
  private(set) var height = 0

  /// Whether lines that are added below the last one are shown as long as that is visible.
  let followsEnd: Bool

  init(id: ViewID, layout: Layout<some Routed>, followsEnd: Bool = false) {
    self.id = id
    self.followsEnd = followsEnd
    lines = layout.lines
  }

  /// Sets the height of the region.
  ///
  /// - Parameters:
  ///   - height: The number of rows.
  ///   - fills: Whether its parts share that height. Inside a region they don't, because it
  ///     scrolls.
  func resolve(height: Int, fills: Bool = false) {
    self.height = height
    lines.resolve(height: fills ? height : nil)
    (stops, tabStops, regions, clickable, field) = ([], [], [], [], nil)
    (targetCount, hasParts, isStacked) = (0, false, true)
    collectStops(of: lines, at: Position(column: 0, row: 0), groups: [])
  }

  /// Whether there are parts side by side, inside a border, or that scroll separately.
  private(set) var hasParts = false

  /// Whether all targets are below each other, with none in a second column or inside a border.
  private var isStacked = true

  /// Whether a part of it only scrolls.
  var hasScrollingPart: Bool {
    hasParts && stops.contains { !$0.hasTargets || $0.region?.hasScrollingPart == true }
  }

  /// Whether the region has targets, or at least something to scroll.
  private var canHaveFocus: Bool { targetCount > 0 || lines.count > height }

  private func collectStops(of lines: Lines, at origin: Position, groups: [ViewID]) {
    // A region without cells can't be seen, so it must not get the focus.
    guard lines.width > 0 else { return }
    let columns = origin.column..<origin.column + lines.width
    for item in lines.items {
      let start = origin.row + item.start
      let rect = Rect(columns: columns, rows: start..<start + item.lines)
      switch item.kind {
      case .field: field = rect
      case .run where item.isDisabled, .control where item.isDisabled: break
      case .run(let run): add(.run(run), item, rect, groups, targets: run.targets)
      case .control(let control) where !control.isFocusable: clickable.append((control, rect))
      case .control(let control): add(.control(control), item, rect, groups, targets: 1)
      case .region(let region):
        hasParts = true
        regions.append((region, rect))
        add(.region(region), item, rect, groups, targets: region.canHaveFocus ? 1 : 0)
      case .group(let group):
        hasParts = true
        var count = 0
        for child in group.children {
          let first = stops.count
          defer { count += stops.dropFirst(first).contains(where: \.hasTargets) ? 1 : 0 }
          let column = origin.column + child.columns.lowerBound
          collectStops(
            of: child.lines, at: Position(column: column, row: start + group.inset.above),
            groups: groups + [item.id])
        }
        if count > (group.isRow ? 1 : 0) { isStacked = false }
      }
    }
  }

  private func add(
    _ kind: FocusStop.Kind, _ item: LayoutItem, _ rect: Rect, _ groups: [ViewID],
    targets: Int
  ) {
    guard targets > 0 else { return }
    let stop = FocusStop(
      id: item.id, name: item.name, kind: kind, rect: rect, first: targetCount, count: targets,
      numbersBefore: item.numbersBefore, actions: item.actions, groups: groups)
    if stops.last.map({ !stop.follows($0) }) ?? true { tabStops.append(stops.count) }
    stops.append(stop)
    targetCount += targets
  }
}

// MARK: - Looking up

/// A target of a region: its stop, and its index there.
struct TargetIndex: Hashable {
  /// The index of the stop.
  var stop: Int

  /// The index of the target in its stop; 0 for anything but a list.
  var item: Int
}

extension Region {
  /// The target with an index in reading order, from 0; `nil` if there is none.
  func target(_ number: Int) -> TargetIndex? {
    guard (0..<targetCount).contains(number) else { return nil }
    var (low, high) = (0, stops.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if stops[middle].first <= number { low = middle } else { high = middle - 1 }
    }
    return TargetIndex(stop: low, item: number - stops[low].first)
  }

  /// Whether the region contains nothing but stacked rows, so that digits choose them. There may be
  /// columns without targets beside them, which may scroll.
  var isMenu: Bool { isStacked && stops.allSatisfy { $0.run != nil || !$0.hasTargets } }

  /// Whether digits choose some of the rows. They stop before a list that has more rows than there
  /// are digits.
  var hasDigits: Bool { isMenu && stops.contains { $0.digit(of: 0) != nil } }

  /// The digits that choose rows.
  var digits: Set<Character> {
    // A list of more rows has none.
    Set(
      stops.lazy.filter { $0.count < 10 }.flatMap { stop in
        (0..<stop.count).compactMap { stop.digit(of: $0) }
      })
  }

  /// Whether there are several targets, or something to scroll, here or in the regions inside.
  var canMove: Bool {
    targetCount > 1 || lines.count > height || stops.contains { $0.region?.canMove == true }
  }

  /// The target that digits choose by a number, from 1.
  func target(numbered number: Int) -> TargetIndex? {
    guard isMenu else { return nil }
    for (index, stop) in stops.enumerated() {
      guard let item = stop.run?.item(numbered: number, after: stop.numbersBefore) else { continue }
      return TargetIndex(stop: index, item: item)
    }
    return nil
  }

  /// The keys of the targets that have one, also of those in the regions inside.
  var rowKeys: [Character] {
    stops.flatMap { stop in
      stop.region?.rowKeys ?? Array((stop.run?.keys ?? []).prefix(stop.count))
    }
  }

  /// The target of this region that has this key.
  func target(withKey key: Character) -> TargetIndex? {
    for (index, stop) in stops.enumerated() {
      guard let item = stop.run?.item(withKey: key) else { continue }
      return TargetIndex(stop: index, item: item)
    }
    return nil
  }

  /// Whether there are targets on a line.
  func hasTarget(onLine line: Int) -> Bool { stops.contains { $0.rect.rows.contains(line) } }

  /// The target at a cell of the region's lines; `nil` if there is none.
  func target(at position: Position) -> TargetIndex? {
    guard let stop = stops.firstIndex(where: { $0.rect.contains(position) }) else { return nil }
    return stops[stop].item(at: position).map { TargetIndex(stop: stop, item: $0) }
  }

  /// The rectangle of a target, in columns and lines of the region.
  func rect(of target: TargetIndex) -> Rect { stops[target.stop].rect(of: target.item) }
}
