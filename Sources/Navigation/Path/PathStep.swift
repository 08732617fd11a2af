/// The commonest edit: the first entries as they are, then new ones.
struct PathStep<Route: Hashable & Codable & Sendable> {
  /// How many of the first entries stay.
  let kept: Int

  /// The routes that are put on them, top last.
  var routes: [Route] = []

  /// Why nothing changes, if nothing does.
  var unchanged = Unchanged.equal
}
