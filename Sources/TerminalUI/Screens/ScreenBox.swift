import Navigation
import TerminalCore

/// Holds the screen of an entry, together with its focus, scroll position, dialogs and notice.
///
/// The base of three classes: this one knows only the routes, ``OwnerBox`` changes the screen, and
/// ``TypedScreenBox`` lays out its body.
class ScreenBox<Route: RouteValue> {
  /// The entry of the screen.
  let entry: EntryID

  /// The route of the entry.
  let route: Route

  /// Focus, scroll positions and what is kept of the fields.
  var viewport = Viewport()

  /// The dialogs over the screen. The last one has the keys.
  var dialogs: [PresentedDialog<Route>] = []

  /// The short message at the foot of the screen, if there is one.
  var notice: Notice?

  /// The entries up to this one when it last appeared, for the titles of a screen that has left the
  /// path and still slides out.
  var trail: ArraySlice<Entry<Route>> = []

  /// The line above the key hints, as of the layout.
  var status: StatusLine?

  /// The lines around the screen when it was last drawn.
  var chrome: Chrome?

  /// The most rows that the content has had, for a sheet.
  var mostContentRows = 0

  /// The sign that the screen is loading.
  var indicator = LoadingIndicator()

  /// The keys that work on every screen.
  let appKeys: AppKeys<Route>

  init(entry: Entry<Route>, appKeys: AppKeys<Route>) {
    self.appKeys = appKeys
    self.entry = entry.id
    route = entry.route
  }

  var title: String { "" }
  /// Whether the screen may be left, or `nil` while a handler is changing the screen.
  var leaving: Leaving? { .allowed }
  /// The purpose of the field that gets the typed characters, or `nil` if there is none.
  var field: FieldPurpose? { nil }
  /// Whether typed characters go into a field.
  var isTyping: Bool { field != nil }
  /// Whether there are several lists or controls, among which Tab moves the focus.
  var hasSeveralStops: Bool { false }
  /// Whether Tab would begin again at the first of them, or go on from the first to the last.
  func isAtLastStop(isForward: Bool) -> Bool { true }
  /// Whether the focus is in a table that can be sorted.
  var canReorder: Bool { false }
  /// The keys that the screen and the app have bound, as of the layout.
  var keysInForce: KeysInForce { KeysInForce() }
  /// Whether the field is empty or there is none.
  var isFieldEmpty: Bool { true }
  /// Whether a row has this key as its own.
  func hasRow(withKey key: Character) -> Bool { false }
  /// Whether Enter does anything: whether the focused target can be chosen, or a field submitted.
  var canOpen: Bool { false }
  /// The text of the focused row, or `nil` if no row has the focus.
  var focusedText: String? { nil }

  /// The encoded state of the screen, or `nil` if there is nothing to save.
  var savedState: String? { nil }

  /// Restores encoded state. State that can't be decoded is ignored.
  func restore(_ state: String) {}

  /// What is wrong with the last layout of the body, in words.
  var mistakes: [String] { [] }

  /// Lays out the body, unless the layout for the key exists already.
  func layOut(_ key: LayoutKey) {}
  func draw(on canvas: inout Canvas, rows: Range<Int>) {}

  /// The number of rows that the content needs, as of the layout.
  var contentRows: Int { 0 }

  /// What can be chosen if the screen is drawn on some rows, and whether there is more below them.
  func targets(in rows: Range<Int>) -> (targets: [FrameReading.Target], isCut: Bool) { ([], false) }

  /// Does what the state of the screen asks for: tells that a watched value has changed, or that a
  /// row has got the focus. Returns `false` if there was nothing to do.
  func react(in host: StackHost<Route>) -> Bool { false }

  /// Tells that a watched value has stayed the same for long enough.
  func watchIsDue(_ watch: ViewID, in host: StackHost<Route>) {}

  /// The name of the view to focus in the next layout.
  var wantedFocus: String?

  /// Where to scroll to in the next layout, and the name of the region.
  var wantedScroll: (position: ScrollPosition, region: String?)?

  /// Handles input for the body. Returns `false` if it had no effect.
  func handle(_ input: ScreenInput, from trigger: Trigger, in host: StackHost<Route>) -> Bool {
    false
  }

  /// Goes back one step inside the screen: clears a search field, or takes the screen's own step.
  func backStep(in host: StackHost<Route>) -> Bool { false }

  func start(in host: StackHost<Route>) {}
  func lifecycle(_ phase: LifecyclePhase, in host: StackHost<Route>) {}
  func receive(_ outcome: ResultOutcome<any Sendable>, answer: String, in host: StackHost<Route>) {}
}

/// Input for the body of a screen.
enum ScreenInput: Equatable {
  /// A command that moves the focus, scrolls or chooses.
  case command(Command)
  /// A character that was typed.
  case text(Character)
  /// Pasted text.
  case paste(String)
  /// An edit of the field.
  case edit(FieldEdit)
  /// An edit of the text of several lines.
  case editText(EditorEdit)
  /// A move to the side, or a change of the focused control by one step.
  case sideways(Side)
  /// A change of the focused control by a number of steps.
  case adjust(Int)
  /// Pressing the focused control.
  case pressControl
  /// The left button went down on a cell, counted from the first row of the body.
  case press(Position)
  /// The left button was clicked on a cell, counted from the first row of the body.
  case click(Position)
  /// The wheel was turned over a cell by a number of lines, positive for down. A turn that
  /// continues stays with the region that it began over.
  case scroll(lines: Int, at: Position, continues: Bool)
}
