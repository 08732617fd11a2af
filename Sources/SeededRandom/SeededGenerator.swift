/// A random number generator that produces the same numbers for the same seed on every machine.
///
/// The algorithm is SplitMix64 by Steele, Lea, and Flood. It isn't cryptographically secure.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// The seed of the remaining sequence.
  public var seed: UInt64 { state }

  private var state: UInt64

  /// Starts the sequence of a seed.
  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
