/// A value that is encoded as its description in files and routes.
public protocol CodedAsText: Codable, LosslessStringConvertible {}

extension CodedAsText {
  /// Decodes a value from its text.
  ///
  /// - Throws: `DecodingError` if there is no text, or it doesn't describe a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not a \(Self.self)")
    }
    self = value
  }

  /// Encodes the value's text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
