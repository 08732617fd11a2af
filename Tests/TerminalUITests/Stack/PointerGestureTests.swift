import Navigation
import TerminalCore
import Testing

@testable import TerminalUI

@Suite("What the pointer is doing")
struct PointerGestureTests {
  private static let size = Size(columns: 81, rows: 21)

  private static func place(_ column: Int, _ row: Int) -> Position {
    Position(column: column, row: row)
  }

  /// A gesture whose button was pressed in the left column, where a swipe can start.
  private func pressedAtEdge() -> PointerGesture {
    var pointer = PointerGesture()
    pointer.press(at: Self.place(0, 5))
    let mayBegin = pointer.mayBeginSwipe(
      at: Self.place(0, 5), in: Rect(size: Self.size), going: .right, size: Self.size, time: .zero)
    #expect(mayBegin)
    return pointer
  }

  @Test("a release on the row of the press, at most two columns beside it, is a click")
  func click() {
    for (place, isClick) in [
      (Self.place(10, 5), true), (Self.place(12, 5), true), (Self.place(8, 5), true),
      (Self.place(13, 5), false), (Self.place(10, 6), false),
    ] {
      var pointer = PointerGesture()
      pointer.press(at: Self.place(10, 5))
      let release = pointer.release(at: place, time: .zero)
      let click = PointerGesture.Release.click(from: .init(position: Self.place(10, 5)))
      #expect(release == (isClick ? click : .none), "\(place)")
      #expect(pointer.release(at: place, time: .zero) == .none)
    }
  }

  @Test("a press that was forgotten, or whose gesture has ended, isn't a click")
  func forgotten() {
    var pointer = PointerGesture()
    pointer.press(at: Self.place(10, 5))
    pointer.forgetPress()
    #expect(pointer.release(at: Self.place(10, 5), time: .zero) == .none)
    pointer.press(at: Self.place(10, 5))
    pointer.end()
    #expect(pointer.release(at: Self.place(10, 5), time: .zero) == .none)
  }

  @Test("drags move what the button holds, and the release isn't a click")
  func held() {
    let bar = HeldScrollBar(entry: EntryID(number: 1), firstRow: 1, grip: 2)
    for held in [PointerGesture.Held.divider(1), .scrollBar(bar)] {
      var pointer = PointerGesture()
      pointer.press(at: Self.place(0, 5))
      pointer.hold(held)
      #expect(pointer.drag(to: Self.place(40, 9), time: .zero) == .held(held))
      #expect(pointer.drag(to: Self.place(0, 5), time: .zero) == .held(held))
      #expect(pointer.release(at: Self.place(0, 5), time: .zero) == .none)
      #expect(pointer.drag(to: Self.place(40, 9), time: .zero) == .none)
    }
    #expect(bar.thumb(at: Self.place(80, 9)) == 6)
  }

  @Test("a drag from the edge is a swipe, and no click even where it began")
  func swipe() {
    var pointer = pressedAtEdge()
    #expect(pointer.drag(to: Self.place(1, 5), time: .milliseconds(10)) == .none)
    #expect(pointer.drag(to: Self.place(40, 5), time: .milliseconds(20)) == .swipe(progress: 0.5))
    #expect(pointer.drag(to: Self.place(0, 5), time: .milliseconds(500)) == .swipe(progress: 0))
    let release = pointer.release(at: Self.place(0, 5), time: .milliseconds(700))
    #expect(release == .swipe(progress: 0, velocity: 0))
  }

  @Test("a press at the edge that doesn't move is a click")
  func clickAtEdge() {
    var pointer = pressedAtEdge()
    #expect(
      pointer.release(at: Self.place(1, 5), time: .milliseconds(10))
        == .click(from: .init(position: Self.place(0, 5))))
  }

  @Test("a swipe down is complete at the last row of the stack")
  func down() {
    var pointer = PointerGesture()
    let sheet = Rect(columns: 10..<70, rows: 2..<18)
    let top = Self.place(40, 2)
    let mayBegin = pointer.mayBeginSwipe(
      at: top, in: sheet, going: .down, size: Self.size, time: .zero)
    #expect(mayBegin)
    #expect(
      pointer.drag(to: Self.place(40, 11), time: .milliseconds(10)) == .swipe(progress: 0.5))
  }

  @Test("a turn of the wheel is kept only where it moves a swipe, and ends a lost press")
  func wheel() {
    var pointer = PointerGesture()
    pointer.press(at: Self.place(10, 5))
    for _ in 0..<2 {
      let turn = pointer.turn(.left, screenColumns: 61)
      #expect(turn?.progress == 0.1)
      #expect(pointer.release(at: Self.place(10, 5), time: .zero) == .none)
    }
    pointer.wheel = pointer.turn(.left, screenColumns: 61)?.burst
    let second = pointer.turn(.left, screenColumns: 61)
    #expect(second?.progress == 0.2)
    #expect(pointer.wheel?.progress(screenColumns: 61) == 0.1)
    pointer.end()
    #expect(pointer.wheel == nil)
  }

  @Test("the wheel means nothing during a swipe with the button held")
  func wheelInSwipe() {
    var pointer = pressedAtEdge()
    _ = pointer.drag(to: Self.place(40, 5), time: .milliseconds(10))
    let turn = pointer.turn(.right, screenColumns: 81)
    #expect(turn == nil)
    #expect(pointer.drag(to: Self.place(80, 5), time: .milliseconds(20)) == .swipe(progress: 1))
  }

  @Test("a turn up or down continues the one before it within 150 ms, even after a gesture's end")
  func scrolling() {
    var pointer = PointerGesture()
    let first = [100, 249].map { pointer.scroll(time: .milliseconds($0)) }
    #expect(first == [false, true])
    pointer.end()
    let later = [398, 548].map { pointer.scroll(time: .milliseconds($0)) }
    #expect(later == [true, false])
  }
}
