/// The commonest edit: the first entries as they are, then new ones.
@usableFromInline
struct PathStep<Route: Hashable & Codable & Sendable> {
  /// How many of the first entries stay.
  @usableFromInline let kept: Int

  /// The routes that are put on them, top last.
  @usableFromInline let routes: [Route]

  /// Why nothing changes, if nothing does.
  @usableFromInline let unchanged: Unchanged

  @inlinable
  init(kept: Int, routes: [Route] = [], unchanged: Unchanged = .equal) {
    self.kept = kept
    self.routes = routes
    self.unchanged = unchanged
  }

  /// What this makes of a path of so many entries.
  @inlinable
  func outline(on count: Int) -> Outline {
    routes.isEmpty && kept == count
      ? .unchanged(unchanged) : .keep(first: kept, new: routes.count)
  }
}
