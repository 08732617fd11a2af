/// Which part of a path an operation means, by who requests it.
@usableFromInline
struct EditScope: Sendable {
  /// The position of the requester's root: the first screen of its flow, or 0.
  @usableFromInline var root = 0

  /// How many of the first entries lie up to the requester, where something else is on top of it:
  /// what it pushes replaces the rest. `nil` for the top and for the app.
  @usableFromInline var level: Int?

  /// The position of the entry that was asked for the value, where it leaves as a whole flow.
  var flow: Int?

  /// Whether the path is on show.
  @usableFromInline var isShown = true

  @usableFromInline
  init() {}
}

extension EditScope {
  /// How many of the first entries stay when some are popped from the top, down to the requester's
  /// root.
  func count(popping number: Int, of count: Int) -> Int {
    if number == 1, let level { return level }
    let lowest = root + 1
    // At the first screen of a flow, a pop leaves it.
    return count > lowest ? max(count - number, lowest) : max(root, 1)
  }
}
