/// What the conductor needs of the one who knows routes, as functions.
///
/// Not a protocol: the witnesses of a generic class are compiled once for all routes, and look their
/// types up at every step. Functions are compiled for the one type of route that a program has.
@usableFromInline
struct Interpretation {
  /// Has the screen of an entry made, which stands at this place in the path.
  let create: (_ index: Int) -> Void

  /// Whether an entry that was never made has a saved state.
  let hasSavedState: (_ index: Int) -> Bool

  /// Has a change drawn; answers whether it is being drawn.
  let present: (Transition, Direction, _ progress: Double) -> Bool

  /// Has the line of the journal written that tells of a change; the path has just become it.
  let recordChange:
    (consuming PathEdit, Cause, Issuer, Origin, _ number: UInt64, _ time: Duration) -> Void

  /// Has another line of the journal written.
  let record: (Note, _ number: UInt64, _ time: Duration) -> Void

  @usableFromInline
  init(
    create: @escaping (_ index: Int) -> Void,
    hasSavedState: @escaping (_ index: Int) -> Bool,
    present: @escaping (Transition, Direction, _ progress: Double) -> Bool,
    recordChange:
      @escaping (consuming PathEdit, Cause, Issuer, Origin, _ number: UInt64, _ time: Duration) ->
      Void,
    record: @escaping (Note, _ number: UInt64, _ time: Duration) -> Void
  ) {
    self.create = create
    self.hasSavedState = hasSavedState
    self.present = present
    self.recordChange = recordChange
    self.record = record
  }
}
