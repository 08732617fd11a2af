/// What the conductor needs of the one who knows routes, as functions.
///
/// Not a protocol: the witnesses of a generic class are compiled once for all routes, and look their
/// types up at every step. Functions are compiled for the one type of route that a program has.
@usableFromInline
struct Interpretation<Route: Hashable & Codable & Sendable> {
  /// Has the screen of an entry made, which stands at this place in the path.
  let create: (any Stage<Route>, _ index: Int) -> Void

  /// Whether an entry that was never made has a saved state.
  let hasSavedState: (any Stage<Route>, _ index: Int) -> Bool

  /// Has a change drawn; answers whether it is being drawn.
  let present: (any Stage<Route>, consuming Transition, Direction, _ progress: Double) -> Bool

  /// Has the line of the journal written that tells of a change; the path has just become it.
  let recordChange:
    (
      any Stage<Route>, consuming PathEdit, Cause, Issuer, Origin, _ number: UInt64,
      _ time: Duration
    ) -> Void

  /// Has another line of the journal written.
  let record: (any Stage<Route>, Note, _ number: UInt64, _ time: Duration) -> Void

  @usableFromInline
  init(
    create: @escaping (any Stage<Route>, _ index: Int) -> Void,
    hasSavedState: @escaping (any Stage<Route>, _ index: Int) -> Bool,
    present:
      @escaping (any Stage<Route>, consuming Transition, Direction, _ progress: Double) -> Bool,
    recordChange:
      @escaping (
        any Stage<Route>, consuming PathEdit, Cause, Issuer, Origin, _ number: UInt64,
        _ time: Duration
      ) -> Void,
    record: @escaping (any Stage<Route>, Note, _ number: UInt64, _ time: Duration) -> Void
  ) {
    self.create = create
    self.hasSavedState = hasSavedState
    self.present = present
    self.recordChange = recordChange
    self.record = record
  }
}
