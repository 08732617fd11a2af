/// The identity of a view within its screen: its position in the view tree, or its name.
///
/// The position is relative to the enclosing builder, so that views coming and going elsewhere
/// don't affect it. It is hashed to a single number, which is the same in every run.
struct ViewID: Hashable, Comparable {
  private let value: UInt64

  static func < (first: ViewID, second: ViewID) -> Bool { first.value < second.value }

  /// The whole body.
  static let root = ViewID(value: 1)

  /// The identity of a view one step down the tree.
  func child(_ step: UInt64) -> ViewID {
    // The multipliers are odd, so that no bits are lost; see SplitMix64.
    let mixed = (value &* 0x9E37_79B9_7F4A_7C15) ^ step
    return ViewID(value: (mixed &* 0xBF58_476D_1CE4_E5B9) ^ (value >> 29))
  }
}

extension ViewID: CustomStringConvertible {
  /// The whole number, because texts identify views with it, such as the names of tasks.
  var description: String { "#" + String(value, radix: 16) }
}

extension ViewID: Codable {
  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(UInt64.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension ViewID {
  /// Creates the identity of a view with a name, independent of its position.
  init(name: String) {
    // FNV-1a, which unlike `hashValue` is the same in every run.
    value = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
