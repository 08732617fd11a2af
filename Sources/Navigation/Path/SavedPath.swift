/// The saved state of a router, with all its paths: a plain value for any encoder.
///
/// Decoding doesn't trust its input. It keeps the entries of each path up to the first unreadable
/// one, and every readable request; an out-of-range number counts as unreadable.
public struct SavedPath<Route: RouteValue>: Hashable, Sendable {
  /// The first path.
  let first: SavedStack<Route>

  /// The remaining paths.
  let others: [SavedStack<Route>]

  /// The visible path; `nil` for the first one.
  let shown: PathID?

  /// The open requests for a result, in the order in which they were made.
  public let requests: [SavedRequest]

  /// The highest entry number so far, so that no number is reused.
  let lastEntry: UInt64

  /// The highest request number so far.
  let lastRequest: UInt64

  /// What the front end itself saves, as text, such as the widths of panes; `nil` if nothing.
  package var frontEnd: String?

  /// The identity of the first path; `nil` if it could not be read.
  public var path: PathID? { first.path }

  /// The entries of the path that was visible, root first; empty if even its root couldn't be read.
  public var entries: [SavedEntry<Route>] {
    (others.first { $0.path == shown && shown != nil } ?? first).entries
  }
}

/// One saved path.
struct SavedStack<Route: RouteValue>: Hashable, Sendable {
  /// The identity of the path; `nil` if it could not be read.
  let path: PathID?

  /// The entries, root first; empty if even the root couldn't be read.
  let entries: [SavedEntry<Route>]

  /// The active entry; `nil` for the top.
  let active: EntryID?
}

/// A saved entry.
public struct SavedEntry<Route: RouteValue>: Hashable, Sendable {
  /// The identity, which the restored entry keeps.
  public let id: EntryID

  /// The route that says what the screen shows.
  public let route: Route

  /// The screen's own state, as encoded by the host; `nil` if the screen saves none.
  public let state: String?

  /// The presentation style, if the entry begins a flow or a sheet; otherwise `nil`.
  public let presentation: PresentationStyle?

  /// The entry that presented the flow or sheet; `nil` if the app did.
  let presenter: EntryID?

  init(
    id: EntryID, route: Route, state: String?, presentation: PresentationStyle?,
    presenter: EntryID?
  ) {
    self.id = id
    self.route = route
    self.state = state
    self.presentation = presentation
    self.presenter = presenter
  }
}

/// A saved request for a result that was still open.
public struct SavedRequest: Hashable, Codable, Sendable {
  /// The identity of the request, which includes the entry that asked and the name of its answer.
  public let slot: SlotID

  /// The entry that was asked.
  public let asked: EntryID
}

// MARK: - Reading and writing

extension SavedPath: Codable {
  private enum CodingKeys: CodingKey {
    case others, shown, requests, lastEntry, lastRequest, frontEnd
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var ids: Set<EntryID> = []
    let first = try SavedStack<Route>(from: decoder).keeping(unusedBy: &ids)
    let others = container.readable(SavedStack<Route>.self, forKey: .others)
    let counter = { (key: CodingKeys) in
      (try? container.decode(UInt64.self, forKey: key)).flatMap {
        EntryID.counters.contains($0) ? $0 : nil
      } ?? 0
    }
    self.init(
      first: first, others: others.compactMap { $0?.keeping(unusedBy: &ids) },
      shown: try? container.decodeIfPresent(PathID.self, forKey: .shown),
      requests: container.readable(SavedRequest.self, forKey: .requests).compactMap(\.self),
      lastEntry: counter(.lastEntry), lastRequest: counter(.lastRequest),
      frontEnd: try? container.decodeIfPresent(String.self, forKey: .frontEnd))
  }

  public func encode(to encoder: any Encoder) throws {
    try first.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    if !others.isEmpty { try container.encode(others, forKey: .others) }
    try container.encodeIfPresent(shown, forKey: .shown)
    try container.encode(requests, forKey: .requests)
    try container.encode(lastEntry, forKey: .lastEntry)
    try container.encode(lastRequest, forKey: .lastRequest)
    try container.encodeIfPresent(frontEnd, forKey: .frontEnd)
  }
}

extension SavedStack: Codable {
  private enum CodingKeys: CodingKey {
    case path, entries, active
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    path = try? container.decode(PathID.self, forKey: .path)
    entries = container.readable(SavedEntry<Route>.self, forKey: .entries)
      .prefix { $0 != nil }.compactMap(\.self)
    active = try? container.decodeIfPresent(EntryID.self, forKey: .active)
  }

  /// The entries up to the first one whose number is already used or out of range.
  fileprivate func keeping(unusedBy ids: inout Set<EntryID>) -> SavedStack {
    let kept = entries.prefix { entry in
      EntryID.numbers.contains(entry.id.number) && ids.insert(entry.id).inserted
    }
    return SavedStack(path: path, entries: Array(kept), active: active)
  }
}

extension SavedEntry: Codable {
  private enum CodingKeys: CodingKey {
    case id, route, state, presentation, presenter
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(EntryID.self, forKey: .id)
    route = try container.decode(Route.self, forKey: .route)
    // A screen whose state can't be read starts without it.
    state = try? container.decodeIfPresent(String.self, forKey: .state)
    presentation = try? container.decodeIfPresent(PresentationStyle.self, forKey: .presentation)
    presenter = try? container.decodeIfPresent(EntryID.self, forKey: .presenter)
  }
}

extension KeyedDecodingContainer {
  /// The elements of a list, with `nil` for each unreadable one. A missing list is empty.
  fileprivate func readable<Element: Decodable>(
    _: Element.Type, forKey key: Key
  ) -> [Element?] {
    ((try? decode([Readable<Element>].self, forKey: key)) ?? []).map(\.value)
  }
}

/// An element that may be unreadable without making the rest of its list unreadable.
private struct Readable<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try? Value(from: decoder)
  }
}
