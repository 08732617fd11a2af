import TerminalCore
import Testing

@testable import TerminalUI

@Suite("Telling a swipe from a click")
struct SwipeRecognizerTests {
  private static let area = Rect(size: Size(columns: 81, rows: 21))

  /// Presses at a position and moves through others, one every ten milliseconds.
  private func progress(
    from start: Position, going direction: SwipeRecognizer.Direction = .right,
    through places: [Position]
  ) -> [Double?] {
    var recognizer = SwipeRecognizer()
    guard press(&recognizer, at: start, going: direction) else { return [] }
    return places.enumerated().map { index, place in
      recognizer.drag(to: place, time: .milliseconds(10 * (index + 1)))
    }
  }

  @discardableResult
  private func press(
    _ recognizer: inout SwipeRecognizer, at start: Position,
    going direction: SwipeRecognizer.Direction = .right
  ) -> Bool {
    recognizer.press(
      at: start, in: Self.area, going: direction, to: direction == .right ? 80 : 20, time: .zero)
  }

  @Test("starts only in the two columns at the left edge", arguments: 0...4)
  func edge(column: Int) {
    var recognizer = SwipeRecognizer()
    #expect(press(&recognizer, at: Position(column: column, row: 5)) == (column < 2))
  }

  @Test("one that goes down starts only in the upper line", arguments: 0...2)
  func upperLine(row: Int) {
    var recognizer = SwipeRecognizer()
    let start = Position(column: 40, row: row)
    #expect(press(&recognizer, at: start, going: .down) == (row == 0))
  }

  @Test("one that goes down is recognised after a row, which counts as two columns")
  func down() {
    let start = Position(column: 40, row: 0)
    let places = [1, 10, 20].map { Position(column: 40, row: $0) }
    #expect(progress(from: start, going: .down, through: places) == [0.05, 0.5, 1])
    let diagonal = Position(column: 43, row: 1)
    #expect(progress(from: start, going: .down, through: [diagonal]) == [nil])
  }

  @Test("is recognised after two columns and follows the pointer to the right edge")
  func claim() {
    let places = [1, 2, 40, 80, 10].map { Position(column: $0, row: 3) }
    #expect(
      progress(from: Position(column: 0, row: 3), through: places) == [
        nil, 0.025, 0.5, 1, 0.125,
      ])
  }

  @Test("mostly vertical motion is never a swipe, whatever follows")
  func vertical() {
    let places = [(0, 4), (1, 5), (40, 5)].map { Position(column: $0.0, row: $0.1) }
    #expect(progress(from: Position(column: 0, row: 3), through: places) == [nil, nil, nil])
  }

  @Test("a row counts as two columns, as cells are twice as high as wide")
  func diagonal() {
    let places = [Position(column: 3, row: 4), Position(column: 4, row: 4)]
    let start = Position(column: 0, row: 3)
    #expect(progress(from: start, through: places).first == 3.0 / 80)
    #expect(progress(from: start, through: [Position(column: 2, row: 4)]) == [nil])
  }

  @Test("the speed at the release is that of the last 100 ms")
  func velocity() {
    var recognizer = SwipeRecognizer()
    press(&recognizer, at: Position(column: 0, row: 0))
    for (time, column) in [(10, 40), (400, 40), (440, 44)] {
      _ = recognizer.drag(
        to: Position(column: column, row: 0), time: .milliseconds(time))
    }
    let release = recognizer.release(
      at: Position(column: 44, row: 0), time: .milliseconds(480))
    #expect(release?.progress == 0.55 && release?.velocity == 50)
  }

  @Test("a release without a swipe is a click, and one after the end is ignored")
  func unclaimed() {
    var recognizer = SwipeRecognizer()
    let place = Position(column: 0, row: 0)
    press(&recognizer, at: place)
    #expect(recognizer.release(at: place, time: .milliseconds(50)) == nil)
    #expect(!recognizer.isHeld)
    #expect(recognizer.drag(to: place, time: .milliseconds(60)) == nil)
  }

  @Test("each notch of the wheel adds or removes six columns")
  func burst() {
    var burst = WheelBurst()
    #expect(burst.turn(.left, screenColumns: 61) == 0.1)
    #expect(burst.turn(.left, screenColumns: 61) == 0.2)
    #expect(burst.turn(.right, screenColumns: 61) == 0.1)
    for _ in 0..<20 { _ = burst.turn(.right, screenColumns: 61) }
    #expect(burst.columns == 0)
    for _ in 0..<20 { _ = burst.turn(.left, screenColumns: 61) }
    #expect(burst.columns == 60)
  }
}
