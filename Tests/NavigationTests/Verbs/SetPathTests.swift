import Navigation
import Testing

@Suite("setPath") struct SetPathTests {
  @Test(
    "keeps the entries of the longest common prefix",
    arguments: [
      ("A B C", "A B D", "#1 #2 #4"),
      ("A B C", "A D C", "#1 #4 #5"),
      ("A B C", "A", "#1"),
      ("A B", "X", "#3"),
      ("A", "A B B", "#1 #2 #3"),
    ])
  func prefix(start: String, routes: String, entries: String) {
    let desk = Desk(start)
    #expect(desk.router.setPath(pages(routes)).state == .ended(.completed))
    #expect(desk.path == routes)
    #expect(desk.router.path.entries.map(\.id.description).joined(separator: " ") == entries)
  }

  @Test(
    "keeps further entries with equal routes if asked to",
    arguments: [
      ("A B C", "A D C", "#1 #4 #3"),
      ("A B C", "A C B", "#1 #3 #2"),
      ("A B B", "A X B B B", "#1 #4 #2 #3 #5"),
    ])
  func equalRoutes(start: String, routes: String, entries: String) {
    let desk = Desk(start)
    desk.router.setPath(pages(routes), keeping: .equalRoutes)
    #expect(desk.path == routes)
    #expect(desk.router.path.entries.map(\.id.description).joined(separator: " ") == entries)
  }

  @Test("changes nothing if the path is already the same", arguments: ["A", "A B C"])
  func equal(routes: String) {
    let desk = Desk(routes)
    #expect(desk.router.setPath(pages(routes)).state == .ended(.unchanged(.equal)))
    #expect(desk.events() == "")
  }

  @Test("needs a root")
  func empty() async {
    await #expect(processExitsWith: .failure) {
      let desk = Desk("A B")
      desk.router.setPath([])
    }
  }
}
