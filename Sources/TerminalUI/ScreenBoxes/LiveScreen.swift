import Navigation
import TerminalCore

/// A screen in a box: whatever depends on its type is worked out here, when asked for.
///
/// ``TypedScreen`` is the only one. The box contains it instead of inheriting from it, because the
/// runtime makes a class whose superclass depends on the screen's type by looking through all
/// conformances of the program.
protocol LiveScreen<Route>: AnyObject {
  associatedtype Route: RouteValue

  // MARK: The screen

  var title: String { get }

  /// The type of the screen, in words.
  var kind: String { get }

  /// Whether the screen may be left by a kind of change; `nil` while a handler is changing it.
  func leaving(by cause: Cause) -> Leaving?

  /// The question to ask when the user quits; `nil` if there is none.
  var quitQuestion: String? { get }

  /// Whether Right and `l` don't open the focused row.
  var opensOnlyByEnter: Bool { get }

  /// The name of the row that leads to a route; `nil` if there is none.
  func rowName(opening route: Route) -> String?

  /// The encoded state of the screen; `nil` if there is nothing to save.
  var savedState: String? { get }

  /// Restores encoded state. State that can't be decoded is ignored.
  func restore(_ state: String)

  /// The names of the keys that the screen binds.
  var declaredKeys: [String] { get }

  /// The keys bound by the screen and the app, as of the latest layout.
  var keysInForce: KeysInForce { get }

  /// The screen's own field, and the controls in the body, as of the latest layout.
  var usableControls: [UsableControl] { get }

  // MARK: The focused element

  /// What Enter does.
  var enter: EnterKey { get }

  /// Whether a control has the focus that is neither a field nor a link: keys to the side neither
  /// press it nor go back.
  var isOnControl: Bool { get }

  /// The text of the focused row; `nil` if no row has the focus.
  var focusedText: String? { get }

  /// Whether the field that receives typed characters is empty, or there is none.
  var isFieldEmpty: Bool { get }

  /// Whether the text of that field ends without a newline.
  var endsWithoutNewline: Bool { get }

  /// Whether going back first empties the screen's own field: a search, or an answer.
  var backClearsField: Bool { get }

  /// What choosing the focused row would open, as rows to look at in an area.
  func preview(in area: Size) -> [RowText]

  /// Runs the action of one of these rows, if it has one.
  func choosePreview(_ number: Int, of area: Size, in host: StackHost<Route>)

  // MARK: Layout and drawing

  /// Lays out the body.
  func makeLayout(_ key: LayoutKey) -> BodyLayout

  /// Scrolls the line with the cursor of a focused multiline text into view.
  func revealCursor(in region: Region)

  /// Draws the body as of the latest layout.
  func draw(on canvas: inout Canvas, rows: Range<Int>)

  /// Draws some lines of the scrolling part again, on a canvas with the rest of the body.
  func redraw(_ lines: [Range<Int>], on canvas: inout Canvas, rows: Range<Int>)

  /// The targets visible when the screen is drawn on some rows, and whether there is more below
  /// them.
  func targets(in rows: Range<Int>) -> (targets: [FrameReading.Target], isCut: Bool)

  // MARK: Events

  /// Takes input for the body. Returns `false` if it had no effect.
  func take(_ input: ScreenInput, from trigger: Trigger, in host: StackHost<Route>) -> Bool

  /// Goes back one step inside the screen: empties its field, or performs the screen's own step. An
  /// answer can be kept for the screen to ask about it. Returns `false` if there is no step.
  func backStep(keepingText keepsText: Bool, in host: StackHost<Route>) -> Bool

  /// Reports a changed watched value, or a row that got the focus, to the screen. Returns `false`
  /// if there was nothing to report.
  func react(in host: StackHost<Route>) -> Bool

  /// Reports that a watched value has stayed the same for its delay.
  func watchIsDue(_ watch: ViewID, in host: StackHost<Route>)

  func start(in host: StackHost<Route>)
  func lifecycle(_ phase: LifecyclePhase, in host: StackHost<Route>)
  func saveBeforeLeaving(in host: StackHost<Route>)
  func receive(_ outcome: ResultOutcome<any Sendable>, answer: String, in host: StackHost<Route>)
}
