import Navigation
import TerminalCore

extension InspectorArea {
  /// The past moment being shown; `nil` for the present.
  var shownMoment: FrameHistory<Route>.Moment? { past.map { history.moments[$0] } }

  /// Goes back or forward by a number of moments, at most to the present.
  func travel(by steps: Int) {
    let moments = history.moments
    // The latest moment is the present, unless something has been logged since.
    let present = moments.count - (moments.last?.logged.records == log.mark.records ? 1 : 0)
    let target = max(0, (past ?? present) + steps)
    show(target < present ? target : nil)
  }

  /// Returns to the present.
  func returnToPresent() { show(nil) }

  private func show(_ moment: Int?) {
    guard moment != past else { return }
    past = moment
    if moment != nil { takeKeys() }
    session.needsFrame = true
    log.show(shownMoment?.logged)
  }

  /// Draws the window with the screens of a past moment: beside the inspector if they fit,
  /// otherwise over it, leaving a line that says when it was. While the inspector has a message, it
  /// is over them.
  func picture(of moment: FrameHistory<Route>.Moment) -> Frame {
    let appearance = session.appearance
    var frame = Frame(size: session.window, style: appearance.theme.blank)
    frame.draw(
      moment.frame, Rect(size: moment.size), at: Position(column: 0, row: 0))
    guard message == nil, coversWindow || moment.size.columns > areaBeside.size.columns else {
      draw(on: &frame)
      return frame
    }
    frame.drawHints(
      [
        ([Key(.left)], phrases.earlier), ([Key(.right)], phrases.later),
        ([Key(.escape)], phrases.now),
      ] + (input == nil ? [] : [([Self.saveKey], phrases.save)]),
      appearance, after: momentWords)
    return frame
  }

  /// The index of the shown moment and the number of moments, as text.
  var momentWords: String {
    "\((past ?? history.moments.count - 1) + 1)/\(history.moments.count)"
  }

  private var phrases: Phrases.Inspector { session.phrases.inspector }
}
