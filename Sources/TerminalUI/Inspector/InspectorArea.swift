import Navigation
import TerminalCore

/// The inspector in its part of the window, which shows developers the path, the work in progress,
/// and a log.
///
/// It is to the right of the screens, or covers a window that is too narrow for both. While closed,
/// it only collects its log, and before it is first opened, not even that unless it is asked to.
final class InspectorArea<Route: RouteValue> {
  /// Whether the inspector is shown, and whether it has the keyboard.
  enum State {
    case closed
    /// Shown, while the screens have the keyboard.
    case watching
    /// Shown, with the keyboard.
    case focused
  }

  /// The narrowest window that the screens and the inspector can share, in columns.
  private static var smallestShared: Int { 80 }

  /// The most recently printed lines, oldest first.
  var printed: [String] = [] {
    didSet { if isOpen, printed != oldValue { session.needsFrame = true } }
  }

  /// The greatest number of printed lines to show.
  static var printedLimit: Int { 5 }

  /// The events and journal records so far.
  var log = InspectorLog()

  /// What the screens showed after each record.
  var history = FrameHistory<Route>()

  /// The index of the past moment being shown; `nil` for the present.
  var past: Int?

  /// What the screens have received, to be saved; `nil` if that isn't offered.
  var input: InputHistory?

  /// What became of saving, until the next key or click.
  var message: String? {
    didSet { if message != oldValue { session.needsFrame = true } }
  }

  unowned let session: Session<Route>
  let routeName: (Route) -> String
  var state = State.closed

  /// Whether events, records and frames are collected.
  var isRecording = false

  init(
    session: Session<Route>, recording: InspectorRecording, routeName: @escaping (Route) -> String
  ) {
    self.session = session
    self.routeName = routeName
    if recording == .sinceLaunch { record() }
  }

  /// Whether the inspector is shown.
  var isOpen: Bool { state != .closed }

  /// Whether the inspector has the keyboard.
  var hasKeys: Bool { state == .focused || coversWindow }

  /// Whether the inspector hides the screens.
  var coversWindow: Bool { isOpen && session.window.columns < Self.smallestShared }

  /// The inspector's part of the window; empty while it is closed.
  var area: Rect { Rect(columns: firstColumn..<session.window.columns, rows: rows) }

  /// The part of the window for the screens; the whole window if the inspector covers them.
  var areaBeside: Rect {
    Rect(columns: 0..<(coversWindow ? session.window.columns : firstColumn), rows: rows)
  }

  private var rows: Range<Int> { 0..<session.window.rows }

  private var firstColumn: Int {
    if coversWindow { return 0 }
    let end = session.window.columns
    // Wide enough for the longest call of another toolkit, while leaving the screens at least 38
    // columns.
    return isOpen ? end - min(80, max(42, end * 2 / 5)) : end
  }
}

// MARK: - Content

extension InspectorArea {
  /// Draws the inspector into its part of the window.
  func draw(on frame: inout Frame) {
    let panel = panel
    panel.draw(on: &frame, log: log.visibleLines(rows: panel.logRows))
  }

  var panel: InspectorPanel {
    let phrases = session.phrases.inspector
    let name = phrases.heading + (past == nil ? "" : " \(momentWords)")
    return InspectorPanel(
      appearance: session.appearance, area: area,
      heading: log.profile.map { "\(name) + \($0.rawValue)" } ?? name,
      hasKeys: hasKeys, state: shownMoment.map(stateLines) ?? stateLines, footer: footer)
  }

  /// The last lines: what became of saving, or the keys.
  private var footer: [InspectorLine] {
    let phrases = session.phrases.inspector
    let width = area.size.columns - (area.columns.lowerBound > 0 ? 2 : 0)
    if let message {
      let lines = TextLines(message, width: max(1, width)).lines
      return lines.prefix(max(1, area.size.rows / 2)).map { InspectorLine($0) }
    }
    let hints = past != nil ? phrases.pastHints : hasKeys ? phrases.keyHints : phrases.focusHint
    guard hasKeys, input != nil, area.size.rows > 3 else { return [InspectorLine(hints, .muted)] }
    let saving = "\(Self.saveKey.label) \(phrases.save)"
    let both = "\(hints)  \(saving)"
    return (both.displayWidth <= width ? [both] : [saving, hints]).map { InspectorLine($0, .muted) }
  }

  /// The lines above the log: the path and the work in progress.
  private var stateLines: [InspectorLine] {
    // At least half of the rows are reserved for the log.
    let rows = max(2, (session.window.rows - 4) / 2)
    let underWay = linesUnderWay
    let printedLines = printed.suffix(max(1, rows / 4)).map { InspectorLine(" " + $0) }
    let pathRows = max(1, rows - underWay.count - printedLines.count)
    let phrases = session.phrases.inspector
    let router = session.host.router
    let pathLines = pathLines(of: router.paths, shown: router.path.id, rows: pathRows)
    let work = underWay.isEmpty ? [] : heading(phrases.underWay) + underWay.prefix(rows)
    let output = printedLines.isEmpty ? [] : heading(phrases.printed) + printedLines
    return pathLines + work + output + heading(phrases.log)
  }

  /// The lines above the log for a moment in the past.
  private func stateLines(of moment: FrameHistory<Route>.Moment) -> [InspectorLine] {
    let rows = max(2, (session.window.rows - 4) / 2)
    return pathLines(of: moment.paths, shown: moment.shownPath, rows: rows)
      + heading(session.phrases.inspector.log)
  }

  /// The entries of the visible path, as many as fit. Each other path has a single line.
  private func pathLines(
    of paths: [Path<Route>], shown: PathID, rows: Int
  ) -> [InspectorLine] {
    let words = session.phrases.inspector.path
    if paths.count == 1 { return lines(of: paths[0], rows: rows, heading: words) }
    let room = max(1, rows - 2 * (paths.count - 1))
    return paths.flatMap { path -> [InspectorLine] in
      let isShown = path.id == shown
      return lines(
        of: path, rows: isShown ? room : 1,
        heading: "\(words) \(path.id)" + (isShown ? " *" : ""))
    }
  }

  /// The top entries of a path, under a heading.
  private func lines(of path: Path<Route>, rows: Int, heading words: String) -> [InspectorLine] {
    let screens = session.host.screens
    let entries = path.entries.suffix(rows).map { entry in
      InspectorLine(" \(entry.id) \(routeName(entry.route)) \(screens.title(of: entry))")
    }
    let left = path.count - entries.count
    return heading(words + (left > 0 ? " (+\(left))" : "")) + entries
  }

  private func heading(_ words: String) -> [InspectorLine] {
    [InspectorLine(words, .heading)]
  }

  /// A line for each transition, swipe, question, request, and task in progress.
  private var linesUnderWay: [InspectorLine] {
    let phrases = session.phrases.inspector
    let router = session.host.router
    var lines: [String] = []
    switch session.host.motion {
    case .still: break
    case .sliding(let running, _):
      lines.append(
        phrases.transition(
          "\(running.from.id)", "\(running.to.id)", "\(running.direction)"))
    case .swiping(let swipe), .springingBack(let swipe, _):
      lines.append(phrases.swipe("\(swipe.from.id)", "\(swipe.to.id)"))
    }
    if let question = router.question {
      lines.append(phrases.leaveQuestion("\(question.entry)"))
    }
    lines += router.openRequests.map {
      phrases.request("\($0.slot.owner)", $0.slot.answer, "\($0.asked)")
    }
    let lingering = Set(router.tasks.lingering)
    lines += router.tasks.underWay.map {
      lingering.contains($0) ? phrases.cancelledTask("\($0)") : phrases.task("\($0)")
    }
    return lines.map { InspectorLine(" " + $0) }
  }
}
