import SeededRandom
import Testing

@testable import TerminalCore

@Suite("A colour of red, green and blue")
struct ColorTests {
  private func distance(_ number: Int, _ parts: [Int]) -> Int {
    zip(Palette.components(of: number), parts).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }

  @Test(
    "is one of the palette's if that has it",
    arguments: [(0, 0, 0, 16), (95, 175, 255, 75), (255, 255, 255, 231), (8, 8, 8, 232)]
      as [(UInt8, UInt8, UInt8, UInt8)])
  func exact(red: UInt8, green: UInt8, blue: UInt8, index: UInt8) {
    #expect(Color.rgb(red, green, blue) == Color(index: index))
  }

  @Test("is otherwise the nearest of the palette, but none that people choose themselves")
  func nearest() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let parts = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
      let wanted = parts.map(Int.init)
      let found = Int(Color.rgb(parts[0], parts[1], parts[2]).index)
      let least = (16...255).map { distance($0, wanted) }.min()
      #expect(found >= 16 && distance(found, wanted) == least, "\(parts)")
    }
    for level in UInt8.min...UInt8.max {
      let wanted = Array(repeating: Int(level), count: 3)
      let found = Int(Color.rgb(level, level, level).index)
      #expect(distance(found, wanted) == (16...255).map { distance($0, wanted) }.min())
    }
  }
}
