/// Something that a key, a click or a script can ask of the program.
public enum Command: Hashable, Sendable {
  /// Move the focus by one row, a page, or to an end.
  case up, down, pageUp, pageDown, first, last
  /// Choose the focused row.
  case open
  /// Choose the row with a number, counted from 1.
  case choose(Int)
  /// Go back one step.
  case back
  /// Show or close the list of keys.
  case help
  /// Leave the program.
  case quit
  /// Draw everything anew.
  case redraw
  /// Open the inspector, give it the keys, or close it.
  case inspect
  /// Stop the program until the shell continues it.
  case suspend
}
