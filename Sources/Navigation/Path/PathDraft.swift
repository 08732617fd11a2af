/// One element of a draft: an entry of the path, or a route that will become a new entry.
public struct DraftEntry<Route: RouteValue>: Hashable, Sendable {
  /// The identity of an entry that is kept or moved; `nil` for a new one.
  public let id: EntryID?

  /// What the screen shows.
  public let route: Route

  /// The path of an entry that is kept or moved; `nil` for a new one.
  @usableFromInline let path: PathID?

  /// Plans a new entry.
  @inlinable
  public init(_ route: Route) {
    id = nil
    path = nil
    self.route = route
  }

  /// Keeps an entry.
  @inlinable
  init(keeping entry: Entry<Route>, of path: PathID) {
    id = entry.id
    self.path = path
    route = entry.route
  }
}

/// The path while it is edited: a collection whose elements can be kept, dropped, moved and added.
///
/// A draft is stored as a number of untouched entries and the elements above them, so the cost of
/// an edit depends only on what it changes. A series of edits that goes through the path in one
/// direction costs its length once.
public struct PathDraft<Route: RouteValue> {
  /// The identity of the path.
  @usableFromInline let path: PathID

  /// The path before the edit.
  @usableFromInline let base: [Entry<Route>]

  /// How many of the first entries are untouched.
  @usableFromInline var kept: Int

  /// The elements above the untouched entries: those below the place of the last edit in `lower`,
  /// and the others, top first, in `upper`.
  @usableFromInline var lower: [DraftEntry<Route>] = []
  @usableFromInline var upper: [DraftEntry<Route>] = []

  /// Which part of the path the operation means.
  @usableFromInline let scope: EditScope

  /// The entry that gets the keyboard, because it shows already what is asked for.
  @usableFromInline var activated: EntryID?

  /// Why nothing changes, if nothing does.
  @usableFromInline var unchanged = Unchanged.equal

  /// Creates a draft of a path.
  @inlinable
  init(_ path: Path<Route>, scope: EditScope = EditScope()) {
    self.path = path.id
    self.scope = scope
    base = path.storage
    kept = path.storage.count
  }

  /// The elements above the untouched entries, top last.
  @inlinable var tail: [DraftEntry<Route>] {
    mutating get {
      moveGapToTop()
      return lower
    }
  }

  /// The index of the place of the last edit.
  @inlinable var gap: Int { kept + lower.count }
}

extension PathDraft {
  /// Adds a new entry on top.
  @inlinable
  public mutating func push(_ route: Route) {
    push([DraftEntry(route)])
  }

  /// Adds new entries on top.
  @inlinable
  mutating func push(_ new: [DraftEntry<Route>]) {
    moveGapToTop()
    if lower.isEmpty { lower = new } else { lower += new }
  }

  /// Adds new entries on top of the requester. What stands there goes, unless it is what is asked
  /// for.
  @inlinable
  mutating func show(_ new: [DraftEntry<Route>]) {
    guard let level = scope.level, let first = new.first else { return push(new) }
    if new.count == 1, base[level].route == first.route {
      activated = base[level].id
      keep(first: level + 1)
    } else {
      keep(first: level)
      push(new)
    }
  }

  /// Keeps only the first entries.
  @inlinable
  mutating func keep(first count: Int) {
    if count <= kept {
      lower.removeAll()
      upper.removeAll()
      kept = count
    } else {
      moveGap(to: count)
      upper.removeAll()
    }
  }

  /// The position of an entry, counted from the root.
  ///
  /// Searches from the place of the last edit in both directions; at first that is the top.
  public func index(of id: EntryID) -> Int? {
    var above = gap
    var below = gap - 1
    while above < count || below >= 0 {
      if above < count {
        if upper[count - 1 - above].id == id { return above }
        above += 1
      }
      if below >= 0 {
        if (below < kept ? base[below].id : lower[below - kept].id) == id { return below }
        below -= 1
      }
    }
    return nil
  }

  /// The position of the entry with a route that is nearest to the top.
  public func lastIndex(of route: Route) -> Int? {
    lastIndex { $0.route == route }
  }

  /// How many of the first entries have these routes.
  @inlinable
  func commonPrefix(with routes: [Route]) -> Int {
    let shorter = Swift.min(kept, routes.count)
    var index = 0
    while index < shorter, base[index].route == routes[index] { index += 1 }
    return index
  }
}

extension PathDraft: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  public typealias Element = DraftEntry<Route>

  /// Creates an empty draft, which no path can become.
  public init() {
    path = .main
    scope = EditScope()
    base = []
    kept = 0
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { kept + lower.count + upper.count }

  public subscript(position: Int) -> DraftEntry<Route> {
    get {
      if position < kept { return DraftEntry(keeping: base[position], of: path) }
      return position < gap ? lower[position - kept] : upper[count - 1 - position]
    }
    set {
      if position < kept {
        replaceSubrange(position..<position + 1, with: CollectionOfOne(newValue))
      } else if position < gap {
        lower[position - kept] = newValue
      } else {
        upper[count - 1 - position] = newValue
      }
    }
  }

  public mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Collection<DraftEntry<Route>>
  ) {
    if range.lowerBound < kept {
      touch(from: range)
    } else {
      moveGap(to: range.lowerBound)
      upper.removeLast(range.count)
    }
    lower.append(contentsOf: elements)
  }

  /// Moves the gap into the untouched entries, and removes a range that starts there.
  private mutating func touch(from range: Range<Int>) {
    upper.append(contentsOf: lower.reversed())
    lower.removeAll(keepingCapacity: true)
    let end = Swift.min(range.upperBound, kept)
    upper.removeLast(range.upperBound - end)
    upper.append(
      contentsOf: base[end..<kept].reversed().lazy.map { [path] in DraftEntry(keeping: $0, of: path)
      })
    kept = range.lowerBound
  }

  /// Moves the gap above all entries.
  @inlinable
  mutating func moveGapToTop() {
    // A library that does not know the route pays for every generic call, so it is the fewest.
    while upper.count > 0 { lower.append(upper.removeLast()) }
  }

  /// Moves the gap to a place above the untouched entries.
  @inlinable
  mutating func moveGap(to index: Int) {
    while gap > index { upper.append(lower.removeLast()) }
    while gap < index { lower.append(upper.removeLast()) }
  }
}
