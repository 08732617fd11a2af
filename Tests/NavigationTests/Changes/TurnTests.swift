import Navigation
import Testing

@Suite("turns: hooks, handlers and drawing") struct TurnTests {
  @Test("an operation from a hook waits until the change has been made and drawn")
  func insideHook() {
    let desk = Desk("A")
    var states: [TransitionState] = []
    defer { desk.host.hooks = [:] }
    desk.host.hooks["B willAppear(pushed)"] = {
      let transition = desk.router.push("C")
      states.append(transition.state)
      desk.host.hooks["B didAppear"] = { states.append(transition.state) }
    }
    desk.router.push("B")
    #expect(states == [.queued, .queued])
    #expect(desk.path == "A B C")
    #expect(desk.appearances() == "B C")
  }

  @Test("a change being drawn is superseded by an operation from its own hook")
  func insideHookWhileDrawing() {
    let desk = Desk("A").drawing()
    defer { desk.host.hooks = [:] }
    desk.host.hooks["B willAppear(pushed)"] = { desk.router.push("C") }
    let first = desk.router.push("B")
    #expect(first.state == .ended(.superseded))
    #expect(
      desk.events() == """
        B created, A willDisappear(covered), B willAppear(pushed), …, A didDisappear, B didAppear, \
        C created, B willDisappear(covered), C willAppear(pushed), …
        """)
  }

  @Test("several operations from one hook run in order")
  func inTurn() {
    let desk = Desk("A")
    defer { desk.host.hooks = [:] }
    desk.host.hooks["B didAppear"] = {
      desk.router.push("C")
      desk.router.push("D")
      desk.router.pop()
    }
    desk.router.push("B")
    #expect(desk.path == "A B C")
    #expect(desk.appearances() == "B C D C")
  }

  @Test("a change from inside didAppear of the root runs after launch")
  func insideLaunch() {
    let host = RecordingHost()
    let router = Router(root: "A", host: host, queue: WorkQueue())
    host.hooks["A didAppear"] = { router.push("B") }
    router.launch()
    #expect(router.path.routes == pages("A B"))
  }

  @Test("operations before launch wait for it")
  func beforeLaunch() {
    let host = RecordingHost()
    let router = Router(root: "A", host: host, queue: WorkQueue())
    let transition = router.push("B")
    #expect(transition.state == .queued)
    router.launch()
    #expect(transition.state == .ended(.completed))
  }

  @Test("operations by handlers and screens before launch wait for it too, in order")
  func allBeforeLaunch() {
    let host = RecordingHost()
    let router = Router(root: "A", host: host, queue: WorkQueue())
    let root = router.navigator(for: .entry(router.path.root.id))
    let asked = router.runHandler { [root.push("B"), router.push("C"), root.pop()] }
    #expect(asked.map(\.state) == [.queued, .queued, .queued])
    #expect(host.events == [] && host.journal == [])
    router.launch()
    #expect(asked.map(\.state) == [.ended(.completed), .ended(.completed), .ended(.stale)])
    #expect(router.path.routes == pages("A B C"))
  }

  @Test("a handler's change is committed at once, and its hooks wait for the handler")
  func insideHandler() {
    let desk = Desk("A")
    desk.router.runHandler {
      let transition = desk.screen("A").push("B")
      #expect(transition.state == .committed)
      #expect(desk.path == "A B")
      #expect(desk.events() == "")
      #expect(desk.host.journal == [])
    }
    #expect(desk.appearances() == "B")
    #expect(desk.host.journal.count == 2)
  }

  @Test("two pops in one handler pop one screen")
  func twoPops() {
    let desk = Desk("A B C")
    let screen = desk.screen("C")
    let ends = desk.router.runHandler { [screen.pop(), screen.pop()] }
    #expect(desk.path == "A B")
    #expect(ends.map(\.state) == [.ended(.completed), .ended(.stale)])
  }

  @Test("a screen is asked right after its handler, not during it")
  func askedAfterHandler() {
    let desk = Desk("A B")
    desk.host.leaving["B"] = .some(nil)
    let transition = desk.router.runHandler {
      let transition = desk.screen("B").pop()
      #expect(transition.state == .queued)
      desk.host.leaving["B"] = .denied("not now")
      return transition
    }
    #expect(transition.state == .ended(.vetoed(by: desk.entry("B"))))
  }

  @Test("a handler's change ends what is being drawn once the handler has returned")
  func handlerWhileDrawing() {
    let desk = Desk("A").drawing()
    let first = desk.router.push("B")
    desk.router.runHandler {
      desk.screen("B").push("C")
      #expect(first.state == .committed)
    }
    #expect(first.state == .ended(.superseded))
    #expect(desk.router.running?.to.route == "C")
  }

  @Test("only a commit ends a drawing")
  func leavesRunning() {
    let desk = Desk("A B").drawing()
    desk.host.leaving["A"] = .denied("stays")
    let running = desk.router.push("C")
    desk.screen("A").push("X")
    desk.router.navigate(to: "C")
    desk.router.setPath(["X"])
    desk.host.leaving["C"] = .confirm("sure?")
    desk.router.pop()
    #expect(running.state == .committed)
    #expect(desk.path == "A B C")
    desk.router.push("D")
    #expect(running.state == .ended(.superseded))
  }

  @Test("the outcome comes at once without motion, and after the drawing with motion")
  func drawing() {
    let desk = Desk("A").drawing()
    let transition = desk.router.push("B")
    #expect(transition.state == .committed)
    #expect(desk.router.running?.direction == .forward)
    desk.router.finishTransition()
    #expect(transition.state == .ended(.completed))
    #expect(desk.router.running?.to == nil)
  }

  @Test("finishing a drawing inside a hook waits for the hook")
  func finishInsideHook() {
    let desk = Desk("A").drawing()
    defer { desk.host.hooks = [:] }
    desk.host.hooks["…"] = { desk.router.finishTransition() }
    #expect(desk.router.push("B").state == .ended(.completed))
  }

  @Test("finishing a drawing inside a handler waits for it; until then, the change is committed")
  func finishInsideHandler() {
    let desk = Desk("A").drawing()
    let transition = desk.router.push("B")
    desk.router.runHandler {
      desk.router.finishTransition(transition)
      #expect(transition.state == .committed)
    }
    #expect(transition.state == .ended(.completed))
  }

  @Test("the host is notified in order, but only after a running handler")
  func toldAfterwards() {
    let desk = Desk("A B C")
    desk.host.leaving = ["B": .denied("not yet")]
    let root = desk.entry("A")
    desk.router.runHandler {
      let task = desk.router.tasks.start("load", entry: root) { _ in }
      #expect(desk.router.remove(desk.entry("B")).state == .ended(.vetoed(by: desk.entry("B"))))
      #expect(desk.screen("A").push("X").state == .ended(.stale))
      if let task { desk.router.tasks.finish(task) }
      #expect(desk.host.denials == [] && desk.host.journal.isEmpty)
    }
    #expect(desk.host.denials == ["B: not yet"])
    let kinds = desk.host.journal.map { record in
      switch record.event {
      case .change: "change"
      case .refusal(_, _, _, let outcome): "\(outcome)"
      case .outcome: "outcome"
      case .load: "load"
      case .layout: "layout"
      }
    }
    #expect(kinds == ["vetoed(by: \(desk.entry("B")))", "stale", "load"])
    desk.queue.runReady()
  }
}
