import Navigation
import TerminalCore

/// Contains the screen of an entry, with its focus, scroll position, dialogs, and notice.
///
/// This is the base of three classes: it knows only the routes, ``OwnerBox`` changes the screen,
/// and ``TypedScreenBox`` lays out its body.
class ScreenBox<Route: RouteValue> {
  /// The entry of the screen.
  let entry: EntryID

  /// The route of the entry.
  let route: Route

  /// The focus, the scroll positions, and the state of the fields.
  var viewport = Viewport()

  /// The dialogs over the screen. The last one has the keyboard.
  var dialogs: [PresentedDialog<Route>] = []

  /// The short message at the bottom of the screen, if there is one.
  var notice: Notice?

  /// The path up to this entry when it last appeared, for the titles of a screen that has left the
  /// path but is still sliding out.
  var trail: ArraySlice<Entry<Route>> = []

  /// The line above the key hints, as of the latest layout.
  var status: StatusLine?

  /// The lines around the screen when it was last drawn.
  var chrome: Chrome?

  /// The greatest number of rows that the content of its sheet has had, for the height of the sheet.
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
  /// Whether the screen may be left; `nil` while a handler is changing it.
  var leaving: Leaving? { .allowed }
  /// The question to ask when the user quits; `nil` if there is none.
  var quitQuestion: String? { nil }
  /// The purpose of the field that receives typed characters; `nil` if there is none.
  var field: FieldPurpose? { nil }

  /// Whether that field doesn't show what is typed.
  var isSecret: Bool { false }

  /// What an answer is asked for with, in the words before the field; `nil` if there are none.
  var prompt: String? { nil }
  /// What choosing the focused row would open, as rows to look at.
  var preview: [RowText] { [] }
  /// Runs the action of one of these rows, if it has one.
  func choosePreview(_ number: Int, in host: StackHost<Route>) {}

  /// The name of the row that leads to what is open beside the screen, which keeps a mark while the
  /// focus is on another row; `nil` if there is none.
  var openedRow: String?

  /// When that row was last looked for; `nil` if never.
  var markMoment: RowMarkMoment?

  /// Marks the row that leads to what is open beside the screen. While the screen has no keyboard,
  /// moves the focus there, once for each route.
  ///
  /// - Parameters:
  ///   - route: What is open; `nil` if nothing is.
  ///   - hasKeyboard: Whether the screen has the keyboard.
  func markRow(opening route: Route?, hasKeyboard: Bool) {}

  /// Whether typed characters go into a field.
  var isTyping: Bool { field != nil }
  /// Whether Tab has several lists or controls to move among.
  var hasSeveralStops: Bool { false }
  /// Whether Tab would wrap around from the last stop to the first, or back from the first to the
  /// last.
  func isAtLastStop(isForward: Bool) -> Bool { true }
  /// Whether the focus is in a table that can be sorted.
  var canReorder: Bool { false }

  /// Whether digits choose rows.
  var hasDigits: Bool { false }
  /// The keys bound by the screen and the app, as of the latest layout.
  var keysInForce: KeysInForce { KeysInForce() }
  /// Whether the field is empty or there is none.
  var isFieldEmpty: Bool { true }
  /// Whether a row has this key.
  func hasRow(withKey key: Character) -> Bool { false }
  /// Whether Enter does anything: whether the focused target can be chosen, or a field submitted.
  var canOpen: Bool { false }
  /// What Enter does with the focused element.
  var enterAction: EnterAction { .open }
  /// Whether Right and `l` don't open the focused row.
  var opensOnlyByEnter: Bool { false }
  /// Whether Left and Right change the value of the focused control.
  var canAdjust: Bool { false }
  /// The scroll bar, as of the latest layout; `nil` if there is none.
  var scrollBar: PlacedScrollBar? { nil }
  /// The text of the focused row; `nil` if no row has the focus.
  var focusedText: String? { nil }

  /// The encoded state of the screen; `nil` if there is nothing to save.
  var savedState: String? { nil }

  /// Restores encoded state. State that can't be decoded is ignored.
  func restore(_ state: String) {}

  /// The mistakes in the latest layout of the body, as text.
  var mistakes: [String] { [] }

  /// Lays out the body, unless a layout for the key already exists.
  func layOut(_ key: LayoutKey) {}
  func draw(on canvas: inout Canvas, rows: Range<Int>) {}

  /// The number of rows that the content needs, as of the latest layout.
  var contentRows: Int { 0 }

  /// The targets visible when the screen is drawn on some rows, and whether there is more below
  /// them.
  func targets(in rows: Range<Int>) -> (targets: [FrameReading.Target], isCut: Bool) { ([], false) }

  /// Whether the reactions of the screen have answered each other without end, so that there are no
  /// more of them.
  var hasEndlessReactions = false

  /// Reports a changed watched value, or a row that got the focus, to the screen. Returns `false`
  /// if there was nothing to report.
  func react(in host: StackHost<Route>) -> Bool { false }

  /// Reports that a watched value has stayed the same for its delay.
  func watchIsDue(_ watch: ViewID, in host: StackHost<Route>) {}

  /// The name of the view to focus at the next layout.
  var wantedFocus: String?

  /// The position to scroll to at the next layout, and the name of the region.
  var wantedScroll: (position: ScrollPosition, region: String?)?

  /// Handles input for the body. Returns `false` if it had no effect.
  func handle(_ input: ScreenInput, from trigger: Trigger, in host: StackHost<Route>) -> Bool {
    false
  }

  /// Goes back one step inside the screen: clears a search field, or performs the screen's own
  /// step.
  func backStep(in host: StackHost<Route>) -> Bool { false }

  func start(in host: StackHost<Route>) {}
  func lifecycle(_ phase: LifecyclePhase, in host: StackHost<Route>) {}
  func receive(_ outcome: ResultOutcome<any Sendable>, answer: String, in host: StackHost<Route>) {}
}

/// Input for the body of a screen.
enum ScreenInput: Equatable {
  /// A command that moves the focus, scrolls, or chooses.
  case command(Command)
  /// A character that was typed.
  case text(Character)
  /// Pasted text.
  case paste(String)
  /// An edit of the field.
  case edit(FieldEdit)
  /// An edit of the multiline text.
  case editText(EditorEdit)
  /// A move to the side, or a change of the focused control by one step.
  case sideways(Side)
  /// A change of the focused control by a number of steps.
  case adjust(Int)
  /// Pressing the focused control.
  case pressControl
  /// The left button was pressed on a cell, relative to the first row of the body.
  case press(Position)
  /// The left button was clicked on a cell, relative to the first row of the body.
  case click(Position)
  /// The thumb of the scroll bar was dragged to a row, relative to the first row of the bar.
  case moveThumb(to: Int)
  /// The wheel was turned over a cell by a number of lines, positive for down. A continued turn
  /// applies to the region over which it began.
  case scroll(lines: Int, at: Position, continues: Bool)
}

/// What can change the row that leads to what is open beside a screen.
struct RowMarkMoment: Equatable {
  /// The version of all screens and paths.
  let version: UInt64
  let hasKeyboard: Bool
}
