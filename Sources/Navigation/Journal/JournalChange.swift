/// A committed edit of the path, told by what it changed: «the first entries as they were, then
/// these».
public struct JournalChange<Route: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
  /// What kind of change.
  public let cause: Cause

  /// Who asked.
  public let issuer: Issuer

  /// Where the wish came from.
  public let origin: Origin

  /// The entries that went, top first.
  public let removed: [EntryID]

  /// The entries that came, top last.
  public let added: [Entry<Route>]

  /// How many of the first entries stayed untouched.
  public let kept: Int

  /// What stands on the untouched ones now, top last: what came, and what was moved.
  public let above: [EntryID]

  @inlinable
  init(
    cause: Cause, issuer: Issuer, origin: Origin, _ edit: consuming PathEdit, added: [Entry<Route>]
  ) {
    self.cause = cause
    self.issuer = issuer
    self.origin = origin
    removed = edit.removed
    self.added = added
    kept = edit.kept
    above = edit.tail
  }
}
