import Navigation
import Testing

@Suite("several paths, by their rules") struct ModeRulesTests {
  private static let first = ModeTests.first, second = ModeTests.second

  /// B, on the first path, has asked Q, on the second.
  private static func asked() -> Desk {
    let desk = ModeTests.desk("A B", "M")
    _ = desk.screen("B").ask("answer", for: String.self, showing: second) { Page("Q", slot: $0) }
    return desk
  }

  private static func slot(of desk: Desk) throws -> ReturnSlot<String> {
    try #require(desk.router.paths[1].top.route.slot)
  }

  typealias Verb = @Sendable (Navigator<Page>) -> Transition

  private static let verbs: [(String, Verb)] = [
    ("push", { $0.push("C") }),
    ("pop", { $0.pop() }),
    ("replaceTop", { $0.replaceTop("C") }),
    ("setPath", { $0.setPath(["C"]) }),
    ("show", { $0.show(first) }),
    ("ask", { $0.ask("answer", for: String.self) { Page("C", slot: $0) }.transition }),
  ]

  @Test("a verb by a screen of a path that is not on show is stale", arguments: verbs.indices)
  func stale(index: Int) {
    let desk = ModeTests.desk("A B", "M")
    let hidden = desk.screen("B")
    hidden.show(Self.second)
    #expect(Self.verbs[index].1(hidden).state == .ended(.stale))
    #expect(desk.router.paths.map(\.routes) == [["A", "B"], ["M"]])
    #expect(desk.host.journal.last?.path == Self.first)
  }

  @Test("a screen of a path that is not on show may provide a value")
  func provides() throws {
    let desk = Self.asked()
    let hidden = desk.named("Q")
    let slot = try Self.slot(of: desk)
    hidden.show(Self.first)
    #expect(hidden.provide("now", to: slot).state == .ended(.completed))
    #expect(hidden.return("late", to: slot).state == .ended(.stale))
    #expect(desk.host.received == ["B.answer = now"])
    #expect(desk.path == "A B")
  }

  @Test("asking on the path on show is a plain ask: what is beside the asker goes")
  func plainAsk() {
    let desk = ModeTests.desk("L D", "M").panes(2)
    desk.router.activate(desk.entry("L"))
    _ = desk.screen("L").ask("answer", for: String.self, showing: Self.first) {
      Page("Q", slot: $0)
    }
    #expect(desk.path == "L Q")
    desk.named("Q").pop()
    #expect(desk.path == "L")
    #expect(desk.host.received == ["L.answer cancelled(pop)"])
  }

  @Test("when the asker is lost, what was asked is a screen like any other")
  func ownerGone() {
    let desk = Self.asked()
    desk.router.perform(.pop(), on: Self.first)
    #expect(desk.router.openSlots == [])
    desk.router.back()
    #expect(desk.path == "M")
    #expect(desk.router.path.id == Self.second)
  }

  @Test("switching by hand leaves the asking open, and its value comes back out of sight")
  func byHand() throws {
    let desk = Self.asked()
    let slot = try Self.slot(of: desk)
    desk.router.navigator().show(Self.first)
    desk.screen("B").push("C")
    #expect(desk.router.openSlots == [slot.id])
    desk.host.events = []
    desk.router.navigator().return("yes", to: slot)
    #expect(desk.router.paths.map { $0.routes.map(\.name) } == [["A", "B"], ["M"]])
    #expect(
      desk.events() == """
        B.answer = yes, C willDisappear(popped), B willAppear(revealed), C didDisappear, Q removed, \
        C removed, B didAppear
        """)
  }

  @Test("the end of another flow takes away what was asked, and stays", arguments: [true, false])
  func otherAsking(isReturned: Bool) throws {
    let desk = ModeTests.desk("A B", "M")
    desk.router.navigator().show(Self.second)
    _ = desk.screen("M").ask("answer", for: String.self) { Page("X", slot: $0) }
    let slot = try Self.slot(of: desk)
    desk.router.navigator().show(Self.first)
    _ = desk.screen("B").ask("answer", for: String.self, showing: Self.second) {
      Page("Q", slot: $0)
    }
    if isReturned {
      desk.named("Q").return("yes", to: slot)
    } else {
      desk.named("Q").cancel(slot)
    }
    #expect(desk.path == "M")
    let cause = isReturned ? "return" : "cancel"
    #expect(desk.host.received.contains("B.answer cancelled(\(cause))"))
  }

  @Test("a switch to the path on show asks all that go, and is told as a way back to the root")
  func root() {
    let desk = ModeTests.desk("A B", "M")
    desk.host.leaving["B"] = .denied("no")
    #expect(
      desk.screen("B").show(Self.first).state == .ended(.vetoed(by: desk.entry("B"))))
    desk.host.leaving["B"] = .allowed
    desk.host.journal = []
    desk.screen("B").show(Self.first)
    guard case .change(let change) = desk.host.journal.first?.event else {
      Issue.record("there is no change")
      return
    }
    #expect(change.cause == .popTo)
    #expect(change.switched == nil)
    #expect(desk.screen("A").show(Self.first).state == .ended(.unchanged(.equal)))
  }

  @Test("a veto stops both halves of a link")
  func link() {
    let desk = ModeTests.desk("A B", "M")
    desk.router.perform(.push("N"), on: Self.second)
    desk.router.navigator().show(Self.second)
    desk.router.navigator().show(Self.first)
    desk.host.leaving["N"] = .denied("no")
    let entry = desk.router.paths[1].top.id
    desk.host.journal = []
    let link = desk.router.perform(.setPath(["M", "O"], cause: .link), showing: Self.second)
    #expect(link.state == .ended(.vetoed(by: entry)))
    #expect(desk.router.paths.map(\.routes) == [["A", "B"], ["M", "N"]])
    #expect(desk.path == "A B")
    #expect(desk.host.journal.map(\.path) == [Self.second])
  }

  @Test("a navigator goes to a route on another path, which it shows, as one change")
  func navigatorOnPath() {
    let desk = ModeTests.desk("A B", "M")
    let navigator = desk.router.navigator()
    for _ in 0..<2 {
      navigator.navigate(to: "N", showing: ModeTests.second)
      #expect(desk.router.path.id == ModeTests.second)
      #expect(desk.router.paths.map { $0.routes.map(\.name) } == [["A", "B"], ["M", "N"]])
    }
    navigator.perform(.popToRoot(), showing: ModeTests.first)
    #expect(desk.router.paths.map { $0.routes.map(\.name) } == [["A"], ["M", "N"]])
    #expect(desk.router.path.id == ModeTests.first)
  }

  @Test("an operation on another path shows it only if the call says so", arguments: [false, true])
  func unshown(isNavigator: Bool) {
    let desk = ModeTests.desk("A", "M")
    let navigator = desk.router.navigator()
    if isNavigator {
      navigator.perform(.push("N"), on: ModeTests.second)
    } else {
      desk.router.perform(.push("N"), on: ModeTests.second)
    }
    #expect(desk.router.path.id == ModeTests.first)
    if isNavigator {
      navigator.perform(.push("O"), showing: ModeTests.second)
    } else {
      desk.router.perform(.push("O"), showing: ModeTests.second)
    }
    #expect(desk.path == "M N O")
  }

  @Test("a screen on its way out of sight is gone from it before it is removed")
  func removedWhileLeaving() {
    let desk = ModeTests.desk("A B", "M").drawing()
    let show = desk.screen("B").show(Self.second)
    desk.router.perform(.push("C"), on: Self.first)
    #expect(show.state == .committed)
    desk.host.events = []
    desk.router.perform(.popToRoot(), on: Self.first)
    #expect(show.state == .ended(.superseded))
    #expect(desk.events() == "B didDisappear, M didAppear, B removed")
  }

  @Test("what was pushed on a path that was not on show is active there")
  func activeLater() {
    let desk = ModeTests.desk("A", "M").panes(2)
    desk.router.perform(.push("N"), on: Self.second)
    desk.router.navigator().show(Self.second)
    #expect(desk.visible == "M N*")
  }

  @Test("who asks out of sight from elsewhere gets no keyboard when that is taken away")
  func activeStays() {
    let desk = ModeTests.desk("L D", "M").panes(2)
    desk.router.activate(desk.entry("L"))
    _ = desk.screen("L").ask("answer", for: String.self, showing: Self.second) {
      Page("Q", slot: $0)
    }
    desk.router.navigator().show(Self.first)
    desk.router.activate(desk.entry("D"))
    desk.router.perform(.pop(), on: Self.second)
    #expect(desk.visible == "L D*")
  }
}

// MARK: - The journal, and quitting

extension ModeRulesTests {
  @Test("the journal names both paths of a change in two")
  func journal() throws {
    let desk = Self.asked()
    let slot = try Self.slot(of: desk)
    desk.router.perform(.push("C"), on: Self.first)
    let pushed = desk.router.paths[0].top.id
    desk.host.journal = []
    desk.named("Q").return("yes", to: slot)
    let record = try #require(desk.host.journal.first)
    guard case .change(let change) = record.event else {
      Issue.record("there is no change")
      return
    }
    #expect(record.path == Self.second)
    #expect(change.cause == .return)
    #expect(change.switched?.from == Self.second)
    #expect(change.switched?.to == Self.first)
    #expect(change.second?.path == Self.first)
    #expect(change.second?.removed == [pushed])
    #expect(desk.host.journal.map(\.number) == [record.number, record.number])
  }

  @Test("what is pushed while a screen is asked stays, and the journal does not say that it went")
  func pushedWhileAsked() throws {
    let desk = Self.asked()
    let slot = try Self.slot(of: desk)
    desk.router.navigator().show(Self.first)
    desk.router.push("X")
    let asked = desk.router.path.top.id
    desk.router.navigator().show(Self.second)
    desk.host.leaving["X"] = .confirm("X")
    desk.named("Q").return("yes", to: slot)
    desk.router.perform(.push("Y"), on: Self.first)
    desk.host.journal = []
    desk.router.answer(try #require(desk.router.question), with: .leave)
    #expect(desk.path == "A B Y")
    guard case .change(let change) = desk.host.journal.first?.event else {
      Issue.record("there is no change")
      return
    }
    #expect(change.second?.removed == [asked])
    #expect(change.second?.kept == 2)
  }

  @Test("quitting asks the path on show first, then the others in their order, and ends in it")
  func quit() {
    let third = PathID(rawValue: "third")
    let desk = Desk(roots: [(Self.first, "A"), (Self.second, "M"), (third, "X")])
    for path in [Self.second, third] { desk.router.navigator().show(path) }
    desk.router.push("Y")
    desk.router.navigator().show(Self.second)
    for page in ["A", "M", "X", "Y"] { desk.host.leaving[page] = .confirm(page) }
    desk.host.events = []
    desk.router.quit()
    var asked: [String] = []
    while let question = desk.router.question {
      asked.append(question.text)
      desk.router.answer(question, with: .leave)
    }
    #expect(asked == ["M", "A", "Y", "X"])
    #expect(
      desk.events() == """
        saved, M willDisappear(quit), M didDisappear, M removed, A removed, Y removed, X removed
        """)
  }
}
