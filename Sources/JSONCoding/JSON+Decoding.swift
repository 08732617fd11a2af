extension JSON {
  /// Decodes a value encoded by ``init(encoding:)`` or by another JSON encoder.
  ///
  /// - Throws: `DecodingError` if the value doesn't match the type.
  package func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    try decoded(as: type, at: [])
  }

  fileprivate func decoded<Value: Decodable>(
    as type: Value.Type, at path: [any CodingKey]
  ) throws -> Value {
    let found: Any?
    switch type {
    case is Bool.Type: found = truth
    case is String.Type: found = text
    case let type as any FixedWidthInteger.Type: found = integer(type)
    case is Double.Type: found = real(Double.self)
    case is Float.Type: found = real(Float.self)
    default: return try Value(from: ValueDecoder(json: self, codingPath: path))
    }
    guard let value = found as? Value else { throw mismatch(type, at: path) }
    return value
  }

  private var truth: Bool? { if case .boolean(let value) = self { value } else { nil } }

  private var digits: String? { if case .number(let digits) = self { digits } else { nil } }

  /// The integer of a type; `nil` if this isn't a whole number that fits it.
  func integer<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    digits.flatMap { digits in
      Number(digits) ?? Double(digits).flatMap { Number(exactly: $0) }
    }
  }

  private func real<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: Number.Type
  ) -> Number? {
    digits.flatMap { Number($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  fileprivate func mismatch(_ type: Any.Type, at path: [any CodingKey]) -> DecodingError {
    let context = DecodingError.Context(codingPath: path, debugDescription: "no \(type)")
    return self == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
}

// A single generic method satisfies the requirements for all types of numbers.

/// Decodes from a value.
private struct ValueDecoder: Decoder, SingleValueDecodingContainer {
  let json: JSON
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard let members = json.members else {
      throw json.mismatch([String: Any].self, at: codingPath)
    }
    return KeyedDecodingContainer(MemberDecoder(members: members, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = json else { throw json.mismatch([Any].self, at: codingPath) }
    return ElementDecoder(elements: elements, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { json == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try json.decoded(as: type, at: codingPath)
  }
}

/// Decodes the members of an object.
private struct MemberDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [String: JSON]
  let codingPath: [any CodingKey]

  var allKeys: [Key] { members.keys.sorted().compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try member(key) == .null }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try member(key).decoded(as: type, at: codingPath + [key])
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder(for: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(for: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try decoder(for: SuperKey()) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(for: key) }

  private func decoder(for key: some CodingKey) throws -> ValueDecoder {
    ValueDecoder(json: try member(key), codingPath: codingPath + [key])
  }

  private func member(_ key: some CodingKey) throws -> JSON {
    guard let member = members[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: codingPath, debugDescription: "no member"))
    }
    return member
  }
}

/// Decodes the elements of an array, one after the other.
private struct ElementDecoder: UnkeyedDecodingContainer {
  let elements: [JSON]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(elements: [JSON], codingPath: [any CodingKey]) {
    self.elements = elements
    self.codingPath = codingPath
  }

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  mutating func decodeNil() throws -> Bool {
    let isNull = try next(Any?.self) == .null
    if isNull { currentIndex += 1 }
    return isNull
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try next(type).decoded(as: type, at: path)
    // If decoding fails, the same element can be decoded as another type.
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    let container = try ValueDecoder(json: next(type), codingPath: path).container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try ValueDecoder(json: next([Any].self), codingPath: path).unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = ValueDecoder(json: try next(Any.self), codingPath: path)
    currentIndex += 1
    return decoder
  }

  private var path: [any CodingKey] { codingPath + [ElementKey(index: currentIndex)] }

  private func next(_ type: Any.Type) throws -> JSON {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type, DecodingError.Context(codingPath: path, debugDescription: "no more elements"))
    }
    return elements[currentIndex]
  }
}
