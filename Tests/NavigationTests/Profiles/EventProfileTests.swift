import Navigation
import Testing

@Suite("events in the words of other toolkits") struct EventProfileTests {
  /// A desk, with the events of the other toolkit since the last call.
  private final class Elsewhere {
    let desk: Desk
    private var translator: EventTranslator
    private var log: [ProfiledEvent] = []

    convenience init(_ names: String, _ profile: EventProfile) {
      self.init(Desk(names), profile)
    }

    init(_ desk: Desk, _ profile: EventProfile) {
      self.desk = desk.drawing()
      translator = EventTranslator(to: profile)
      desk.host.observe = { [unowned self] event in
        log += translator.translate(event, in: self.desk.router.path)
      }
    }

    func beginSwipe() throws -> Swipe<Page> {
      let swipe = try #require(desk.router.beginSwipe())
      log += translator.beginSwipe(from: swipe.from.id, to: swipe.to.id)
      return swipe
    }

    func letGo(_ swipe: Swipe<Page>) {
      swipe.cancel()
      log += translator.endSwipe()
      desk.router.finishTransition(swipe.transition)
    }

    func done(_ change: (Router<Page>) -> Void) {
      change(desk.router)
      desk.router.finishTransition()
    }

    func said(_ call: String? = nil) -> String {
      defer { log = [] }
      let lines = log.filter { call == nil || $0.call == call }
      return lines.map { $0.description(naming: desk.host.name) }.joined(separator: "\n")
    }
  }

  @Test("uikit: a cancelled swipe")
  func swipeLetGo() throws {
    let elsewhere = Elsewhere("A B", .uikit)
    elsewhere.letGo(try elsewhere.beginSwipe())
    #expect(
      elsewhere.said() == """
        B willMove(toParent: nil)
        B viewWillDisappear (moving from parent)
        A viewWillAppear
        A viewWillDisappear
        A viewDidDisappear
        B viewWillAppear (moving to parent)
        B viewDidAppear (moving to parent)
        """)
  }

  static let back = """
    B willMove(toParent: nil)
    B viewWillDisappear (moving from parent)
    A viewWillAppear
    B viewDidDisappear (moving from parent)
    B didMove(toParent: nil)
    A viewDidAppear
    """

  @Test("uikit: a completed back")
  func back() {
    let elsewhere = Elsewhere("A B", .uikit)
    elsewhere.done { $0.pop() }
    #expect(elsewhere.said() == Self.back)
  }

  @Test("uikit: a committed swipe reads like a back")
  func swipeThrough() throws {
    let elsewhere = Elsewhere("A B", .uikit)
    let swipe = try elsewhere.beginSwipe()
    elsewhere.done { _ in swipe.commit() }
    #expect(elsewhere.said() == Self.back)
  }

  @Test("uikit: a cancelled swipe and then a back show all events of both")
  func swipeThenBack() throws {
    let elsewhere = Elsewhere("A B", .uikit)
    elsewhere.letGo(try elsewhere.beginSwipe())
    _ = elsewhere.said()
    elsewhere.done { $0.pop() }
    #expect(elsewhere.said() == Self.back)
  }

  @Test("uikit: a push")
  func push() {
    let elsewhere = Elsewhere("A", .uikit)
    elsewhere.done { $0.push("B") }
    #expect(
      elsewhere.said() == """
        B willMove(toParent: stack)
        B viewDidLoad
        A viewWillDisappear
        B viewWillAppear (moving to parent)
        A viewDidDisappear
        B viewDidAppear (moving to parent)
        B didMove(toParent: stack)
        """)
  }

  @Test("uikit: a screen removed out of sight changes its parent, which is extrapolated")
  func unseen() {
    let elsewhere = Elsewhere("A B C", .uikit)
    elsewhere.done { $0.popToRoot() }
    #expect(elsewhere.said().contains("B didMove(toParent: nil) (extrapolated)\nA viewDidAppear"))
  }

  @Test(
    "swiftui-sdk18.4: the third push makes the first pushed screen appear again, and skips it later"
  )
  func echo() {
    let elsewhere = Elsewhere("A", .swiftui184)
    for page in pages("B C D") { elsewhere.done { $0.push(page) } }
    #expect(elsewhere.said("onAppear") == "B onAppear\nC onAppear\nD onAppear\nB onAppear")
    for _ in 0..<3 { elsewhere.done { $0.pop() } }
    #expect(elsewhere.said("onAppear") == "C onAppear\nA onAppear")
  }

  @Test("swiftui-sdk18.4: deeper paths are marked as extrapolated")
  func deeper() {
    let elsewhere = Elsewhere("A B C D", .swiftui184)
    elsewhere.done { $0.push("E") }
    #expect(elsewhere.said("onAppear") == "E onAppear\nC onAppear (extrapolated)")
  }

  @Test("swiftui-sdk18.4: an event is skipped only once")
  func skipsOnce() {
    let elsewhere = Elsewhere("A B C", .swiftui184)
    elsewhere.done { $0.push("D") }
    elsewhere.done { $0.pop(to: "B") }
    elsewhere.done { $0.push("X") }
    elsewhere.done { $0.pop() }
    #expect(
      elsewhere.said("onAppear") == "D onAppear\nB onAppear\nX onAppear\nB onAppear")
  }

  static let other = PathID(rawValue: "other")

  @Test("uikit: another tab hears that it comes before the one on show hears that it goes")
  func tabs() {
    let elsewhere = Elsewhere(Desk(roots: [(.main, "A B"), (Self.other, "M")]), .uikit)
    elsewhere.done { $0.navigator().show(Self.other) }
    #expect(
      elsewhere.said() == """
        M willMove(toParent: stack)
        M viewDidLoad
        M viewWillAppear (moving to parent)
        B viewWillDisappear
        B viewDidDisappear
        M viewDidAppear (moving to parent)
        M didMove(toParent: stack)
        """)
    elsewhere.done { $0.navigator().show(.main) }
    #expect(
      elsewhere.said() == """
        B viewWillAppear
        M viewWillDisappear
        M viewDidDisappear
        B viewDidAppear
        """)
  }

  @Test("uikit: what is beneath a sheet hears nothing, and the sheet is presented and dismissed")
  func sheet() {
    let elsewhere = Elsewhere("A", .uikit)
    elsewhere.done { _ in elsewhere.desk.present("S", as: .sheet, by: "A") }
    #expect(
      elsewhere.said() == """
        S willMove(toParent: stack)
        S viewDidLoad
        S viewWillAppear (stack being presented)
        S viewDidAppear (stack being presented)
        S didMove(toParent: stack) (extrapolated)
        """)
    elsewhere.done { $0.push("T") }
    _ = elsewhere.said()
    // The whole stack goes, so that no screen of it leaves its parent.
    elsewhere.done { $0.popToRoot() }
    #expect(
      elsewhere.said() == """
        T viewWillDisappear (stack being dismissed)
        T viewDidDisappear (stack being dismissed)
        """)
  }

  @Test("uikit: a pane that is revealed beside a new top is not told that it moves to its parent")
  func revealedBesideNewTop() {
    let elsewhere = Elsewhere(Desk("A B").panes(2), .uikit)
    elsewhere.desk.host.full = ["F"]
    elsewhere.done { $0.push("F") }
    _ = elsewhere.said()
    elsewhere.done { $0.replaceTop("D") }
    #expect(elsewhere.desk.visible == "B D*")
    let lines = elsewhere.said().split(separator: "\n")
    #expect(lines.contains("B viewDidAppear"))
    #expect(lines.contains("D viewDidAppear (moving to parent)"))
  }

  @Test("uikit: a screen that is popped within a flow leaves its parent")
  func poppedInFlow() {
    let elsewhere = Elsewhere("A", .uikit)
    elsewhere.done { _ in elsewhere.desk.present("B", as: .flow, by: "A") }
    elsewhere.done { $0.push("C") }
    _ = elsewhere.said()
    elsewhere.done { $0.pop() }
    #expect(elsewhere.said("willMove(toParent: nil)") == "C willMove(toParent: nil)")
  }

  @Test("swiftui-sdk18.4: a flow counts its own screens, and tabs appear and disappear")
  func stacksOfTheirOwn() {
    let elsewhere = Elsewhere("A B", .swiftui184)
    elsewhere.done { _ in elsewhere.desk.present("F", as: .sheet, by: "B") }
    for page in ["G", "H"] { elsewhere.done { $0.push(Page(page)) } }
    #expect(elsewhere.said("onAppear") == "F onAppear\nG onAppear\nH onAppear")
    elsewhere.done { $0.push("I") }
    #expect(elsewhere.said("onAppear") == "I onAppear\nG onAppear")
  }

  @Test("a profile is found by the name that a person types", arguments: EventProfile.allCases)
  func names(profile: EventProfile) {
    #expect(["uikit", "swiftui-sdk18.4"].contains(profile.rawValue))
  }
}
