import Navigation
import Testing

@Suite("remove") struct RemoveTests {
  @Test("removes an entry in the middle, and nothing appears or disappears")
  func middle() {
    let desk = Desk("A B C")
    #expect(desk.router.remove(desk.entry("B")).state == .ended(.completed))
    #expect(desk.path == "A C")
    #expect(desk.events() == "B removed")
  }

  @Test("is a pop when the entry is on top")
  func top() {
    let desk = Desk("A B")
    desk.router.remove(desk.entry("B"))
    #expect(
      desk.events() == """
        B willDisappear(popped), A willAppear(revealed), B didDisappear, B removed, A didAppear
        """)
  }

  @Test("of the top goes back to who presented its flow, as a pop does", arguments: [false, true])
  func presenter(isRemoved: Bool) {
    let desk = Desk("L D").panes(2)
    desk.router.activate(desk.entry("L"))
    desk.screen("L").present("F", as: .flow)
    if isRemoved { desk.router.remove(desk.router.top) } else { desk.router.pop() }
    #expect(desk.visible == "L* D")
  }

  @Test("of the top goes back to the path that asked for it")
  func otherPath() {
    let desk = ModeTests.asked()
    desk.router.remove(desk.router.top)
    #expect(desk.path == "A B")
    #expect(desk.host.received == ["B.answer cancelled(remove)"])
  }

  @Test("of what is beneath the top leads nowhere else")
  func beneathTop() {
    let desk = ModeTests.asked()
    let asked = desk.router.top
    desk.router.push("X")
    desk.router.remove(asked)
    #expect(desk.path == "M X")
  }

  @Test("ignores the root and missing entries")
  func unchanged() {
    let desk = Desk("A B")
    #expect(desk.router.remove(desk.entry("A")).state == .ended(.unchanged(.atRoot)))
    #expect(desk.router.remove(EntryID(number: 99)).state == .ended(.unchanged(.absent)))
  }
}
