import Navigation
import TerminalCore

/// A click, which may be the first one of a double click.
///
/// The second one was meant for the same thing. If the first has opened a screen or a dialog there,
/// the second would choose something that nobody has read, so it is ignored.
struct LatestClick<Route: RouteValue> {
  /// The longest time between the two clicks of a double click: 400 ms, less than between two lines
  /// of line mode.
  static var longestTime: Duration { .milliseconds(400) }

  /// The position of the click.
  let position: Position

  /// The paths before it.
  let paths: [Path<Route>]

  /// The number of dialogs that had been shown before it.
  let dialogCount: Int

  /// Whether the list of keys or the cards were open before it.
  let hadOverlay: Bool

  /// The time of the click, or of the latest one after it that was ignored.
  var time: Duration
}

extension StackHost {
  /// Notes a click before it is carried out.
  func noteClick(at position: Position) {
    latestClick = LatestClick(
      position: position, paths: router.paths, dialogCount: dialogCount,
      hadOverlay: session.overlay != nil, time: now)
  }

  /// Whether a press begins a second click on something that the first has opened there, as a
  /// double click does.
  func isSecondClick(at position: Position) -> Bool {
    guard let click = latestClick, now - click.time < LatestClick<Route>.longestTime,
      click.position == position, hasOpened(position, after: click)
    else { return false }
    latestClick?.time = now
    return true
  }

  /// Whether a click has opened the screen, the dialog, or the list of keys at a position.
  private func hasOpened(_ position: Position, after click: LatestClick<Route>) -> Bool {
    if session.overlay != nil || active?.hasDialog == true {
      return dialogCount > click.dialogCount || session.overlay != nil && !click.hadOverlay
    }
    let entry = place(at: position)?.entry ?? router.active
    return !click.paths.contains { $0.contains(entry) }
  }
}
