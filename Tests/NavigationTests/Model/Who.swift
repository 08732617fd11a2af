import Navigation

/// An entry as a sequence names it, so that the name still means something when steps are left out.
enum Who: Hashable, Sendable {
  case app
  case top
  /// The one with the keyboard.
  case active
  /// So many places beneath the top.
  case under(Int)
  /// So many places beneath the top of the path after the one on show.
  case beside(Int)
  /// By its number, whether it is in the path or not.
  case entry(UInt64)
}
