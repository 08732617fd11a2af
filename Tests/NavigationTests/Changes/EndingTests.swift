import Navigation
import Testing

@Suite("endings") struct EndingTests {
  @Test("quitting saves first, then removes every created screen, top first")
  func quit() {
    let desk = Desk("A B C")
    let transition = desk.router.quit(trigger: .key("q"))
    #expect(transition.state == .ended(.completed))
    #expect(desk.router.isEnded)
    #expect(
      desk.events() == """
        saved, C willDisappear(quit), C didDisappear, C removed, B removed, A removed
        """)
  }

  @Test("quitting asks every entry")
  func asks() throws {
    let desk = Desk("A B")
    desk.host.leaving["A"] = .confirm("A?")
    let transition = desk.router.quit()
    #expect(transition.state == .pending)
    #expect(!desk.router.isEnded)
    desk.router.answer(try #require(desk.router.question), with: .leave)
    #expect(desk.router.isEnded)
  }

  @Test("a screen can keep the program from quitting")
  func denied() {
    let desk = Desk("A B")
    desk.host.leaving["A"] = .denied("no")
    #expect(desk.router.quit().state == .ended(.vetoed(by: desk.entry("A"))))
    #expect(!desk.router.isEnded)
  }

  @Test("ending asks no screen")
  func end() {
    let desk = Desk("A B")
    desk.host.leaving["B"] = .denied("no")
    desk.router.end()
    #expect(desk.router.isEnded)
    #expect(desk.host.saves == 1)
  }

  @Test("a running transition ends completed")
  func running() {
    let desk = Desk("A").drawing()
    let transition = desk.router.push("B")
    desk.router.end()
    #expect(transition.state == .ended(.completed))
    #expect(desk.events().hasSuffix("B willDisappear(quit), B didDisappear, B removed, A removed"))
  }

  @Test(
    "a swipe that is held or springs back ends cancelled, and so does its drawing",
    arguments: [false, true])
  func swiped(springsBack: Bool) throws {
    let desk = Desk("A B")
    let swipe = try #require(desk.router.beginSwipe())
    if springsBack { swipe.cancel() }
    desk.router.end()
    #expect(swipe.transition.state == .ended(.cancelled))
    #expect(desk.host.endedDrawings.last === swipe.transition)
  }

  @Test("a pending operation ends cancelled, and its question is withdrawn")
  func pending() {
    let desk = Desk("A B")
    desk.host.leaving["B"] = .confirm("?")
    let transition = desk.router.pop()
    desk.router.end()
    #expect(transition.state == .ended(.cancelled))
    #expect(desk.host.withdrawn.count == 1)
  }

  @Test("a swipe ends cancelled")
  func swipe() throws {
    let desk = Desk("A B")
    let swipe = try #require(desk.router.beginSwipe())
    desk.router.end()
    #expect(swipe.transition.state == .ended(.cancelled))
    #expect(swipe.commit() == .over)
  }

  @Test("queued operations end cancelled")
  func queued() {
    let desk = Desk("A")
    var queued: [Transition] = []
    defer { desk.host.hooks = [:] }
    desk.host.hooks["B didAppear"] = {
      desk.router.end()
      queued.append(desk.router.push("C"))
    }
    desk.router.push("B")
    #expect(queued.map(\.state) == [.ended(.cancelled)])
    #expect(desk.path == "A B")
  }

  @Test("nothing more is accepted or reported")
  func over() {
    let desk = Desk("A B")
    desk.router.end()
    _ = desk.events()
    let request: ResultRequest<String> = desk.screen("B").ask("place") { Page("C", slot: $0) }
    let ends = [
      desk.router.push("X"), desk.router.quit(), desk.router.end(), request.transition,
      desk.screen("B").provide("x", to: request.slot),
    ]
    #expect(ends.map(\.state) == Array(repeating: .ended(.cancelled), count: ends.count))
    #expect(desk.router.beginSwipe() == nil)
    #expect(desk.events() == "")
  }

  @Test("operations by a screen that is being removed are cancelled")
  func whileEnding() {
    let desk = Desk("A B")
    var transition: Transition?
    defer { desk.host.hooks = [:] }
    desk.host.hooks["B removed"] = { transition = desk.router.push("X") }
    desk.router.end()
    #expect(transition?.state == .ended(.cancelled))
  }

  @Test("ending inside a handler waits until the handler returns")
  func inHandler() {
    let desk = Desk("A")
    desk.router.runHandler {
      desk.router.end()
      #expect(!desk.router.isEnded)
    }
    #expect(desk.router.isEnded)
  }

  @Test("ending before launch still ends earlier operations")
  func beforeLaunch() {
    let host = RecordingHost()
    let router = Router(root: "A", host: host, queue: WorkQueue())
    let transition = router.push("B")
    router.end()
    #expect(transition.state == .ended(.cancelled))
    #expect(host.events == [])
  }

  @Test("an ended router cancels operations even if its host is gone")
  func withoutStage() {
    var host: RecordingHost? = RecordingHost()
    let router = host.map { Router(root: "A", host: $0, queue: WorkQueue()) }
    router?.launch()
    router?.end()
    host = nil
    #expect(router?.push("B").state == .ended(.cancelled))
  }

  @Test("ending before launch cancels tasks of the root")
  func tasksBeforeLaunch() {
    let host = RecordingHost()
    let router = Router(root: "A", host: host, queue: WorkQueue())
    router.tasks.start("load", entry: router.path.root.id) { _ in }
    router.end()
    #expect(router.tasks.lingering.map(\.description) == ["#1 load"])
    // A job that never runs would keep the task alive.
    router.queue.runReady()
  }
}
