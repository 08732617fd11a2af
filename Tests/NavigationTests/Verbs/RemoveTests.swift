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

  @Test("ignores the root and missing entries")
  func unchanged() {
    let desk = Desk("A B")
    #expect(desk.router.remove(desk.entry("A")).state == .ended(.unchanged(.atRoot)))
    #expect(desk.router.remove(EntryID(number: 99)).state == .ended(.unchanged(.absent)))
  }
}
