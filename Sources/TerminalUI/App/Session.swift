import Navigation
import TerminalCore

/// A running app inside its isolation: the window, the input, the overlays and the observers.
///
/// A ``StackHost`` draws the screens and handles their input. Overlays lie over the screens; the
/// inspector has an area of its own beside them.
final class Session<Route: RouteValue> {
  /// The app's queue and clock.
  let queue: WorkQueue

  /// Makes the screen for a route.
  let makeScreen: (Route) -> AnyScreen<Route>

  /// The keys that work on every screen.
  private(set) var keys: AppKeys<Route>

  /// The keys of the screens whose types are known.
  private let screenKeys: () -> [ScreenKeys]

  /// Applies the result of a task, inside the app's isolation.
  var deliver: @Sendable (@escaping @Sendable (Session<Route>) -> Void) -> Void = { _ in }

  /// The screens in the window, which get the keys when neither an overlay nor the inspector has
  /// them.
  private(set) lazy var host = StackHost(
    paths: paths, area: Rect(size: window), session: self)

  /// How many screens stand side by side.
  let panes: Panes<Route>

  /// The modes, and the line at the top that shows them.
  let modeBar: ModeBar

  /// The mode in the bar on which the left button went down, counted from 0.
  var pressedMode: Int?

  /// The paths of the program, with their roots only.
  private let paths: [Path<Route>]

  /// The inspector, or `nil` if the program does not offer it.
  var inspector: InspectorArea<Route>?

  /// The question, message or list of keys over the screens.
  var overlay: Overlay?

  /// The observers of events, journal records and the end.
  var observers = Observers<Route>()

  /// Language, glyphs, theme and motion.
  var appearance = Appearance()

  /// The library's words in every language of the program.
  var phraseBook = PhraseBook()

  /// The size of the terminal's window.
  private(set) var window = Size(columns: 80, rows: 24)

  /// When the person last went back.
  var lastBack: Duration?

  /// Requests that the terminal has not carried out yet.
  var requests: [TerminalRequest] = []

  /// Whether the terminal has the mouse, until the next key.
  var isMouseReleased = false

  /// The last text that was copied, if any.
  var copied: String?

  /// Whether the window may look different from the last frame.
  var needsFrame = true

  /// Goes up whenever a screen, the shared model or a path may have changed.
  private(set) var version: UInt64 = 0

  init<Content: ScreenChoice<Route>>(
    paths: [Path<Route>], modes: ModeBar = .none, panes: Panes<Route>, queue: WorkQueue,
    keys: [AppKeyBinding<Route>], makeScreen: @escaping (Route) -> Content
  ) {
    self.paths = paths
    modeBar = modes
    self.panes = panes
    self.queue = queue
    self.keys = AppKeys(keys, besides: KeyTable(modes: modes.items.count))
    self.makeScreen = { makeScreen($0).erased }
    screenKeys = { Content.keyTables }
  }

  /// Checks the keys of the app and of all screens.
  func checkKeys() {
    for table in [keys.table] + screenKeys() {
      KeyDeclaration.check(table.declarations, of: table.owner, besides: keys.library)
    }
  }

  /// Gives keys other meanings, unless that is a mistake.
  func remapKeys(_ remapping: KeyRemapping) throws(KeyRemappingError) {
    try remapping.check(
      app: keys.table, screens: screenKeys(), library: KeyTable(modes: modeBar.items.count))
    keys = keys.remapped(by: remapping)
    host.screens.appKeys = keys
  }

  /// Whether the program is over.
  var isEnded: Bool { host.router.isEnded }

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

  /// Does what the states of the visible screens ask for, after something has happened: tells that a
  /// watched value has changed, or that a row has got the focus.
  func settleScreens() {
    guard needsFrame, !isEnded else { return }
    dropNeedlessQuestion()
    guard isLargeEnough else { return }
    var reacting: ScreenBox<Route>?
    for _ in 0..<SeenValues.longestRound {
      reacting = host.firstToReact()
      if reacting == nil { return }
    }
    preconditionFailure(
      "\(reacting?.title ?? "the screen"): its onChange and onFocus actions answer each other "
        + "without end; \(SeenValues.longestRound) rounds were made")
  }
}

// MARK: - The window

extension Session {
  /// Chooses what suits a terminal, where the person has chosen nothing else.
  func adapt(to terminal: TerminalTraits) {
    guard terminal != appearance.terminal else { return }
    appearance.adapt(to: terminal)
    // One that reads frames has one screen at a time.
    if terminal.readsFrames { host.place(in: screenArea) }
    needsFrame = true
  }

  /// Takes another look, as it suits the terminal, and draws everything again.
  func change(to appearance: Appearance) {
    var adapted = appearance
    adapted.adapt(to: self.appearance.terminal)
    guard adapted != self.appearance else { return }
    self.appearance = adapted
    screensChanged()
  }

  /// Lays the window out for a new size.
  func resize(to window: Size) {
    self.window = window
    host.place(in: screenArea)
  }

  /// Lays the window out again after the inspector has opened, closed or gained the keyboard focus.
  func layOutWindow() {
    needsFrame = true
    if screenArea != host.area { host.place(in: screenArea) }
  }

  /// The area of the screens with the bar of modes.
  var areaWithBar: Rect { inspector?.areaBeside ?? Rect(size: window) }

  /// The area of the screens.
  private var screenArea: Rect {
    let area = areaWithBar
    guard isBarShown(in: area.size) else { return area }
    return Rect(columns: area.columns, rows: area.rows.dropFirst())
  }

  private func isBarShown(in size: Size) -> Bool {
    !appearance.terminal.readsFrames && modeBar.isShown(in: size)
  }

  /// The line of the bar of modes, or `nil` if there is none.
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
    if appearance.terminal.readsFrames { frame.reading = reading() }
    return frame
  }

  /// Draws the screens, the bar above and the inspector beside them.
  private func composeAreas() -> Frame {
    guard let inspector else { return composeBeside(inspector) }
    if let moment = inspector.shownMoment { return inspector.picture(of: moment) }
    var frame =
      inspector.coversWindow
      ? Frame(size: window, style: appearance.theme.blank)
      : composeBeside(inspector.isOpen ? inspector : nil)
    if !inspector.coversWindow, isLargeEnough { inspector.remember(frame) }
    if inspector.isOpen { inspector.draw(on: &frame) }
    return frame
  }

  /// Draws the screens and the bar above, and leaves the part of an open inspector empty.
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

  /// Draws the screens with the overlay, or a request for a larger window.
  private func composeScreens() -> Frame {
    guard isLargeEnough else { return tooSmall() }
    var frame = host.compose()
    if barArea == nil { setOff(row: 0, of: &frame) }
    // A dialog has hints of its own; the list of keys may lie over the line.
    if overlay?.dialog == nil { setOff(row: frame.size.rows - 1, of: &frame) }
    overlay?.draw(on: &frame, appearance: appearance, phrases: phrases)
    if overlay?.dialog != nil { setOff(row: frame.size.rows - 1, of: &frame) }
    return frame
  }

  /// Sets a line off from the screens, in a theme that does.
  func setOff(row: Int, of frame: inout Frame) {
    let theme = appearance.theme
    let (bar, blank) = (theme[.bar].background, theme.blank.background)
    if bar != blank, bar != .terminal { frame.setBackground(bar, insteadOf: blank, row: row) }
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
