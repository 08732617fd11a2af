import Navigation
import Testing

@Suite("pop and pop(count:)") struct PopTests {
  @Test(
    "removes the top, but never the root",
    arguments: [
      ("A B C", 1, "A B", "C"),
      ("A B C", 2, "A", "C B"),
      ("A B C", 9, "A", "C B"),
      ("A B C", Int.max, "A", "C B"),
    ])
  func table(start: String, count: Int, end: String, removed: String) {
    let desk = Desk(start)
    let transition = desk.router.pop(count: count)
    #expect(transition.state == .ended(.completed))
    #expect(desk.path == end)
    #expect(desk.names(transition.removed) == removed)
  }

  @Test("changes nothing at the root")
  func root() {
    let desk = Desk("A")
    #expect(desk.router.pop().state == .ended(.unchanged(.atRoot)))
    #expect(desk.host.journal == [])
  }

  @Test("traps on a count of zero")
  func zero() async {
    await #expect(processExitsWith: .failure) {
      let desk = Desk("A B")
      desk.router.pop(count: 0)
    }
  }

  @Test(
    "at the first screen of a flow leaves the flow, unless several are to go",
    arguments: [
      (1, "A", TransitionState.ended(.completed)), (2, "A F", .ended(.unchanged(.atRoot))),
    ])
  func firstOfFlow(count: Int, path: String, state: TransitionState) {
    let desk = Desk("A")
    desk.present("F", as: .flow, by: "A")
    #expect(desk.named("F").pop(count: count).state == state)
    #expect(desk.path == path)
  }
}
