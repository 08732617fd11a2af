/// The entries that one change adds or removes, in order.
///
/// Holding none or one, the usual cases, needs no allocation.
@usableFromInline
enum EntryIDs: Hashable, Sendable {
  case none
  case one(EntryID)
  /// Always holds at least two, so that equal lists have equal cases.
  case many([EntryID])

  init(_ ids: some Sequence<EntryID>) {
    self = .none
    for id in ids { append(id) }
  }

  /// Adds an entry at the end.
  mutating func append(_ id: EntryID) {
    switch self {
    case .none: self = .one(id)
    case .one(let first): self = .many([first, id])
    case .many(var ids):
      self = .none  // Otherwise appending would copy the array.
      ids.append(id)
      self = .many(ids)
    }
  }
}

extension EntryIDs {
  /// Whether the list contains an entry.
  @inline(__always)
  func contains(_ id: EntryID) -> Bool {
    switch self {
    case .none: false
    case .one(let only): only == id
    case .many(let ids): ids.contains(id)
    }
  }

  /// Calls a function for each entry, in order. For a single entry, costs no more than the call.
  @inline(__always)
  func each(_ body: (EntryID) -> Void) {
    switch self {
    case .none: break
    case .one(let only): body(only)
    case .many(let ids): for id in ids { body(id) }
    }
  }

  /// Calls a function for each entry, in reverse order.
  @inline(__always)
  func eachReversed(_ body: (EntryID) -> Void) {
    switch self {
    case .none: break
    case .one(let only): body(only)
    case .many(let ids): for id in ids.reversed() { body(id) }
    }
  }
}

extension EntryIDs {
  /// The list without an entry, in order.
  func removing(_ id: EntryID) -> EntryIDs {
    switch self {
    case .none: .none
    case .one(let only): only == id ? .none : self
    case .many(let ids): EntryIDs(ids.lazy.filter { $0 != id })
    }
  }
}

extension EntryIDs: RandomAccessCollection {
  @inlinable var startIndex: Int { 0 }

  @inlinable var endIndex: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .many(let ids): ids.count
    }
  }

  @inlinable
  subscript(index: Int) -> EntryID {
    switch self {
    case .none: preconditionFailure("index \(index) of an empty list of entries")
    case .one(let id):
      precondition(index == 0, "index \(index) of a list of one entry")
      return id
    case .many(let ids): return ids[index]
    }
  }
}

extension EntryIDs: Codable {
  @usableFromInline
  init(from decoder: any Decoder) throws {
    self.init(try [EntryID](from: decoder))
  }

  @usableFromInline
  func encode(to encoder: any Encoder) throws {
    try Array(self).encode(to: encoder)
  }
}
