/// The path as a batch edits it: a collection whose elements are kept, dropped, moved and added.
///
/// A draft is «the first entries as they are, then these», so an edit costs what it changes and not
/// what it leaves alone.
public struct PathDraft<Route: Hashable & Codable & Sendable> {
  /// The path as it was.
  @usableFromInline let base: [Entry<Route>]

  /// How many of the first entries are untouched.
  @usableFromInline var kept: Int

  /// What stands on the untouched ones.
  @usableFromInline var tail: [DraftEntry<Route>] = []

  /// Why nothing changes, if nothing does.
  @usableFromInline var unchanged = Unchanged.equal

  /// Begins a draft of a path.
  @inlinable
  init(_ path: Path<Route>) {
    base = path.entries
    kept = base.count
  }

  /// The identities of what stands on the untouched entries; none for what is new.
  @usableFromInline var tailIdentities: [EntryID?] { tail.map { $0.id } }

  /// The routes of what is new, top last.
  @usableFromInline var newRoutes: [Route] { tail.filter { $0.id == nil }.map { $0.route } }

  /// Keeps the first entries only.
  mutating func keep(first count: Int) {
    if count <= kept {
      tail.removeAll()
      kept = count
    } else {
      tail.removeSubrange((count - kept)...)
    }
  }
}

extension PathDraft {
  /// Adds a new entry on top.
  public mutating func push(_ route: Route) {
    tail.append(DraftEntry(route))
  }

  /// Where an entry stands, counted from the root. Searches from the top.
  public func index(of id: EntryID) -> Int? {
    lastIndex { $0.id == id }
  }

  /// Where the nearest entry from the top with a route stands.
  public func lastIndex(of route: Route) -> Int? {
    lastIndex { $0.route == route }
  }
}
