import Navigation
import TerminalCore

/// Contains the screen of an entry, with its layout, focus, scroll position, dialogs, and notice.
///
/// This is the base of three classes: it knows only the routes, ``OwnerBox`` changes the screen,
/// and ``TypedScreenBox`` lays out its body. What depends on the type of the screen is abstract
/// here; it is worked out only when asked for.
class ScreenBox<Route: RouteValue> {
  /// The entry of the screen.
  let entry: EntryID

  /// The route of the entry.
  let route: Route

  /// The keys that work on every screen.
  let appKeys: AppKeys<Route>

  /// The body, as of the latest layout; `nil` before the first one.
  private(set) final var layout: BodyLayout?

  /// The bound keys, as of the latest layout.
  private var inForce: (keys: KeysInForce, isTyping: Bool)?

  /// The focus, the scroll positions, and the state of the fields.
  final var viewport = Viewport()

  /// The name of the view to focus at the next layout.
  final var wantedFocus: String?

  /// The row that leads to what was opened, until it is there and has the focus, or until the user
  /// or the screen moves the focus: a task may load it after the screen appears.
  final var awaitedRow: AwaitedRow?

  /// The route that was above this screen when it was last covered; `nil` if it never was.
  final var coveringRoute: Route?

  /// The position to scroll to at the next layout, and the name of the region.
  final var wantedScroll: (position: ScrollPosition, region: String?)?

  /// The name of the row that leads to what is open beside the screen, which keeps a mark while the
  /// focus is on another row; `nil` if there is none.
  final var openedRow: String?

  /// When that row was last looked for; `nil` if never.
  final var markMoment: RowMarkMoment?

  /// What was open beside the screen when the focus was last moved to its row.
  private var markedRoute: Route?

  /// The dialogs over the screen. The last one has the keyboard.
  final var dialogs: [PresentedDialog<Route>] = [] { didSet { hasDialog = !dialogs.isEmpty } }

  /// Whether there is a dialog. In generic code, `isEmpty` looks up the type of the elements.
  private(set) final var hasDialog = false

  /// The short message at the bottom of the screen, if there is one.
  final var notice: Notice?

  /// The sign that the screen is loading.
  final var indicator = LoadingIndicator()

  /// The path up to this entry when it last appeared, for the titles of a screen that has left the
  /// path but is still sliding out.
  final var trail: ArraySlice<Entry<Route>> = []

  /// The lines around the screen when it was last drawn.
  final var chrome: Chrome?

  /// The greatest number of rows that the content of its sheet has had, for the height of the
  /// sheet.
  final var mostContentRows = 0

  /// Whether the reactions of the screen have answered each other without end, so that there are no
  /// more of them.
  final var hasEndlessReactions = false

  init(entry: Entry<Route>, appKeys: AppKeys<Route>) {
    self.appKeys = appKeys
    self.entry = entry.id
    route = entry.route
  }

  // MARK: The screen

  var title: String { abstract() }

  /// Whether the screen may be left; `nil` while a handler is changing it.
  var leaving: Leaving? { abstract() }

  /// The question to ask when the user quits; `nil` if there is none.
  var quitQuestion: String? { abstract() }

  /// Whether Right and `l` don't open the focused row.
  var opensOnlyByEnter: Bool { abstract() }

  /// The name of the row that leads to a route; `nil` if there is none.
  func rowName(opening route: Route) -> String? { abstract() }

  /// The encoded state of the screen; `nil` if there is nothing to save.
  var savedState: String? { abstract() }

  /// Restores encoded state. State that can't be decoded is ignored.
  func restore(_ state: String) { abstract() }

  /// The names of the keys that the screen binds.
  var declaredKeys: [String] { abstract() }

  /// The screen's own field, and the controls in the body, as of the latest layout.
  var usableControls: [UsableControl] { abstract() }

  // MARK: The focused element

  /// What Enter does.
  var enter: EnterKey { abstract() }

  /// The text of the focused row; `nil` if no row has the focus.
  var focusedText: String? { abstract() }

  /// Whether the field that receives typed characters is empty, or there is none.
  var isFieldEmpty: Bool { abstract() }

  /// What choosing the focused row would open, as rows to look at in an area.
  func preview(in area: Size) -> [RowText] { abstract() }

  /// Runs the action of one of these rows, if it has one.
  func choosePreview(_ number: Int, of area: Size, in host: StackHost<Route>) { abstract() }

  // MARK: Layout and drawing

  /// Lays out the body.
  func makeLayout(_ key: LayoutKey) -> BodyLayout { abstract() }

  /// Scrolls the line with the cursor of a focused multiline text into view.
  func revealCursor(in body: Region) { abstract() }

  /// The keys bound by the screen and the app.
  func keysInForce(whileTyping isTyping: Bool) -> KeysInForce { abstract() }

  /// Draws the body as of the latest layout.
  func draw(on canvas: inout Canvas, rows: Range<Int>) { abstract() }

  /// The targets visible when the screen is drawn on some rows, and whether there is more below
  /// them.
  func targets(in rows: Range<Int>) -> (targets: [FrameReading.Target], isCut: Bool) { abstract() }

  // MARK: Events

  /// Handles input for the body. Returns `false` if it had no effect.
  func handle(_ input: ScreenInput, from trigger: Trigger, in host: StackHost<Route>) -> Bool {
    abstract()
  }

  /// Goes back one step inside the screen: clears a search field, or performs the screen's own
  /// step.
  func backStep(in host: StackHost<Route>) -> Bool { abstract() }

  /// Reports a changed watched value, or a row that got the focus, to the screen. Returns `false`
  /// if there was nothing to report.
  func react(in host: StackHost<Route>) -> Bool { abstract() }

  /// Reports that a watched value has stayed the same for its delay.
  func watchIsDue(_ watch: ViewID, in host: StackHost<Route>) { abstract() }

  func start(in host: StackHost<Route>) { abstract() }
  func lifecycle(_ phase: LifecyclePhase, in host: StackHost<Route>) { abstract() }
  func receive(
    _ outcome: ResultOutcome<any Sendable>, answer: String, in host: StackHost<Route>
  ) { abstract() }
}

/// Stands for what a subclass does.
private func abstract(_ function: StaticString = #function) -> Never {
  preconditionFailure("\(function) depends on the type of the screen")
}

// MARK: - Laying out

extension ScreenBox {
  /// Lays out the body, unless a layout for the key already exists.
  func layOut(_ key: LayoutKey) {
    if let layout, layout.key == key { return }
    let made = makeLayout(key)
    let body = made.region
    let isResized = layout.map { $0.key.size != key.size } ?? false
    viewport.fitRestoring(body, after: self.body)
    layout = made
    inForce = nil
    if wantedFocus != nil || wantedScroll != nil {
      (viewport.restoring, viewport.isMovedByScreen) = (nil, true)
      awaitedRow = nil
    }
    if let name = wantedFocus {
      _ = viewport.moveFocus(toName: name, in: body)
      wantedFocus = nil
    }
    if let (position, name) = wantedScroll {
      viewport.scroll(to: position, in: name, of: body)
      wantedScroll = nil
    }
    focusAwaitedRow(in: body)
    if isResized { revealCursor(in: body) }
  }

  /// Moves the focus to the awaited row if it is there.
  private func focusAwaitedRow(in body: Region) {
    guard let row = awaitedRow else { return }
    let count = body.deepTargetCount
    guard count != row.searchedTargets else { return }
    let isThere = viewport.moveFocus(toName: row.name, in: body)
    awaitedRow = isThere ? nil : AwaitedRow(name: row.name, searchedTargets: count)
  }

  /// The keys bound by the screen and the app, as of the latest layout.
  var keysInForce: KeysInForce {
    let isTyping = isTyping
    if let inForce, inForce.isTyping == isTyping { return inForce.keys }
    let keys = keysInForce(whileTyping: isTyping)
    inForce = (keys, isTyping)
    return keys
  }

  /// Marks the row that leads to what is open beside the screen. While the screen has no keyboard,
  /// moves the focus there, once for each route.
  ///
  /// - Parameters:
  ///   - route: What is open; `nil` if nothing is.
  ///   - hasKeyboard: Whether the screen has the keyboard.
  ///   - movesFocus: Whether the focus may move.
  func markRow(opening route: Route?, hasKeyboard: Bool, movesFocus: Bool) {
    openedRow = route.flatMap(rowName(opening:))
    let left = hasKeyboard ? nil : route
    guard movesFocus, let body, markedRoute != left else { return }
    markedRoute = left
    guard left != nil, viewport.restoring == nil else { return }
    awaitedRow = openedRow.map { AwaitedRow(name: $0) }
    focusAwaitedRow(in: body)
  }
}

/// A row that gets the focus once it is there.
struct AwaitedRow {
  /// The name of the row.
  let name: String

  /// How many targets there were when it was last looked for in vain: a long list is not searched
  /// again at each key.
  var searchedTargets: Int?
}

extension Region {
  /// The number of targets, including those in the regions inside it.
  fileprivate var deepTargetCount: Int {
    stops.reduce(0) { $0 + ($1.region?.deepTargetCount ?? $1.count) }
  }
}

/// What can change the row that leads to what is open beside a screen.
struct RowMarkMoment: Equatable {
  /// The version of all screens and paths.
  let version: UInt64
  let hasKeyboard: Bool
}
