import Navigation
import Synchronization
import TerminalCore
import TerminalUI
import Testing

@Suite("A watch that waits for one value")
struct ReachedValueTests {
  private let bodies = BodyCount()

  private func launch(isOpen: Bool) -> App<GateRoute> {
    let app = App(root: GateRoute.gate) { [bodies] _ in Gate(bodies: bodies, isOpen: isOpen) }
    app.launch(size: Size(columns: 30, rows: 8))
    return app
  }

  @Test(
    "acts each time that the value is reached, but not if the screen appears with it",
    arguments: [(false, [0, 1, 1, 2, 2]), (true, [0, 0, 1, 1, 2])])
  func reached(isOpen: Bool, counts: [Int]) {
    let app = launch(isOpen: isOpen)
    for count in counts {
      #expect(app.compose().picture.contains("opened \(count)"))
      app.press("t")
    }
  }

  @Test("has the screen laid out again only after its action")
  func layouts() {
    let app = launch(isOpen: true)
    let before = bodies.count
    app.press("t")
    #expect(bodies.count == before + 1)
    app.press("t")
    #expect(bodies.count == before + 3)
  }
}

private enum GateRoute: RouteValue { case gate }

/// How often the body of a screen was read.
private final class BodyCount: Sendable {
  private let value = Atomic<Int>(0)
  var count: Int { value.load(ordering: .relaxed) }
  func add() { value.add(1, ordering: .relaxed) }
}

/// A gate that counts how often it was opened.
private struct Gate: Screen {
  typealias Route = GateRoute

  let bodies: BodyCount
  var isOpen: Bool
  var opened = 0

  static var keys: Keys<Self> {
    KeyBinding("t", "toggle") { screen, _ in screen.isOpen.toggle() }
  }

  var title: String { "Gate" }

  var body: some View<Self> {
    counted
    Text("opened \(opened)").onChange(of: \.isOpen, to: true) { screen, _ in screen.opened += 1 }
  }

  private var counted: Text<Self> {
    bodies.add()
    return Text("")
  }
}
