/// A path as it outlives the program: a plain value, in whatever format its encoder writes.
///
/// What is read is not trusted. What stands before the first entry that can't be read is kept, and so
/// is each request by itself; a number out of range counts as unreadable.
public struct SavedPath<Route: RouteValue>: Hashable, Sendable {
  /// Which path it is; `nil` when that could not be read.
  public let path: PathID?

  /// The entries, root first; empty when not even the root could be read.
  public let entries: [SavedEntry<Route>]

  /// The requests for a result that were open, in the order in which they were made.
  public let requests: [SavedRequest]

  /// The highest number that an entry was given, so that none is given twice.
  let lastEntry: UInt64

  /// The highest number that a request was given.
  let lastRequest: UInt64
}

/// One entry as it outlives the program.
public struct SavedEntry<Route: RouteValue>: Hashable, Sendable {
  /// The identity, which the entry has again when it is restored.
  public let id: EntryID

  /// What the screen shows.
  public let route: Route

  /// What the host wrote down of the screen's own state; `nil` if the screen does not keep any.
  public let state: String?

  /// Describes an entry.
  public init(id: EntryID, route: Route, state: String? = nil) {
    self.id = id
    self.route = route
    self.state = state
  }
}

/// An open request for a result as it outlives the program.
public struct SavedRequest: Hashable, Codable, Sendable {
  /// Which request it is: who asked, and for what.
  public let slot: SlotID

  /// The entry that was asked.
  public let asked: EntryID
}

// MARK: - Reading and writing

extension SavedPath: Codable {
  private enum CodingKeys: CodingKey {
    case path, entries, requests, lastEntry, lastRequest
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var entries: [SavedEntry<Route>] = []
    var ids: Set<EntryID> = []
    for entry in container.readable(SavedEntry<Route>.self, forKey: .entries) {
      guard let entry, EntryID.numbers.contains(entry.id.number), ids.insert(entry.id).inserted
      else { break }
      entries.append(entry)
    }
    let counter = { (key: CodingKeys) in
      (try? container.decode(UInt64.self, forKey: key)).flatMap {
        EntryID.numbers.contains($0) ? $0 : nil
      } ?? 0
    }
    self.init(
      path: try? container.decode(PathID.self, forKey: .path), entries: entries,
      requests: container.readable(SavedRequest.self, forKey: .requests).compactMap(\.self),
      lastEntry: counter(.lastEntry), lastRequest: counter(.lastRequest))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try container.encode(entries, forKey: .entries)
    try container.encode(requests, forKey: .requests)
    try container.encode(lastEntry, forKey: .lastEntry)
    try container.encode(lastRequest, forKey: .lastRequest)
  }
}

extension SavedEntry: Codable {
  private enum CodingKeys: CodingKey {
    case id, route, state
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(EntryID.self, forKey: .id)
    route = try container.decode(Route.self, forKey: .route)
    // A screen whose state can't be read is made anew.
    state = try? container.decodeIfPresent(String.self, forKey: .state)
  }
}

extension KeyedDecodingContainer {
  /// The elements of a list, `nil` for each that can't be read. No list has no elements.
  fileprivate func readable<Element: Decodable>(
    _: Element.Type, forKey key: Key
  ) -> [Element?] {
    ((try? decode([Readable<Element>].self, forKey: key)) ?? []).map(\.value)
  }
}

/// An element that may be unreadable without taking its list along.
private struct Readable<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try? Value(from: decoder)
  }
}
