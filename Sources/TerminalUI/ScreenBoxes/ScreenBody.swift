import TerminalCore

/// The body of a screen as of the latest layout, with the focus and the scroll positions in it.
final class ScreenBody {
  /// What the layout made; `nil` before the first one.
  private(set) var layout: BodyLayout?

  /// The focus, the scroll positions, and the state of the fields.
  var viewport = Viewport()

  /// The name of the view to focus at the next layout.
  var wantedFocus: String?

  /// The position to scroll to at the next layout, and the name of the region.
  var wantedScroll: (position: ScrollPosition, region: String?)?

  /// The row that leads to what was opened, until it is there and has the focus, or until the user
  /// or the screen moves the focus: a task may load it after the screen appears.
  private var awaitedRow: AwaitedRow?

  /// Whether the first row is to get the focus, as after each change of a search, until there is
  /// one, or until the user or the screen moves the focus.
  private var awaitsFirstRow = false

  /// Whether a row was looked for where no row of a list has a name.
  private(set) var hasSoughtUnnamedRow = false

  /// The name of the row that leads to what is open beside the screen; `nil` if there is none. It
  /// keeps a mark while the focus is on another row.
  var openedRow: String?

  /// Whether the screen does nothing at lifecycle events, so that they don't change it.
  var ignoresLifecycle = false

  /// Shows a new layout, and moves the focus and scrolls to where they are wanted.
  func show(_ new: BodyLayout) {
    let region = new.region
    viewport.fitRestoring(region, after: self.region)
    layout = new
    if wantedFocus != nil || wantedScroll != nil {
      (viewport.restoring, viewport.isMovedByScreen) = (nil, true)
      awaitRow(nil)
    }
    if let name = wantedFocus {
      _ = viewport.moveFocus(toName: name, in: region)
      wantedFocus = nil
    }
    if let (position, name) = wantedScroll {
      viewport.scroll(to: position, in: name, of: region)
      wantedScroll = nil
    }
    focusAwaitedRow()
    if awaitsFirstRow { awaitsFirstRow = !viewport.startOver(in: region) }
  }

  /// Moves the focus to the first row as soon as a layout has one.
  func awaitFirstRow() { awaitsFirstRow = true }

  /// Moves the focus to a row as soon as a layout has it, instead of where it was to go.
  func awaitRow(_ name: String?) {
    awaitedRow = name.map { AwaitedRow(name: $0) }
    awaitsFirstRow = false
  }

  /// Moves the focus to the awaited row if it is there.
  func focusAwaitedRow() {
    guard let row = awaitedRow, let region else { return }
    let targets = SearchedTargets(of: region)
    guard targets != row.searched else { return }
    let isThere = viewport.moveFocus(toName: row.name, in: region)
    if isThere { viewport.holdFocus(in: region) }
    if !isThere, layout?.hasOnlyUnnamedRows == true { hasSoughtUnnamedRow = true }
    awaitedRow = isThere ? nil : AwaitedRow(name: row.name, searched: targets)
  }
}

/// A row that gets the focus once it is there.
private struct AwaitedRow {
  /// The name of the row.
  let name: String

  /// The targets among which it was last looked for in vain: a long list is not searched again at
  /// each key.
  var searched: SearchedTargets?
}

/// What tells the targets of a region from others, without looking at all of them.
private struct SearchedTargets: Equatable {
  private let count: Int
  private let stops: [ViewID]
  private let ends: [TargetKey]

  init(of region: Region) {
    let all = region.deepStops
    count = all.reduce(0) { $0 + $1.count }
    stops = all.map(\.id)
    // Rows that replace as many placeholders of the same list have other names.
    ends = all.flatMap { [$0.key(of: 0), $0.key(of: $0.count - 1)] }
  }
}

extension Region {
  /// The stops, with those of the regions inside in their places.
  fileprivate var deepStops: [FocusStop] {
    stops.flatMap { stop in stop.region.map(\.deepStops) ?? [stop] }
  }
}
