import Foundation
import Navigation
import Testing

@Suite("restoring") struct RestoringTests {
  @Test("gives the same routes and identities, and makes only the top")
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

  @Test("makes a covered screen from its own state when it is revealed")
  func coveredState() throws {
    let first = Desk("A B")
    first.host.states = ["A": "row 3", "B": "row 7"]
    let second = try Desk(restoring: first.router.saved())
    #expect(
      second.events() == "B restored(row 7), B created, B willAppear(restored), B didAppear")
    second.router.pop()
    #expect(second.events().hasPrefix("A restored(row 3), A created, B willDisappear(popped)"))
  }

  @Test("carries a state that was not used into every later save")
  func carriedOver() throws {
    let first = Desk("A B")
    first.host.states = ["A": "row 3"]
    let second = try Desk(restoring: first.router.saved())
    let third = try Desk(restoring: second.router.saved())
    #expect(third.router.saved().entries.map(\.state) == ["row 3", nil])
    third.router.popToRoot()
    #expect(third.host.states == ["A": "row 3"])
  }

  @Test("makes a covered screen with a saved state, so that it is asked before it goes")
  func askedBeforeLeaving() throws {
    let first = Desk("A B C")
    first.host.states = ["B": "unsaved text"]
    let second = try Desk(restoring: first.router.saved())
    second.host.leaving = ["B": .denied("not yet")]
    #expect(second.router.popToRoot().state == .ended(.vetoed(by: second.entry("B"))))
    #expect(second.host.denials == ["B: not yet"])
    #expect(second.path == "A B C")
  }

  @Test("never gives a number twice, not even one of an entry that had gone before the save")
  func numbers() throws {
    let first = Desk("A B C")
    first.router.pop()
    let second = try Desk(restoring: first.router.saved())
    let added = second.router.push("D").added
    #expect(added.map(\.description) == ["#4"])
  }

  @Test("takes the path up to the first route that can't be read")
  func unreadableRoute() throws {
    let first = Desk("A B C D")
    let text = try first.savedText().replacing(#""name":"C""#, with: #""nothing":0"#)
    let second = try Desk(restoring: text)
    #expect(second.path == "A B")
    #expect(second.events() == "B created, B willAppear(restored), B didAppear")
  }

  @Test("begins at the program's own root when not even the root can be read")
  func unreadableRoot() throws {
    let text = try Desk("X Y").savedText().replacing(#""name":"X""#, with: #""nothing":0"#)
    let second = try Desk(restoring: text)
    #expect(second.path == "A")
    #expect(second.router.path.top.id.description == "#3")
  }

  @Test("does not take an identity that stands twice")
  func twice() throws {
    let text = try Desk("A B C").savedText().replacing(#""id":3"#, with: #""id":2"#)
    #expect(try Desk(restoring: text).path == "A B")
  }

  @Test("does not take the path of another identity")
  func anotherPath() throws {
    let text = try Desk("X Y").savedText().replacing(#""path":"main""#, with: #""path":"tab 2""#)
    #expect(try Desk(restoring: text).path == "A")
  }

  @Test("cancels what was started for the root that gives way")
  func tasksOfOwnRoot() throws {
    let first = Desk("X Y")
    let saved = first.router.saved()
    let host = RecordingHost()
    let router = Router(root: "A", host: host, queue: WorkQueue())
    router.tasks.start("load", entry: router.path.root.id) { _ in }
    router.launch(restoring: saved)
    #expect(router.tasks.lingering.map(\.description) == ["#1 load"])
    #expect(host.events == ["Y created", "Y willAppear(restored)", "Y didAppear"])
    // A job that never ran would keep the task.
    router.queue.runReady()
  }

  @Test("needs that nobody was asked for a value before")
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

  @Test("writes plain values: the path's identity, entries, requests")
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
