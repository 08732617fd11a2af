import Navigation
import TerminalCore

/// Contains the screen of an entry, with its body, dialogs, and notice.
///
/// It knows only the routes. What depends on the type of the screen is asked of ``LiveScreen``.
final class ScreenBox<Route: RouteValue> {
  /// The entry of the screen.
  let entry: EntryID

  /// The route of the entry.
  let route: Route

  /// The screen.
  let screen: any LiveScreen<Route>

  /// Its body, with the focus.
  let body: ScreenBody

  /// The ``OwnerBox`` of the screen, for code that knows the screen's type.
  fileprivate let owner: AnyObject

  /// The route that was above this screen when it was last covered; `nil` if it never was.
  var coveringRoute: Route?

  /// When the row that leads to what is open beside the screen was last looked for; `nil` if never.
  var markMoment: RowMarkMoment?

  /// What was open beside the screen when the focus was last moved to its row.
  private var markedRoute: Route?

  /// The dialogs over the screen. The last one has the keyboard.
  var dialogs: [PresentedDialog<Route>] = [] { didSet { hasDialog = !dialogs.isEmpty } }

  /// Whether there is a dialog. In generic code, `isEmpty` looks up the type of the elements.
  private(set) var hasDialog = false

  /// The short message at the bottom of the screen, if there is one.
  var notice: Notice?

  /// The sign that the screen is loading.
  var indicator = LoadingIndicator()

  /// The path up to this entry when it last appeared, for the titles of a screen that has left the
  /// path but is still sliding out.
  var trail: ArraySlice<Entry<Route>> = []

  /// The lines around the screen when it was last drawn.
  var chrome: Chrome?

  /// The greatest number of rows that the content of its sheet has had, for the height of the
  /// sheet.
  var mostContentRows = 0

  /// Whether the reactions of the screen have answered each other without end, so that there are no
  /// more of them.
  var hasEndlessReactions = false

  /// Moves a screen into a box.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - entry: Its entry.
  ///   - appKeys: The keys that work on every screen.
  ///   - coding: How its state is saved; `nil` if it isn't.
  init<Content: Screen<Route>>(
    _ screen: Content, entry: Entry<Route>, appKeys: AppKeys<Route>, coding: StateCoding<Content>?
  ) {
    let owner = OwnerBox(screen, entry: entry.id, coding: coding)
    self.screen = TypedScreen(owner, route: entry.route, appKeys: appKeys)
    body = owner.body
    self.owner = owner
    self.entry = entry.id
    route = entry.route
  }
}

// MARK: - Laying out

extension ScreenBox {
  /// Whether a layout for a key with these properties already exists, which is cheaper to ask than
  /// to make the key.
  func isLaidOut(for size: Size, version: UInt64) -> Bool {
    guard let key = body.layout?.key else { return false }
    return key.version == version && key.size == size
  }

  /// Lays out the body, unless a layout for the key already exists.
  func layOut(_ key: LayoutKey) {
    let old = body.layout?.key
    if let old, old == key { return }
    let new = screen.makeLayout(key)
    body.show(new)
    if let old, old.size != key.size { screen.revealCursor(in: new.region) }
  }

  /// Marks the row that leads to what is open beside the screen. While the screen has no keyboard,
  /// moves the focus there, once for each route.
  ///
  /// - Parameters:
  ///   - route: What is open; `nil` if nothing is.
  ///   - hasKeyboard: Whether the screen has the keyboard.
  ///   - movesFocus: Whether the focus may move.
  func markRow(opening route: Route?, hasKeyboard: Bool, movesFocus: Bool) {
    body.openedRow = route.flatMap(screen.rowName(opening:))
    let left = hasKeyboard ? nil : route
    guard movesFocus, body.layout != nil, markedRoute != left else { return }
    markedRoute = left
    guard left != nil, body.viewport.restoring == nil else { return }
    if body.viewport.isRestored { return body.viewport.isRestored = false }
    body.awaitRow(body.openedRow)
    body.focusAwaitedRow()
  }
}

/// What can change the row that leads to what is open beside a screen.
struct RowMarkMoment: Equatable {
  /// The version of all screens and paths.
  let version: UInt64
  let hasKeyboard: Bool
}

extension StackHost {
  /// The screen of an entry, which only its own code asks for, and so knows the type of; `nil` if
  /// the screen was removed.
  func box<Owner: Routed<Route>>(of entry: EntryID) -> OwnerBox<Owner>? {
    screens[entry]?.owner as? OwnerBox<Owner>
  }
}
