/// The lines of a screen's body at one width, which its views add one after the other.
///
/// A view is asked once for each width: the height changes what is seen of it, not how it is laid
/// out. See ``View/place(in:)``.
public struct Layout<Owner: Routed> {
  /// The width for the views, in cells.
  public let width: Int

  /// Language, glyphs, theme and motion.
  public let appearance: Appearance

  /// The pieces that scroll, from the top down.
  private(set) var pieces: [Piece<Owner>] = []

  /// The number of lines that scroll.
  private(set) var lineCount = 0

  /// The number of pieces that take what is left of the height.
  private(set) var fillCount = 0

  /// The number of targets in the pieces so far, without those of containers.
  private(set) var targetCount = 0

  /// The number of targets that numbers choose; the others have keys of their own.
  private(set) var numberedTargetCount = 0

  /// What stays at the top of the screen; of the whole body only.
  private(set) var pinned = PinnedLines<Owner>()

  /// The screen's own field, which gets the typed characters while no other text has the focus.
  private(set) var field: (field: Field<Owner>, id: ViewID)?

  /// Whether there are parts side by side, inside a border, or that scroll by themselves.
  private(set) var hasParts = false

  /// The values that are watched for changes.
  private(set) var watches: [ValueWatch<Owner>] = []

  /// The checks of fields.
  private(set) var checks: [FieldCheck<Owner>] = []

  /// The form that the views stand in.
  private(set) var form: FormScope?

  /// Whether this is the whole body, and not a part of it.
  let isWhole: Bool

  /// Whether the lines scroll already, so that no part takes what is left of the height.
  let isInRegion: Bool

  /// The place of the views that are being added, and the number of pieces added there.
  private var place: ViewID
  private var ordinal: UInt64 = 0

  /// The name of the views that are being added, if they have one.
  private var name: String?

  /// Makes an empty layout for a whole body.
  init(width: Int, appearance: Appearance) {
    self.init(
      width: width, appearance: appearance, place: .root, isWhole: true, isInRegion: false)
  }

  private init(
    width: Int, appearance: Appearance, place: ViewID, isWhole: Bool, isInRegion: Bool
  ) {
    self.width = max(0, width)
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
    append(.run(run), lines: run.lines)
    targetCount += run.targets
    numberedTargetCount += run.numberedTargets
  }

  /// Adds something that can have the focus and be used.
  public mutating func add(_ control: Control<Owner>) {
    append(.control(control), lines: control.lines)
    targetCount += 1
    if let complaint = control.field?.complaint, let piece = pieces.last {
      checks.append(FieldCheck(id: piece.id, form: form?.id, complaint: complaint))
    }
  }

  /// Adds lines that stay at the top of the screen. They scroll if the pinned lines would fill more
  /// than half of its rows, and inside other views.
  ///
  /// - Precondition: The lines have no targets.
  public mutating func pin(_ run: LineRun<Owner>) {
    precondition(run.targets == 0, "pinned lines can't be chosen: \(run.targets) targets")
    guard isWhole else { return add(run) }
    pinned.add(Piece(id: nextID(), name: nil, lines: run.lines, kind: .run(run)))
  }

  /// Adds the screen's own field, which stays at the top of the screen, or in its place inside other
  /// views.
  mutating func add(_ field: Field<Owner>) {
    if isWhole {
      let piece = Piece(id: nextID(), name: nil, lines: 1, kind: .field(field))
      setField((field, piece.id))
      pinned.add(piece)
    } else {
      append(.field(field), lines: 1)
      if let piece = pieces.last { setField((field, piece.id)) }
    }
  }

  /// Adds parts that stand side by side, or inside a border.
  ///
  /// - Parameter group: The parts.
  mutating func add(_ group: PieceGroup<Owner>) {
    let lines = (group.children.map(\.layout.lineCount).max() ?? 0) + group.inset.lines
    append(.group(group), lines: lines, fills: group.children.contains { $0.layout.fillCount > 0 })
    for child in group.children { take(child.layout) }
    hasParts = true
  }

  /// Adds a part that scrolls by itself.
  ///
  /// - Parameters:
  ///   - region: The part.
  ///   - lines: The number of lines that are seen; the smallest number if it takes what is left.
  ///   - fills: Whether it takes what is left of the height.
  mutating func add(_ region: Region<Owner>, lines: Int, fills: Bool) {
    append(.region(region), lines: lines, fills: fills)
    take(region.layout)
    hasParts = true
  }

  /// Watches a value.
  mutating func watch(_ watch: (ViewID) -> ValueWatch<Owner>) {
    watches.append(watch(nextID()))
  }

  /// Takes over what a part tells the whole screen.
  private mutating func take(_ part: Layout) {
    watches += part.watches
    checks += part.checks
    hasParts = hasParts || part.hasParts
    if let field = part.field { setField(field) }
  }

  private mutating func setField(_ field: (Field<Owner>, ViewID)) {
    precondition(
      self.field == nil,
      "\(Owner.self) has two fields of the screen's own; make one of them a TextField")
    self.field = field
  }

  private mutating func append(_ kind: Piece<Owner>.Kind, lines: Int, fills: Bool = false) {
    let id = nextID()
    pieces.append(Piece(id: id, name: name, lines: lines, kind: kind, fills: fills))
    pieces[pieces.count - 1].numbersBefore = numberedTargetCount
    lineCount += lines
    if fills { fillCount += 1 }
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
  mutating func under(_ step: UInt64, _ add: (inout Layout) -> Void) {
    let outer = (place, ordinal)
    (place, ordinal) = (place.child(step), 0)
    add(&self)
    (place, ordinal) = outer
  }

  /// Adds views under a name, by which they are known wherever they stand.
  mutating func named(_ name: String, _ add: (inout Layout) -> Void) {
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

  /// The identity for a region among the views that are being added.
  var regionID: ViewID { place }

  /// Lays a view out at another width, to stand somewhere in this layout.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - width: The width for the view, in cells.
  ///   - step: Tells the view from the others within its container.
  ///   - isInRegion: Whether the part scrolls by itself.
  /// - Returns: The lines of the view.
  func part(
    _ view: some View<Owner>, width: Int, step: UInt64, isInRegion: Bool? = nil
  ) -> Layout {
    var part = Layout(
      width: width, appearance: appearance, place: place.child(step), isWhole: false,
      isInRegion: isInRegion ?? self.isInRegion)
    part.name = name
    part.form = form
    view.place(in: &part)
    return part
  }
}

// MARK: - Heights

extension Layout {
  /// Gives what is left of a height to the pieces that take it, and fixes where each piece begins.
  ///
  /// - Parameter height: The number of rows, or `nil` inside a region, where nothing is left over.
  mutating func resolve(height: Int?) {
    var left = max(0, (height ?? 0) - lineCount)
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
    lineCount = line
  }

  /// Lets the pinned lines scroll if they would fill more than half the rows.
  mutating func unpinIfCrowded(rows: Int) {
    let crowded = pinned.removeLines(moreThan: rows / 2)
    guard !crowded.isEmpty else { return }
    pieces = crowded + pieces
    lineCount += crowded.reduce(0) { $0 + $1.lines }
  }
}
