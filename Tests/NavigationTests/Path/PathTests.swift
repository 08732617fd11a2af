import Navigation
import Testing

@Suite("path") struct PathTests {
  private let path = Path<Page>(
    ["A", "B", "C", "B"].enumerated().map { Entry(id: EntryID(number: 1 + UInt64($0)), route: $1) })

  @Test(
    "the entry beneath is found by identity",
    arguments: [(1, nil), (2, 1), (3, 2), (4, 3), (9, nil)] as [(UInt64, UInt64?)])
  func previous(of number: UInt64, is beneath: UInt64?) {
    #expect(path.previous(of: EntryID(number: number))?.id.number == beneath)
  }

  @Test("the screen beneath stays the same during a transition")
  func previousWhileDrawing() {
    let desk = Desk("A B").drawing()
    let top = desk.entry("B")
    desk.router.push("C")
    #expect(desk.router.path.previous(of: top)?.route == "A")
    #expect(desk.router.path.previous(of: desk.entry("C"))?.id == top)
  }

  @Test("routes are searched for from the top")
  func search() {
    #expect(path.nearest("B")?.id.number == 4)
    #expect(path.contains("B") && !path.contains("X"))
    #expect(path.index(of: EntryID(number: 2)) == 1)
    #expect(path.root.route == "A" && path.top.id.number == 4 && path.count == 4)
  }

  @Test("an entry prints its number")
  func prints() {
    #expect(path.top.description == "B#4")
  }
}
