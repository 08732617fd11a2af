/// The identity of a path. Programs have one path now; several will be told apart by this.
public struct PathID: Hashable, Codable, Sendable, RawRepresentable {
  /// The name, as it stands in journals and saved states.
  public let rawValue: String

  /// Names a path.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The path of a program that has one.
  public static let main = PathID(rawValue: "main")
}

extension PathID: CustomStringConvertible {
  public var description: String { rawValue }
}
