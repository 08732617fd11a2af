import Navigation
import TerminalCore

/// A running app inside its isolation: the window, the input, the overlays, and the observers.
///
/// A ``StackHost`` draws the screens and handles their input. Overlays cover the screens; the
/// inspector has its own area beside them.
final class Session<Route: RouteValue> {
  /// The app's queue and clock.
  let queue: WorkQueue

  /// Makes the screen for a route.
  let makeScreen: (Route) -> AnyScreen<Route>

  /// The keys that work on every screen.
  private(set) var keys: AppKeys<Route>

  /// The same keys before any remapping, which checks refer to.
  private let declaredKeys: AppKeys<Route>

  /// The keys of the screens whose types are known in advance.
  private let screenKeys: () -> [ScreenKeys]

  /// Applies the result of a task, inside the app's isolation.
  var deliver: @Sendable (@escaping @Sendable (Session<Route>) -> Void) -> Void = { _ in }

  /// The screens in the window, which receive the keys unless an overlay or the inspector does.
  private(set) lazy var host = StackHost(
    paths: paths, area: Rect(size: window), session: self)

  /// How many screens to show side by side.
  let panes: Panes<Route>

  /// The model that all screens share.
  let model: Any

  /// The modes, and the line at the top that shows them.
  let modeBar: ModeBar

  /// The mode bar as it was last drawn; `nil` if it wasn't.
  var modeBarPicture: ModeBarPicture?

  /// The keys of the modes and their column on a bar of some width, where they have room.
  var modeKeys: (columns: Int, language: Language, found: (text: String, column: Int)?)?

  /// The index of the mode on which the left button was pressed; `nil` if none is pressed.
  var pressedMode: Int?

  /// The program's initial paths, which contain only their roots.
  private let paths: [Path<Route>]

  /// The inspector; `nil` if the program doesn't offer it.
  var inspector: InspectorArea<Route>?

  /// The question, message, or list of keys over the screens.
  var overlay: Overlay?

  /// The observers of events, journal records and the end.
  var observers = Observers<Route>()

  /// Language, glyphs, theme and motion.
  private(set) var appearance = Appearance()

  /// The library's words in every language of the program.
  var phraseBook = PhraseBook()

  /// The size of the terminal's window.
  private(set) var window = Size(columns: 80, rows: 24)

  /// When the user last went back.
  var lastBack: Duration?

  /// Requests that the terminal has not performed yet.
  var requests: [TerminalRequest] = []

  /// Whether the terminal has the mouse, until the next key.
  var isMouseReleased = false

  /// The most recently copied text; `nil` if none was copied.
  var copied: String?

  /// Whether the window may look different from the latest frame.
  var needsFrame = true { didSet { if needsFrame { hasSettled = false } } }

  /// Whether the visible screens have followed up on everything that has happened.
  private var hasSettled = false

  /// Incremented whenever a screen, the shared model, a path, the appearance, or the window may
  /// have changed.
  private(set) var version: UInt64 = 0

  init(
    paths: [Path<Route>], model: Any, modes: ModeBar = .none, panes: Panes<Route>,
    queue: WorkQueue, keys: [AppKey<Route>],
    makeScreen: @escaping (Route) -> AnyScreen<Route>, screenKeys: @escaping () -> [ScreenKeys]
  ) {
    self.paths = paths
    self.model = model
    modeBar = modes
    self.panes = panes
    self.queue = queue
    declaredKeys = AppKeys(keys, besides: KeyTable(modes: modes.items.count))
    self.keys = declaredKeys
    self.makeScreen = makeScreen
    self.screenKeys = screenKeys
  }

  /// The mistakes in the declared keys of the app and, in a debug build, in those of all screens.
  ///
  /// A release checks the keys of a screen only when it is created, so that it starts sooner.
  var keyMistakes: [String] {
    var tables = [declaredKeys.table]
    #if DEBUG
      tables += screenKeys()
    #endif
    return KeyDeclaration.mistakes(in: tables, besides: declaredKeys.library)
  }

  /// Remaps keys, or throws if the remapping contains mistakes.
  func remapKeys(_ remapping: KeyRemapping) throws(KeyRemappingError) {
    try remapping.check(
      app: declaredKeys.table, screens: screenKeys(), library: declaredKeys.library)
    keys = declaredKeys.remapped(by: remapping)
    host.screens.appKeys = keys
    (modeBarPicture, modeKeys) = (nil, nil)
    screensChanged()
  }

  /// The status with which the program ends if the latest request to quit isn't refused.
  var quitStatus: Int32 = 0

  /// The texts of the library in the current language.
  var phrases: Phrases { phraseBook[appearance.language] }

  /// Invalidates all layouts, because something that they depend on may have changed.
  func screensChanged() {
    version += 1
    needsFrame = true
  }

  /// Fires a timer.
  func fire(_ timer: TimerID) {
    host.fire(timer)
    settleScreens()
  }

  /// Follows up on an event in the visible screens: reports changes of watched values and of the
  /// focused row.
  func settleScreens() {
    guard needsFrame, !hasSettled, !isEnded else { return }
    // A reaction that changes something asks for another look.
    hasSettled = true
    host.checkRest()
    host.forgetInterruptedMotion()
    dropNeedlessQuestion()
    guard isLargeEnough else { return }
    var reacting: ScreenBox<Route>?
    for _ in 0..<SeenValues.longestRound {
      reacting = host.firstToReact()
      if reacting == nil { return }
    }
    reacting?.hasEndlessReactions = true
    report(
      mistake:
        "\(reacting?.screen.title ?? "the screen"): its onChange and onFocus actions answer each "
        + "other without end, and no longer run; \(SeenValues.longestRound) rounds were made")
  }
}

// MARK: - The window

extension Session {
  /// Adapts to a terminal everything that the user has not chosen.
  func adapt(to terminal: TerminalTraits) {
    guard terminal != appearance.terminal else { return }
    var adapted = appearance
    adapted.adapt(to: terminal)
    use(adapted)
    // A terminal that reads frames shows one screen at a time.
    if terminal.readsFrames { host.place(in: screenArea) }
    overlay?.dialog?.adapt(to: appearance)
    if let active = host.active {
      for index in active.dialogs.indices { active.dialogs[index].box.adapt(to: appearance) }
    }
    needsFrame = true
  }

  /// Changes the appearance, adapted to the terminal, and redraws everything.
  func change(to appearance: Appearance) {
    var adapted = appearance
    adapted.adapt(to: self.appearance.terminal)
    guard adapted != self.appearance else { return }
    use(adapted)
  }

  /// Uses an appearance from the next layout on.
  func use(_ appearance: Appearance) {
    self.appearance = appearance
    screensChanged()
    for observe in observers.ofAppearance { observe(appearance) }
  }

  /// Lays the window out for a new size.
  func resize(to window: Size) {
    self.window = window
    inspector?.keepSize()
    host.place(in: screenArea)
  }

  /// Lays out the window again after the inspector was opened, closed, or given the keyboard.
  func layOutWindow() {
    needsFrame = true
    if screenArea != host.area { resize(to: window) }
  }

  /// The area of the screens including the mode bar.
  var areaWithBar: Rect { inspector?.areaBeside ?? Rect(size: window) }

  /// The area of the screens without the mode bar.
  private var screenArea: Rect {
    let area = areaWithBar
    guard isBarShown(in: area.size) else { return area }
    return Rect(columns: area.columns, rows: area.rows.dropFirst())
  }

  private func isBarShown(in size: Size) -> Bool {
    !appearance.terminal.readsFrames && modeBar.isShown(in: size)
  }

  /// The line of the mode bar; `nil` if there is none.
  var barArea: Rect? {
    let area = areaWithBar
    guard isBarShown(in: area.size) else { return nil }
    return Rect(columns: area.columns, rows: area.rows.prefix(1))
  }

  /// Whether the area of the screens is large enough to draw them.
  var isLargeEnough: Bool { host.size.holds(Chrome.minimum) }
}
