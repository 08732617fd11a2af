/// One of the vertically stacked items of a layout.
struct LayoutItem {
  /// The kinds of items.
  enum Kind {
    /// Lines drawn one by one, with or without targets.
    case run(RunShape)
    /// A control.
    case control(ControlShape)
    /// The screen's own field.
    case field
    /// Parts side by side, or inside a border.
    case group(LayoutGroup)
    /// A part that scrolls separately.
    case region(Region)
  }

  /// The identity of the view.
  let id: ViewID

  /// The name given to the view; `nil` if it has none.
  let name: String?

  /// The number of lines.
  var lines: Int

  /// The content of the item.
  let kind: Kind

  /// Whether the targets of the item can't be used.
  var isDisabled = false

  /// Whether the item changes on its own, which isn't worth reading.
  var isVolatile = false

  /// Whether the item takes more lines than it needs.
  var growth = Growth.none

  /// The index of the first line in the layout; known once the heights are.
  var start = 0

  /// The number of targets above it that digits can choose.
  var numbersBefore = 0

  /// The index of the list's actions among those of the body.
  var actions = 0

  /// The lines of the layout that the item occupies.
  var span: Range<Int> { start..<start + lines }

  /// Passes the height on to the contents.
  func resolve() {
    switch kind {
    case .run, .control, .field: break
    case .group(let group): group.resolve(height: lines)
    case .region(let region): region.resolve(height: lines)
    }
  }
}

/// Whether an item takes more lines than it needs, where there are any.
enum Growth: Comparable {
  /// It takes what it needs.
  case none
  /// It is as high as what is beside it, which it makes no higher.
  case alongside
  /// It shares the remaining height.
  case remaining
}

/// Parts side by side, or a single part inside a border.
final class LayoutGroup {
  /// A part and its columns.
  struct Child {
    let columns: Range<Int>
    var lines: Lines

    /// The number of targets down to the end of the part that digits can choose.
    let numbersAfter: Int

    init(columns: Range<Int>, layout: Layout<some Routed>) {
      self.columns = columns
      lines = layout.lines
      numbersAfter = layout.numberedTargetCount
    }
  }

  /// The number of lines that a group leaves free above and below its parts.
  struct Inset {
    var above = 0
    var below = 0
    var lines: Int { above + below }
  }

  /// The parts, from left to right.
  private(set) var children: [Child]

  /// The free lines above and below.
  let inset: Inset

  /// Whether the parts are columns beside each other rather than one part with something around it.
  let isRow: Bool

  /// Whether the group is as high as what is beside it.
  let fillsRow: Bool

  /// Draws the surroundings of the parts, line by line.
  let border: ((_ line: Int, _ lines: Int, inout Canvas) -> Void)?

  init(
    _ children: [Child], inset: Inset = Inset(), isRow: Bool = false, fillsRow: Bool = false,
    border: ((Int, Int, inout Canvas) -> Void)? = nil
  ) {
    self.children = children
    self.isRow = isRow
    self.fillsRow = fillsRow
    self.inset = inset
    self.border = border
  }

  /// How the group grows: as the part that takes most, but columns beside each other have only
  /// their own height to fill.
  var growth: Growth {
    let most = children.map(\.lines.growth).max() ?? .none
    if fillsRow { return max(most, .alongside) }
    return isRow && most == .alongside ? .none : most
  }

  /// Passes a height on to the parts.
  func resolve(height: Int) {
    for index in children.indices {
      children[index].lines.resolve(height: max(0, height - inset.lines))
    }
  }
}

/// The items pinned to the top of a screen.
struct PinnedLines {
  private(set) var items: [LayoutItem] = []

  /// The number of lines of these items.
  private(set) var lineCount = 0

  /// The items that need a number of rows in the body, with that number.
  private var leastRows: [ViewID: Int] = [:]

  /// The line of the screen's own field; `nil` if it isn't pinned.
  var rowOfField: Int? {
    var row = 0
    for item in items {
      if case .field = item.kind { return row }
      row += item.lines
    }
    return nil
  }

  mutating func add(_ item: LayoutItem, leastRows rows: Int = 0) {
    items.append(item)
    lineCount += item.lines
    if rows > 0 { leastRows[item.id] = rows }
  }

  /// Removes the items that need more rows than a body has.
  mutating func removeLines(needingMoreThan rows: Int) {
    guard !leastRows.isEmpty else { return }
    items.removeAll { leastRows[$0.id, default: 0] > rows }
    lineCount = items.reduce(0) { $0 + $1.lines }
  }

  /// Removes and returns everything except the field, if it occupies more than a number of lines.
  mutating func removeLines(moreThan limit: Int) -> [LayoutItem] {
    let (fields, lines) = items.reduce(into: ([LayoutItem](), [LayoutItem]())) {
      parts, item in
      if case .field = item.kind { parts.0.append(item) } else { parts.1.append(item) }
    }
    guard lineCount - fields.count > limit else { return [] }
    items = fields
    lineCount = fields.count
    return lines
  }
}
