import FoundationEssentials
import Navigation
import Testing

@Suite("return slots") struct SlotTests {
  /// A asks B, which passes its slot to C.
  private func asked() -> (desk: Desk, request: ResultRequest<String>) {
    let desk = Desk("A")
    let request: ResultRequest<String> = desk.screen("A").ask("place") { Page("B", slot: $0) }
    desk.router.push(Page("C", slot: request.slot))
    _ = desk.events()
    desk.host.journal = []
    return (desk, request)
  }

  private func top(_ desk: Desk) -> Navigator<Page> {
    desk.router.navigator(for: .entry(desk.router.path.top.id))
  }

  @Test("a value is delivered across several levels before the owner appears")
  func severalLevels() {
    let (desk, request) = asked()
    let transition = top(desk).return("Nara", to: request.slot)
    #expect(transition.state == .ended(.completed))
    #expect(
      desk.events() == """
        A.place = Nara, C willDisappear(popped), A willAppear(revealed), \
        C didDisappear, C removed, B removed, A didAppear
        """)
    #expect(desk.path == "A")
    guard case .change(let change) = desk.host.journal.first?.event else {
      Issue.record("no change in the journal")
      return
    }
    #expect(change.cause == .return)
  }

  @Test("an owner that was never created is created to receive the value")
  func ownerNotMade() {
    let desk = Desk("A B", visited: false)
    let request: ResultRequest<String> = desk.screen("B").ask("place") { Page("C", slot: $0) }
    desk.router.update { entries in entries.swapAt(0, 1) }
    desk.router.push("D")
    _ = desk.events()
    top(desk).return("Nara", to: request.slot)
    #expect(desk.path == "B")
    #expect(desk.host.received == ["B.place = Nara"])
  }

  @Test("a value arrives once; a second return is refused and pops nothing")
  func twice() {
    let (desk, request) = asked()
    top(desk).return("Nara", to: request.slot)
    desk.router.push("X")
    desk.host.journal = []
    let second = top(desk).return("Gifu", to: request.slot)
    #expect(second.state == .ended(.refused(request.slot.id)))
    #expect(top(desk).provide("Gifu", to: request.slot).state == second.state)
    #expect(desk.path == "A X")
    #expect(desk.host.received == ["A.place = Nara"])
    #expect(desk.host.journal.count == 2)
  }

  @Test("a slot is open while the asked entry is in the path, whoever else has the slot")
  func openAsLongAs() {
    let (desk, request) = asked()
    #expect(desk.router.openSlots == [request.slot.id])
    desk.router.pop()
    #expect(desk.router.openSlots == [request.slot.id])
    desk.router.pop()
    #expect(desk.router.openSlots == [])
    #expect(desk.host.received == ["A.place cancelled(pop)"])
  }

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
    let (desk, _) = asked()
    Self.ways.first { $0.0 == cause }?.1(desk)
    #expect(desk.host.received == ["A.place cancelled(\(cause))"])
  }

  @Test("swipes and replacements are reasons too")
  func swipeAndReplace() {
    let (desk, _) = asked()
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
        let request: ResultRequest<String> = top(desk).ask("what") { Page(page, slot: $0) }
        Task(executorPreference: app.queue) { await app.note("\(page): \(request.answer)") }
      }
    }
    try app.run { _, desk in
      top(desk).return("Nara", to: try #require(desk.router.path.entries[1].route.slot))
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
    let (desk, request) = asked()
    desk.router.update { $0[0] = DraftEntry("R") }
    #expect(desk.router.openSlots == [])
    #expect(await request.answer == .cancelled(.ownerGone))
    #expect(top(desk).return("Nara", to: request.slot).state == .ended(.refused(request.slot.id)))
  }

  @Test("an orphaned request ends in the order of the asked entries")
  func orphanOrder() {
    let desk = Desk("A B")
    let b = desk.entry("B")
    let first: ResultRequest<String> = top(desk).ask("one") { Page("C", slot: $0) }
    let second: ResultRequest<String> = top(desk).ask("two") { Page("D", slot: $0) }
    let third: ResultRequest<String> = top(desk).ask("three") { Page("E", slot: $0) }
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

  @Test("a removed entry can't provide a value")
  func provideFromAfar() {
    let (desk, request) = asked()
    let gone = top(desk)
    desk.router.pop()
    #expect(gone.provide("Nara", to: request.slot).state == .ended(.stale))
    #expect(desk.router.provide("Gifu", to: request.slot).state == .ended(.completed))
    #expect(desk.host.received == ["A.place = Gifu"])
  }

  @Test("provide delivers a value without popping, and the slot stays open")
  func provide() {
    let (desk, request) = asked()
    #expect(top(desk).provide("Nara", to: request.slot).state == .ended(.completed))
    let covered = desk.router.navigator(for: .entry(desk.router.path.entries[1].id))
    #expect(covered.provide("Gifu", to: request.slot).state == .ended(.completed))
    #expect(desk.host.received == ["A.place = Nara", "A.place = Gifu"])
    #expect(desk.path == "A B C")
    #expect(desk.router.openSlots == [request.slot.id])
  }

  @Test("a request by a covered screen is stale")
  func stale() {
    let desk = Desk("A B")
    let request: ResultRequest<String> = desk.screen("A").ask("place") { Page("C", slot: $0) }
    #expect(request.transition.state == .ended(.stale))
    #expect(desk.host.received == ["A.place cancelled(stale)"])
    #expect(desk.path == "A B")
  }

  @Test("a covered screen can't return")
  func staleReturn() {
    let (desk, request) = asked()
    #expect(desk.screen("B").return("Nara", to: request.slot).state == .ended(.stale))
    #expect(desk.router.openSlots == [request.slot.id])
  }

  @Test("a return asks the screens in between, not the one that returns")
  func leaving() {
    let (desk, request) = asked()
    desk.host.leaving = ["C": .denied("mine"), "B": .denied("no")]
    #expect(
      top(desk).return("Nara", to: request.slot).state == .ended(.vetoed(by: desk.path(1))))
    desk.host.leaving["B"] = .allowed
    #expect(top(desk).return("Nara", to: request.slot).state == .ended(.completed))
  }

  @Test("a value returned inside a handler waits until the handler returns")
  func inHandler() {
    let (desk, request) = asked()
    desk.router.runHandler {
      #expect(top(desk).return("Nara", to: request.slot).state == .committed)
      #expect(desk.router.openSlots == [])
      #expect(desk.host.received == [])
    }
    #expect(desk.host.received == ["A.place = Nara"])
  }

  @Test("a slot is a plain value that can be encoded and decoded")
  func codable() throws {
    let (desk, request) = asked()
    let text = try JSONEncoder().encode(request.slot)
    let slot = try JSONDecoder().decode(ReturnSlot<String>.self, from: text)
    #expect(slot == request.slot)
    #expect(slot.description == "#1.place/1")
    top(desk).return("Nara", to: slot)
    #expect(desk.host.received == ["A.place = Nara"])
  }

  @Test("a request can be awaited and always ends")
  func awaited() {
    let app = AppActor("A")
    app.run { app, desk in
      for name in ["first", "second", "third"] {
        let request: ResultRequest<String> = desk.screen("A").ask(name) { Page("B", slot: $0) }
        Task(executorPreference: app.queue) { await app.note("\(name): \(await request.answer)") }
        switch name {
        case "first": top(desk).return("Nara", to: request.slot)
        case "second": desk.router.pop()
        default: desk.router.end()
        }
      }
    }
    #expect(
      app.run { app, _ in app.log } == [
        "first: returned(\"Nara\")", "second: cancelled(pop)", "third: cancelled(quit)",
      ])
  }
}

extension Desk {
  /// The entry at a place in the path, counted from the root.
  fileprivate func path(_ index: Int) -> EntryID { router.path.entries[index].id }
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
