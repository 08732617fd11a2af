/// One edit of the path that has not been done yet: what to do, and what the journal will call it.
///
/// The edit looks at the path when the operation runs, not when it was made.
public struct PathOperation<Route: Hashable & Codable & Sendable> {
  /// What the change will be called.
  public let cause: Cause

  /// The entry that this operation takes out of the path, wherever it stands.
  let removed: EntryID?

  let edit: (inout PathDraft<Route>) -> Void

  /// Makes an operation of a batch. All others are made with this.
  public init(_ cause: Cause, edit: @escaping (inout PathDraft<Route>) -> Void) {
    self.init(cause, removing: nil, edit: edit)
  }

  init(
    _ cause: Cause, removing removed: EntryID?, edit: @escaping (inout PathDraft<Route>) -> Void
  ) {
    self.cause = cause
    self.removed = removed
    self.edit = edit
  }
}
