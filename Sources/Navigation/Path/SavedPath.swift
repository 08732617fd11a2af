/// A path as it outlives the program: a plain value, in whatever format its encoder writes.
///
/// Reading one does not fail because of a screen that the program no longer knows: what stands
/// before the first entry that can't be read is kept.
public struct SavedPath<Route: Hashable & Codable & Sendable>: Hashable, Sendable {
  /// Which path it is.
  public let path: PathID

  /// The entries, root first; none when not even the root could be read.
  public let entries: [SavedEntry<Route>]

  /// The askings that were open, in the order in which they were asked.
  public let requests: [SavedRequest]

  /// The highest number that an entry was given, so that none is given twice.
  let lastEntry: UInt64

  /// The highest number that an asking was given.
  let lastRequest: UInt64

  init(
    path: PathID, entries: [SavedEntry<Route>], requests: [SavedRequest], lastEntry: UInt64,
    lastRequest: UInt64
  ) {
    self.path = path
    self.entries = entries
    self.requests = askings
    self.lastEntry = lastEntry
    self.lastRequest = lastRequest
  }
}

extension SavedPath: Codable {
  private enum CodingKeys: CodingKey {
    case path, entries, askings, lastEntry, lastRequest
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var list = try container.nestedUnkeyedContainer(forKey: .entries)
    var entries: [SavedEntry<Route>] = []
    var numbers: Set<EntryID> = []
    // An identity that stands twice was not written by a router: it can't be read either.
    while !list.isAtEnd, let entry = try? list.decode(SavedEntry<Route>.self),
      numbers.insert(entry.id).inserted
    {
      entries.append(entry)
    }
    self.init(
      path: try container.decode(PathID.self, forKey: .path),
      entries: entries,
      requests: try container.decode([SavedRequest].self, forKey: .requests),
      lastEntry: try container.decode(UInt64.self, forKey: .lastEntry),
      lastRequest: try container.decode(UInt64.self, forKey: .lastRequest))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try container.encode(entries, forKey: .entries)
    try container.encode(askings, forKey: .requests)
    try container.encode(lastEntry, forKey: .lastEntry)
    try container.encode(lastRequest, forKey: .lastRequest)
  }
}

/// One entry as it outlives the program.
public struct SavedEntry<Route: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
  /// The identity, which the entry has again when it is restored.
  public let id: EntryID

  /// What the screen shows.
  public let route: Route

  /// What the host wrote down of the screen's own state; none if the screen does not keep any.
  public let state: String?

  /// Describes an entry.
  public init(id: EntryID, route: Route, state: String? = nil) {
    self.id = id
    self.route = route
    self.state = state
  }
}

/// An open asking as it outlives the program.
public struct SavedRequest: Hashable, Codable, Sendable {
  /// Which asking it is: who asked, and for what.
  public let slot: SlotID

  /// The entry that was asked.
  public let asked: EntryID
}
