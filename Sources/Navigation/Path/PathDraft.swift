/// One element of a draft: an entry of the path, or a route that will become a new entry.
public struct DraftEntry<Route: RouteValue>: Hashable, Sendable {
  /// The identity of an entry that is kept or moved; `nil` for a new one.
  public let id: EntryID?

  /// The route that says what the screen shows.
  public let route: Route

  /// The path of an entry that is kept or moved; `nil` for a new one.
  @usableFromInline let path: PathID?

  /// Creates an element that becomes a new entry.
  @inlinable
  public init(_ route: Route) {
    id = nil
    path = nil
    self.route = route
  }

  /// Creates an element that keeps an entry.
  @inlinable
  init(keeping entry: Entry<Route>, of path: PathID) {
    id = entry.id
    self.path = path
    route = entry.route
  }
}

/// A path being edited: a collection whose elements can be kept, dropped, moved, and added.
///
/// A draft stores the number of untouched entries and the elements above them, so an edit costs
/// only what it changes. Edits that proceed through the path in one direction cost O(*n*) in total,
/// where *n* is the length of the path.
public struct PathDraft<Route: RouteValue> {
  /// The identity of the path.
  @usableFromInline let path: PathID

  /// The path before the edit.
  @usableFromInline let base: [Entry<Route>]

  /// The number of leading entries that are untouched.
  @usableFromInline var kept: Int

  /// The elements above the untouched entries, as a gap buffer: those below the most recent edit in
  /// `lower`, and the rest, top first, in `upper`.
  @usableFromInline var lower: [DraftEntry<Route>] = []
  @usableFromInline var upper: [DraftEntry<Route>] = []

  /// The part of the path that the operation may edit.
  @usableFromInline let scope: EditScope

  /// The entry to activate, because it already shows what was requested.
  @usableFromInline var activated: EntryID?

  /// The reason to report if nothing changes.
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

  /// The index of the most recent edit.
  @inlinable var gap: Int { kept + lower.count }
}

extension PathDraft {
  /// Adds a new entry on top.
  @inlinable
  public mutating func push(_ route: Route) {
    push([DraftEntry(route)])
  }

  /// Adds a new entry on top, as ``push(_:)`` does.
  public mutating func append(_ route: Route) { push(route) }

  /// Inserts a new entry at a position, counting from 0 at the root.
  public mutating func insert(_ route: Route, at index: Int) {
    insert(DraftEntry(route), at: index)
  }

  /// Adds new entries on top.
  @inlinable
  mutating func push(_ new: [DraftEntry<Route>]) {
    moveGapToTop()
    if lower.isEmpty { lower = new } else { lower += new }
  }

  /// Adds new entries on top of the requester. Entries already there are removed, unless the first
  /// of them are what was requested.
  @inlinable
  mutating func show(_ new: [DraftEntry<Route>]) {
    guard let level = scope.requesterCount, !new.isEmpty else { return push(new) }
    var same = 0
    while same < new.count, level + same < base.count, base[level + same].route == new[same].route {
      same += 1
    }
    keep(first: level + same)
    if same == new.count {
      activated = base[level + same - 1].id
    } else {
      push(same == 0 ? new : Array(new[same...]))
    }
  }

  /// Keeps only the given number of leading entries.
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

  /// The position of an entry, counting from 0 at the root; `nil` if it is not in the draft.
  ///
  /// Searches in both directions from the most recent edit, initially from the top.
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

  /// The position of the entry nearest to the top that has an equal route; `nil` if there is none.
  public func lastIndex(of route: Route) -> Int? {
    lastIndex { $0.route == route }
  }

  /// The number of leading entries that have these routes.
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

  /// Creates an empty draft, which can't become a path.
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

  /// Moves the gap into the untouched entries and removes a range that starts there.
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
    // In a library that doesn't know the route type, every generic call costs; this makes the
    // fewest.
    while upper.count > 0 { lower.append(upper.removeLast()) }
  }

  /// Moves the gap to a position above the untouched entries.
  @inlinable
  mutating func moveGap(to index: Int) {
    while gap > index { upper.append(lower.removeLast()) }
    while gap < index { lower.append(upper.removeLast()) }
  }
}
