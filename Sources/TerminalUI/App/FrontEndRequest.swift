/// What only the terminal itself can do.
public enum FrontEndRequest: Hashable, Sendable {
  /// Stop the program until the shell continues it.
  case suspend
  /// Draw everything anew, whatever is thought to be on the screen.
  case redraw
}
