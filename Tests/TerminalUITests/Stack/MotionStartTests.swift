import Navigation
import TerminalCore
import Testing

@testable import TerminalUI

@Suite("The start of a motion")
struct MotionStartTests {
  private let first = EntryID(number: 1)
  private let second = EntryID(number: 2)

  private func interrupted() -> MotionStart {
    var start = MotionStart()
    start.interrupted = InterruptedMotion(
      from: first, to: second, position: 0.25,
      picture: Frame(size: Size(columns: 20, rows: 6)))
    return start
  }

  @Test("continues an interrupted motion between the same screens, once")
  func same() {
    var start = interrupted()
    let positions = [1, 2].map { _ in start.takePosition(from: first, to: second) }
    #expect(positions == [0.25, nil])
    #expect(start.interrupted == nil)
  }

  @Test("continues an interrupted motion in the other direction")
  func back() {
    var start = interrupted()
    let position = start.takePosition(from: second, to: first)
    #expect(position == 0.75)
  }

  @Test("keeps the picture of a motion between other screens")
  func others() {
    var start = interrupted()
    let position = start.takePosition(from: second, to: EntryID(number: 3))
    #expect(position == nil)
    #expect(start.interrupted?.position == 0.25)
  }
}
