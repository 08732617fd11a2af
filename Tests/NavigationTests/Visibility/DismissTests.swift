import Navigation
import Testing

@Suite("a flow without a result") struct DismissTests {
  /// B presented F; G and H were pushed above it.
  private func deep(as style: PresentationStyle = .flow) -> Desk {
    let desk = Desk("A B")
    desk.screen("B").present(Page("F"), as: style)
    desk.router.push([Page("G"), Page("H")])
    desk.host.events = []
    desk.host.journal = []
    return desk
  }

  @Test("is presented as a push, which says how")
  func presented() throws {
    let desk = Desk("A")
    desk.screen("A").present("S", as: .sheet)
    #expect(desk.visible == "A S*")
    let events = desk.host.journal.map(\.event)
    guard case .change(let change) = try #require(events.first) else {
      return #expect(events == [])
    }
    #expect(change.cause == .push)
    #expect(change.presented == .sheet)
  }

  @Test("is left as a whole from any depth, as one change", arguments: ["F", "G", "H"])
  func dismissed(page: String) {
    let desk = deep()
    desk.router.pop(to: desk.entry(page))
    desk.host.journal = []
    #expect(desk.screen(page).dismiss().state == .ended(.completed))
    #expect(desk.path == "A B")
    #expect(desk.host.journal.count == 2)
  }

  @Test("is left by the app, without a screen's help")
  func byApp() {
    let desk = deep(as: .sheet)
    desk.router.dismiss()
    #expect(desk.path == "A B")
  }

  @Test("outside of one, nothing is dismissed", arguments: [true, false])
  func outside(isApp: Bool) {
    let desk = Desk("A B")
    let transition = isApp ? desk.router.dismiss() : desk.screen("B").dismiss()
    #expect(transition.state == .ended(.unchanged(.atRoot)))
    #expect(desk.path == "A B")
  }

  @Test("of two, the inner one is left first")
  func nested() {
    let desk = deep()
    desk.screen("H").present("S", as: .sheet)
    desk.screen("S").dismiss()
    #expect(desk.path == "A B F G H")
    desk.screen("H").dismiss()
    #expect(desk.path == "A B")
  }

  @Test("a covered screen can't dismiss what is above it")
  func covered() {
    let desk = deep()
    #expect(desk.screen("F").dismiss().state == .ended(.stale))
    #expect(desk.screen("A").dismiss().state == .ended(.stale))
    #expect(desk.path == "A B F G H")
  }

  @Test("makes active again who presented it, after a restart too", arguments: [false, true])
  func presenter(isRestarted: Bool) throws {
    var desk = Desk("A B C").panes(3)
    desk.router.activate(desk.entry("B"))
    desk.screen("B").present("S", as: .sheet)
    #expect(desk.visible == "A B C S*")
    if isRestarted { desk = try Desk(restoring: desk.savedText()).panes(3) }
    desk.screen("S").dismiss()
    #expect(desk.visible == "A B* C")
  }

  @Test("asks all that go before it is left")
  func asks() {
    let desk = deep()
    desk.host.leaving["F"] = .denied("not now")
    #expect(desk.screen("H").dismiss().state == .ended(.vetoed(by: desk.entry("F"))))
    #expect(desk.host.causes.allSatisfy { $0 == .dismiss })
  }

  @Test("cancels the value of a flow that was to return one")
  func cancels() {
    let desk = Desk("A")
    desk.present("F", as: .flow, by: "A")
    desk.named("F").dismiss()
    #expect(desk.host.received == ["A.answer cancelled(dismiss)"])
  }
}
