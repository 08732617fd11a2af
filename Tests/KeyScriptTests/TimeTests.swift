import KeyScript
import TerminalCore
import Testing

@Suite("The meaning of time")
struct TimeTests {
  @Test("timers run by deadline, then in the order they were set")
  func order() throws {
    let report = try play("key ctrl+t\nwait 30ms\nexpect text \"bcdea\" row 7")
    #expect(report.failure == nil)
  }

  @Test("a timer due at the time of an event runs before it, one due later does not")
  func dueTimers() throws {
    let report = try play("key ctrl+t\nwait 10ms\ntype \"x\"\nwait 10ms\nexpect text \"bcdxea\"")
    #expect(report.failure == nil)
    let early = try play("key ctrl+t\nwait 9999us\ntype \"x\"\nexpect text \"x\" row 7")
    #expect(early.failure == nil)
  }

  @Test("settling takes as long as anything is pending, and no time otherwise")
  func settling() throws {
    #expect(try play("key enter\nsettle\nsettle").duration == .milliseconds(180))
    #expect(try play("set load 300ms\nkey ctrl+l\nsettle").duration == .milliseconds(300))
    #expect(try play("key ctrl+l\nsettle\nexpect text \"loaded\"").duration == .zero)
    #expect(try play("set load fail\nkey ctrl+l\nexpect text \"failed\"").failure == nil)
    #expect(try play("key ctrl+r\nsettle").duration == .seconds(10))
  }

  @Test("an expectation with a limit waits only as long as necessary, and reports the time")
  func limits() throws {
    let report = try play("wait 1s\nkey enter\nexpect depth 2 within 2s")
    #expect(report.duration == .milliseconds(1180))
    #expect(report.remarks == ["walk.keys:5: became true after 180ms"])
    #expect(try play("expect depth 1 within 2s").duration == .zero)
    #expect(try play("expect depth 2 within 2s").duration == .seconds(2))
    #expect(try play("key enter\nexpect depth 2 within 180ms").failure == nil)
    #expect(try play("key enter\nexpect depth 2 within 179ms").failure != nil)
  }

  @Test("awaited events accumulate")
  func events() throws {
    let report = try play(
      """
      expect events "List didAppear(pushed)" within 1s
      key enter
      expect events "Place willAppear(pushed), Place didAppear(pushed)" within 1s
      expect events "" within 1s
      """)
    #expect(report.failure == nil)
  }

  @Test("a frame takes 16 ms")
  func frames() throws {
    #expect(try play("frame 3").duration == .milliseconds(48))
  }

  @Test("a mouse passes every cell on its way at an even pace")
  func motions() throws {
    let report = try play("mouse press left 2,3\nmouse move 6,1 in 200ms\nmouse release")
    let mouse = arrivals(in: report).compactMap { arrival -> String? in
      guard case .mouse(let event) = arrival.event else { return nil }
      return "\(arrival.time) \(event.position) \(event.action)"
    }
    #expect(
      mouse == [
        "0.0 seconds 2,3 press(TerminalCore.MouseEvent.Button.left)",
        "0.05 seconds 3,2 drag(TerminalCore.MouseEvent.Button.left)",
        "0.1 seconds 4,2 drag(TerminalCore.MouseEvent.Button.left)",
        "0.15 seconds 5,1 drag(TerminalCore.MouseEvent.Button.left)",
        "0.2 seconds 6,1 drag(TerminalCore.MouseEvent.Button.left)",
        "0.2 seconds 6,1 release(TerminalCore.MouseEvent.Button.left)",
      ])
  }

  @Test("a swipe is a press, motions and a release")
  func swipe() throws {
    let swipe = try play("swipe left 9,2 3,2 in 180ms")
    let steps = try play("mouse press left 9,2\nmouse move 3,2 in 180ms\nmouse release")
    #expect(arrivals(in: swipe).map(\.event) == arrivals(in: steps).map(\.event))
    #expect(arrivals(in: swipe).map(\.time) == arrivals(in: steps).map(\.time))
    #expect(arrivals(in: swipe).count == 8)
    #expect(try play("mouse press left 1,1\nmouse move 1,1 in 1s").duration == .seconds(1))
  }
}
