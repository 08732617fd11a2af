import Foundation
import Navigation
import Testing

@Suite("restoring requests") struct RestoredRequestTests {
  /// A asks B, which passes its slot to C; then the program ends and is restored.
  private func restored(_ change: (String) -> String = { $0 }) throws -> Desk {
    let first = Desk("A")
    let request: ResultRequest<String> = first.screen("A").ask("place") { Page("B", slot: $0) }
    first.router.push(Page("C", slot: request.slot))
    return try Desk(restoring: change(first.savedText()))
  }

  @Test("a request is open again, and its value arrives")
  func openAgain() throws {
    let desk = try restored()
    #expect(desk.router.openSlots.map(\.description) == ["#1.place/1"])
    let slot = try #require(desk.router.path.top.route.slot)
    #expect(desk.top.return("Nara", to: slot).state == .ended(.completed))
    #expect(desk.path == "A")
    #expect(desk.host.received == ["A.place = Nara"])
    #expect(desk.top.return("Gifu", to: slot).state == .ended(.refused(slot.id)))
  }

  @Test("a restored request is cancelled when the asked entry is removed")
  func cancelled() throws {
    let desk = try restored()
    desk.router.pop(to: "A")
    #expect(desk.router.openSlots == [])
    #expect(desk.host.received == ["A.place cancelled(popTo)"])
  }

  @Test("an owner that is still covered is created to learn that its request was cancelled")
  func ownerCovered() throws {
    let desk = try restored()
    desk.host.events = []
    desk.router.remove(desk.entry(at: 1))
    #expect(desk.path == "A C")
    #expect(desk.events() == "A created, A.place cancelled(remove)")
  }

  @Test("a new request gets its own number")
  func numbers() throws {
    let desk = try restored()
    let request: ResultRequest<String> = desk.screen("C").ask("other") { Page("D", slot: $0) }
    #expect(request.slot.id.number == 2)
  }

  @Test("an owner learns that its request was lost with the asked screen")
  func askedLost() throws {
    let desk = try restored { $0.replacing(#""name":"B""#, with: #""nothing":0"#) }
    #expect(desk.path == "A")
    #expect(desk.router.openSlots == [])
    #expect(
      desk.events() == """
        A created, A.place cancelled(restoreFailed), A willAppear(restored), A didAppear
        """)
  }

  @Test("requests that were lost together are reported latest first")
  func lostTogether() throws {
    let first = Desk("A")
    let owner = first.screen("A")
    let _: ResultRequest<String> = owner.ask("one") { Page("B", slot: $0) }
    first.router.update { $0.swapAt(0, 1) }
    let _: ResultRequest<String> = owner.ask("two") { Page("C", slot: $0) }
    first.router.update { $0.swapAt(0, 1) }
    let text = try first.savedText().replacing(#""name":"B""#, with: #""nothing":0"#)
    let desk = try Desk(restoring: text)
    #expect(desk.path == "A")
    #expect(
      desk.host.received == ["A.two cancelled(restoreFailed)", "A.one cancelled(restoreFailed)"])
  }

  @Test("a request whose owner is missing accepts no value")
  func ownerLost() throws {
    let desk = try restored { $0.replacing(#""owner":1"#, with: #""owner":9"#) }
    #expect(desk.router.openSlots == [])
    let slot = try #require(desk.router.path.top.route.slot)
    #expect(desk.top.return("Nara", to: slot).state == .ended(.refused(slot.id)))
    #expect(desk.path == "A B C")
  }

  @Test("quitting resumes everyone who awaits, and the request is open again after restoring")
  func quitting() throws {
    let app = AppActor("A")
    let saved = app.run { _, desk in
      let request: ResultRequest<String> = desk.screen("A").ask("place") { Page("B", slot: $0) }
      return (request, desk.router.saved())
    }
    app.run { app, desk in
      Task(executorPreference: desk.queue) { await app.note("\(saved.0.answer)") }
      desk.queue.runReady()
      desk.router.quit()
    }
    #expect(app.run { app, _ in app.log } == ["cancelled(quit)"])
    #expect(try Desk(restoring: saved.1).router.openSlots == [saved.0.slot.id])
  }

  @Test("the final save holds the state before requests are settled")
  func savedBeforeEnding() throws {
    let desk = Desk("A")
    _ = desk.screen("A").ask("place") { (_: ReturnSlot<String>) in Page("B") }
    var saved: SavedPath<Page>?
    defer { desk.host.hooks = [:] }
    desk.host.hooks["saved"] = { saved = desk.router.saved() }
    desk.router.end()
    #expect(saved?.requests.count == 1)
    #expect(saved?.entries.map(\.route.name) == ["A", "B"])
    #expect(desk.router.openSlots == [])
  }
}
