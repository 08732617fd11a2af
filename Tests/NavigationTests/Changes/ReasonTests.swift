import Navigation
import Testing

@Suite("reasons") struct ReasonTests {
  @Test(
    "follow from the two paths and tops only",
    arguments: [
      ("A B", "A", "popped", "revealed"),
      ("A", "A B", "covered", "pushed"),
      ("A B", "A C", "replaced", "replaced"),
      ("A B", "B C", "replaced", "replaced"),
    ])
  func table(old: String, new: String, disappears: String, appears: String) {
    let desk = Desk(old)
    desk.router.setPath(pages(new))
    let events = desk.events()
    #expect(events.contains("willDisappear(\(disappears))"))
    #expect(events.contains("willAppear(\(appears))"))
  }

  @Test("the old top beneath a new one is covered even if it moved")
  func moved() {
    let desk = Desk("A B")
    desk.router.update { entries in
      entries.swapAt(0, 1)
      entries.push("C")
    }
    #expect(desk.path == "B A C")
    #expect(desk.events().contains("B willDisappear(covered), C willAppear(pushed)"))
  }
}
