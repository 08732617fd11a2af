import Navigation
import Testing

@Suite("update") struct UpdateTests {
  @Test("keeps, drops, moves and inserts as one change")
  func batch() {
    let desk = Desk("A B C D")
    let transition = desk.router.update { entries in
      entries.remove(at: 1)
      entries.swapAt(1, 2)
      entries.insert(DraftEntry("X"), at: 1)
    }
    #expect(desk.path == "A X D C")
    #expect(desk.router.path.entries.map(\.id.number) == [1, 5, 4, 3])
    #expect(desk.names(transition.removed) == "B")
    #expect(transition.added == [EntryID(number: 5)])
  }

  @Test("an update without effect sends no events and leaves no record")
  func zero() {
    let desk = Desk("A B C")
    let transition = desk.router.update { entries in
      let top = entries.removeLast()
      entries.append(top)
      entries.push("X")
      entries.removeLast()
    }
    #expect(transition.state == .ended(.unchanged(.equal)))
    #expect(desk.events() == "")
    #expect(desk.host.journal == [])
  }

  @Test("the root can be replaced")
  func root() {
    let desk = Desk("A B")
    desk.router.update { $0[0] = DraftEntry("R") }
    #expect(desk.path == "R B")
    #expect(desk.events() == "A removed")
  }

  @Test("a pop and a push in one update are a replacement")
  func popThenPush() {
    let desk = Desk("A B")
    desk.router.update { entries in
      entries.removeLast()
      entries.push("C")
    }
    #expect(
      desk.events() == """
        C created, B willDisappear(replaced), C willAppear(replaced), \
        B didDisappear, B removed, C didAppear
        """)
  }

  @Test("assigning a filtered draft keeps its entries")
  func filtered() {
    let desk = Desk("A B C")
    desk.router.update { $0 = $0.filter { $0.route != "B" } }
    #expect(desk.path == "A C")
    #expect(desk.events() == "B removed")
  }

  @Test("traps on an empty path")
  func empty() async {
    await #expect(processExitsWith: .failure) {
      let desk = Desk("A B")
      desk.router.update { $0.removeAll() }
    }
  }

  @Test("traps on a repeated entry")
  func twice() async {
    await #expect(processExitsWith: .failure) {
      let desk = Desk("A B")
      desk.router.update { $0.append($0[0]) }
    }
  }
}
