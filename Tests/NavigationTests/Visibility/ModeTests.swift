import Foundation
import Navigation
import Testing

@Suite("several paths") struct ModeTests {
  static let first = PathID(rawValue: "first"), second = PathID(rawValue: "second")

  /// A router of the paths `A` and `M`, the first of which is visible.
  static func desk(_ first: String = "A", _ second: String = "M") -> Desk {
    let desk = Desk(roots: [(Self.first, first), (Self.second, second)])
    return desk
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var desk: @Sendable () -> Desk = { ModeTests.desk("A B", "M") }
    let change: @Sendable (Desk) -> Void
    let events: String
    var path: String
  }

  static let asked: @Sendable () -> Desk = {
    let desk = ModeTests.desk("A B", "M")
    desk.screen("B").ask("answer", for: String.self, showing: second) { Page("Q", slot: $0) }
    return desk
  }

  static let rows = [
    Row(
      testDescription: "a switch to a path that was never shown",
      change: { $0.screen("B").show(second) },
      events: """
        M created, B willDisappear(switched), M willAppear(launched), …, B didDisappear, M didAppear
        """, path: "M"),
    Row(
      testDescription: "a switch back",
      desk: {
        let desk = ModeTests.desk("A B", "M")
        desk.screen("B").show(second)
        return desk
      },
      change: { $0.router.navigator().show(first) },
      events: """
        M willDisappear(switched), B willAppear(switched), …, M didDisappear, B didAppear
        """, path: "A B"),
    Row(
      testDescription: "a switch to the path on show goes to its root",
      change: { $0.router.navigator().show(first) },
      events: """
        A created, B willDisappear(popped), A willAppear(revealed), …, B didDisappear, B removed, A didAppear
        """, path: "A"),
    Row(
      testDescription: "a link names the path",
      change: {
        $0.router.perform(.setPath(["M", "N"], cause: .link), showing: second)
      },
      events: """
        N created, B willDisappear(switched), N willAppear(pushed), …, B didDisappear, N didAppear
        """, path: "M N"),
    Row(
      testDescription: "asking in another path",
      change: {
        _ = $0.screen("B").ask("answer", for: String.self, showing: second) { Page("Q", slot: $0) }
      },
      events: """
        Q created, B willDisappear(switched), Q willAppear(pushed), …, B didDisappear, Q didAppear
        """, path: "M Q"),
    Row(
      testDescription: "the value comes back to the path that asked", desk: asked,
      change: { desk in
        if let slot = desk.router.path.top.route.slot { desk.named("Q").return("yes", to: slot) }
      },
      events: """
        B.answer = yes, Q willDisappear(popped), B willAppear(switched), …, Q didDisappear, \
        Q removed, B didAppear
        """, path: "A B"),
    Row(
      testDescription: "going back from it comes back too", desk: asked,
      change: { $0.router.back() },
      events: """
        B.answer cancelled(back), Q willDisappear(popped), B willAppear(switched), …, \
        Q didDisappear, Q removed, B didAppear
        """, path: "A B"),
    Row(
      testDescription: "another change that takes it away stays", desk: asked,
      change: { $0.named("Q").replaceTop("R") },
      events: """
        R created, B.answer cancelled(replace), Q willDisappear(replaced), R willAppear(replaced), \
        …, Q didDisappear, Q removed, R didAppear
        """, path: "M R"),
    Row(
      testDescription: "a path that is not on show is edited by the app",
      change: { $0.router.perform(.push("N"), on: second) },
      events: "", path: "A B"),
    Row(
      testDescription: "quitting leaves the path on show first", desk: asked,
      change: { $0.router.quit() },
      events: """
        saved, Q willDisappear(quit), Q didDisappear, Q removed, B removed
        """, path: "M Q"),
  ]

  @Test("hear exactly the events of the contract", arguments: rows)
  func table(row: Row) {
    let desk = row.desk().drawing()
    desk.host.events = []
    row.change(desk)
    desk.router.finishTransition()
    #expect(desk.events() == row.events)
    #expect(desk.path == row.path)
    guard !desk.router.isEnded else { return }
    desk.host.checker.noteRest(visible: desk.router.visible, active: desk.router.active)
    #expect(desk.host.checker.violations == [])
  }

  @Test("a screen of a path that is not on show is stale, and may remove itself")
  func stale() {
    let desk = Self.desk("A B", "M")
    let hidden = desk.screen("B")
    hidden.show(Self.second)
    let entry = desk.router.paths[0].top.id
    #expect(hidden.push("C").state == .ended(.stale))
    #expect(hidden.show(Self.first).state == .ended(.stale))
    desk.host.events = []
    #expect(hidden.remove(entry).state == .ended(.completed))
    #expect(desk.events() == "B removed")
    #expect(desk.router.paths[0].routes == ["A"])
    #expect(desk.path == "M")
  }

  @Test("an edit that is not seen leaves the transition, the swipe and the question on show")
  func unseen() throws {
    let desk = Self.desk("A B", "M").drawing()
    let push = desk.screen("B").push("C")
    desk.router.perform(.push("N"), on: Self.second)
    #expect(push.state == .committed)
    desk.router.finishTransition()
    let swipe = try #require(desk.router.beginSwipe())
    desk.router.perform(.push("O"), on: Self.second)
    #expect(swipe.transition.state == .tentative)
    swipe.cancel()
    desk.router.finishTransition(swipe.transition)
    desk.host.leaving["C"] = .confirm("sure?")
    let pop = desk.screen("C").pop()
    desk.router.perform(.pop(), on: Self.second)
    #expect(pop.state == .pending)
    desk.router.navigator().show(Self.second)
    #expect(pop.state == .ended(.superseded))
    #expect(desk.path == "M N")
  }

  @Test("a swipe draws the path that asked, and goes back to it")
  func swipe() throws {
    let desk = Self.asked()
    let swipe = try #require(desk.router.beginSwipe())
    #expect(swipe.to.route == "B")
    swipe.commit()
    #expect(desk.path == "A B")
    #expect(desk.host.received == ["B.answer cancelled(swipe)"])
  }

  @Test("all paths are saved and restored, with the one on show and what was asked")
  func restore() throws {
    let desk = Self.asked()
    let text = try desk.savedText()
    let host = RecordingHost()
    let router = Router(
      roots: [Self.first: Page("A"), Self.second: Page("M")], host: host, queue: WorkQueue())
    router.launch(restoring: try JSONDecoder().decode(SavedPath<Page>.self, from: Data(text.utf8)))
    #expect(host.events == ["Q created", "Q willAppear(restored)", "Q didAppear"])
    let slot = try #require(router.path.top.route.slot)
    router.navigator(for: .entry(router.top)).return("yes", to: slot)
    #expect(router.path.routes == ["A", "B"])
    #expect(host.events.contains("B willAppear(restored)"))
    #expect(host.received == ["B.answer = yes"])
  }

  @Test("a path that the program has no more is left out, and the first is shown")
  func lostPath() throws {
    let text = try Self.asked().savedText()
    let desk = try Desk(
      restoring: text.replacing("second", with: "third").replacing("first", with: "main"))
    #expect(desk.path == "A B")
    #expect(desk.host.received == ["B.answer cancelled(restoreFailed)"])
  }

  @Test("quitting asks every entry of every path, the one on show first")
  func quit() {
    let desk = Self.asked()
    for page in ["A", "B", "M", "Q"] { desk.host.leaving[page] = .confirm(page) }
    desk.router.quit()
    var asked: [String] = []
    while let question = desk.router.question {
      asked.append(question.text)
      desk.router.answer(question, with: .leave)
    }
    #expect(asked == ["Q", "B"])
    #expect(desk.router.isEnded)
  }
}
