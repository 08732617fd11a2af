/// The identity of a request for a result, independent of the type of its value.
public struct SlotID: Hashable, Sendable {
  /// The name of the first path of the router in which the request was made; it identifies the
  /// router.
  public let path: PathID

  /// The entry that asked.
  public let owner: EntryID

  /// The declared name of the answer in the owner.
  public let answer: String

  /// The number of the request; a router never reuses one.
  public let number: UInt64
}

extension SlotID: Codable {
  private enum CodingKeys: CodingKey {
    case path, owner, answer, number
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    path = try container.decodeIfPresent(PathID.self, forKey: .path) ?? .main
    owner = try container.decode(EntryID.self, forKey: .owner)
    answer = try container.decode(String.self, forKey: .answer)
    number = try container.decode(UInt64.self, forKey: .number)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if path != .main { try container.encode(path, forKey: .path) }
    try container.encode(owner, forKey: .owner)
    try container.encode(answer, forKey: .answer)
    try container.encode(number, forKey: .number)
  }
}

extension SlotID: CustomStringConvertible {
  public var description: String {
    "\(path == .main ? "" : "\(path):")\(owner).\(answer)/\(number)"
  }
}

/// The destination of a returned value: a plain token that can be part of a route.
///
/// It identifies its router by the name of the router's first path, so that a router with another
/// name refuses it. Two routers of one program therefore need different names; see
/// ``Router/init(roots:host:queue:)``.
public struct ReturnSlot<Value: Codable & Sendable>: Hashable, Sendable {
  /// The identity of the request that the value answers.
  public let id: SlotID

  init(_ id: SlotID) {
    self.id = id
  }
}

extension ReturnSlot: Codable {
  public init(from decoder: any Decoder) throws {
    id = try SlotID(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try id.encode(to: encoder)
  }
}

extension ReturnSlot: CustomStringConvertible {
  public var description: String { "\(id)" }
}
