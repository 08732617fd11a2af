import Testing

@testable import fuzz

extension NcursesTests {
  /// It stands here and not beside the other random tries because ncurses can't be used twice at once.
  @Suite("Random drawing")
  struct RandomDrawingTests {
    @Test("is shown correctly by ncurses, cell by cell", arguments: 1...12 as ClosedRange<UInt64>)
    func twins(seed: UInt64) throws {
      #expect(try TwinCase(seed: seed).play() > 0)
    }
  }
}
