/// An operation on its way, as the conductor sees it, who does not know the routes that it brings.
@usableFromInline
struct Plan: ~Copyable {
  /// What the change will be called.
  let cause: Cause

  /// The entry that the operation takes out of the path, wherever it stands.
  let removed: EntryID?

  /// What would become of the path as it is now.
  let sketch: Sketch

  /// Makes the path new, as the edit says that was settled from the last outline.
  let apply: (borrowing PathEdit) -> Void

  @usableFromInline
  init(
    cause: Cause, removed: EntryID?, sketch: Sketch,
    apply: @escaping (borrowing PathEdit) -> Void
  ) {
    self.cause = cause
    self.removed = removed
    self.sketch = sketch
    self.apply = apply
  }
}
