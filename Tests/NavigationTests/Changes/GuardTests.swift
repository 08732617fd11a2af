import Navigation
import Testing

@Suite("the intent guard") struct GuardTests {
  @Test("a covered screen does not move the person")
  func covered() {
    let desk = Desk("A B")
    let transition = desk.screen("A").push("X")
    #expect(transition.state == .ended(.stale))
    #expect(desk.path == "A B")
    #expect(
      desk.stage.journal.map(\.event) == [
        .refusal(cause: .push, issuer: .entry(desk.entry("A")), origin: .code, outcome: .stale)
      ])
  }

  @Test("a covered screen may remove itself, and nothing else")
  func removesItself() {
    let desk = Desk("A B C")
    #expect(desk.screen("B").remove(desk.entry("A")).state == .ended(.stale))
    #expect(desk.screen("B").remove(desk.entry("B")).state == .ended(.completed))
    #expect(desk.path == "A C")
  }

  @Test("a screen that is gone is stale")
  func gone() {
    let desk = Desk("A B")
    let screen = desk.screen("B")
    desk.router.pop()
    #expect(screen.push("X").state == .ended(.stale))
  }

  @Test("the guard looks when a queued operation runs")
  func queued() {
    let desk = Desk("A")
    var fromHook: Transition?
    defer { desk.stage.hooks = [:] }
    desk.stage.hooks["A willDisappear(covered)"] = {
      fromHook = desk.screen("B").push("C")
    }
    desk.screen("A").push("B")
    #expect(fromHook?.state == .ended(.completed))
  }

  @Test("an operation queued by a screen that goes meanwhile is stale")
  func queuedByGone() {
    let desk = Desk("A B")
    let screen = desk.screen("B")
    var fromHook: Transition?
    defer { desk.stage.hooks = [:] }
    desk.stage.hooks["B willDisappear(popped)"] = { fromHook = screen.push("X") }
    desk.router.pop()
    #expect(fromHook?.state == .ended(.stale))
    #expect(desk.path == "A")
  }
}
