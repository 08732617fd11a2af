/// A value that is written as its text, in files and in routes, and read back from it.
public protocol CodedAsText: Codable, LosslessStringConvertible {}

extension CodedAsText {
  /// Reads the value's text.
  ///
  /// - Throws: `DecodingError` when there is no text, or when it is not one of such a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is no \(Self.self)")
    }
    self = value
  }

  /// Writes the value's text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
