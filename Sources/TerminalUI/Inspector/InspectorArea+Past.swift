import Navigation
import TerminalCore

extension InspectorArea {
  /// Keeps a frame, unless no record was logged since the last one or something still moves.
  ///
  /// - Parameter frame: The screens in the upper left corner, as large as they are drawn now.
  func remember(_ frame: Frame) {
    let (mark, host) = (log.mark, session.host)
    guard history.moments.last?.logged.records != mark.records, case .still = host.motion else {
      return
    }
    history.add(
      FrameHistory.Moment(
        frame: frame, size: session.areaWithBar.size, paths: host.router.paths,
        shownPath: host.router.path.id, logged: mark))
  }

  /// The moment that is shown instead of the present, if there is one.
  var shownMoment: FrameHistory<Route>.Moment? { past.map { history.moments[$0] } }

  /// Goes back or forward by moments, at most to the present.
  func travel(by steps: Int) {
    let moments = history.moments
    // The last moment is the present one, unless something has happened since.
    let present = moments.count - (moments.last?.logged.records == log.mark.records ? 1 : 0)
    let target = max(0, (past ?? present) + steps)
    show(target < present ? target : nil)
  }

  /// Goes on to the present.
  func returnToPresent() { show(nil) }

  private func show(_ moment: Int?) {
    guard moment != past else { return }
    past = moment
    session.needsFrame = true
    log.scroll(to: shownMoment?.logged, rows: panel.logRows)
  }

  /// Draws the window with the screens of then: beside the inspector where they fit, or else over it, but
  /// for a line that says when this was.
  func picture(of moment: FrameHistory<Route>.Moment) -> Frame {
    let appearance = session.appearance
    var frame = Frame(size: session.window, style: appearance.theme.blank)
    frame.draw(
      moment.frame, Rect(size: moment.size), at: Position(column: 0, row: 0))
    guard coversWindow || moment.size.columns > areaBeside.size.columns else {
      draw(on: &frame)
      return frame
    }
    frame.drawHints(
      [(Key(.left), phrases.earlier), (Key(.right), phrases.later), (Key(.escape), phrases.now)],
      appearance, after: momentWords)
    return frame
  }

  /// Which moment is shown, of how many.
  var momentWords: String {
    "\((past ?? history.moments.count - 1) + 1)/\(history.moments.count)"
  }

  private var phrases: Phrases.Inspector { session.phrases.inspector }
}
