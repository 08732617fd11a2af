import Navigation
import TerminalCore

/// A running app inside its isolation: the window and what is shown in it, the person's input, and
/// those who follow what happens.
///
/// Stacks of screens are drawn by their hosts. Questions and messages of the program itself lie over
/// them, the inspector beside them.
final class Session<Route: Hashable & Codable & Sendable> {
  /// The app's queue and clock.
  let queue: WorkQueue

  /// Makes the screen of a route.
  let makeScreen: (Route) -> AnyScreen<Route>

  /// Hands a finished task to the app's actor.
  var deliver: @Sendable (@escaping @Sendable (Session<Route>) -> Void) async -> Void = { _ in }

  /// The stacks that the window shows.
  private(set) var hosts: [StackHost<Route>] = []

  /// The inspector's part of the window, where an inspector is offered.
  var inspector: InspectorArea<Route>?

  /// What the program itself shows over the screens.
  var overlay: Overlay?

  /// Those who follow what happens.
  var observers = Observers<Route>()

  /// Language, glyphs and motion.
  var appearance = Appearance()

  /// The size of the terminal's window.
  private(set) var window = Size(columns: 80, rows: 24)

  /// When the person last went back.
  var lastBack: Duration?

  /// What waits for the terminal.
  var requests: [TerminalRequest] = []

  /// Whether the picture may have changed since the last frame.
  var needsFrame = true

  /// Counts the changes of screens, of what they share, and of paths.
  private(set) var version: UInt64 = 0

  init(root: Route, queue: WorkQueue, makeScreen: @escaping (Route) -> AnyScreen<Route>) {
    self.queue = queue
    self.makeScreen = makeScreen
    let area = Rect(size: window)
    hosts = [StackHost(root: root, area: area, session: self)]
  }

  /// The stack that has the keys, unless something lies over it or the inspector has them.
  var active: StackHost<Route> { hosts[0] }

  /// The stack of a path.
  func host(of path: PathID) -> StackHost<Route>? { hosts.first { $0.router.path.id == path } }

  /// Whether the program is over.
  var isEnded: Bool { active.router.isEnded }

  /// The words that the library says.
  var phrases: Phrases { Phrases(language: appearance.language) }

  /// Notes that a screen, what screens share, or a path may have changed.
  func screensChanged() {
    version += 1
    needsFrame = true
  }

  /// Does what a timer is for.
  func fire(_ timer: TimerID) {
    for host in hosts where host.fire(timer) { return }
  }
}

// MARK: - The window

extension Session {
  /// Takes the size of the window, and gives everything in it its place.
  func resize(to window: Size) {
    self.window = window
    active.place(in: screenArea)
  }

  /// Gives everything in the window its place anew, where what lies beside the screens has changed.
  func layOutWindow() {
    needsFrame = true
    if screenArea != active.area { active.place(in: screenArea) }
  }

  /// The part of the window that the screens have.
  private var screenArea: Rect {
    inspector?.areaBeside ?? Rect(size: window)
  }

  /// Whether there is room for more than a word about there being none.
  var isLargeEnough: Bool {
    let size = active.size
    return size.columns >= Chrome.minimum.columns && size.rows >= Chrome.minimum.rows
  }

  /// Composes what the window shows now.
  func compose() -> Frame {
    guard let inspector, inspector.isOpen else { return composeScreens() }
    var frame = Frame(size: window)
    if !inspector.coversWindow {
      let screens = composeScreens()
      frame.draw(screens, movedRightBy: active.area.origin.column)
      if !inspector.hasKeys { frame.cursor = screens.cursor }
    }
    inspector.draw(on: &frame)
    return frame
  }

  /// Composes the screens with what lies over them.
  private func composeScreens() -> Frame {
    guard isLargeEnough else { return tooSmall() }
    var frame = active.compose()
    overlay?.draw(on: &frame, appearance: appearance)
    return frame
  }

  private func tooSmall() -> Frame {
    var frame = Frame(size: active.size)
    let words = phrases.tooSmall(Chrome.minimum.columns, Chrome.minimum.rows)
    for (row, line) in TextLines(words, width: frame.size.columns).lines.enumerated() {
      frame.write(line, at: Position(column: 0, row: row))
    }
    return frame
  }
}
