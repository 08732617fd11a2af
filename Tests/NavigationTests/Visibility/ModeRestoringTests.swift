import Foundation
import Navigation
import Testing

@Suite("several paths, restored") struct ModeRestoringTests {
  private static let first = ModeTests.first, second = ModeTests.second

  /// A program of paths that continues from a text.
  private func restored(_ paths: [PathID], _ text: String) throws -> (
    Router<Page>, RecordingHost
  ) {
    let host = RecordingHost()
    let router = Router(
      paths: paths.enumerated().map { place, id in
        Path(root: Entry(id: EntryID(number: UInt64(place) + 1), route: "R"), id: id)
      }, host: host, queue: WorkQueue())
    router.launch(restoring: try JSONDecoder().decode(SavedPath<Page>.self, from: Data(text.utf8)))
    return (router, host)
  }

  @Test("a path that goes with its program takes its askings along, and no others")
  func firstIsGone() throws {
    let desk = ModeTests.desk("A B", "M")
    desk.router.navigator().show(Self.second)
    desk.screen("M").ask("answer", for: String.self) { Page("Q", slot: $0) }
    let (router, host) = try restored([Self.second], try desk.savedText())
    let slot = try #require(router.path.top.route.slot)
    router.navigator().return("yes", to: slot)
    #expect(host.received == ["M.answer = yes"])
  }

  @Test("an owner in a hidden path learns that its request was lost with another path")
  func hiddenOwner() throws {
    let third = PathID(rawValue: "third")
    let desk = Desk(roots: [(Self.first, "A"), (Self.second, "M"), (third, "X")])
    desk.screen("A").ask("answer", for: String.self, showing: Self.second) { Page("Q", slot: $0) }
    desk.router.navigator().show(third)
    let (router, host) = try restored([Self.first, third], try desk.savedText())
    #expect(router.path.id == third && router.openRequests == [])
    #expect(host.received == ["A.answer cancelled(restoreFailed)"])
  }

  @Test("a save of one path is the first one's")
  func onePath() throws {
    let desk = Desk("A")
    desk.screen("A").ask("answer", for: String.self) { Page("B", slot: $0) }
    let (router, _) = try restored([Self.first, Self.second], try desk.savedText())
    #expect(router.paths.map { $0.routes.map(\.name) } == [["A", "B"], ["R"]])
    #expect(router.path.id == Self.first)
    #expect(router.openSlots.count == 1)
  }

  @Test(
    "a save of one path is restored once: by name, or else as the first path, and it is visible",
    arguments: [
      (["main", "inbox"], [["A", "B"], ["R"]]), (["inbox", "main"], [["R"], ["A", "B"]]),
      (["inbox", "map"], [["A", "B"], ["R"]]),
      (["inbox", "map", "main"], [["R"], ["R"], ["A", "B"]]),
    ])
  func onePathOnce(names: [String], paths: [[String]]) throws {
    let (router, host) = try restored(
      names.map { PathID(rawValue: $0) }, try Desk("A B").savedText())
    #expect(router.paths.map { $0.routes.map(\.name) } == paths)
    #expect(router.path.routes.map(\.name) == ["A", "B"])
    let ids = router.paths.flatMap(\.entries).map(\.id)
    #expect(Set(ids).count == ids.count)
    for path in router.paths { router.navigator().show(path.id) }
    #expect(host.events.count { $0 == "B created" } == 1)
  }

  @Test("a path that could not be restored appears as launched")
  func lostRoot() throws {
    let desk = ModeTests.desk("A", "M")
    desk.router.navigator().show(Self.second)
    let text = try desk.savedText().replacing("\"name\":\"A\"", with: "\"nothing\":\"A\"")
    let (router, host) = try restored([Self.first, Self.second], text)
    router.navigator().show(Self.first)
    #expect(host.events.contains("R willAppear(launched)"))
  }
}
