import Foundation
import Navigation
import Testing

@Suite("several paths, at their edges") struct ModeEdgeTests {
  private static let first = ModeTests.first, second = ModeTests.second

  @Test("a pop at the root of a path is `atRoot`, and shows no other path")
  func root() {
    let desk = ModeTests.desk("A B", "M")
    desk.router.navigator().show(Self.second)
    #expect(desk.screen("M").pop().state == .ended(.unchanged(.atRoot)))
    #expect(desk.path == "M")
    #expect(desk.router.paths.map(\.routes) == [["A", "B"], ["M"]])
  }

  @Test("a switch inside a hook waits until the change is over")
  func insideHook() throws {
    let desk = ModeTests.desk("A B", "M")
    defer { desk.host.hooks = [:] }
    var inside: (transition: Transition, state: TransitionState, path: PathID)?
    desk.host.hooks["C willAppear(pushed)"] = {
      let transition = desk.router.navigator().show(Self.second)
      inside = (transition, transition.state, desk.router.path.id)
    }
    desk.host.events = []
    let push = desk.screen("B").push("C")
    let show = try #require(inside)
    #expect(show.state == .queued)
    #expect(show.path == Self.first)
    #expect(push.state == .ended(.completed))
    #expect(show.transition.state == .ended(.completed))
    #expect(desk.path == "M")
    #expect(
      desk.events() == """
        C created, B willDisappear(covered), C willAppear(pushed), B didDisappear, C didAppear, \
        M created, C willDisappear(switched), M willAppear(launched), C didDisappear, M didAppear
        """)
  }

  @Test("a swipe that is held is superseded by an edit of the hidden path that it would reveal")
  func hiddenPathRevealed() throws {
    let desk = ModeTests.desk("A", "M")
    _ = desk.screen("A").ask("answer", for: String.self, showing: ModeTests.second) {
      Page("Q", slot: $0)
    }
    let swipe = try #require(desk.router.beginSwipe())
    #expect(swipe.to.route == "A")
    desk.router.perform(.push("B"), on: ModeTests.first)
    #expect(swipe.transition.state == .ended(.superseded))
    #expect(try #require(desk.router.beginSwipe()).to.route == "B")
  }

  /// C is on show and asks before it is left; so does N, which another path hides.
  private func asking() -> Desk {
    let desk = ModeTests.desk("A B", "M")
    desk.router.navigator().show(Self.second)
    desk.router.push("N")
    desk.router.navigator().show(Self.first)
    desk.router.push("C")
    desk.host.leaving = ["C": .confirm("C?"), "N": .confirm("N?")]
    return desk
  }

  @Test(
    "a question about a hidden screen waits for the one on show",
    arguments: [LeaveAnswer.leave, .stay])
  func hiddenQuestion(answer: LeaveAnswer) throws {
    let desk = asking()
    let pop = desk.screen("C").pop()
    let hidden = desk.router.paths[1].top.id
    let remove = desk.router.navigator(for: .entry(hidden)).remove(hidden)
    #expect(desk.host.questions.map(\.text) == ["C?"] && desk.host.withdrawn == [])
    #expect(pop.state == .pending && remove.state == .queued)
    desk.router.answer(try #require(desk.router.question), with: answer)
    #expect(pop.state == .ended(answer == .leave ? .completed : .vetoed(by: desk.entry("C"))))
    #expect(desk.router.question?.text == "N?" && remove.state == .pending)
    desk.router.answer(try #require(desk.router.question), with: .leave)
    #expect(remove.state == .ended(.completed))
    #expect(desk.router.paths[1].routes == ["M"])
  }

  @Test("a question that waits is not asked anymore once its screen has gone, or at the end")
  func hiddenQuestionGone() {
    let desk = asking()
    desk.screen("C").pop()
    let hidden = desk.router.paths[1].top.id
    let removals = (0..<2).map { _ in
      desk.router.navigator(for: .entry(hidden)).remove(hidden)
    }
    desk.host.leaving["N"] = .allowed
    desk.router.perform(.remove(hidden), on: Self.second)
    #expect(desk.router.question?.text == "C?")
    desk.router.push("D")
    #expect(desk.router.question == nil)
    #expect(removals.map(\.state) == [.ended(.stale), .ended(.stale)])

    let ending = asking()
    ending.screen("C").pop()
    let queued = ending.router.perform(.pop(), on: Self.second)
    ending.router.end()
    #expect(queued.state == .ended(.cancelled))
  }

  @Test("a swipe that is held is superseded by a switch, and nothing is popped")
  func heldSwipe() throws {
    let desk = ModeTests.desk("A B", "M").drawing()
    let swipe = try #require(desk.router.beginSwipe())
    swipe.move(to: 0.5)
    let show = desk.router.navigator().show(Self.second)
    #expect(swipe.transition.state == .ended(.superseded))
    #expect(swipe.release(SwipeRelease(progress: 0.9, velocity: 0)) == .over)
    desk.router.finishTransition()
    #expect(show.state == .ended(.completed))
    #expect(desk.router.paths.map(\.routes) == [["A", "B"], ["M"]])
    #expect(desk.path == "M")
  }

  @Test(
    "a path that a link leaves keeps its flows, which can still be answered",
    arguments: PresentationStyle.allCases)
  func link(style: PresentationStyle) throws {
    let desk = ModeTests.desk("A B", "M")
    let request = desk.present("F", as: style, by: "B")
    desk.router.perform(.setPath(["M", "N"], cause: .link), showing: Self.second)
    #expect(desk.path == "M N")
    #expect(desk.router.paths[0].routes.map(\.name) == ["A", "B", "F"])
    #expect(desk.router.openSlots == [request.slot.id])
    #expect(desk.host.received == [])
    desk.router.navigator().show(Self.first)
    #expect(desk.path == "A B F")
    desk.named("F").return("yes", to: request.slot)
    #expect(desk.host.received == ["B.answer = yes"])
    #expect(desk.path == "A B")
  }

  @Test("the active pane of each path is saved and restored")
  func activePanes() throws {
    let desk = ModeTests.desk("L", "M").panes(2)
    desk.router.push("D")
    desk.router.activate(desk.entry("L"))
    desk.router.navigator().show(Self.second)
    desk.router.push("N")
    #expect(desk.visible == "M N*")
    desk.router.activate(desk.entry("M"))
    let text = try desk.savedText()
    let host = RecordingHost()
    let router = Router(
      roots: [Self.first: Page("L"), Self.second: Page("M")], host: host, queue: WorkQueue())
    router.layOut(StackLayout(panes: 2))
    router.launch(restoring: try JSONDecoder().decode(SavedPath<Page>.self, from: Data(text.utf8)))
    #expect(router.active == router.path.entries.first { $0.route.name == "M" }?.id)
    router.navigator().show(Self.first)
    #expect(router.active == router.path.entries.first { $0.route.name == "L" }?.id)
    #expect(router.visible.count == 2)
  }

  @Test("a returned value is there before the pane that asked is shown again")
  func returnedInPanes() {
    let desk = Desk("L D").panes(2)
    let request = desk.present("F", as: .flow, by: "D")
    #expect(desk.visible == "F*")
    desk.host.events = []
    desk.named("F").return("yes", to: request.slot)
    #expect(desk.visible == "L D*")
    #expect(
      desk.events() == """
        D.answer = yes, F willDisappear(popped), L willAppear(revealed), D willAppear(revealed), \
        F didDisappear, F removed, L didAppear, L deactivated, D didAppear
        """)
  }
}
