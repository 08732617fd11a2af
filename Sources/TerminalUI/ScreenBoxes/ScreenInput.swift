import Navigation
import TerminalCore

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
  /// A key for the focused control.
  case useKey(Key)
  /// Pressing the focused control.
  case pressControl
  /// The left button was pressed on a cell, relative to the first row of the body.
  case press(Position)
  /// The left button was clicked on a cell, relative to the first row of the body. It was pressed
  /// on a target, or on nothing that can have the focus.
  case click(Position, of: PressedTarget?)
  /// The thumb of the scroll bar of a part was dragged to a row, relative to the first row of the
  /// bar.
  case moveThumb(to: Int, of: ViewID)
  /// The wheel was turned over a cell by a number of lines, positive for down. A continued turn
  /// applies to the region over which it began.
  case scroll(lines: Int, at: Position, continues: Bool)
}

/// What an input for a body is performed with.
struct InputContext<Route: RouteValue> {
  /// The body, as it was laid out last.
  let region: Region
  /// The key or control to name in the journal.
  var trigger: Trigger
  /// The stack of the screen.
  let host: StackHost<Route>
}
