import Navigation
import TerminalCore

/// The inspector's part of the window: shows those who develop the program what is under way and what
/// has happened.
///
/// It stands at the right of the screens, or covers a window that has no room for both. Closed, it
/// only keeps its log.
final class InspectorArea<Route: Hashable & Codable & Sendable> {
  /// Whether and how it is shown.
  private enum State {
    case closed
    /// Beside the screens, which have the keys.
    case watching
    /// With the keys.
    case focused
  }

  /// The width from which a window has room for the screens and the inspector.
  private static var smallestShared: Int { 80 }

  /// What has happened.
  var log = InspectorLog()

  private unowned let session: Session<Route>
  private let routeName: (Route) -> String
  private var state = State.closed

  init(session: Session<Route>, routeName: @escaping (Route) -> String) {
    self.session = session
    self.routeName = routeName
  }

  /// Whether it is shown.
  var isOpen: Bool { state != .closed }

  /// Whether it has the keys.
  var hasKeys: Bool { state == .focused || coversWindow }

  /// Whether nothing else is shown.
  var coversWindow: Bool { isOpen && session.window.columns < Self.smallestShared }

  /// The part of the window that it takes, empty while it is closed.
  var area: Rect { Rect(columns: firstColumn..<session.window.columns, rows: rows) }

  /// The part of the window that the screens have; all of it where they can't be seen.
  var areaBeside: Rect {
    Rect(columns: 0..<(coversWindow ? session.window.columns : firstColumn), rows: rows)
  }

  private var rows: Range<Int> { 0..<session.window.rows }

  private var firstColumn: Int {
    if coversWindow { return 0 }
    let end = session.window.columns
    // The longest call of another toolkit fits, and the screens have 38 columns at least.
    return isOpen ? end - min(80, max(42, end * 2 / 5)) : end
  }
}

// MARK: - Keys and pointer

extension InspectorArea {
  /// Opens the inspector, gives it the keys, or closes it, in this order.
  func step() {
    switch state {
    case .closed: change(to: .watching)
    case .watching: change(to: coversWindow ? .closed : .focused)
    case .focused: change(to: .closed)
    }
  }

  private func change(to state: State) {
    self.state = state
    session.layOutWindow()
  }

  /// Takes a key that was pressed while it has the keys; `false` hands it on to the screens.
  func handle(_ key: Key) -> Bool {
    if key == KeyTable.interrupt {
      change(to: .closed)
      return false
    }
    if key == Key(.character("p")) {
      log.changeProfile()
      session.needsFrame = true
    }
    let page = max(1, panel.logRows - 1)
    switch KeyTable.command(for: key, whileTyping: false) {
    case .up: scroll(back: 1)
    case .down: scroll(back: -1)
    case .pageUp: scroll(back: page)
    case .pageDown: scroll(back: -page)
    case .first: scroll(back: .max / 2)
    case .last: scroll(back: .min / 2)
    case .back, .quit: change(to: .closed)
    case .redraw, .suspend: return false
    case .open, .choose, .help, .inspect, nil: break
    }
    return true
  }

  /// Takes what the mouse did; `false` where that is not for the inspector.
  func handle(_ mouse: MouseEvent) -> Bool {
    guard isOpen else { return false }
    let isInside = area.contains(mouse.position)
    switch mouse.action {
    case .press:
      if isInside { session.active.cancelSwipe() }
      change(to: isInside ? .focused : .watching)
    case .wheel(.up) where isInside: scroll(back: 3)
    case .wheel(.down) where isInside: scroll(back: -3)
    case .wheel: break
    // What was begun on the screens stays theirs.
    case .drag, .release: return coversWindow
    }
    return isInside
  }

  private func scroll(back lines: Int) {
    log.scroll(back: lines, rows: panel.logRows)
    session.needsFrame = true
  }
}

// MARK: - What it shows

extension InspectorArea {
  /// Notes an event of a stack's router.
  func note(_ event: LifecycleEvent, of host: StackHost<Route>) {
    if event.phase == .created, let box = host.screens[event.entry] {
      log.name(event.entry, routeName(box.route))
    }
    log.note(event, in: host.router.path)
  }

  /// Draws it in its part of the window.
  func draw(on frame: inout Frame) {
    let panel = panel
    panel.draw(on: &frame, log: log.visibleLines(rows: panel.logRows))
  }

  private var panel: InspectorPanel {
    let phrases = session.phrases
    let name = phrases.inspector
    return InspectorPanel(
      appearance: session.appearance, area: area,
      heading: log.profile.map { "\(name) + \($0.rawValue)" } ?? name,
      hints: hasKeys ? phrases.inspectorKeys : phrases.inspectorFocus, hasKeys: hasKeys,
      state: stateLines)
  }

  /// What is now: the path, and what is under way.
  private var stateLines: [InspectorLine] {
    // The log keeps half of the rows at least.
    let rows = max(2, (session.window.rows - 4) / 2)
    let underWay = linesUnderWay
    let pathRows = max(1, rows - underWay.count)
    let host = session.active
    let path = host.router.path
    let entries = path.entries.suffix(pathRows).map { entry in
      InspectorLine(" \(entry.id) \(routeName(entry.route)) \(host.screens.title(of: entry))")
    }
    let left = path.count - entries.count
    let phrases = session.phrases
    let pathLines = heading(phrases.path + (left > 0 ? " (+\(left))" : "")) + entries
    let work = underWay.isEmpty ? [] : heading(phrases.underWay) + underWay.prefix(rows)
    return pathLines + work + heading(phrases.log)
  }

  private func heading(_ words: String) -> [InspectorLine] {
    [InspectorLine(words, Style(attributes: .underline))]
  }

  /// What has begun and not ended.
  private var linesUnderWay: [InspectorLine] {
    let phrases = session.phrases
    let router = session.active.router
    var lines: [String] = []
    switch session.active.motion {
    case .still: break
    case .sliding(let presentation, _):
      lines.append(
        phrases.transition(
          "\(presentation.from.id)", "\(presentation.to.id)", "\(presentation.direction)"))
    case .swiping(let swipe), .springingBack(let swipe, _):
      lines.append(phrases.swipe("\(swipe.from.id)", "\(swipe.to.id)"))
    }
    if let question = router.question {
      lines.append(phrases.asksBeforeLeaving("\(question.entry)"))
    }
    lines += router.openAskings.map {
      phrases.waits("\($0.slot.owner)", for: $0.slot.answer, from: "\($0.asked)")
    }
    let lingering = Set(router.tasks.lingering)
    lines += router.tasks.underWay.map {
      phrases.task("\($0)", isCancelled: lingering.contains($0))
    }
    return lines.map { InspectorLine(" " + $0) }
  }
}
