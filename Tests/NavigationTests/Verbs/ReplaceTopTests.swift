import Navigation
import Testing

@Suite("replaceTop") struct ReplaceTopTests {
  @Test(
    "replaces the top, or a lone root, with a new entry",
    arguments: [("A B", "C", "A C"), ("A", "B", "B"), ("A B", "B", "A B")])
  func table(start: String, route: String, end: String) {
    let desk = Desk(start)
    let old = desk.router.path.top.id
    #expect(desk.router.replaceTop(Page(route)).state == .ended(.completed))
    #expect(desk.path == end)
    #expect(desk.router.path.top.id != old)
  }
}
