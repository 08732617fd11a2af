import Navigation
import TerminalCore

extension Session {
  /// Draws the whole window.
  func compose() -> Frame {
    var frame = composeAreas()
    drawMouseHint(on: &frame)
    setOffBars(of: &frame)
    if appearance.terminal.readsFrames { frame.reading = reading() }
    return frame
  }

  /// Draws the screens, the mode bar above them, and the inspector beside them.
  private func composeAreas() -> Frame {
    guard let inspector else { return composeBeside(nil) }
    if inspector.past != nil, let moment = inspector.shownMoment {
      return inspector.picture(of: moment)
    }
    var frame =
      inspector.coversWindow
      ? Frame(size: window, style: appearance.theme.blank)
      : composeBeside(inspector.isOpen ? inspector : nil)
    if !inspector.coversWindow, isLargeEnough { inspector.remember(frame) }
    if inspector.isOpen { inspector.draw(on: &frame) }
    return frame
  }

  /// Draws the screens and the mode bar above them, leaving the inspector's part empty.
  private func composeBeside(_ inspector: InspectorArea<Route>?) -> Frame {
    let bar = barArea
    guard inspector != nil || bar != nil else { return composeScreens() }
    var frame = Frame(size: window, style: appearance.theme.blank)
    let screens = composeScreens()
    let origin = host.area.origin
    frame.draw(screens, Rect(size: screens.size), at: origin)
    if inspector?.hasKeys != true {
      frame.cursor = screens.cursor?.moved(by: origin)
      frame.focus = screens.focus?.moved(by: origin)
    }
    if let bar { drawModes(in: bar, on: &frame) }
    return frame
  }

  /// Draws the screens with the overlay, or a request to enlarge the window.
  private func composeScreens() -> Frame {
    guard isLargeEnough else { return tooSmall() }
    var frame = host.compose()
    overlay?.draw(on: &frame, appearance: appearance, phrases: phrases)
    return frame
  }

  /// Gives the first and the last line of the window, from edge to edge, the background of a bar,
  /// in themes that have one.
  private func setOffBars(of frame: inout Frame) {
    let theme = appearance.theme
    let (bar, blank) = (theme[.bar].background, theme.blank.background)
    guard isLargeEnough, bar != blank, bar != .terminal else { return }
    for row in [0, frame.size.rows - 1] {
      frame.setBackground(bar, insteadOf: blank, row: row)
    }
  }

  private func tooSmall() -> Frame {
    var frame = Frame(size: host.size, style: appearance.theme.blank)
    let words = phrases.windowTooSmall(Chrome.minimum)
    for (row, line) in TextLines(words, width: frame.size.columns).lines.enumerated() {
      frame.write(line, at: Position(column: 0, row: row), style: appearance.theme[.text])
    }
    return frame
  }
}
