import Navigation
import Testing

@Suite("swipe") struct SwipeTests {
  @Test(
    "commits if it went far enough or was thrown",
    arguments: [
      (0.4, 0.0, true), (0.39, 0, false), (0.9, -10, true), (0.9, -10.5, false),
      (0.05, 30, false), (0.05, 30.5, true), (1, 0, true), (0, 0, false),
    ])
  func rule(progress: Double, velocity: Double, commits: Bool) {
    #expect(SwipeRelease(progress: progress, velocity: velocity).commits == commits)
  }

  @Test("a cancelled swipe leaves path, events and journal unchanged")
  func letGo() throws {
    let desk = Desk("A B").drawing()
    let swipe = try #require(desk.router.beginSwipe())
    #expect(swipe.transition.state == .tentative)
    swipe.move(to: 0.3)
    #expect(swipe.progress == 0.3)
    #expect(swipe.release(SwipeRelease(progress: 0.3, velocity: 0)) == .springsBack)
    #expect(swipe.transition.state == .tentative)
    desk.router.finishTransition(swipe.transition)
    #expect(swipe.transition.state == .ended(.cancelled))
    #expect(desk.path == "A B")
    #expect(desk.events() == "")
    #expect(desk.host.journal == [])
  }

  @Test("a committed swipe is a pop, drawn from the position of the hand")
  func goneThrough() throws {
    let desk = Desk("A B").drawing()
    let swipe = try #require(desk.router.beginSwipe())
    swipe.move(to: 0.5)
    #expect(swipe.release(SwipeRelease(progress: 0.5, velocity: 0)) == .committed)
    #expect(desk.path == "A")
    #expect(desk.host.drawn.last?.progress == 0.5)
    #expect(desk.host.drawn.last?.direction == .backward)
    desk.router.finishTransition()
    #expect(swipe.transition.state == .ended(.completed))
    guard case .change(let change) = desk.host.journal.first?.event else {
      Issue.record("no change in the journal")
      return
    }
    #expect(change.cause == .swipe && change.trigger == .swipe)
  }

  @Test("is not possible at the root")
  func root() {
    #expect(Desk("A").router.beginSwipe() == nil)
  }

  @Test("is not possible during a transition, a question or another swipe")
  func none() {
    let desk = Desk("A B").drawing()
    desk.router.push("C")
    #expect(desk.router.beginSwipe() == nil)
    desk.router.finishTransition()
    desk.host.leaving["C"] = .confirm("?")
    desk.router.pop()
    #expect(desk.router.beginSwipe() == nil)
    desk.router.push("D")
    desk.router.finishTransition()
    let held = desk.router.beginSwipe()
    #expect(held != nil)
    #expect(desk.router.beginSwipe() == nil)
  }

  @Test("a change of the path supersedes it")
  func superseded() throws {
    let desk = Desk("A B").drawing()
    let swipe = try #require(desk.router.beginSwipe())
    desk.router.push("C")
    #expect(swipe.transition.state == .ended(.superseded))
    #expect(swipe.release(SwipeRelease(progress: 1, velocity: 0)) == .over)
    #expect(desk.path == "A B C")
  }

  @Test("a screen that has to ask follows slowly, springs back, and then asks")
  func confirm() throws {
    let desk = Desk("A B").drawing()
    desk.host.leaving["B"] = .confirm("leave?")
    let swipe = try #require(desk.router.beginSwipe())
    swipe.move(to: 0.3)
    #expect(swipe.progress == 0.3 / 3)
    swipe.move(to: 0.9)
    #expect(swipe.progress == 0.2)
    #expect(swipe.release(SwipeRelease(progress: 0.9, velocity: 0)) == .springsBack)
    #expect(desk.router.question == nil)
    desk.router.finishTransition(swipe.transition)
    #expect(swipe.transition.state == .pending)
    desk.router.answer(try #require(desk.router.question), with: .leave)
    #expect(desk.path == "A")
    #expect(desk.host.drawn.last?.progress == 0)
  }

  @Test("a screen that is not swiped far is not asked")
  func confirmNotFar() throws {
    let desk = Desk("A B").drawing()
    desk.host.leaving["B"] = .confirm("leave?")
    let swipe = try #require(desk.router.beginSwipe())
    swipe.cancel()
    desk.router.finishTransition(swipe.transition)
    #expect(swipe.transition.state == .ended(.cancelled))
    #expect(desk.router.question == nil)
  }

  @Test("the screen's answer counts at release")
  func decidesAtRelease() throws {
    let desk = Desk("A B").drawing()
    desk.host.leaving["B"] = .denied("no")
    let swipe = try #require(desk.router.beginSwipe())
    swipe.move(to: 0.9)
    desk.host.leaving["B"] = .allowed
    #expect(swipe.release(SwipeRelease(progress: 0.9, velocity: 0)) == .committed)
  }

  @Test("a release after the end is ignored")
  func lateRelease() throws {
    let desk = Desk("A B").drawing()
    let swipe = try #require(desk.router.beginSwipe())
    swipe.cancel()
    #expect(swipe.commit() == .over)
    #expect(desk.path == "A B")
  }

  @Test("a position or speed of NaN counts as 0", arguments: [Double.nan, -.nan])
  func notANumber(number: Double) throws {
    let desk = Desk("A B")
    let swipe = try #require(desk.router.beginSwipe())
    swipe.move(to: 0.5)
    swipe.move(to: number)
    #expect(swipe.progress == 0)
    swipe.move(to: .infinity)
    #expect(swipe.progress == 1)
    #expect(!SwipeRelease(progress: number, velocity: 0).commits)
    #expect(SwipeRelease(progress: 0.5, velocity: number).commits)
    #expect(swipe.release(SwipeRelease(progress: number, velocity: number)) == .springsBack)
  }

  @Test("a release inside a hook reports that the pop is queued, and the pop follows")
  func insideHook() throws {
    let desk = Desk("A")
    defer { desk.host.hooks = [:] }
    let request: ResultRequest<String> = desk.screen("A").ask("place") { Page("B", slot: $0) }
    let swipe = try #require(desk.router.beginSwipe())
    var end: SwipeEnd?
    desk.host.hooks["A.place = Nara"] = { end = swipe.commit() }
    desk.router.provide("Nara", to: request.slot)
    #expect(end == .queued)
    #expect(swipe.transition.state == .ended(.completed) && desk.path == "A")
  }

  static let changesBefore: [(String, @Sendable (Desk) -> Void, String)] = [
    ("a push", { $0.router.push("X") }, "A B X"),
    ("a replacement", { $0.router.replaceTop("X") }, "A X"),
    ("a move", { $0.router.update { $0.swapAt(0, 1) } }, "B A"),
  ]

  @Test(
    "a queued pop removes only the screen that was swiped: another change supersedes it",
    arguments: changesBefore.map(\.0))
  func queuedAfter(name: String) throws {
    let (_, change, path) = try #require(Self.changesBefore.first { $0.0 == name })
    let desk = Desk("A")
    let request: ResultRequest<String> = desk.screen("A").ask("place") { Page("B", slot: $0) }
    let swipe = try #require(desk.router.beginSwipe())
    var end: SwipeEnd?
    desk.host.hooks["A.place = Nara"] = {
      change(desk)
      end = swipe.commit()
    }
    desk.router.provide("Nara", to: request.slot)
    #expect(end == .queued)
    #expect(swipe.transition.state == .ended(.superseded))
    #expect(swipe.transition.removed.isEmpty && desk.path == path)
    #expect(desk.host.endedDrawings.contains { $0 === swipe.transition })
  }
}
