/// A generator of numbers that a seed decides: the same seed, the same numbers, on every machine.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts the sequence that belongs to a seed.
  public init(seed: UInt64) {
    state = seed
  }

  // SplitMix64: the state takes steps of one odd number, and each step is mixed twice.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
