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
  var needsFrame = true

  /// Incremented whenever a screen, the shared model, or a path may have changed.
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
  }

  /// The status with which the program ends if the latest request to quit isn't refused.
  var quitStatus: Int32 = 0

  /// The texts of the library in the current language.
  var phrases: Phrases { phraseBook[appearance.language] }

  /// Invalidates all layouts, because a screen, the shared model or a path may have changed.
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
    guard needsFrame, !isEnded else { return }
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
    screensChanged()
  }

  /// Uses an appearance from the next layout on.
  func use(_ appearance: Appearance) {
    self.appearance = appearance
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
