import Navigation
import Testing

@Suite("hooks that navigate without end") struct RedirectTests {
  /// B and C redirect to each other, whichever of them is pushed.
  private func redirecting() -> Desk {
    let desk = Desk("A")
    for (page, other) in [("B", "C"), ("C", "B")] {
      for reason in ["pushed", "replaced"] {
        desk.host.hooks["\(page) willAppear(\(reason))"] = {
          desk.screen(page).replaceTop(Page(other))
        }
      }
    }
    return desk
  }

  @Test("are stopped after 100 rounds, and the journal names the screen")
  func stopped() {
    let desk = redirecting()
    defer { desk.host.hooks = [:] }
    let push = desk.router.push("B")
    #expect(push.state == .ended(.completed))
    #expect(desk.path == "A B")
    let refusals = desk.host.journal.compactMap { record -> Requester? in
      guard case .refusal(_, let requester, _, .superseded) = record.event else { return nil }
      return requester
    }
    #expect(refusals == [.entry(desk.router.top)])
  }

  @Test("may go on when something else is requested")
  func goesOn() {
    let desk = redirecting()
    defer { desk.host.hooks = [:] }
    desk.router.push("B")
    desk.host.hooks = [:]
    #expect(desk.router.push("D").state == .ended(.completed))
    #expect(desk.path == "A B D")
  }

  @Test("don't keep the program from ending")
  func ending() {
    let desk = redirecting()
    defer { (desk.host.hooks, desk.host.observe) = ([:], { _ in }) }
    var count = 0
    desk.host.observe = { event in
      guard case .willAppear = event.phase else { return }
      count += 1
      if count == 101 { desk.router.end() }
    }
    desk.router.push("B")
    #expect(desk.router.isEnded)
  }

  @Test("may request as much as they like at once")
  func many() {
    let desk = Desk("A")
    defer { desk.host.hooks = [:] }
    desk.host.hooks["B willAppear(pushed)"] = {
      for _ in 0..<1_000 { desk.router.push("C") }
    }
    desk.router.push("B")
    #expect(desk.router.path.count == 1_002)
  }

  @Test("and ask without end are not told that the last request was dropped")
  func asking() {
    let desk = Desk("A B")
    defer { desk.host.hooks = [:] }
    let ask = {
      _ = desk.screen("A").ask("place", for: String.self) { Page("C", slot: $0) }
    }
    desk.host.hooks["A.place cancelled(stale)"] = ask
    ask()
    #expect(desk.host.received.count == 101)
  }
}
