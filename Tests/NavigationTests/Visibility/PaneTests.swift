import Navigation
import Testing

@Suite("panes") struct PaneTests {
  struct Row: Sendable {
    let path: String
    let panes: Int
    var full: Set<String> = []
    let visible: String
  }

  @Test(
    "are the top entries, down to one that is alone in the window",
    arguments: [
      Row(path: "A B C", panes: 1, visible: "C*"),
      Row(path: "A B C", panes: 2, visible: "B C*"),
      Row(path: "A B C", panes: 3, visible: "A B C*"),
      Row(path: "A B", panes: 3, visible: "A B*"),
      Row(path: "A", panes: 2, visible: "A*"),
      Row(path: "A B F", panes: 3, full: ["F"], visible: "F*"),
      Row(path: "A F B C", panes: 4, full: ["F"], visible: "B C*"),
      Row(path: "A F B", panes: 3, full: ["F"], visible: "B*"),
      Row(path: "F A B", panes: 2, full: ["F"], visible: "A B*"),
    ])
  func visible(row: Row) {
    let desk = Desk(row.path)
    desk.host.full = row.full
    desk.router.layOut(StackLayout(panes: row.panes))
    #expect(desk.visible == row.visible)
  }

  @Test("end at the first screen of a flow")
  func flow() {
    let desk = Desk("A B").panes(3)
    desk.present("F", as: .flow, by: "B")
    #expect(desk.visible == "F*")
    desk.router.push("G")
    #expect(desk.visible == "F G*")
    desk.router.pop(count: 2)
    #expect(desk.visible == "A B*")
  }

  /// Three panes, of which the lowest is active.
  private func listActive(_ path: String = "L D E") -> Desk {
    let desk = Desk(path).panes(3)
    desk.router.activate(desk.entry("L"))
    desk.host.events = []
    return desk
  }

  /// The causes of the changes, in their order.
  private func causes(_ desk: Desk) -> [Cause] {
    desk.host.journal.compactMap { record in
      if case .change(let change) = record.event { change.cause } else { nil }
    }
  }

  @Test("beside the active one are replaced by what it pushes or asks", arguments: [true, false])
  func replaced(asks: Bool) {
    let desk = listActive()
    if asks {
      let request: ResultRequest<String> = desk.screen("L").ask("answer") { Page("X", slot: $0) }
      #expect(request.transition.state == .ended(.completed))
    } else {
      desk.screen("L").push(["W", "X"])
    }
    #expect(desk.path == (asks ? "L X" : "L W X"))
    #expect(desk.visible == (asks ? "L X*" : "L W X*"))
    #expect(causes(desk) == [.replace])
  }

  @Test("are asked before they are replaced, and their requests end with them")
  func asked() throws {
    let desk = listActive("L")
    let request: ResultRequest<String> = desk.screen("L").ask("answer") { Page("D", slot: $0) }
    desk.router.activate(desk.entry("L"))
    desk.host.leaving["D"] = .confirm("Leave?")
    let first = desk.screen("L").push("X")
    #expect(first.state == .pending)
    desk.router.answer(try #require(desk.router.question), with: .stay)
    #expect(desk.path == "L D")
    desk.screen("L").push("X")
    desk.router.answer(try #require(desk.router.question), with: .leave)
    #expect(desk.path == "L X")
    #expect(desk.host.received == ["L.answer cancelled(replace)"])
    #expect(!desk.router.openSlots.contains(request.slot.id))
  }

  @Test("are kept where the very route stands right above, which becomes active")
  func same() {
    let desk = listActive()
    #expect(desk.screen("L").push("D").state == .ended(.completed))
    #expect(desk.visible == "L D*")
    #expect(
      desk.events() == """
        E willDisappear(popped), L deactivated, E didDisappear, E removed, D activated
        """)
    desk.router.activate(desk.entry("L"))
    desk.host.events = []
    #expect(desk.screen("L").push("D").state == .ended(.unchanged(.equal)))
    #expect(desk.visible == "L D*")
    #expect(desk.events() == "L deactivated, D activated")
  }

  @Test("are kept as far as the first of several routes stand right above")
  func sameFirst() {
    let desk = listActive()
    let detail = desk.entry("D")
    desk.screen("L").push(["D", "X"])
    #expect(desk.visible == "L D X*" && desk.entry("D") == detail)
    desk.router.activate(desk.entry("L"))
    desk.screen("L").push(["D", "X"])
    #expect(desk.visible == "L D X*" && desk.entry("D") == detail)
    #expect(causes(desk) == [.replace])
  }

  @Test("above the active one go when it pops")
  func pop() {
    let desk = listActive()
    desk.screen("L").pop()
    #expect(desk.path == "L")
    #expect(desk.visible == "L*")
  }

  @Test("go one by one when the person goes back, whichever is active")
  func back() {
    let desk = listActive()
    desk.router.back()
    #expect(desk.visible == "L* D")
    desk.router.back()
    #expect(desk.visible == "L*")
  }

  @Test("do not matter to all other verbs, which mean the path")
  func others() {
    let desk = listActive()
    desk.screen("L").replaceTop("X")
    #expect(desk.path == "L D X")
    desk.router.activate(desk.entry("L"))
    desk.screen("L").navigate(to: "Y")
    #expect(desk.path == "L D X Y")
    desk.router.layOut(StackLayout(panes: 4))
    desk.router.activate(desk.entry("L"))
    desk.screen("L").pop(count: 2)
    #expect(desk.path == "L D")
  }

  @Test("that ask for what is right above them show it, and hear that nothing was asked")
  func alreadyThere() async {
    let desk = Desk("L D E").panes(3)
    desk.router.activate(desk.entry("L"))
    let request = desk.screen("L").ask("answer", for: String.self) { _ in "D" }
    #expect(request.transition.state == .ended(.completed))
    #expect(desk.visible == "L D*")
    #expect(desk.host.received == ["L.answer cancelled(notPushed)"])
    #expect(await request.answer == .cancelled(.notPushed))
  }

  @Test("beside a screen that can't be left ask for nothing, and hear so")
  func notPushed() {
    let desk = listActive()
    desk.host.leaving["D"] = .denied("half done")
    let request: ResultRequest<String> = desk.screen("L").ask("answer") { Page("E", slot: $0) }
    #expect(request.transition.state == .ended(.vetoed(by: desk.entry("D"))))
    #expect(desk.host.received == ["L.answer cancelled(notPushed)"])
  }

  @Test("beside the active one may remove themselves and provide, and nothing else")
  func stale() {
    let desk = Desk("K L").panes(3)
    let request: ResultRequest<String> = desk.screen("L").ask("answer") { Page("D", slot: $0) }
    let detail = desk.named("D")
    desk.router.activate(desk.entry("K"))
    #expect(detail.push("X").state == .ended(.stale))
    #expect(detail.return("x", to: request.slot).state == .ended(.stale))
    #expect(detail.provide("x", to: request.slot).state == .ended(.completed))
    #expect(desk.screen("L").remove(desk.entry("L")).state == .ended(.completed))
    #expect(desk.visible == "K* D")
  }
}

// MARK: - The person

extension PaneTests {
  @Test("under a sheet, and those out of sight, can't be made active")
  func unreachable() {
    let desk = Desk("A L D").panes(2)
    desk.router.activate(desk.entry("A"))
    #expect(desk.visible == "L D*")
    desk.present("S", as: .sheet, by: "D")
    desk.router.activate(desk.entry("L"))
    #expect(desk.visible == "L D S*")
  }

  @Test("can't be made active while a question is open")
  func question() {
    let desk = Desk("L D").panes(2)
    desk.host.leaving["D"] = .confirm("Leave?")
    desk.screen("D").pop()
    desk.router.activate(desk.entry("L"))
    #expect(desk.visible == "L D*")
  }

  @Test("that become active end a running transition, and a held swipe")
  func motion() throws {
    let desk = Desk("K L D").panes(2).drawing()
    let pop = desk.screen("D").pop()
    desk.router.activate(desk.entry("K"))
    #expect(pop.state == .ended(.completed))
    #expect(desk.visible == "K* L")
    let swipe = try #require(desk.router.beginSwipe())
    desk.router.activate(desk.entry("L"))
    #expect(swipe.transition.state == .ended(.cancelled))
    #expect(desk.visible == "K L*")
    #expect(causes(desk) == [.pop])
  }

  @Test("stay as they were until a running transition has ended", arguments: [true, false])
  func endsFirst(isMove: Bool) {
    let desk = Desk("K L D").panes(2).drawing()
    defer { desk.host.hooks = [:] }
    var push: Transition?
    var visible: String?
    desk.host.hooks["D removed"] = {
      visible = desk.visible
      push = desk.screen("L").push("X")
    }
    desk.screen("D").pop()
    if isMove {
      desk.router.activate(desk.entry("K"))
      #expect(desk.visible == "K* L")
    } else {
      desk.router.layOut(StackLayout())
      #expect(desk.visible == "X*")
    }
    #expect(visible == "K L*")
    #expect(push?.state == (isMove ? .ended(.stale) : .committed))
  }

  @Test("change with the window: nobody is asked, and the journal has it as one record")
  func resize() throws {
    let desk = Desk("L D").panes(2).drawing()
    desk.host.leaving["L"] = .denied("no")
    let push = desk.screen("D").push("E")
    let resize = desk.router.layOut(StackLayout(panes: 1))
    #expect(push.state == .ended(.completed))
    #expect(resize.state == .ended(.completed))
    #expect(desk.visible == "E*")
    let last = try #require(desk.host.journal.last)
    guard case .outcome(let end) = last.event else {
      Issue.record("no outcome in the journal")
      return
    }
    #expect(end.outcome == .completed && end.appeared == [])
    let layout = desk.host.journal.filter { $0.number == last.number }.map(\.event).first
    #expect(layout == .layout(appeared: [], disappeared: [desk.entry("D")]))
  }

  @Test("that would come into sight are created when a swipe is held")
  func swipe() throws {
    let desk = Desk("A B C D", visited: false)
    desk.router.layOut(StackLayout(panes: 2))
    #expect(desk.events() == "C created, C willAppear(revealed), C didAppear, C deactivated")
    let swipe = try #require(desk.router.beginSwipe())
    #expect(desk.events() == "B created")
    swipe.commit()
    #expect(desk.visible == "B C*")
  }

  @Test(
    "beneath a screen that takes all panes follow the window while a swipe is held",
    arguments: [1, 2, 3])
  func swipeOverAllPanes(panes: Int) throws {
    let desk = Desk("A B C", visited: false)
    desk.host.full = ["F"]
    desk.router.push("F")
    let swipe = try #require(desk.router.beginSwipe())
    desk.router.layOut(StackLayout(panes: panes))
    let promised = swipe.visible
    swipe.commit()
    #expect(promised == desk.router.visible)
    #expect(promised.map { desk.host.name(of: $0) } == ["A", "B", "C"].suffix(panes))
  }

  @Test("follow the size that the window has last, also when it changes inside a hook")
  func resizeInHook() {
    let desk = Desk("L D")
    desk.host.hooks["L didAppear"] = {
      desk.host.hooks["L didAppear"] = nil
      desk.router.layOut(StackLayout(panes: 1))
      desk.router.activate(desk.entry("L"))
      desk.router.layOut(StackLayout(panes: 2))
      desk.router.activate(desk.entry("D"))
    }
    desk.router.layOut(StackLayout(panes: 2))
    #expect(desk.visible == "L D*")
  }
}
