/// What going back did.
public enum BackStep: Hashable, Sendable {
  /// A list of keys, a message or a dialog was closed.
  case closedDialog
  /// The text of a search field was taken away, or the screen took a step of its own.
  case steppedInside
  /// The screen on top was asked to go.
  case popped
  /// The person was asked whether to quit.
  case askedToQuit
  /// Nothing: a key that is held down does not leave the program.
  case ignored
}
