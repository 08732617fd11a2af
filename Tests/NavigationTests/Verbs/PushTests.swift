import Navigation
import Testing

@Suite("push") struct PushTests {
  @Test("adds an entry on top")
  func one() {
    let desk = Desk("A")
    let transition = desk.router.push("B")
    #expect(desk.path == "A B")
    #expect(transition.state == .ended(.completed))
    #expect(desk.names(transition.added) == "B")
    #expect(transition.removed == [])
  }

  @Test("a list is one change; only its last entry is created and appears")
  func list() {
    let desk = Desk("A")
    let transition = desk.router.push(["B", "C"])
    #expect(desk.path == "A B C")
    #expect(transition.added.count == 2)
    #expect(
      desk.events() == """
        C created, A willDisappear(covered), C willAppear(pushed), A didDisappear, C didAppear
        """)
  }

  @Test("a route equal to the top is pushed as another entry")
  func equal() {
    let desk = Desk("A B")
    let first = desk.entry("B")
    desk.router.push("B")
    #expect(desk.path == "A B B")
    #expect(desk.entry("B") != first)
  }

  @Test("an empty list changes nothing")
  func none() {
    let desk = Desk("A B")
    #expect(desk.router.push([Page]()).state == .ended(.unchanged(.equal)))
    #expect(desk.events() == "")
  }

  @Test("a number is never reused")
  func numbers() {
    let desk = Desk("A B")
    desk.router.pop()
    desk.router.push("C")
    #expect(desk.router.path.entries.map(\.id.description) == ["#1", "#3"])
  }
}
