/// An edit that is settled down to the entries: keep the first of them, then these.
struct PathEdit<Route: Hashable & Codable & Sendable> {
  /// How many of the first entries stay untouched.
  let kept: Int

  /// What stands on them: entries that were moved, and new ones.
  let tail: [Entry<Route>]

  /// The new ones of the tail, top last.
  let added: [Entry<Route>]

  /// The entries that go, top first.
  let removed: [Entry<Route>]
}
