import Navigation
import Testing

@Suite("pop(to:)") struct PopToTests {
  @Test(
    "removes everything above the nearest match",
    arguments: [
      ("A B C D", "B", "A B", Outcome.completed),
      ("A B C B D", "B", "A B C B", .completed),
      ("A B C", "C", "A B C", .unchanged(.equal)),
      ("A B C", "X", "A B C", .unchanged(.absent)),
    ])
  func route(start: String, target: String, end: String, outcome: Outcome) {
    let desk = Desk(start)
    #expect(desk.router.pop(to: Page(target)).state == .ended(outcome))
    #expect(desk.path == end)
  }

  @Test(
    "applies the caller's fallback if the route is missing",
    arguments: [
      (PopFallback<Page>.popToRoot, "A", Outcome.completed),
      (.replaceTop("Y"), "A B Y", .completed),
      (.push("X"), "A B C X", .completed),
      (.unchanged, "A B C", .unchanged(.absent)),
    ])
  func fallback(fallback: PopFallback<Page>, end: String, outcome: Outcome) {
    let desk = Desk("A B C")
    #expect(desk.router.pop(to: "X", orElse: fallback).state == .ended(outcome))
    #expect(desk.path == end)
  }

  @Test("finds an entry by identity even if its route occurs twice")
  func identity() {
    let desk = Desk("A B C B D")
    let lower = desk.router.path.entries[1].id
    #expect(desk.router.pop(to: lower).state == .ended(.completed))
    #expect(desk.path == "A B")
  }

  @Test("changes nothing if the entry is missing or on top")
  func absent() {
    let desk = Desk("A B")
    #expect(desk.router.pop(to: EntryID(number: 99)).state == .ended(.unchanged(.absent)))
    #expect(desk.router.pop(to: desk.entry("B")).state == .ended(.unchanged(.equal)))
  }

  @Test(
    "applies the caller's fallback if the entry is missing",
    arguments: [
      (.unchanged, "A B C"), (.popToRoot, "A"), (.replaceTop("X"), "A B X"),
      (.push("X"), "A B C X"),
    ] as [(PopFallback<Page>, String)])
  func missingEntry(fallback: PopFallback<Page>, path: String) {
    let desk = Desk("A B C")
    let transition = desk.router.pop(to: EntryID(number: 99), orElse: fallback)
    #expect(desk.path == path)
    #expect((transition.state == .ended(.unchanged(.absent))) == (fallback == .unchanged))
    #expect(desk.router.pop(to: desk.entry("A"), orElse: fallback).state != .ended(.stale))
    #expect(desk.path == "A")
  }
}
