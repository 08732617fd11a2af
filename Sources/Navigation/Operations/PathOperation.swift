/// One edit of the path that has not been done yet: what to do, and what the journal will call it.
///
/// The edit looks at the path when the operation runs, not when it was made.
public struct PathOperation<Route: Hashable & Codable & Sendable> {
  /// What is done to the path.
  @usableFromInline
  enum Edit {
    /// A new entry on all that is there.
    case push(Route)
    /// The top ones taken away, but never the root.
    case pop(count: Int)
    /// The first entries kept, and new ones put on them.
    case step((Path<Route>) -> PathStep<Route>)
    /// Whatever a draft allows.
    case batch((inout PathDraft<Route>) -> Void)
  }

  /// What the change will be called.
  public let cause: Cause

  /// The entry that this operation takes out of the path, wherever it stands.
  @usableFromInline let removed: EntryID?

  @usableFromInline let edit: Edit

  /// Makes an operation of a batch, which can do whatever the others do.
  @inlinable
  public init(_ cause: Cause, edit: @escaping (inout PathDraft<Route>) -> Void) {
    self.init(cause, .batch(edit))
  }

  /// Makes an operation that keeps the first entries and puts new ones on them.
  @inlinable
  init(_ cause: Cause, step: @escaping (Path<Route>) -> PathStep<Route>) {
    self.init(cause, .step(step))
  }

  @inlinable
  init(_ cause: Cause, _ edit: Edit, removed: EntryID? = nil) {
    self.cause = cause
    self.removed = removed
    self.edit = edit
  }
}
