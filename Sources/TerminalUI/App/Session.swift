import Navigation
import TerminalCore

/// Everything of a running app, inside its isolation: the router's stage, the screens, the input
/// and the picture.
final class Session<Route: Hashable & Codable & Sendable> {
  /// The app's queue and clock.
  let queue: WorkQueue

  /// The path, and what follows from it.
  private(set) lazy var router = Router<Route>(root: root, stage: self, queue: queue)

  /// Makes the screen of a route.
  let screen: (Route) -> AnyScreen<Route>

  /// Hands a finished task to the app's actor.
  var deliver: @Sendable (TaskTicket, @escaping @Sendable (Session<Route>) -> Void) async -> Void =
    { _, _ in }

  /// Takes every record of the journal.
  var journal: ((JournalRecord<Route>) -> Void)?

  /// Tells the events beside what another toolkit would make of them.
  var teller: EventTeller<Route>?

  /// Shows what goes on to those who develop the program, where it is offered.
  var inspector: Inspector?

  /// The name of a route in the inspector.
  var routeName: (Route) -> String = { "\($0)" }

  /// Takes what is to outlive the program when it ends.
  var save: ((SavedPath<Route>) -> Void)?

  /// Language, glyphs and motion.
  var appearance = Appearance()

  /// The size of the terminal's window.
  var window = Size(columns: 80, rows: 24)

  /// The size of what the screens have of it.
  var size = Size(columns: 80, rows: 24)

  /// The screens that were made and not yet freed.
  var boxes: [EntryID: ScreenBox<Route>] = [:]

  /// What the program itself shows over the screens.
  var overlay: Overlay?

  /// What is moving.
  var motion = Motion<Route>.still {
    didSet { if case .still = motion { leftover = nil } }
  }

  /// What the motion that ran until now showed last, when another one takes over from it.
  var leftover: Leftover?

  /// Tells swipes from clicks.
  var recogniser = SwipeRecogniser()

  /// The run of wheel events that is one swipe.
  var wheel: WheelBurst?

  /// Where the left button went down, until it goes up or means something else.
  var pressed: Position?

  /// When the person last went back.
  var lastBack: Duration?

  /// What the timers that are set are for.
  var timers: [TimerID: TimerRole] = [:]

  /// The hints that were shown last, those of a screen above the first and of the first apart, since a
  /// person goes to and fro between them.
  var hints: (above: KeyHints?, atRoot: KeyHints?)

  /// What waits for the terminal.
  var requests: [FrontEndRequest] = []

  /// Whether the picture may have changed since the last frame.
  var needsFrame = true

  /// The lifecycle events that nobody has taken yet, when they are kept at all.
  var events: [ObservedEvent<Route>] = []

  /// Whether lifecycle events are kept.
  var keepsEvents = false

  /// Checks that lifecycle events follow the contract.
  var checker = LifecycleChecker()

  /// The last change or refusal in the journal.
  var lastRecord: JournalRecord<Route>?

  private let root: Route
  private(set) var version: UInt64 = 0
  private var coveredTitles: [EntryID: String] = [:]

  init(root: Route, queue: WorkQueue, screen: @escaping (Route) -> AnyScreen<Route>) {
    self.root = root
    self.queue = queue
    self.screen = screen
  }

  /// The words that the library says.
  var phrases: Phrases { Phrases(language: appearance.language) }

  /// The screen on top.
  var top: ScreenBox<Route>? { boxes[router.top] }

  /// Notes that a screen, what screens share, or the path may have changed.
  func screensChanged() {
    version += 1
    needsFrame = true
  }

  /// The titles up to a screen, root first: all, or one more than there is room for.
  func titles(upTo box: ScreenBox<Route>) -> [String] {
    (trail(to: box.entry) ?? box.trail).map(title)
  }

  /// The last entries of the path up to one of them, as many as may be named on the screen and one.
  func trail(to entry: EntryID) -> ArraySlice<Entry<Route>>? {
    guard let index = router.path.index(of: entry) else { return nil }
    // Three cells stand between two titles.
    return router.path.entries[...index].suffix(size.columns / 3 + 1)
  }

  /// Frees what is kept of an entry.
  func forget(_ entry: EntryID) {
    boxes[entry] = nil
    coveredTitles[entry] = nil
    cancelTimer(.indicator(entry))
  }

  /// The title of an entry; one that was never made is asked once, through a screen made for it.
  func title(of entry: Entry<Route>) -> String {
    if let box = boxes[entry.id] { return box.title }
    if let title = coveredTitles[entry.id] { return title }
    let title = screen(entry.route).title
    coveredTitles[entry.id] = title
    return title
  }
}
