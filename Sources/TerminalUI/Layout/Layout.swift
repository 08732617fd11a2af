import TerminalCore

/// The lines of a screen's body at a certain width, added by its views one after the other.
///
/// What doesn't fit the height scrolls, so most views depend only on the width. See
/// ``View/place(in:)``.
public struct Layout<Owner: Routed> {
  /// Language, glyphs, theme and motion.
  public let appearance: Appearance

  /// The items that scroll.
  private(set) var lines: Lines

  /// The actions of the views.
  let actions: BodyActions<Owner>

  /// The number of targets in the items so far, without those of containers.
  private(set) var targetCount = 0

  /// The number of targets that digits can choose; the others have their own keys.
  private(set) var numberedTargetCount = 0

  /// The items pinned to the top of the screen; empty except for a whole body.
  private(set) var pinned = PinnedLines()

  /// The form that contains the views being added.
  var form: FormScope?

  /// Whether the views being added can't be used.
  private(set) var isDisabled = false

  /// Whether the views being added change on their own.
  private var isVolatile = false

  /// The width available to the views, in cells.
  public var width: Int { lines.width }

  /// Whether only the first line is shown, so that a text must not wrap.
  private(set) var isOneLine = false

  /// The rows of the screen, without its titles and hints.
  private let rows: Int

  /// The rows of the screen that no view so far takes, for a view that has a choice of heights,
  /// such as a map.
  public var rowsLeft: Int { max(0, rows - pinned.lineCount - lines.count) }

  /// Whether the screen has the whole width of the window, so that no other screen is beside it.
  public let hasWholeWidth: Bool

  /// Whether a border may be directly at the left of the views: that of a panel or a sheet, or the
  /// line between two panes.
  private(set) var isBesideBorder: Bool

  /// Whether this is the whole body rather than a part of it.
  let isWhole: Bool

  /// The position of the view that is a column of an ``HStack``, if the layout is for one.
  private var columnPlace: ViewID?

  /// Whether the view being added is itself a column of an ``HStack``, rather than inside one.
  var isColumn: Bool { place == columnPlace && ordinal == 0 }

  /// Whether the lines already scroll, so that no part can fill the remaining height.
  let isInRegion: Bool

  /// The identity of the views being added, and the number of items added there.
  private(set) var place: ViewID
  private var ordinal: UInt64 = 0

  /// The name of the views being added, if they have one.
  private var name: String?

  /// Creates an empty layout for a whole body, or for a status.
  init(
    width: Int, rows: Int = 0, hasWholeWidth: Bool = true, appearance: Appearance,
    keptLines: KeptLines = KeptLines(), isOneLine: Bool = false
  ) {
    self.init(
      width: width, rows: rows, hasWholeWidth: hasWholeWidth, appearance: appearance,
      actions: BodyActions(keptLines: keptLines), place: .root, isWhole: true, isInRegion: false)
    self.isOneLine = isOneLine
  }

  private init(
    width: Int, rows: Int, hasWholeWidth: Bool, appearance: Appearance,
    actions: BodyActions<Owner>, place: ViewID, isWhole: Bool, isInRegion: Bool
  ) {
    lines = Lines(width: max(0, width))
    self.rows = rows
    self.hasWholeWidth = hasWholeWidth
    isBesideBorder = !hasWholeWidth
    self.actions = actions
    self.appearance = appearance
    self.place = place
    self.isWhole = isWhole
    self.isInRegion = isInRegion
  }
}

// MARK: - Adding

extension Layout {
  /// Adds lines at the end.
  public mutating func add(_ run: LineRun<Owner>) { add(run, growth: .none) }

  /// Adds lines, of which there may be more than the run needs.
  mutating func add(_ run: LineRun<Owner>, growth: Growth) {
    append(.run(run.shape), lines: run.lines, growth: growth, actions: actions.add(run))
    targetCount += run.targets
    numberedTargetCount += run.shape.numberedTargets
  }

  /// Adds a focusable control.
  public mutating func add(_ control: Control<Owner>) { add(control, fills: false) }

  /// Adds a control, which may fill the remaining height.
  mutating func add(_ control: Control<Owner>, fills: Bool) {
    let lines = control.lines + messageLines(of: control, id: upcomingID)
    let id = append(
      .control(actions.shape(of: control)), lines: lines, growth: fills ? .remaining : .none)
    guard control.isFocusable else { return }
    targetCount += 1
    if let field = control.field, field.isChecked, !isDisabled {
      actions.add(
        FieldCheck(
          id: id, form: form?.id, label: field.label, text: { $0[keyPath: field.text] },
          complaint: field.complaint ?? { _ in nil }, slowCheck: field.slowCheck))
    }
  }

  /// Adds lines that stay at the top of the screen. They scroll inside other views, and if the
  /// pinned lines would fill more than half of the rows, or all but three beside an ``EntryField``.
  ///
  /// - Parameters:
  ///   - run: The lines.
  ///   - leastRows: The rows that the screen must have, without titles and hints; with fewer, the
  ///     lines are omitted.
  /// - Precondition: The lines have no targets.
  public mutating func pin(_ run: LineRun<Owner>, leastRows: Int = 0) {
    ensure(run.targets == 0, "pinned lines can't be chosen: \(run.targets) targets")
    guard isWhole else { return add(run) }
    let item = LayoutItem(id: nextID(), name: nil, lines: run.lines, kind: .run(run.shape))
    pinned.add(item, leastRows: leastRows)
  }

  /// Adds the screen's own field, which stays at the top of the screen, or at its place inside
  /// other views.
  mutating func add(_ field: Field<Owner>) {
    if isDisabled { return add(Control(field, lines: 1)) }
    guard isWhole else { return actions.add(field, id: append(.field, lines: 1)) }
    let item = LayoutItem(id: nextID(), name: nil, lines: 1, kind: .field)
    actions.add(field, id: item.id)
    pinned.add(item)
  }

  /// Adds parts side by side, or inside a border.
  ///
  /// - Parameter group: The parts.
  mutating func add(_ group: LayoutGroup) {
    let lines = (group.children.map(\.lines.count).max() ?? 0) + group.inset.lines
    append(.group(group), lines: lines, growth: group.growth)
    numberedTargetCount = group.children.map(\.numbersAfter).max() ?? numberedTargetCount
  }

  /// Adds a part that scrolls separately.
  ///
  /// - Parameters:
  ///   - region: The part.
  ///   - lines: The number of visible lines; the smallest number if it fills the remaining height.
  ///   - fills: Whether it fills the remaining height.
  mutating func add(_ region: Region, lines: Int, fills: Bool) {
    append(.region(region), lines: lines, growth: fills ? .remaining : .none)
  }

  /// Watches a value.
  mutating func watch(_ watch: (ViewID) -> ValueWatch<Owner>) { actions.add(watch(nextID())) }

  @discardableResult
  private mutating func append(
    _ kind: LayoutItem.Kind, lines: Int, growth: Growth = .none, actions: Int = 0
  ) -> ViewID {
    let id = nextID()
    var item = LayoutItem(id: id, name: name, lines: lines, kind: kind, growth: growth)
    item.numbersBefore = numberedTargetCount
    item.actions = actions
    (item.isDisabled, item.isVolatile) = (isDisabled, isVolatile)
    self.lines.append(item)
    return id
  }

  private mutating func nextID() -> ViewID {
    defer { ordinal += 1 }
    return upcomingID
  }

  /// The identity of the next item.
  private var upcomingID: ViewID {
    // The upper half, to avoid collisions with steps down the tree.
    place.child((ordinal + 1) << 32)
  }
}

// MARK: - The tree of views

extension Layout {
  /// Adds views one step further down the tree.
  // Every view uses this; passing closures instead would slow down layout noticeably.
  @inline(__always)
  mutating func under(_ step: UInt64, _ add: (inout Layout) -> Void) {
    let outer = (place, ordinal)
    (place, ordinal) = (place.child(step), 0)
    add(&self)
    (place, ordinal) = outer
  }

  /// Adds the content of a view without lines of its own, which is a column if that view is one.
  @inline(__always)
  mutating func through(_ step: UInt64, _ add: (inout Layout) -> Void) {
    let outer = columnPlace
    if isColumn { columnPlace = place.child(step) }
    under(step, add)
    columnPlace = outer
  }

  /// Adds views with a name that identifies them wherever they are, unless another view already has
  /// that name.
  mutating func named(_ name: String, _ add: (inout Layout) -> Void) {
    guard actions.add(name: name) else { return add(&self) }
    let outer = (place, ordinal, self.name, columnPlace)
    if isColumn { columnPlace = ViewID(name: name) }
    (place, ordinal, self.name) = (ViewID(name: name), 0, name)
    add(&self)
    (place, ordinal, self.name, columnPlace) = outer
  }

  /// Adds views that can't be used, or that can unless others around them can't.
  mutating func disabling(_ isDisabled: Bool, _ add: (inout Layout) -> Void) {
    let outer = self.isDisabled
    self.isDisabled = outer || isDisabled
    add(&self)
    self.isDisabled = outer
  }

  /// Adds views that change on their own.
  mutating func asVolatile(_ add: (inout Layout) -> Void) {
    let outer = isVolatile
    isVolatile = true
    add(&self)
    isVolatile = outer
  }

  /// Lays out a view at another width, to be placed in this layout.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - width: The width for the view, in cells.
  ///   - place: The position of the view in the view tree.
  ///   - isInRegion: Whether the part scrolls separately.
  ///   - isInBorder: Whether it has a border around it.
  ///   - isColumn: Whether the view is a column of an ``HStack``.
  ///   - name: The name of the view, if it has one of its own.
  ///   - isDisabled: Whether the view can't be used, even if those around it can.
  /// - Returns: The lines of the view.
  func part(
    _ view: some View<Owner>, width: Int, at place: ViewID, isInRegion: Bool? = nil,
    isInBorder: Bool = false, isColumn: Bool = false, name: String? = nil,
    isDisabled: Bool = false
  ) -> Layout {
    var part = Layout(
      width: width, rows: rowsLeft, hasWholeWidth: hasWholeWidth, appearance: appearance,
      actions: actions, place: place, isWhole: false, isInRegion: isInRegion ?? self.isInRegion)
    part.isBesideBorder = isBesideBorder || isInBorder
    part.columnPlace = isColumn ? place : nil
    part.name = name ?? self.name
    part.form = form
    part.isOneLine = isOneLine
    part.isDisabled = isDisabled || self.isDisabled
    part.numberedTargetCount = numberedTargetCount
    view.place(in: &part)
    return part
  }
}

// MARK: - Heights

extension Layout {
  /// Removes the pinned lines for which there are too few rows, and unpins the others if they would
  /// fill more than half of the rows. Those before an entry field may fill all but three, one of
  /// which is the field, because what is asked belongs above it.
  mutating func unpinIfCrowded(rows: Int) {
    pinned.removeLines(needingMoreThan: rows)
    let hasEntry = actions.ownField?.purpose == .entry
    let crowded = pinned.removeLines(moreThan: hasEntry ? max(rows / 2, rows - 3) : rows / 2)
    if !crowded.isEmpty { lines.prepend(crowded) }
  }
}
