/// The part of a path that an operation may edit, which depends on its requester.
@usableFromInline
struct EditScope: Sendable {
  /// The position of the requester's root: the first screen of its flow, or 0.
  @usableFromInline var root = 0

  /// The position of the first screen of the topmost flow, which the requester is in unless it is
  /// the app; `nil` if there is no flow.
  var topFlow: Int?

  /// The number of leading entries up to and including the requester, if other entries are above
  /// it; a push replaces those. `nil` if the requester is the top or the app.
  @usableFromInline var requesterCount: Int?

  /// The position of the asked entry, if returning the value removes it together with its whole
  /// flow.
  var askedIndex: Int?

  /// Whether the path is visible.
  @usableFromInline var isShown = true

  @usableFromInline
  init() {}
}

extension EditScope {
  /// The number of leading entries that remain when some are popped from the top, down to the
  /// requester's root.
  func count(popping number: Int, of count: Int) -> Int {
    if number == 1, let requesterCount { return requesterCount }
    let lowest = root + 1
    // At the first screen of a flow, a single pop leaves the flow.
    return count > lowest || number > 1 ? max(count - number, lowest) : max(root, 1)
  }
}
