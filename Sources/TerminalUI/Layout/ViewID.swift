/// The identity of a view within its screen: its place in the tree of views, or its name.
///
/// The place is counted within the builder that the view stands in, so that views which come and go
/// elsewhere change nothing. It is mixed into one number, which is the same in every run.
struct ViewID: Hashable, Comparable {
  private let value: UInt64

  static func < (first: ViewID, second: ViewID) -> Bool { first.value < second.value }

  /// The whole body.
  static let root = ViewID(value: 1)

  /// The identity of a view one step further down the tree.
  func child(_ step: UInt64) -> ViewID {
    // The multipliers are odd, so that no step loses bits; see SplitMix64.
    let mixed = (value &* 0x9E37_79B9_7F4A_7C15) ^ step
    return ViewID(value: (mixed &* 0xBF58_476D_1CE4_E5B9) ^ (value >> 29))
  }
}

extension ViewID: CustomStringConvertible {
  /// A short form, enough to tell the views of a screen apart.
  var description: String { "#" + String(value & 0xFFFF, radix: 16) }
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
  /// The identity of a view with a name, wherever it stands.
  init(name: String) {
    // FNV-1a: unlike `hashValue`, the same in every run.
    value = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
