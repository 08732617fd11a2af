import Navigation
import TerminalCore

/// The front end of the router: the screens, drawn into their part of the window, and their motion.
///
/// The router calls it to create screens, draw transitions, and ask questions. It leaves what
/// concerns the whole program, such as overlays and observers, to its session.
final class StackHost<Route: RouteValue> {
  /// The session that owns this host.
  unowned let session: Session<Route>

  /// The path and its changes.
  private(set) lazy var router = Router<Route>(paths: paths, host: self, queue: queue)

  /// The live screens.
  private(set) lazy var screens = ScreenStore(
    router: router, makeScreen: session.makeScreen, appKeys: session.keys,
    firstMode: (paths[0].id, session.modeBar.items.first?.title))

  /// The stack's part of the window, and how the screens share it.
  var paneArea: PaneArea

  /// What the next motion starts from.
  var motionStart = MotionStart()

  /// The starting point of a motion that involves several screens.
  var departure: Departure?

  /// The current motion.
  var motion = Motion<Route>.still {
    didSet {
      isStill = if case .still = motion { true } else { false }
      if isStill { departure = nil }
    }
  }

  /// Whether nothing moves. In generic code, looking at the motion itself looks up its type.
  private(set) var isStill = true

  /// What the pointer is doing.
  var pointer = PointerGesture()

  /// The latest click; `nil` before the first.
  var latestClick: LatestClick<Route>?

  /// How far the preview beside a list is scrolled; `nil` if it isn't.
  var previewScroll: PreviewScroll?

  /// When an arrow key last moved the focus to the side.
  var lastSideways: Duration?

  /// What was typed just now where there is no field.
  var strayText = StrayText()

  /// The message that explains why a screen refused to be left, while it is visible.
  var denial: Denial?

  /// The number of notices shown so far.
  var noticeCount = 0

  /// The number of dialogs shown so far.
  private(set) var dialogCount = 0

  private var checker = LifecycleChecker()

  /// What requested the latest change, and when.
  var latestRequest: (requester: Requester, trigger: Trigger, time: Duration)?

  /// The paths of the modes at the start, which contain only their roots.
  let paths: [Path<Route>]
  let queue: WorkQueue
  var timers: [TimerRole: TimerID] = [:]

  init(paths: [Path<Route>], area: Rect, session: Session<Route>) {
    self.paths = paths
    paneArea = PaneArea(area)
    self.session = session
    queue = session.queue
  }

  /// Gives a dialog that is about to be shown its number.
  func number(_ dialog: inout DialogBox) {
    dialogCount += 1
    dialog.number = dialogCount
  }

  /// The top screen of the visible path; `nil` before launch.
  var top: ScreenBox<Route>? { screens[router.top] }

  /// The visible screen that has the keyboard; `nil` before launch.
  var active: ScreenBox<Route>? { screens[router.active] }

  /// The stack's part of the window.
  var area: Rect { paneArea.rect }

  /// The size of that part.
  var size: Size { paneArea.size }

  /// The time of the app's clock.
  var now: Duration { queue.now }

  /// Moves the stack to another part of the window. A current swipe springs back.
  func place(in area: Rect) {
    cancelSwipe()
    paneArea.rect = area
    session.screensChanged()
    layOutArea()
  }

  /// Checks that exactly the visible screens have appeared, unless some are still to be told.
  func checkRest() {
    guard router.isAtRest else { return }
    checker.noteRest(visible: router.visible, active: router.active)
  }

  /// Violations of the lifecycle contract so far, as sentences.
  var violations: [String] { checker.violations }
}

// MARK: - Serving the router

extension StackHost: NavigationHost {
  func create(_ entry: Entry<Route>) { screens.create(entry) }

  func create(_ entry: Entry<Route>, restoring state: String) {
    create(entry)
    screens[entry.id]?.restore(savedText: state)
  }

  func state(of entry: EntryID) -> String? { screens[entry]?.savedText }

  func saveBeforeEnding() { session.save(saved) }

  func handle(_ event: LifecycleEvent) {
    checker.note(event)
    session.report(event, of: self)
    session.needsFrame = true
    let box = screens[event.entry]
    switch event.phase {
    case .created:
      if let box { start(box) }
      return
    case .removed:
      if denial?.entry == event.entry || denial?.shownOver == event.entry { withdrawDenial() }
      if let box { end(box) }
      screens.free(event.entry)
      return cancelTimers(of: event.entry)
    case .willAppear:
      box?.trail = screens.trail(to: event.entry, in: router.path, columns: size.columns) ?? []
      if let box {
        beginNotice(of: box)
        focusRow(ofLeftRouteOn: box)
      }
    case .activated: if let box { beginNotice(of: box) }
    case .didDisappear, .deactivated: if let box { coverNotice(of: box) }
    case .willDisappear: box?.coveringRoute = routeAbove(event.entry)
    case .didAppear: break
    }
    box?.screen.lifecycle(event.phase, in: self)
  }

  /// Starts a screen, and gives the focus to where it was saved, or to the row that leads to what
  /// is above the screen.
  private func start(_ box: ScreenBox<Route>) {
    box.screen.start(in: self)
    if let row = routeLeft(above: box.entry).flatMap(box.screen.rowName) {
      box.body.wantedFocus = nil
      box.body.awaitRow(row)
    }
    // The saved focus takes precedence over the screen's own initial focus.
    if box.body.viewport.restoring != nil {
      (box.body.wantedFocus, box.body.wantedScroll) = (nil, nil)
      box.body.awaitRow(nil)
    }
  }

  /// Moves the focus of an uncovered screen to the row that leads to what is left, if that has
  /// taken the place of what the screen opened: in a list of letters, to the one read last.
  private func focusRow(ofLeftRouteOn box: ScreenBox<Route>) {
    guard let covering = box.coveringRoute, let left = routeLeft(above: box.entry),
      left != covering, let row = box.screen.rowName(opening: left)
    else { return }
    box.body.awaitRow(row)
  }

  /// The route above an entry in the visible path; `nil` if there is none.
  private func routeAbove(_ entry: EntryID) -> Route? {
    let path = router.path
    guard let index = path.index(of: entry), index + 1 < path.count else { return nil }
    return path.entries[index + 1].route
  }

  /// Ends the dialogs of a screen that goes, and tells it that it goes.
  private func end(_ box: ScreenBox<Route>) {
    cancelDialogs(of: box)
    box.screen.lifecycle(.removed, in: self)
    // A dialog presented at the very end is answered too.
    cancelDialogs(of: box)
  }

  /// The route above an entry in the path that is being left; `nil` if the entry wasn't in it.
  ///
  /// Such an entry had no screen, because the program was launched above it.
  private func routeLeft(above entry: EntryID) -> Route? {
    guard let trail = motionStart.top.flatMap({ screens[$0] })?.trail,
      let index = trail.firstIndex(where: { $0.id == entry })
    else { return nil }
    return trail[(index + 1)...].first?.route
  }

  func leaving(_ entry: EntryID, by cause: Cause) -> Leaving? {
    guard let box = screens[entry] else { return .allowed }
    return box.screen.leaving(by: cause)
  }

  func receive(_ outcome: ResultOutcome<any Sendable>, answer: String, owner: EntryID) {
    guard answer != Self.untoldAnswer else { return }
    screens[owner]?.screen.receive(outcome, answer: answer, in: self)
  }

  func draw(_ running: RunningTransition<Route>) -> Bool {
    endGesture()
    session.needsFrame = true
    defer { noteVisible() }
    guard session.appearance.motion != .none, session.isLargeEnough else {
      motion = .still
      return false
    }
    let departure = departure(of: running)
    let slide = Slide(
      from: beginning(of: running), to: 1, start: now,
      length: running.direction.isBetweenModes ? Slide.lengthBetweenModes : Slide.length)
    self.departure = departure
    motion = .sliding(running, slide)
    schedule(.frame, at: nextFrame(of: slide), purpose: .blocksSettling)
    return true
  }

  func endDrawing(of transition: Transition) {
    guard motion.transition === transition else { return }
    // The screens may be freed before the next motion needs their picture.
    keepInterruptedMotion()
    if motion.isOfSwipe {
      session.reportSwipeEnd()
      endGesture()
    }
    motion = .still
    cancelTimer(.frame)
    session.needsFrame = true
  }

  func takesAllPanes(_ entry: Entry<Route>) -> Bool { session.panes.role(entry.route) == .full }

  func ask(_ question: LeaveQuestion) { session.ask(question) }

  func withdraw(_ question: LeaveQuestion) { session.withdraw(question) }

  func denied(_ why: String, by entry: EntryID) { show(denial: why, of: entry) }

  func record(_ record: JournalRecord<Route>) {
    switch record.event {
    case .change(let change):
      session.screensChanged()
      handOnNotice(after: change)
      screens.leave(change)
      latestRequest = (change.requester, change.trigger, record.time)
      report(rootOf: record.path, after: change)
    case .outcome(let end):
      screens.forgetTitles()
      // The next motion starts where this one ended, unless it has already started.
      if end.outcome != .superseded { noteVisible() }
      // Tasks that were waiting for their screens to become visible start now.
      if !end.appeared.isEmpty { for entry in router.visible { updateIndicator(of: entry) } }
    case .layout:
      session.screensChanged()
    case .refusal(let cause, let requester, let trigger, let outcome):
      report(refused: cause, by: requester, outcome)
      let isSecondVerb = latestRequest.map { $0 == (requester, trigger, record.time) } ?? false
      if isSecondVerb, outcome == .stale { report(secondVerbBy: requester, trigger) }
    case .load: break
    }
    session.report(record)
  }
}
