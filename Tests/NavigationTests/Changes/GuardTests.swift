import Navigation
import Testing

@Suite("the check of the requester") struct GuardTests {
  @Test("a covered screen can't navigate")
  func covered() {
    let desk = Desk("A B")
    let transition = desk.screen("A").push("X")
    #expect(transition.state == .ended(.stale))
    #expect(desk.path == "A B")
    #expect(
      desk.host.journal.map(\.event) == [
        .refusal(cause: .push, requester: .entry(desk.entry("A")), trigger: .code, outcome: .stale)
      ])
  }

  @Test("a covered screen may remove itself, and nothing else")
  func removesItself() {
    let desk = Desk("A B C")
    #expect(desk.screen("B").remove(desk.entry("A")).state == .ended(.stale))
    #expect(desk.screen("B").remove(desk.entry("B")).state == .ended(.completed))
    #expect(desk.path == "A C")
  }

  @Test("gives no rights for the cause of going back", arguments: [Cause.back, .swipe])
  func namedCause(cause: Cause) {
    let desk = Desk("A B")
    let covered = desk.screen("A")
    for operation in [
      .push("X", cause: cause), .popToRoot(cause: cause), .setPath(["X"], cause: cause),
      .remove(desk.entry("B"), cause: cause), .pop(cause: cause), .pop(count: 2, cause: cause),
      PathOperation<Page>(cause) { $0.push("X") },
    ] {
      #expect(covered.perform(operation).state == .ended(.stale))
    }
    #expect(desk.path == "A B")
  }

  @Test("lets a screen go back only once by naming the cause; the user goes back again")
  func backTwice() {
    let desk = Desk("A B C")
    let screen = desk.screen("C")
    #expect(screen.perform(.pop(cause: .back)).state == .ended(.completed))
    #expect(screen.perform(.pop(cause: .back)).state == .ended(.stale))
    #expect(desk.path == "A B")
    #expect(desk.router.back().state == .ended(.completed))
    #expect(desk.path == "A")
  }

  @Test("a request by a removed screen is stale")
  func gone() {
    let desk = Desk("A B")
    let screen = desk.screen("B")
    let entry = desk.entry("B")
    desk.router.pop()
    #expect(screen.push("X").state == .ended(.stale))
    #expect(screen.remove(entry).state == .ended(.stale))
  }

  @Test("a queued operation is checked when it runs")
  func queued() {
    let desk = Desk("A")
    var fromHook: Transition?
    defer { desk.host.hooks = [:] }
    desk.host.hooks["A willDisappear(covered)"] = {
      fromHook = desk.screen("B").push("C")
    }
    desk.screen("A").push("B")
    #expect(fromHook?.state == .ended(.completed))
  }

  @Test("an operation is stale if its screen is removed while it is queued")
  func queuedByGone() {
    let desk = Desk("A B")
    let screen = desk.screen("B")
    var fromHook: Transition?
    defer { desk.host.hooks = [:] }
    desk.host.hooks["B willDisappear(popped)"] = { fromHook = screen.push("X") }
    desk.router.pop()
    #expect(fromHook?.state == .ended(.stale))
    #expect(desk.path == "A")
  }

  static let verbs: [(String, @Sendable (Navigator<Page>) -> Transition)] = [
    ("push", { $0.push("X") }),
    ("navigate", { $0.navigate(to: "A") }),
    ("pop", { $0.pop() }),
    ("pop(count:)", { $0.pop(count: 2) }),
    ("pop(to:)", { $0.pop(to: "A") }),
    ("popToRoot", { $0.popToRoot() }),
    ("replaceTop", { $0.replaceTop("X") }),
    ("remove", { $0.remove(EntryID(number: 3)) }),
    ("setPath", { $0.setPath(["X"]) }),
    ("update", { $0.update { $0.push("X") } }),
    ("ask", { screen in screen.ask("place", for: Int.self) { _ in "X" }.transition }),
  ]

  @Test("applies to every verb, except when the app asks", arguments: verbs.map(\.0))
  func everyVerb(name: String) throws {
    let verb = try #require(Self.verbs.first { $0.0 == name }).1
    let desk = Desk("A B C")
    #expect(verb(desk.screen("B")).state == .ended(.stale))
    #expect(desk.path == "A B C")
    guard name != "ask" else { return }
    #expect(verb(desk.router.navigator()).state == .ended(.completed))
    #expect(desk.path != "A B C")
  }

  @Test("comes first: a stale operation is neither refused nor unchanged")
  func comesFirst() {
    let desk = Desk("A B")
    let request: ResultRequest<String> = desk.screen("B").ask("place") { Page("C", slot: $0) }
    desk.router.pop()
    desk.router.push("D")
    #expect(desk.screen("B").return("Nara", to: request.slot).state == .ended(.stale))
    #expect(desk.screen("B").navigate(to: "D").state == .ended(.stale))
    #expect(
      desk.screen("B").provide("Nara", to: request.slot).state == .ended(.refused(request.slot.id)))
  }
}
