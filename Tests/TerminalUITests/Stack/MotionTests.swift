import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("What moves when the screen on top changes")
struct MotionTests {
  /// The times, in milliseconds, of the frames until nothing moves.
  private func frameTimes(of app: App<SampleRoute>) -> [Int] {
    let start = app.queue.now
    var times: [Int] = []
    while true {
      if app.nextFrame() != nil { times.append(Int((app.queue.now - start) / .milliseconds(1))) }
      guard let next = app.queue.nextDeadline else { return times }
      app.advance(to: next)
    }
  }

  @Test(
    "a slide shows a frame every 16 ms and one at its end; reduced, one half-way and one at the end",
    arguments: [
      (MotionSetting.full, [0, 16, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 180]),
      (.reduced, [0, 180]), (.none, [0]),
    ])
  func times(motion: MotionSetting, times: [Int]) {
    let app = launch(motion: motion)
    _ = app.nextFrame()
    app.press("enter")
    #expect(app.title == "Animals")
    #expect(frameTimes(of: app) == times)
    #expect(app.isIdle)
    app.press("esc")
    #expect(frameTimes(of: app) == times)
    #expect(app.isIdle)
  }

  @Test(
    "a screen that does nothing at lifecycle events is laid out once, however it appears",
    arguments: [MotionSetting.full, .reduced, .none])
  func layouts(motion: MotionSetting) {
    let model = SampleModel()
    let app = launch(model: model, motion: motion)
    _ = app.nextFrame()
    app.press("enter")
    _ = frameTimes(of: app)
    #expect(model.takeBodiesRead() == 1)
  }

  @Test("between two frames the picture does not change")
  func betweenFrames() {
    let app = launch(columns: 80, motion: .full)
    app.press("enter")
    app.wait(32)
    let shown = app.compose()
    app.wait(7)
    #expect(app.compose() == shown)
    app.wait(9)
    #expect(app.compose() != shown)
  }

  @Test("a screen comes in from the right over the one before it")
  func push() {
    let app = launch(motion: .reduced)
    app.press("enter")
    expect(
      app.compose(),
      looksLike: """
        me             < Home > Animal|
         List            All          |
         Form          > 1 ant        |
         Loading         2 bee        |
         Colour          3 cat        |
                                      |
                                      |
        ter open  ? hel Enter open  Es|
        """)
  }

  @Test("an idle program sets no timer and draws nothing")
  func rest() {
    let app = launch(motion: .full)
    _ = app.nextFrame()
    #expect(app.queue.nextDeadline == nil)
    app.wait(60_000)
    #expect(app.nextFrame() == nil)
  }

  @Test(
    "the program wakes up only for each frame of a slide and each key",
    arguments: [
      (MotionSetting.full, [[1, 1], [13, 13], [1, 1], [13, 13]]),
      (.reduced, [[1, 1], [2, 2], [1, 1], [2, 2]]), (.none, [[1, 1], [1, 1], [1, 1], [1, 1]]),
    ])
  func wakeUps(motion: MotionSetting, counts: [[Int]]) throws {
    let app = launch(motion: motion)
    let keys = [Key(.enter), Key(.down), Key(.escape)]
    let terminal = CountingTerminal(typing: keys.map { .key($0) })
    try app.run(on: terminal)
    #expect(terminal.counts == counts)
  }

  @Test("keys typed during a slide go to the new top; clicks are dropped")
  func typedAhead() {
    let app = launch(motion: .full)
    app.press("enter", "down", "down")
    app.mouse(.press(.left), 4, 2)
    app.wait(180)
    app.mouse(.release(.left), 4, 2)
    #expect(app.focusedText == "cat")
    #expect(!app.compose().lines.joined().contains("chosen"))
  }

  @Test("a change during a slide ends it, and lifecycle events still come in pairs")
  func interrupted() {
    let app = launch(motion: .full)
    app.press("enter")
    app.wait(50)
    app.press("esc")
    #expect(app.title == "Home")
    app.wait(180)
    #expect(
      app.takeEventWords().map { String($0.drop { $0 == " " }) } == [
        "created home", "willAppear(launched) home", "didAppear home", "created list",
        "willDisappear(covered) home", "willAppear(pushed) list", "didDisappear home",
        "didAppear list", "willDisappear(popped) list", "willAppear(revealed) home",
        "didDisappear list", "removed list", "didAppear home",
      ])
    #expect(app.isIdle)
    #expect(app.leaks.isEmpty)
  }

  @Test("going back while a screen slides in moves it out from its position")
  func takenBack() throws {
    let app = launch(motion: .full)
    app.press("enter")
    app.wait(32)
    var edges = [try edge(in: app.compose())]
    app.press("esc")
    while !app.isIdle {
      edges.append(try edge(in: app.compose()))
      app.wait(16)
    }
    // It had moved in more than half-way, so a jump would start at the left edge.
    #expect(edges[0] > 2 && edges[0] < 15)
    #expect(edges == edges.sorted())
    #expect(zip(edges, edges.dropFirst()).allSatisfy { $1 - $0 <= 10 })
  }

  @Test("a screen that slides in during another slide covers the current picture")
  func takenOver() {
    let app = launch(.deep(1), motion: .full)
    app.press("enter")
    app.wait(32)
    let before = app.compose()
    app.press("enter")
    #expect(app.title == "Level 3")
    let after = app.compose()
    // The new screen already covers seven columns, and the old picture has moved by one.
    for row in 0..<before.size.rows {
      #expect(after.line(row).prefix(22) == before.line(row).dropFirst().prefix(22), "row \(row)")
    }
    #expect(after.line(0) != before.line(0))
    app.wait(200)
    #expect(app.isIdle)
    #expect(app.leaks.isEmpty)
  }

  @Test("the screen below is dimmed only while another moves over it")
  func dimming() {
    let app = launch(motion: .reduced)
    #expect(isDimmed(app.compose()) == [false, false])
    app.press("enter")
    #expect(isDimmed(app.compose()) == [true, false])
    app.wait(180)
    #expect(isDimmed(app.compose()) == [false, false])
  }

  /// Whether the first and the last cell of a row in the middle are dimmed.
  private func isDimmed(_ frame: Frame) -> [Bool] {
    [0, frame.size.columns - 1].map {
      frame[column: $0, row: 4].style.attributes.contains(.dim)
    }
  }

  /// The column at which the upper screen begins, found by the last back control in the title line.
  private func edge(in frame: Frame) throws -> Int {
    let line = Array(frame.line(0))
    return line.lastIndex(of: "<") ?? frame.size.columns
  }

  @Test("a screen that moves out names a removed one below it, whose title is not kept")
  func titleOfRemoved() throws {
    let app = launch(.home, .deep(1), .deep(2), columns: 40, motion: .full)
    let below = try #require(app.path.entries.dropFirst().first)
    app.perform(.remove(below.id))
    app.wait(400)
    app.press("esc")
    #expect(app.shows("Level 1"))
    app.wait(400)
    #expect(app.path.count == 1)
    #expect(app.leaks.isEmpty)
  }
}
