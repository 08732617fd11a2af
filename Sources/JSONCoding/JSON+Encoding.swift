extension JSON {
  /// Encodes a value.
  ///
  /// - Throws: The errors of the value, and `EncodingError` for a number that JSON can't represent.
  package init(encoding value: some Encodable) throws {
    let slot = Slot()
    try slot.encode(value, at: [])
    self = slot.json
  }
}

/// The place of a value that is still being encoded.
private final class Slot {
  private enum Content {
    case value(JSON)
    case elements([Slot])
    case members([String: Slot])
  }

  private var content = Content.value(.null)

  /// What was encoded.
  var json: JSON {
    switch content {
    case .value(let value): value
    case .elements(let slots): .array(slots.map(\.json))
    case .members(let slots): .object(slots.mapValues(\.json))
    }
  }

  /// The number of elements.
  var count: Int { if case .elements(let slots) = content { slots.count } else { 0 } }

  /// Encodes a value here. A number, a string, or a Boolean would only call back with itself.
  func encode<Value: Encodable>(_ value: Value, at path: [any CodingKey]) throws {
    switch value {
    case let value as Bool: content = .value(.boolean(value))
    case let value as String: content = .value(.string(value))
    case let value as any FixedWidthInteger: content = .value(.number("\(value)"))
    case let value as any BinaryFloatingPoint:
      guard value.isFinite else {
        throw EncodingError.invalidValue(
          value, EncodingError.Context(codingPath: path, debugDescription: "JSON has no \(value)"))
      }
      content = .value(.number("\(value)"))
    default: try value.encode(to: SlotEncoder(slot: self, codingPath: path))
    }
  }

  func encodeNil() { content = .value(.null) }

  /// Becomes an array.
  func beginElements() { if case .elements = content {} else { content = .elements([]) } }

  /// Becomes an object.
  func beginMembers() { if case .members = content {} else { content = .members([:]) } }

  /// Adds an element.
  func append() -> Slot {
    let slot = Slot()
    guard case .elements(var slots) = content else { return slot }
    content = .value(.null)  // Otherwise all elements would be copied.
    slots.append(slot)
    content = .elements(slots)
    return slot
  }

  /// Returns the member with a name, adding it if necessary.
  func member(_ name: String) -> Slot {
    guard case .members(var slots) = content else { return Slot() }
    content = .value(.null)
    let slot = slots[name] ?? Slot()
    slots[name] = slot
    content = .members(slots)
    return slot
  }
}

// A single generic method satisfies the requirements for all types of numbers.

/// Encodes into a slot.
private struct SlotEncoder: Encoder, SingleValueEncodingContainer {
  let slot: Slot
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    slot.beginMembers()
    return KeyedEncodingContainer(MemberEncoder(slot: slot, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    slot.beginElements()
    return ElementEncoder(slot: slot, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { slot.encodeNil() }

  func encode<Value: Encodable>(_ value: Value) throws { try slot.encode(value, at: codingPath) }
}

/// Encodes the members of an object.
private struct MemberEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let slot: Slot
  let codingPath: [any CodingKey]

  func encodeNil(forKey key: Key) { slot.member(key.stringValue).encodeNil() }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try slot.member(key.stringValue).encode(value, at: codingPath + [key])
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder(for: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(for: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder(for: SuperKey()) }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }

  private func encoder(for key: some CodingKey) -> SlotEncoder {
    SlotEncoder(slot: slot.member(key.stringValue), codingPath: codingPath + [key])
  }
}

/// Encodes the elements of an array.
private struct ElementEncoder: UnkeyedEncodingContainer {
  let slot: Slot
  let codingPath: [any CodingKey]
  var count: Int { slot.count }

  func encodeNil() { slot.append().encodeNil() }

  func encode<Value: Encodable>(_ value: Value) throws {
    let path = codingPath + [ElementKey(index: count)]
    try slot.append().encode(value, at: path)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    encoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder().unkeyedContainer() }

  func superEncoder() -> any Encoder { encoder() }

  private func encoder() -> SlotEncoder {
    let path = codingPath + [ElementKey(index: count)]
    return SlotEncoder(slot: slot.append(), codingPath: path)
  }
}

/// The key for what a superclass encodes.
struct SuperKey: CodingKey {
  let stringValue = "super"
  let intValue: Int? = nil

  init() {}
  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}

/// The key for the position of an element in an array.
struct ElementKey: CodingKey {
  let index: Int
  var stringValue: String { "\(index)" }
  var intValue: Int? { index }

  init(index: Int) { self.index = index }
  init?(stringValue: String) { nil }
  init?(intValue: Int) { self.init(index: intValue) }
}
