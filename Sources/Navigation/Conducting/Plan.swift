/// An operation on its way, as the conductor sees it: the one who knows the routes that it brings.
protocol Plan: AnyObject {
  /// What the change will be called.
  var cause: Cause { get }

  /// The entry that the operation takes out of the path, wherever it stands.
  var removed: EntryID? { get }

  /// Says what would become of the path as it is now.
  func outline() -> Outline

  /// Makes the path new, as the edit says that was settled from the last outline.
  func apply(_ edit: PathEdit)
}
