/// Entries by identity, in an order: those that come or go with one change.
///
/// Mostly none or one, which take no memory of their own and need no counting of references.
@usableFromInline
enum EntryIDs: Hashable, Sendable {
  case none
  case one(EntryID)
  /// Two at least, so that the same entries are never told in two ways.
  case many([EntryID])

  /// So many entries, made in their order.
  init(count: Int, _ id: (_ index: Int) -> EntryID) {
    switch count {
    case 0: self = .none
    case 1: self = .one(id(0))
    default: self = .many((0..<count).map(id))
    }
  }

  @usableFromInline
  init(_ ids: [EntryID]) {
    self.init(count: ids.count) { ids[$0] }
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
    case .none: preconditionFailure("no entry stands at \(index) of none")
    case .one(let id):
      precondition(index == 0, "no entry stands at \(index) of one")
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
