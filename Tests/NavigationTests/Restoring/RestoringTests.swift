import Foundation
import Navigation
import Testing

@Suite("restoring") struct RestoringTests {
  @Test("restores the same routes and identities, and creates only the top screen")
  func samePath() throws {
    let first = Desk("A B C")
    let second = try Desk(restoring: first.router.saved())
    #expect(second.router.path == first.router.path)
    #expect(second.events() == "C created, C willAppear(restored), C didAppear")
    guard case .change(let change) = second.host.journal.first?.event else {
      Issue.record("no change in the journal")
      return
    }
    #expect(change.cause == .restore)
  }

  @Test("creates a covered screen from its saved state when it is revealed")
  func coveredState() throws {
    let first = Desk("A B")
    first.host.states = ["A": "row 3", "B": "row 7"]
    let second = try Desk(restoring: first.router.saved())
    #expect(
      second.events() == "B restored(row 7), B created, B willAppear(restored), B didAppear")
    second.router.pop()
    #expect(second.events().hasPrefix("A restored(row 3), A created, B willDisappear(popped)"))
  }

  @Test("keeps an unused state in every later save")
  func carriedOver() throws {
    let first = Desk("A B")
    first.host.states = ["A": "row 3"]
    let second = try Desk(restoring: first.router.saved())
    let third = try Desk(restoring: second.router.saved())
    #expect(third.router.saved().entries.map(\.state) == ["row 3", nil])
    third.router.popToRoot()
    #expect(third.host.states == ["A": "row 3"])
  }

  @Test("creates a covered screen with saved state to ask it before it is removed")
  func askedBeforeLeaving() throws {
    let first = Desk("A B C")
    first.host.states = ["B": "unsaved text"]
    let second = try Desk(restoring: first.router.saved())
    second.host.leaving = ["B": .denied("not yet")]
    #expect(second.router.popToRoot().state == .ended(.vetoed(by: second.entry("B"))))
    #expect(second.host.denials == ["B: not yet"])
    #expect(second.path == "A B C")
  }

  @Test("never reuses a number, not even that of an entry removed before the save")
  func numbers() throws {
    let first = Desk("A B C")
    first.router.pop()
    let second = try Desk(restoring: first.router.saved())
    let added = second.router.push("D").added
    #expect(added.map(\.description) == ["#4"])
  }

  @Test("restores the path up to the first unreadable route")
  func unreadableRoute() throws {
    let first = Desk("A B C D")
    let text = try first.savedText().replacing(#""name":"C""#, with: #""nothing":0"#)
    let second = try Desk(restoring: text)
    #expect(second.path == "A B")
    #expect(second.events() == "B created, B willAppear(restored), B didAppear")
  }

  @Test("starts at the program's own root if the saved root is unreadable")
  func unreadableRoot() throws {
    let text = try Desk("X Y").savedText().replacing(#""name":"X""#, with: #""nothing":0"#)
    let second = try Desk(restoring: text)
    #expect(second.path == "A")
    #expect(second.router.path.top.id.description == "#3")
  }

  @Test("rejects a repeated identity")
  func twice() throws {
    let text = try Desk("A B C").savedText().replacing(#""id":3"#, with: #""id":2"#)
    #expect(try Desk(restoring: text).path == "A B")
  }

  @Test("rejects a path with another identity")
  func anotherPath() throws {
    let text = try Desk("X Y").savedText().replacing(#""path":"main""#, with: #""path":"tab 2""#)
    #expect(try Desk(restoring: text).path == "A")
  }

  @Test("cancels tasks of the root that is replaced")
  func tasksOfOwnRoot() throws {
    let first = Desk("X Y")
    let saved = first.router.saved()
    let host = RecordingHost()
    let router = Router(root: "A", host: host, queue: WorkQueue())
    router.tasks.start("load", entry: router.path.root.id) { _ in }
    router.launch(restoring: saved)
    #expect(router.tasks.lingering.map(\.description) == ["#1 load"])
    #expect(host.events == ["Y created", "Y willAppear(restored)", "Y didAppear"])
    // A job that never runs would keep the task alive.
    router.queue.runReady()
  }

  @Test("requires that no value was requested before")
  func askedBefore() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let first = Desk("X Y")
      let saved = first.router.saved()
      let host = RecordingHost()
      let router = Router(root: "A", host: host, queue: WorkQueue())
      let root = router.navigator(for: .entry(router.path.root.id))
      let _: ResultRequest<String> = root.ask("place") { Page("B", slot: $0) }
      router.launch(restoring: saved)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("a value is asked for before restoring"))
  }

  @Test("encodes plain values: the path's identity, entries, requests")
  func format() throws {
    let desk = Desk("A")
    _ = desk.screen("A").ask("place") { (_: ReturnSlot<String>) in Page("B") }
    desk.host.states = ["A": "row 3"]
    #expect(
      try desk.savedText() == """
        {"entries":[{"id":1,"route":{"name":"A"},"state":"row 3"},{"id":2,"route":{"name":"B"}}],\
        "lastEntry":2,"lastRequest":1,"path":"main",\
        "requests":[{"asked":2,"slot":{"answer":"place","number":1,"owner":1}}]}
        """)
  }
}
