import Navigation
import Testing

@Suite("the end of a request") struct RequestEndTests {
  static let ways: [(String, @Sendable (Desk) -> Void)] = [
    ("pop", { $0.router.pop(count: 2) }),
    ("popTo", { $0.router.popToRoot() }),
    ("back", { $0.router.perform(.pop(count: 2, cause: .back)) }),
    ("set", { $0.router.setPath(pages("A X")) }),
    ("navigate", { $0.router.navigate(to: "A") }),
    ("remove", { $0.router.remove($0.router.path.entries[1].id) }),
    ("update", { $0.router.update { $0.remove(at: 1) } }),
    ("link", { $0.router.perform(.setPath(pages("A X"), cause: .link)) }),
  ]

  @Test("the cause of the asked entry's removal is the reason", arguments: ways.map(\.0))
  func reasons(cause: String) {
    let (desk, _) = Desk.asked()
    Self.ways.first { $0.0 == cause }?.1(desk)
    #expect(desk.host.received == ["A.place cancelled(\(cause))"])
  }

  @Test("swipes and replacements are reasons too")
  func swipeAndReplace() {
    let (desk, _) = Desk.asked()
    desk.router.pop()
    _ = desk.router.beginSwipe()?.commit()
    #expect(desk.host.received == ["A.place cancelled(swipe)"])
    let _: ResultRequest<String> = desk.screen("A").ask("place") { Page("B", slot: $0) }
    desk.router.replaceTop("X")
    #expect(desk.host.received.last == "A.place cancelled(replace)")
  }

  @Test("a return cancels the requests in between, top first")
  func crossing() throws {
    let app = AppActor("A")
    app.run { app, desk in
      for page in ["B", "C", "D"] {
        let request: ResultRequest<String> = desk.top.ask("what") { Page(page, slot: $0) }
        Task(executorPreference: app.queue) { await app.note("\(page): \(request.answer)") }
      }
    }
    try app.run { _, desk in
      desk.top.return("Nara", to: try #require(desk.router.path.entries[1].route.slot))
      #expect(desk.host.received == ["A.what = Nara"])
      #expect(desk.router.openSlots == [])
    }
    #expect(
      app.run { app, _ in app.log } == [
        "D: cancelled(return)", "C: cancelled(return)", "B: returned(\"Nara\")",
      ])
  }

  @Test("requests of one owner that end together are reported top first")
  func topFirst() {
    let desk = Desk("A")
    let owner = desk.screen("A")
    let _: ResultRequest<String> = owner.ask("one") { Page("B", slot: $0) }
    desk.router.update { $0.swapAt(0, 1) }
    let _: ResultRequest<String> = owner.ask("two") { Page("C", slot: $0) }
    desk.router.update { $0.swapAt(0, 1) }
    desk.router.update { $0 = $0.filter { $0.route == "A" } }
    #expect(desk.host.received == ["A.two cancelled(update)", "A.one cancelled(update)"])
  }

  @Test("a request ends as ownerGone if only its owner is removed")
  func ownerGone() async {
    let (desk, request) = Desk.asked()
    desk.router.update { $0[0] = DraftEntry("R") }
    #expect(desk.router.openSlots == [])
    #expect(await request.answer == .cancelled(.ownerGone))
    #expect(desk.top.return("Nara", to: request.slot).state == .ended(.refused(request.slot.id)))
  }

  @Test("an orphaned request ends in the order of the asked entries")
  func orphanOrder() {
    let desk = Desk("A B")
    let b = desk.entry("B")
    let first: ResultRequest<String> = desk.top.ask("one") { Page("C", slot: $0) }
    let second: ResultRequest<String> = desk.top.ask("two") { Page("D", slot: $0) }
    let third: ResultRequest<String> = desk.top.ask("three") { Page("E", slot: $0) }
    let ids = desk.router.path.entries.map(\.id)
    let queue = desk.queue
    let app = Listener(queue: queue)
    queue.enter {
      app.assumeIsolated { $0.listen(to: [first, second, third]) }
      queue.runReady()
    }
    // B is removed, which orphans C; E, asked by D, is removed; D, asked by C, stays.
    desk.router.update { draft in draft.removeAll { $0.id == b || $0.id == ids[4] } }
    queue.runReady()
    let heard = queue.enter { app.assumeIsolated { $0.heard } }
    #expect(heard == ["three: cancelled(update)", "one: cancelled(ownerGone)"])
    // The one that is still open would leave its listener behind.
    desk.router.end()
    queue.runReady()
  }

  @Test("a queued request ends with its push, for the same reason")
  func waiting() async {
    let desk = Desk("A")
    var dead: [ResultRequest<String>] = []
    desk.host.hooks["B willAppear(pushed)"] = {
      dead.append(desk.screen("A").ask("place") { Page("C", slot: $0) })
    }
    desk.router.push("B")
    desk.host.hooks = [:]
    #expect(dead[0].transition.state == .ended(.stale))
    #expect(await dead[0].answer == .cancelled(.stale))
    desk.router.runHandler {
      desk.router.setPath(["X"])
      dead.append(desk.screen("X").ask("place") { Page("C", slot: $0) })
      desk.router.end()
    }
    #expect(dead[1].transition.state == .ended(.completed))
    #expect(await dead[1].answer == .cancelled(.change(.quit)))
    let late: ResultRequest<String> = desk.screen("X").ask("place") { Page("D", slot: $0) }
    #expect(late.transition.state == .ended(.cancelled))
    #expect(await late.answer == .cancelled(.change(.quit)))
  }
}

/// Logs the outcomes of requests, in order.
private actor Listener {
  nonisolated let queue: WorkQueue
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe queue.asUnownedSerialExecutor()
  }
  private(set) var heard: [String] = []

  init(queue: WorkQueue) {
    self.queue = queue
  }

  func listen(to requests: [ResultRequest<String>]) {
    for request in requests {
      Task(executorPreference: queue) { await self.note(request.slot.id.answer, request.answer) }
    }
  }

  private func note(_ name: String, _ outcome: ResultOutcome<String>) {
    if case .cancelled(let reason) = outcome { heard.append("\(name): cancelled(\(reason))") }
  }
}
