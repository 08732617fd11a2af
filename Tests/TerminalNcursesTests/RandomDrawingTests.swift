import Testing

@testable import fuzz

extension NcursesTests {
  /// It is here and not with the other fuzzing because ncurses can't be used twice at once.
  @Suite("Random drawing")
  struct RandomDrawingTests {
    @Test("is shown correctly by ncurses, cell by cell", arguments: 1...12 as ClosedRange<UInt64>)
    func twins(seed: UInt64) throws {
      #expect(try TwinCase(seed: seed).play() > 0)
    }
  }
}
