import Navigation
import Testing

@Suite("lifecycle of one change") struct LifecycleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let start: String
    let change: @Sendable (Desk) -> Void
    let events: String
  }

  static let rows = [
    Row(
      testDescription: "push B on A", start: "A", change: { $0.router.push("B") },
      events: """
        B created, A willDisappear(covered), B willAppear(pushed), …, A didDisappear, B didAppear
        """),
    Row(
      testDescription: "pop B to A", start: "A B", change: { $0.router.pop() },
      events: """
        B willDisappear(popped), A willAppear(revealed), …, B didDisappear, B removed, A didAppear
        """),
    Row(
      testDescription: "[A B C D] pop to A", start: "A B C D", change: { $0.router.pop(to: "A") },
      events: """
        D willDisappear(popped), A willAppear(revealed), …, \
        D didDisappear, D removed, C removed, B removed, A didAppear
        """),
    Row(
      testDescription: "replace top B by C", start: "A B", change: { $0.router.replaceTop("C") },
      events: """
        C created, B willDisappear(replaced), C willAppear(replaced), …, \
        B didDisappear, B removed, C didAppear
        """),
    Row(
      testDescription: "set [A B C] to [A D E]", start: "A B C",
      change: { $0.router.setPath(pages("A D E")) },
      events: """
        E created, C willDisappear(replaced), E willAppear(replaced), …, \
        C didDisappear, C removed, B removed, E didAppear
        """),
    Row(
      testDescription: "a swipe completes as a pop", start: "A B",
      change: { _ = $0.router.beginSwipe()?.commit() },
      events: """
        B willDisappear(popped), A willAppear(revealed), …, B didDisappear, B removed, A didAppear
        """),
    Row(
      testDescription: "pop then push C as one batch", start: "A B",
      change: {
        $0.router.update { entries in
          entries.removeLast()
          entries.push("C")
        }
      },
      events: """
        C created, B willDisappear(replaced), C willAppear(replaced), …, \
        B didDisappear, B removed, C didAppear
        """),
    Row(
      testDescription: "a covered entry moved to the top is revealed", start: "A B C",
      change: { $0.router.update { $0.swapAt(1, 2) } },
      events: """
        C willDisappear(covered), B willAppear(revealed), …, C didDisappear, B didAppear
        """),
    Row(
      testDescription: "a swipe is let go", start: "A B",
      change: { desk in
        let swipe = desk.router.beginSwipe()
        swipe?.move(to: 0.9)
        swipe?.cancel()
      },
      events: ""),
  ]

  @Test("sends exactly the events of the contract", arguments: rows)
  func table(row: Row) {
    let desk = Desk(row.start).drawing()
    row.change(desk)
    desk.router.finishTransition()
    #expect(desk.events() == row.events)
    desk.host.checker.noteRest(visible: desk.router.visible, active: desk.router.active)
    #expect(desk.host.checker.violations == [])
  }

  @Test("launching creates and shows the root")
  func launch() {
    let host = RecordingHost()
    let router = Router(root: "A", host: host, queue: WorkQueue())
    router.launch()
    #expect(host.events == ["A created", "A willAppear(launched)", "A didAppear"])
  }

  @Test("tasks of a root that is replaced at launch are cancelled")
  func otherRoot() {
    let host = RecordingHost()
    let router = Router(root: "A", host: host, queue: WorkQueue())
    router.tasks.start("load", entry: router.path.root.id) { _ in }
    router.launch(pages("X Y"))
    #expect(router.tasks.lingering.map(\.description) == ["#1 load"])
    #expect(host.events == ["Y created", "Y willAppear(launched)", "Y didAppear"])
    // A job that never runs would keep the task alive.
    router.queue.runReady()
  }

  @Test("a link to [A B C] creates only C, and A and B when they are revealed")
  func link() {
    let host = RecordingHost()
    let router = Router(root: "A", host: host, queue: WorkQueue())
    router.launch(pages("A B C"), cause: .link)
    #expect(host.events == ["C created", "C willAppear(launched)", "C didAppear"])
    router.pop()
    #expect(host.events[3] == "B created")
  }

  @Test("the top of a restored path appears as restored")
  func restore() {
    let host = RecordingHost()
    let router = Router(root: "A", host: host, queue: WorkQueue())
    router.launch(pages("A B"), cause: .restore)
    #expect(host.events == ["B created", "B willAppear(restored)", "B didAppear"])
  }

  @Test("quitting with [A B] where A was never shown")
  func quit() {
    let desk = Desk("A B", visited: false)
    desk.router.quit()
    #expect(desk.events() == "saved, B willDisappear(quit), B didDisappear, B removed")
  }

  @Test("a swipe creates the screen beneath if necessary, and sends no other events")
  func swipeCreates() {
    let desk = Desk("A B", visited: false)
    desk.router.beginSwipe()?.cancel()
    desk.router.finishTransition()
    #expect(desk.events() == "A created")
  }

  @Test("going there and back reports every appearance once", arguments: [false, true])
  func thereAndBack(bySettingThePath: Bool) {
    let desk = Desk("A")
    for names in ["A B", "A B C", "A B C D", "A B C", "A B", "A"] {
      if bySettingThePath {
        desk.router.setPath(pages(names))
      } else if names.count > desk.path.count {
        desk.router.push(pages(names)[names.split(separator: " ").count - 1])
      } else {
        desk.router.pop()
      }
    }
    #expect(desk.appearances() == "B C D C B A")
  }
}
