import Navigation
import Testing

@Suite("navigate(to:)") struct NavigateTests {
  @Test(
    "pops back to the nearest entry with the route, or pushes it",
    arguments: [
      ("A B C", "B", "A B", Outcome.completed),
      ("A B C B D", "B", "A B C B", .completed),
      ("A B", "C", "A B C", .completed),
      ("A B", "B", "A B", .unchanged(.equal)),
    ])
  func table(start: String, route: String, end: String, outcome: Outcome) {
    let desk = Desk(start)
    #expect(desk.router.navigate(to: Page(route)).state == .ended(outcome))
    #expect(desk.path == end)
  }
}
