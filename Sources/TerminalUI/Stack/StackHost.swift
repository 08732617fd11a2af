import Navigation
import TerminalCore

/// One stack of screens in its part of the window: its router, its screens, and what moves there.
///
/// The router has it make screens, draw transitions and ask questions. What concerns the program as
/// a whole, such as a question whether to quit, it leaves to its session.
final class StackHost<Route: Hashable & Codable & Sendable> {
  /// The program that the stack belongs to, which owns it.
  unowned let session: Session<Route>

  /// The path, and what follows from it.
  private(set) lazy var router = Router<Route>(root: root, stage: self, queue: queue)

  /// The screens of the path that were made.
  let screens: ScreenStore<Route>

  /// The part of the window that the stack is drawn into.
  private(set) var area: Rect

  /// What is moving.
  var motion = Motion<Route>.still {
    didSet { if case .still = motion { interrupted = nil } }
  }

  /// What the motion that ran until now showed last, when another one takes over from it.
  var interrupted: InterruptedMotion?

  /// Tells swipes from clicks.
  var recogniser = SwipeRecogniser()

  /// The run of wheel events that is one swipe.
  var wheel: WheelBurst?

  /// Where the left button went down, until it goes up or means something else.
  var pressed: Position?

  /// Checks that lifecycle events follow the contract.
  private var checker = LifecycleChecker()

  private let root: Route
  private let queue: WorkQueue
  private var timers: [TimerRole: TimerID] = [:]

  init(root: Route, area: Rect, session: Session<Route>) {
    self.root = root
    self.area = area
    self.session = session
    queue = session.queue
    screens = ScreenStore(makeScreen: session.makeScreen)
  }

  /// The screen on top.
  var top: ScreenBox<Route>? { screens[router.top] }

  /// The size of the area.
  var size: Size { area.size }

  /// The time of the app's clock.
  var now: Duration { queue.now }

  /// Gives the stack another part of the window.
  func place(in area: Rect) {
    cancelSwipe()
    self.area = area
    session.needsFrame = true
  }

  /// The rules of the lifecycle that were broken, in words.
  var violations: [String] { checker.violations }

  /// Lays a screen out for the present size, unless that is done.
  func layOut(_ box: ScreenBox<Route>) { box.layOut(layoutKey) }

  /// What layouts depend on now.
  var layoutKey: LayoutKey {
    LayoutKey(size: size, appearance: session.appearance, version: session.version)
  }
}

// MARK: - Timers

/// What a timer of a stack is for.
enum TimerRole: Hashable {
  /// The next frame of a motion.
  case frame
  /// A swipe has been held without motion for too long.
  case heldSwipe
  /// The wheel has been silent long enough to end its burst.
  case wheelSilence
  /// The loading indicator of a screen comes or goes.
  case indicator(EntryID)
}

extension StackHost {
  /// Sets a timer, in place of the one for the same.
  func schedule(_ role: TimerRole, at deadline: Duration, purpose: TimerPurpose) {
    cancelTimer(role)
    timers[role] = queue.schedule(at: deadline, purpose: purpose)
  }

  /// Takes the timer for something back, if there is one.
  func cancelTimer(_ role: TimerRole) {
    if let timer = timers.removeValue(forKey: role) { queue.cancel(timer) }
  }

  /// Does what a timer is for; whether it is one of this stack's.
  func fire(_ timer: TimerID) -> Bool {
    guard let role = timers.first(where: { $0.value == timer })?.key else { return false }
    timers[role] = nil
    switch role {
    case .frame: advanceMotion()
    case .heldSwipe: cancelSwipe()
    case .wheelSilence: endWheel()
    case .indicator(let entry): updateIndicator(of: entry)
    }
    return true
  }

  /// Brings the loading indicator of a screen up to date with its tasks.
  func updateIndicator(of entry: EntryID) {
    session.tasksChanged()
    guard let box = screens[entry] else { return cancelTimer(.indicator(entry)) }
    let before = box.indicator
    let unheeding = Set(router.tasks.lingering)
    let isLoading = router.tasks.underWay.contains { $0.entry == entry && !unheeding.contains($0) }
    box.indicator.update(isLoading: isLoading, now: now)
    if box.indicator.isShown != before.isShown { session.needsFrame = true }
    if let change = box.indicator.nextChange {
      schedule(.indicator(entry), at: change, purpose: .awaited)
    } else {
      cancelTimer(.indicator(entry))
    }
  }
}

// MARK: - What the router asks for

extension StackHost: Stage {
  func create(_ entry: Entry<Route>) { screens.create(entry) }

  func create(_ entry: Entry<Route>, restoring state: String) {
    create(entry)
    screens[entry.id]?.restore(state)
  }

  func state(of entry: EntryID) -> String? { screens[entry]?.savedState }

  func saveBeforeEnding() { session.save(router) }

  func handle(_ event: LifecycleEvent) {
    checker.note(event)
    session.report(event, of: self)
    session.needsFrame = true
    // Its screens may be freed before the next motion begins.
    if case .didDisappear = event.phase { keepInterruptedMotion() }
    let box = screens[event.entry]
    switch event.phase {
    case .created:
      box?.start(in: self)
    case .removed:
      if let box { cancelDialogs(of: box) }
      screens.free(event.entry)
      cancelTimer(.indicator(event.entry))
    case .willAppear:
      box?.trail = screens.trail(to: event.entry, in: router.path, columns: size.columns) ?? []
      box?.lifecycle(event.phase, in: self)
    case .didAppear, .willDisappear, .didDisappear:
      box?.lifecycle(event.phase, in: self)
    }
  }

  func leaving(_ entry: EntryID) -> Leaving? {
    guard let box = screens[entry] else { return .allowed }
    return box.leaving
  }

  func receive(_ settlement: Settlement<any Sendable>, answer: String, owner: EntryID) {
    screens[owner]?.receive(settlement, answer: answer, in: self)
  }

  func present(_ presentation: Presentation<Route>) -> Bool {
    endGesture()
    session.needsFrame = true
    guard session.appearance.motion != .none, size.columns >= Chrome.minimum.columns else {
      motion = .still
      return false
    }
    let slide = Slide(from: beginning(of: presentation), to: 1, start: now)
    motion = .sliding(presentation, slide)
    schedule(.frame, at: nextFrame(of: slide), purpose: .awaited)
    return true
  }

  func ask(_ question: Question) { session.ask(question) }

  func withdraw(_ question: Question) { session.withdraw(question) }

  func denied(_ why: String, by entry: EntryID) { session.show(notice: why) }

  func record(_ record: JournalRecord<Route>) {
    switch record.event {
    case .change(let change):
      session.screensChanged()
      if change.cause != .swipe { endSupersededSwipe() }
    // What waited for the screen to be on show loads from now on.
    case .outcome(_, let appeared): if let appeared { updateIndicator(of: appeared) }
    case .refusal, .load: break
    }
    session.report(record)
  }
}
