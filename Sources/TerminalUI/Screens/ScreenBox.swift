import Navigation
import TerminalCore

/// The place where the screen of an entry lives, with what the interface keeps for it.
///
/// This class knows no kind of screen; ``TypedScreenBox`` does.
class ScreenBox<Route: Hashable & Codable & Sendable> {
  /// The entry whose screen this is.
  let entry: EntryID

  /// What the entry shows.
  let route: Route

  /// Focus, scroll and cursor.
  var viewport = Viewport()

  /// The dialogs over the screen, the one that has the keys last.
  var dialogs: [PresentedDialog<Route>] = []

  /// The entries up to this one when it last appeared; kept for the way out of the path.
  var trail: ArraySlice<Entry<Route>> = []

  /// What stood around the screen when it was last drawn.
  var chrome: Chrome?

  /// Whether the screen has been loading long enough to say so.
  var indicator = LoadingIndicator()

  init(entry: Entry<Route>) {
    self.entry = entry.id
    route = entry.route
  }

  var title: String { "" }
  /// What the screen says to being left, or `nil` while it is being changed.
  var leaving: Leaving? { .allowed }
  /// What the field is for that takes what is typed; none without a field.
  var field: FieldPurpose? { nil }
  /// Whether the screen has a field that takes what is typed.
  var isTyping: Bool { field != nil }
  /// Whether the field has no text, or there is none.
  var isFieldEmpty: Bool { true }
  /// The text of the focused row.
  var focusedText: String? { nil }

  /// What is saved of the screen, or `nil` for one that keeps nothing.
  var savedState: String? { nil }

  /// Makes the screen what it was when its state was saved.
  func restore(_ state: String) {}

  /// Lays the body out, unless that was done with an equal key.
  func layOut(_ key: LayoutKey) {}
  func draw(on canvas: inout Canvas, rows: Range<Int>) {}

  /// Carries out what moves the focus, edits the field or chooses; whether it meant anything.
  func handle(_ input: ScreenInput, from origin: Origin, in host: StackHost<Route>) -> Bool {
    false
  }

  /// Takes one step back inside the screen: empties a search field, or the screen's own step.
  func backStep(in host: StackHost<Route>) -> Bool { false }

  func start(in host: StackHost<Route>) {}
  func lifecycle(_ phase: LifecyclePhase, in host: StackHost<Route>) {}
  func receive(_ settlement: Settlement<any Sendable>, answer: String, in host: StackHost<Route>) {}
}

/// What reaches a screen, after keys, clicks and wheels have been told apart.
enum ScreenInput: Equatable {
  /// Move the focus or choose, by key.
  case command(Command)
  /// A character that was typed.
  case text(Character)
  /// A text that was pasted.
  case paste(String)
  /// A key that edits the field.
  case edit(FieldEdit)
  /// The pointer went down on a row of the body, counted from the body's first.
  case press(row: Int)
  /// The pointer went up where it had gone down.
  case click(row: Int)
  /// The wheel turned, down when positive, in lines.
  case scroll(lines: Int)
}
