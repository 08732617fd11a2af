/// The lines of a screen's body at one width, which its views add one after the other.
///
/// A view is asked once for each width: the height changes what is seen of it, not how it is laid
/// out. See ``View/place(in:)``.
public struct Layout<Owner: Routed> {
  /// Language, glyphs, theme and motion.
  public let appearance: Appearance

  /// The pieces that scroll.
  private(set) var lines: Lines

  /// What the views do.
  let actions: BodyActions<Owner>

  /// The number of targets in the pieces so far, without those of containers.
  private(set) var targetCount = 0

  /// The number of targets that numbers choose; the others have keys of their own.
  private(set) var numberedTargetCount = 0

  /// What stays at the top of the screen; of the whole body only.
  private(set) var pinned = PinnedLines()

  /// The form that the views stand in.
  private(set) var form: FormScope?

  /// The width for the views, in cells.
  public var width: Int { lines.width }

  /// Whether this is the whole body, and not a part of it.
  let isWhole: Bool

  /// Whether the lines scroll already, so that no part takes what is left of the height.
  let isInRegion: Bool

  /// The place of the views that are being added, and the number of pieces added there.
  private(set) var place: ViewID
  private var ordinal: UInt64 = 0

  /// The name of the views that are being added, if they have one.
  private var name: String?

  /// Creates an empty layout for a whole body.
  init(width: Int, appearance: Appearance, keptLines: KeptLines = KeptLines()) {
    self.init(
      width: width, appearance: appearance, actions: BodyActions(keptLines: keptLines),
      place: .root, isWhole: true,
      isInRegion: false)
  }

  private init(
    width: Int, appearance: Appearance, actions: BodyActions<Owner>, place: ViewID, isWhole: Bool,
    isInRegion: Bool
  ) {
    lines = Lines(width: max(0, width))
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
  public mutating func add(_ run: LineRun<Owner>) {
    append(.run(run.shape), lines: run.lines, actions: actions.add(run))
    targetCount += run.targets
    numberedTargetCount += run.shape.numberedTargets
  }

  /// Adds something that can have the focus and be used.
  public mutating func add(_ control: Control<Owner>) { add(control, fills: false) }

  /// Adds something that can be used, and that may take what is left of the height.
  mutating func add(_ control: Control<Owner>, fills: Bool) {
    let id = append(.control(actions.shape(of: control)), lines: control.lines, fills: fills)
    guard control.isFocusable else { return }
    targetCount += 1
    if let field = control.field, field.isChecked {
      actions.add(
        FieldCheck(
          id: id, form: form?.id, label: field.label, text: { $0[keyPath: field.text] },
          complaint: field.complaint ?? { _ in nil }, slowCheck: field.slowCheck))
    }
  }

  /// Adds lines that stay at the top of the screen. They scroll if the pinned lines would fill more
  /// than half of its rows, and inside other views.
  ///
  /// - Precondition: The lines have no targets.
  public mutating func pin(_ run: LineRun<Owner>) {
    precondition(run.targets == 0, "pinned lines can't be chosen: \(run.targets) targets")
    guard isWhole else { return add(run) }
    pinned.add(Piece(id: nextID(), name: nil, lines: run.lines, kind: .run(run.shape)))
  }

  /// Adds the screen's own field, which stays at the top of the screen, or in its place inside
  /// other views.
  mutating func add(_ field: Field<Owner>) {
    guard isWhole else { return actions.add(field, id: append(.field, lines: 1)) }
    let piece = Piece(id: nextID(), name: nil, lines: 1, kind: .field)
    actions.add(field, id: piece.id)
    pinned.add(piece)
  }

  /// Adds parts that stand side by side, or inside a border.
  ///
  /// - Parameter group: The parts.
  mutating func add(_ group: PieceGroup) {
    let lines = (group.children.map(\.lines.count).max() ?? 0) + group.inset.lines
    append(.group(group), lines: lines, fills: group.children.contains { $0.lines.fillCount > 0 })
  }

  /// Adds a part that scrolls by itself.
  ///
  /// - Parameters:
  ///   - region: The part.
  ///   - lines: The number of lines that are seen; the smallest number if it takes what is left.
  ///   - fills: Whether it takes what is left of the height.
  mutating func add(_ region: Region, lines: Int, fills: Bool) {
    append(.region(region), lines: lines, fills: fills)
  }

  /// Watches a value.
  mutating func watch(_ watch: (ViewID) -> ValueWatch<Owner>) { actions.add(watch(nextID())) }

  @discardableResult
  private mutating func append(
    _ kind: Piece.Kind, lines: Int, fills: Bool = false, actions: Int = 0
  ) -> ViewID {
    let id = nextID()
    var piece = Piece(id: id, name: name, lines: lines, kind: kind, fills: fills)
    piece.numbersBefore = numberedTargetCount
    piece.actions = actions
    self.lines.append(piece)
    return id
  }

  private mutating func nextID() -> ViewID {
    ordinal += 1
    // The upper half, so that it never meets a step down the tree.
    return place.child(ordinal << 32)
  }
}

// MARK: - The tree of views

extension Layout {
  /// Adds views one step further down the tree.
  // Every view does it: calling closures would make a layout take noticeably longer.
  @inline(__always)
  mutating func under(_ step: UInt64, _ add: (inout Layout) -> Void) {
    let outer = (place, ordinal)
    (place, ordinal) = (place.child(step), 0)
    add(&self)
    (place, ordinal) = outer
  }

  /// Adds views under a name, by which they are known wherever they stand, unless another view has
  /// the name already.
  mutating func named(_ name: String, _ add: (inout Layout) -> Void) {
    guard actions.add(name: name) else { return add(&self) }
    let outer = (place, ordinal, self.name)
    (place, ordinal, self.name) = (ViewID(name: name), 0, name)
    add(&self)
    (place, ordinal, self.name) = outer
  }

  /// Adds views that are a form.
  mutating func inForm(_ add: (inout Layout) -> Void) {
    let outer = form
    form = FormScope(id: place)
    add(&self)
    form = outer
  }

  /// Lays a view out at another width, to stand somewhere in this layout.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - width: The width for the view, in cells.
  ///   - place: The place of the view in the tree of views.
  ///   - isInRegion: Whether the part scrolls by itself.
  /// - Returns: The lines of the view.
  func part(
    _ view: some View<Owner>, width: Int, at place: ViewID, isInRegion: Bool? = nil
  ) -> Layout {
    var part = Layout(
      width: width, appearance: appearance, actions: actions, place: place,
      isWhole: false, isInRegion: isInRegion ?? self.isInRegion)
    part.name = name
    part.form = form
    view.place(in: &part)
    return part
  }
}

// MARK: - Text

extension Layout {
  /// Breaks a text into lines, unless that has been done for the layout before this one.
  func lines(of text: String, width: Int) -> TextLines {
    actions.keptLines.lines(of: text, width: width)
  }
}

// MARK: - Heights

extension Layout {
  /// Lets the pinned lines scroll if they would fill more than half the rows.
  mutating func unpinIfCrowded(rows: Int) {
    let crowded = pinned.removeLines(moreThan: rows / 2)
    if !crowded.isEmpty { lines.prepend(crowded) }
  }
}
