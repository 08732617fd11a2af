/// A value that is encoded as its description, in files and in routes.
public protocol CodedAsText: Codable, LosslessStringConvertible {}

extension CodedAsText {
  /// Decodes the text of a value.
  ///
  /// - Throws: `DecodingError` if there is no text, or no value has it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is no \(Self.self)")
    }
    self = value
  }

  /// Encodes the text of the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
