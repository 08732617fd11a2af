/// What can't be restored after a restart.
struct Loss: Hashable, Sendable {
  /// So many entries from the top of a path.
  var entries = 0
  var path = 0
  /// A path that the program has no more.
  var gonePath: Int?
}
