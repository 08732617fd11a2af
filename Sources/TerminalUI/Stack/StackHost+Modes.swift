import Navigation
import TerminalCore

extension StackHost {
  /// The first mode, if going back from a screen shows it; otherwise `nil`.
  func nameOfBack(from box: ScreenBox<Route>) -> String? {
    screens.nameOfBack(from: box.entry, in: router.path(of: box.entry), session.languageOfTexts)
  }

  /// Whether there is nothing to go back to: the first screen of the first mode is shown alone.
  var isAtFirstScreen: Bool {
    router.path.count == 1
      && (!session.modeBar.hasChoice || router.path.id == session.modeBar.items[0].id)
  }

  /// Shows the first mode, unless it is already visible.
  ///
  /// - Returns: Whether the mode was switched.
  func showFirstMode(trigger: Trigger) -> Bool {
    guard session.modeBar.hasChoice, router.path.id != session.modeBar.items[0].id else {
      return false
    }
    session.showMode(0, trigger: trigger)
    return true
  }

  /// Draws the old mode moving out beside the new one, in the order of the mode bar.
  func pan(_ running: RunningTransition<Route>, _ position: Double) -> Frame {
    let (old, new) = (fromFrame(of: running), still())
    return running.direction == .next
      ? pan(from: old, to: new, position) : pan(from: new, to: old, 1 - position)
  }

  /// Draws a moment of the motion between a mode and the one at its right.
  private func pan(from left: Frame, to right: Frame, _ position: Double) -> Frame {
    let offset = Int((position * Double(size.columns)).rounded())
    guard offset > 0 else { return left }
    guard offset < size.columns else { return right }
    var frame = Frame(size: size, style: session.appearance.theme.blank)
    frame.draw(left, movedRightBy: -offset)
    frame.draw(right, movedRightBy: size.columns - offset)
    return frame
  }
}

extension Direction {
  /// Whether another mode is shown.
  var isBetweenModes: Bool { self == .next || self == .previous }
}
