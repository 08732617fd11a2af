/// A committed edit of the path, told by what it changed: «the first entries as they were, then
/// these».
public struct JournalChange<Route: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
  /// What kind of change.
  public let cause: Cause

  /// Who asked.
  public let issuer: Issuer

  /// Where the wish came from.
  public let origin: Origin

  /// The entries that came, top last.
  public let added: [Entry<Route>]

  /// How many of the first entries stayed untouched.
  public let kept: Int

  @usableFromInline let gone: EntryIDs
  @usableFromInline let tail: EntryIDs

  @inlinable
  init(
    cause: Cause, issuer: Issuer, origin: Origin, _ edit: consuming PathEdit, added: [Entry<Route>]
  ) {
    self.cause = cause
    self.issuer = issuer
    self.origin = origin
    self.added = added
    kept = edit.kept
    gone = edit.removed
    tail = edit.tail
  }

  private enum CodingKeys: String, CodingKey {
    case cause, issuer, origin, added, kept
    case gone = "removed"
    case tail = "above"
  }
}

extension JournalChange {
  /// The entries that went, top first.
  public var removed: [EntryID] { Array(gone) }

  /// What stands on the untouched ones now, top last: what came, and what was moved.
  public var above: [EntryID] { Array(tail) }
}
