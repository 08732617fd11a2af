import Navigation
import TerminalCore

/// A click, which may be the first one of a double click.
///
/// The second one was meant for the same thing. If the first has brought something else there, such
/// as a screen, a dialog, or what a dialog had covered, the second would choose something that
/// nobody has read, so it is ignored. Only a step back may follow another one.
struct LatestClick<Route: RouteValue> {
  /// The longest time between the two clicks of a double click: 400 ms, less than between two lines
  /// of line mode.
  static var longestTime: Duration { .milliseconds(400) }

  /// The position of the click.
  let position: Position

  /// The paths before it.
  let paths: [Path<Route>]

  /// The path that was visible before it.
  let mode: PathID

  /// What covered the screens before it.
  let cover: ClickCover

  /// The time of the click, or of the latest one after it that was ignored.
  var time: Duration
}

/// What lies over the screens and gets all clicks.
struct ClickCover: Equatable {
  /// The number of the dialog of the screen; `nil` if it has none.
  let dialog: Int?

  /// Whether the list of keys, the cards, or a dialog of the program are open.
  let hasOverlay: Bool
}

extension StackHost {
  /// Notes a click before it is carried out.
  func noteClick(at position: Position) {
    latestClick = LatestClick(
      position: position, paths: router.paths, mode: router.path.id, cover: clickCover, time: now)
  }

  /// Whether a press begins a second click on something else than the first one, as a double click
  /// does.
  func isSecondClick(at position: Position) -> Bool {
    guard let click = latestClick, now - click.time < LatestClick<Route>.longestTime,
      click.position == position, hasChanged(at: position, since: click)
    else { return false }
    latestClick?.time = now
    return true
  }

  /// Whether something else has come to a position since a click.
  private func hasChanged(at position: Position, since click: LatestClick<Route>) -> Bool {
    let cover = clickCover
    if cover != click.cover || router.path.id != click.mode { return true }
    guard !cover.hasOverlay, cover.dialog == nil else { return false }
    let entry = place(at: position)?.entry ?? router.active
    return !click.paths.contains { $0.contains(entry) }
  }

  private var clickCover: ClickCover {
    ClickCover(dialog: active?.dialogs.last?.box.number, hasOverlay: session.overlay != nil)
  }
}
