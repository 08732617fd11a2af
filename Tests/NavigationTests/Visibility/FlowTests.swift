import Navigation
import Testing

@Suite("a flow") struct FlowTests {
  /// B asked for F, which begins a flow; G and H were pushed above it.
  private func deep(as style: PresentationStyle = .flow) -> (Desk, ResultRequest<String>) {
    let desk = Desk("A B")
    let request = desk.present("F", as: style, by: "B")
    for page in ["G", "H"] { desk.router.push(Page(page)) }
    clear(desk)
    return (desk, request)
  }

  private func clear(_ desk: Desk) {
    desk.host.events = []
    desk.host.received = []
    desk.host.journal = []
  }

  @Test("is left by going back from its first screen", arguments: [Cause.back, .pop])
  func back(cause: Cause) {
    let (desk, _) = deep()
    desk.screen("H").perform(.pop(cause: cause))
    desk.screen("G").perform(.pop(cause: cause))
    #expect(desk.path == "A B F")
    #expect(desk.host.received == [])
    desk.named("F").perform(.pop(cause: cause))
    #expect(desk.path == "A B")
    #expect(desk.host.received == ["B.answer cancelled(\(cause))"])
  }

  @Test("is left by a swipe at its first screen")
  func swipe() throws {
    let (desk, _) = deep()
    for path in ["A B F G", "A B F"] {
      try #require(desk.router.beginSwipe()).commit()
      #expect(desk.path == path)
    }
    #expect(desk.host.received == [])
    try #require(desk.router.beginSwipe()).commit()
    #expect(desk.path == "A B")
    #expect(desk.host.received == ["B.answer cancelled(swipe)"])
  }

  @Test("is left as a whole by a return from any depth", arguments: ["F", "G", "H"])
  func returned(page: String) {
    let (desk, request) = deep()
    desk.router.pop(to: desk.named(page).requester.entry)
    clear(desk)
    desk.named(page).return("kyoto", to: request.slot)
    #expect(desk.path == "A B")
    #expect(desk.host.received == ["B.answer = kyoto"])
    #expect(desk.host.journal.count == 2)
  }

  @Test("covers only what is beneath it, in another flow too")
  func nested() {
    let (desk, _) = deep()
    desk.router.layOut(StackLayout(panes: 2))
    #expect(desk.visible == "G H*")
    desk.present("I", as: .flow, by: "H")
    #expect(desk.visible == "I*")
    desk.router.push("J")
    #expect(desk.visible == "I J*")
    desk.router.pop(count: 2)
    #expect(desk.visible == "G H*")
  }

  @Test("covers nothing as a sheet over a sheet")
  func sheets() {
    let (desk, _) = deep(as: .sheet)
    #expect(desk.visible == "B H*")
    desk.present("S", as: .sheet, by: "H")
    #expect(desk.visible == "B H S*")
    desk.router.push("T")
    #expect(desk.visible == "B H T*")
    desk.router.layOut(StackLayout(panes: 2))
    #expect(desk.visible == "A B H T*")
    desk.router.layOut(StackLayout(panes: 2, hasRoomForSheets: false))
    #expect(desk.visible == "S T*")
  }

  @Test("stays over what is beneath it when only its asker goes")
  func ownerGone() async {
    let (desk, request) = deep(as: .sheet)
    desk.router.remove(desk.entry("B"))
    #expect(desk.path == "A F G H")
    #expect(desk.visible == "A H*")
    #expect(await request.answer == .cancelled(.ownerGone))
    desk.screen("H").popToRoot()
    #expect(desk.path == "A F")
    desk.router.back()
    #expect(desk.path == "A")
  }

  @Test("belongs to the stack beneath when only its first screen goes")
  func firstScreenGone() {
    let (desk, _) = deep()
    desk.router.layOut(StackLayout(panes: 4))
    #expect(desk.visible == "F G H*")
    desk.router.remove(desk.named("F").requester.entry)
    #expect(desk.host.received == ["B.answer cancelled(remove)"])
    #expect(desk.visible == "A B G H*")
    desk.screen("H").popToRoot()
    #expect(desk.path == "A")
  }

  @Test("ends where its first screen is replaced")
  func firstScreenReplaced() {
    let (desk, _) = deep()
    desk.router.pop(count: 2)
    desk.router.layOut(StackLayout(panes: 2))
    desk.named("F").replaceTop("X")
    #expect(desk.host.received == ["B.answer cancelled(replace)"])
    #expect(desk.visible == "B X*")
  }

  @Test("is one again if its first screen was the root for a while")
  func firstScreenWasRoot() {
    let desk = Desk("A")
    desk.present("S", as: .sheet, by: "A")
    desk.router.update { $0.reverse() }
    #expect(desk.path == "S A")
    #expect(desk.visible == "A*")
    desk.router.update { draft in
      draft.reverse()
      draft.push("T")
    }
    #expect(desk.path == "A S T")
    #expect(desk.visible == "A T*")
    desk.screen("T").popToRoot()
    #expect(desk.path == "A S")
  }

  @Test("has the keyboard as a sheet, even if what is under it had it and stays visible")
  func keyboardOverOthers() {
    let desk = Desk("A")
    desk.present("S", as: .sheet, by: "A")
    desk.router.push("B")
    desk.router.update { $0.swapAt(1, 2) }
    #expect(desk.path == "A B S")
    #expect(desk.visible == "B S*")
  }

  @Test("lies over all where a pane with others above it asks", arguments: [true, false])
  func askedBeside(isReturned: Bool) {
    let desk = Desk("L D").panes(2)
    desk.router.activate(desk.entry("L"))
    let request = desk.present("F", as: .flow, by: "L")
    #expect(desk.path == "L D F")
    #expect(desk.visible == "F*")
    desk.host.events = []
    let flow = desk.named("F")
    if isReturned {
      flow.return("x", to: request.slot)
    } else {
      desk.router.back()
    }
    #expect(desk.visible == "L* D")
    #expect(
      desk.events() == """
        L.answer \(isReturned ? "= x" : "cancelled(back)"), F willDisappear(popped), \
        L willAppear(revealed), D willAppear(revealed), F didDisappear, F removed, L didAppear, \
        D didAppear, D deactivated
        """)
  }
}

// MARK: - Verbs

extension FlowTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let page: String?
    let operation: @Sendable (Desk) -> PathOperation<Page>
    var outcome = Outcome.completed
    var path = "A B F G H"
    var received: [String] = []
  }

  @Test("is the whole path for its screens, and a part of it for the app", arguments: own + apps)
  func verbs(row: Row) {
    let (desk, _) = deep()
    let operation = row.operation(desk)
    if row.page == "F" { desk.router.pop(count: 2) }
    let transition =
      row.page.map { desk.named($0).perform(operation) } ?? desk.router.perform(operation)
    #expect(transition.state == .ended(row.outcome))
    #expect(desk.path == row.path)
    #expect(desk.host.received == row.received)
  }

  static let own = [
    Row(
      testDescription: "popToRoot goes to its first screen", page: "H",
      operation: { _ in .popToRoot() }, path: "A B F"),
    Row(
      testDescription: "popToRoot at its first screen", page: "F",
      operation: { _ in .popToRoot() }, outcome: .unchanged(.atRoot), path: "A B F"),
    Row(
      testDescription: "pop(count:) stops at its first screen", page: "H",
      operation: { _ in .pop(count: 4) }, path: "A B F"),
    Row(
      testDescription: "pop at its first screen leaves it", page: "F",
      operation: { _ in .pop() }, path: "A B", received: ["B.answer cancelled(pop)"]),
    Row(
      testDescription: "pop(count:) at its first screen stops there", page: "F",
      operation: { _ in .pop(count: 4) }, outcome: .unchanged(.atRoot), path: "A B F"),
    Row(
      testDescription: "pop(to: route) looks no further down", page: "H",
      operation: { _ in .pop(to: Page("A")) }, outcome: .unchanged(.absent)),
    Row(
      testDescription: "its fallback too", page: "H",
      operation: { _ in .pop(to: Page("A"), orElse: .popToRoot) }, path: "A B F"),
    Row(
      testDescription: "pop(to: id) looks no further down", page: "H",
      operation: { .pop(to: $0.entry("A")) }, outcome: .unchanged(.absent)),
    Row(
      testDescription: "navigate finds what is in the flow", page: "H",
      operation: { _ in .navigate(to: "G") }, path: "A B F G"),
    Row(
      testDescription: "navigate pushes what is beneath the flow", page: "H",
      operation: { _ in .navigate(to: "A") }, path: "A B F G H A"),
  ]

  static let apps = [
    Row(
      testDescription: "popToRoot of the app goes to the root of the path", page: nil,
      operation: { _ in .popToRoot() }, path: "A"),
    Row(
      testDescription: "pop(to:) of the app looks everywhere", page: nil,
      operation: { _ in .pop(to: Page("B")) }, path: "A B",
      received: ["B.answer cancelled(popTo)"]),
    Row(
      testDescription: "pop(count:) of the app", page: nil, operation: { _ in .pop(count: 3) },
      path: "A B", received: ["B.answer cancelled(pop)"]),
    Row(
      testDescription: "setPath sets all, also for its screens", page: "H",
      operation: { _ in .setPath(["A", "B", "C"]) }, path: "A B C",
      received: ["B.answer cancelled(set)"]),
    Row(
      testDescription: "a link", page: nil,
      operation: { _ in .setPath(["A", "B"], cause: .link) }, path: "A B",
      received: ["B.answer cancelled(link)"]),
    Row(
      testDescription: "an update that leaves its first screen", page: nil,
      operation: { _ in PathOperation(.update) { $0.remove(at: 3) } }, path: "A B F H"),
  ]
}

extension Requester {
  /// The entry that it is; number 0 for the app.
  fileprivate var entry: EntryID {
    if case .entry(let id) = self { id } else { EntryID(number: 0) }
  }
}
