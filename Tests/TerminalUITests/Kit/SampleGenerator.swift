/// Chance that can be repeated.
struct SampleGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// One of some things, of which there is one at least.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(next() >> 33) % elements.count]
  }
}
