/// A saved path: a plain value for any encoder.
///
/// Decoding does not trust its input. It keeps the entries before the first unreadable one, and
/// each request on its own; a number out of range counts as unreadable.
public struct SavedPath<Route: RouteValue>: Hashable, Sendable {
  /// The identity of the path; `nil` if it could not be read.
  public let path: PathID?

  /// The entries, root first; empty if not even the root could be read.
  public let entries: [SavedEntry<Route>]

  /// The entry that was active; `nil` for the top.
  let active: EntryID?

  /// The requests for a result that were open, in the order in which they were made.
  public let requests: [SavedRequest]

  /// The highest number of an entry so far, so that no number is reused.
  let lastEntry: UInt64

  /// The highest number of a request so far.
  let lastRequest: UInt64
}

/// A saved entry.
public struct SavedEntry<Route: RouteValue>: Hashable, Sendable {
  /// The identity, which the restored entry keeps.
  public let id: EntryID

  /// What the screen shows.
  public let route: Route

  /// The screen's own state as encoded by the host; `nil` if the screen saves none.
  public let state: String?

  /// How it is presented, if it begins a flow or a sheet.
  public let presentation: PresentationStyle?

  /// Creates a saved entry.
  public init(
    id: EntryID, route: Route, state: String? = nil, presentation: PresentationStyle? = nil
  ) {
    self.id = id
    self.route = route
    self.state = state
    self.presentation = presentation
  }
}

/// A saved request for a result, open at that time.
public struct SavedRequest: Hashable, Codable, Sendable {
  /// The identity of the request: who asked, and for what.
  public let slot: SlotID

  /// The entry that was asked.
  public let asked: EntryID
}

// MARK: - Reading and writing

extension SavedPath: Codable {
  private enum CodingKeys: CodingKey {
    case path, entries, active, requests, lastEntry, lastRequest
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
      active: try? container.decode(EntryID.self, forKey: .active),
      requests: container.readable(SavedRequest.self, forKey: .requests).compactMap(\.self),
      lastEntry: counter(.lastEntry), lastRequest: counter(.lastRequest))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try container.encode(entries, forKey: .entries)
    try container.encodeIfPresent(active, forKey: .active)
    try container.encode(requests, forKey: .requests)
    try container.encode(lastEntry, forKey: .lastEntry)
    try container.encode(lastRequest, forKey: .lastRequest)
  }
}

extension SavedEntry: Codable {
  private enum CodingKeys: CodingKey {
    case id, route, state, presentation
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(EntryID.self, forKey: .id)
    route = try container.decode(Route.self, forKey: .route)
    // A screen whose state can't be read starts fresh.
    state = try? container.decodeIfPresent(String.self, forKey: .state)
    presentation = try? container.decodeIfPresent(PresentationStyle.self, forKey: .presentation)
  }
}

extension KeyedDecodingContainer {
  /// The elements of a list, `nil` for each unreadable one. A missing list is empty.
  fileprivate func readable<Element: Decodable>(
    _: Element.Type, forKey key: Key
  ) -> [Element?] {
    ((try? decode([Readable<Element>].self, forKey: key)) ?? []).map(\.value)
  }
}

/// An element that may be unreadable without making its list unreadable.
private struct Readable<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try? Value(from: decoder)
  }
}
