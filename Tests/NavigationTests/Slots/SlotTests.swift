import FoundationEssentials
import Navigation
import Testing

@Suite("return slots") struct SlotTests {
  @Test("a value is delivered across several levels before the owner appears")
  func severalLevels() {
    let (desk, request) = Desk.asked()
    let transition = desk.top.return("Nara", to: request.slot)
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
    desk.top.return("Nara", to: request.slot)
    #expect(desk.path == "B")
    #expect(desk.host.received == ["B.place = Nara"])
  }

  @Test("a value arrives once; a second return is refused and pops nothing")
  func twice() {
    let (desk, request) = Desk.asked()
    desk.top.return("Nara", to: request.slot)
    desk.router.push("X")
    desk.host.journal = []
    let second = desk.top.return("Gifu", to: request.slot)
    #expect(second.state == .ended(.refused(request.slot.id)))
    #expect(desk.top.provide("Gifu", to: request.slot).state == second.state)
    #expect(desk.path == "A X")
    #expect(desk.host.received == ["A.place = Nara"])
    #expect(desk.host.journal.count == 2)
  }

  @Test("a slot is open while the asked entry is in the path, whoever else has the slot")
  func openAsLongAs() {
    let (desk, request) = Desk.asked()
    #expect(desk.router.openSlots == [request.slot.id])
    desk.router.pop()
    #expect(desk.router.openSlots == [request.slot.id])
    desk.router.pop()
    #expect(desk.router.openSlots == [])
    #expect(desk.host.received == ["A.place cancelled(pop)"])
  }

  @Test("a removed entry can't provide a value")
  func provideFromAfar() {
    let (desk, request) = Desk.asked()
    let gone = desk.top
    desk.router.pop()
    #expect(gone.provide("Nara", to: request.slot).state == .ended(.stale))
    #expect(desk.router.provide("Gifu", to: request.slot).state == .ended(.completed))
    #expect(desk.host.received == ["A.place = Gifu"])
  }

  @Test("provide delivers a value without popping, and the slot stays open")
  func provide() {
    let (desk, request) = Desk.asked()
    #expect(desk.top.provide("Nara", to: request.slot).state == .ended(.completed))
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
    let (desk, request) = Desk.asked()
    #expect(desk.screen("B").return("Nara", to: request.slot).state == .ended(.stale))
    #expect(desk.router.openSlots == [request.slot.id])
  }

  @Test("a return asks the screens in between, not the one that returns")
  func leaving() {
    let (desk, request) = Desk.asked()
    desk.host.leaving = ["C": .denied("mine"), "B": .denied("no")]
    #expect(
      desk.top.return("Nara", to: request.slot).state == .ended(.vetoed(by: desk.entry(at: 1))))
    desk.host.leaving["B"] = .allowed
    #expect(desk.top.return("Nara", to: request.slot).state == .ended(.completed))
  }

  @Test("a value returned inside a handler waits until the handler returns")
  func inHandler() {
    let (desk, request) = Desk.asked()
    desk.router.runHandler {
      #expect(desk.top.return("Nara", to: request.slot).state == .committed)
      #expect(desk.router.openSlots == [])
      #expect(desk.host.received == [])
    }
    #expect(desk.host.received == ["A.place = Nara"])
  }

  @Test("a slot is a plain value that can be encoded and decoded")
  func codable() throws {
    let (desk, request) = Desk.asked()
    let text = try JSONEncoder().encode(request.slot)
    let slot = try JSONDecoder().decode(ReturnSlot<String>.self, from: text)
    #expect(slot == request.slot)
    #expect(slot.description == "#1.place/1")
    desk.top.return("Nara", to: slot)
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
        case "first": desk.top.return("Nara", to: request.slot)
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
