import TerminalCore

/// The part of a screen's state that outlives a layout: the focus and the scroll position of each
/// region, and the cursors, validation, and edited texts of its fields.
struct Viewport {
  /// The focus and the scroll position of a region.
  struct State {
    /// The first visible line.
    var top = 0

    /// The number of rows in which the region was last shown.
    var height = 0

    /// The target that has the focus while the region does.
    var focus: Focus?

    /// How a region that became too low was scrolled to keep the focus in sight. `home` is its
    /// first visible line before that, to which it returns when there is room again.
    var makeshift: (top: Int, focus: Focus, home: Int)?

    /// Where the first visible line was, as long as only the width has changed since.
    var anchor: ScrollAnchor?

    /// The number of lines in a region that follows its end; `nil` in others, and before the first
    /// layout.
    var followed: Int?

    /// Whether the focused target was chosen, and so keeps the focus although it is the last one of
    /// a region that follows its end.
    var isHeld = false

    /// Whether the last line is visible in a region that follows its end, as it is at first.
    var isAtEnd: Bool { followed.map { top + height >= $0 } ?? true }

    /// The visible lines.
    var visible: Range<Int> { top..<top + height }

    /// Whether the focused target is at least partly visible.
    var isFocusVisible: Bool { focus.map { $0.rect.rows.overlaps(visible) } ?? false }
  }

  /// A focused target, as of the last layout.
  struct Focus: Equatable {
    /// The identity of its stop.
    let stop: ViewID

    /// What distinguishes it from the others of its stop.
    let key: TargetKey

    /// The number of targets before it in its stop.
    let item: Int

    /// The number of targets before it in the region, in case it is removed.
    let number: Int

    /// Its rectangle, in columns and lines of the region.
    let rect: Rect
  }

  // Most screens are a single region, whose state needs no dictionary lookup.
  private var whole = State()
  private var parts: [ViewID: State] = [:]

  /// The cursors of the fields, in characters from the start. A field with no entry has its cursor
  /// at the end.
  private var cursors: [ViewID: Int] = [:]

  /// The fields that were edited, and those that complain.
  var validation = FieldValidation()

  /// The edited texts of the editors.
  private var editors: [ViewID: EditorText] = [:]

  /// The first visible lines of editors that were restored, as offsets in their texts.
  var restoredTops: [ViewID: Int] = [:]

  /// The saved state, until all of it has been restored.
  var restoring: SavedViewport?

  /// Whether the focus and the scroll positions are those of a saved state, as long as nobody has
  /// moved them.
  var isRestored = false

  /// Whether the screen itself has moved its initial focus or scroll position, so that even the
  /// first line and target are saved.
  var isMovedByScreen = false

  /// The groups around the focus, which highlight their borders.
  private(set) var focusedGroups: Set<ViewID> = []

  /// The state of a region.
  subscript(region: ViewID) -> State {
    get { region == .root ? whole : parts[region] ?? State() }
    set { if region == .root { whole = newValue } else { parts[region] = newValue } }
  }

  /// The cursor of a field, in characters from the start; `Int.max` for the end of the text.
  subscript(cursorOf field: ViewID) -> Int {
    get { cursors[field] ?? .max }
    set { cursors[field] = newValue }
  }

  /// The editor of a text, in its latest state, or a new one if the screen has changed the text.
  func editor(_ id: ViewID, of text: String) -> EditorText {
    let last = editors[id]
    if let last, last.stored == text { return last }
    var editor = EditorText(text, cursor: last?.cursor ?? cursors[id] ?? 0)
    editor.top = last?.top ?? restoredTops[id] ?? 0
    return editor
  }

  /// Keeps an editor.
  mutating func keep(_ editor: EditorText, for id: ViewID) { editors[id] = editor }

  /// The regions and their states, in a deterministic order.
  var regions: [(id: ViewID, state: State)] {
    [(.root, whole)] + parts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The fields and their cursors, in a deterministic order, with the offset of the first visible
  /// line of an editor.
  var fieldCursors: [(field: ViewID, cursor: Int, top: Int?)] {
    let all = cursors.merging(editors.mapValues(\.cursor)) { $1 }
    return all.sorted { $0.key < $1.key }.map { id, cursor in
      (id, cursor, editors[id]?.top ?? restoredTops[id])
    }
  }
}

// MARK: - The focused target

/// A region that contains the focus.
struct FocusLevel {
  let region: Region

  /// The row of the body at which the region's line 0 would be if it weren't clipped.
  let firstRow: Int

  /// The lines of the region that are visible in every region around it.
  let seen: Range<Int>
}

extension Viewport {
  /// The regions that contain the focus, outermost first.
  func levels(_ body: Region) -> [FocusLevel] {
    let outermost = FocusLevel(
      region: body, firstRow: -self[body.id].top, seen: self[body.id].visible)
    guard body.hasParts else { return [outermost] }
    var levels: [FocusLevel] = []
    var next: FocusLevel? = outermost
    while let level = next {
      levels.append(level)
      next = target(in: level.region).flatMap { target in
        let stop = level.region.stops[target.stop]
        return stop.region.map { region in
          FocusLevel(
            region: region,
            firstRow: level.firstRow + stop.rect.rows.lowerBound - self[region.id].top,
            seen: seen(of: region, at: stop.rect, where: level.seen))
        }
      }
    }
    return levels
  }

  /// The regions that contain the focus, up to the first whose focus isn't visible: changes further
  /// inside would go unseen.
  func levelsInSight(_ body: Region) -> ArraySlice<FocusLevel> {
    let levels = levels(body)
    let last = levels.firstIndex { !self[$0.region.id].isFocusVisible } ?? levels.count - 1
    return levels[...last]
  }

  /// The focused target of a region, at its latest known place, since every layout is fitted.
  func target(in region: Region) -> TargetIndex? {
    self[region.id].focus.flatMap { region.target($0.number) }
  }

  /// The stop with the focus, and the target in it. The stop is a region only if that contains no
  /// targets.
  func focused(in body: Region) -> (stop: FocusStop, item: Int)? {
    var region = body
    while let target = target(in: region) {
      let stop = region.stops[target.stop]
      guard let inner = stop.region, inner.targetCount > 0 else { return (stop, target.item) }
      region = inner
    }
    return nil
  }

  /// The focus of the innermost region that has it.
  func innermostFocus(in body: Region) -> Focus? {
    guard body.hasParts else { return self[body.id].focus }
    return levels(body).reversed().lazy.compactMap { self[$0.region.id].focus }.first
  }

  /// Notes the groups that contain the focus.
  mutating func noteFocusedGroups(in body: Region) {
    guard body.hasParts else { return }
    focusedGroups = []
    for level in levels(body) {
      guard let target = target(in: level.region) else { continue }
      focusedGroups.formUnion(level.region.stops[target.stop].groups)
    }
  }
}
