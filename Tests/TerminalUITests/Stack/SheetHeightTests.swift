import Navigation
import TerminalCore
import TerminalUI
import Testing

/// A step that says how many rows it has.
private struct CountedStep: Screen {
  typealias Route = StepRoute
  let slot: ReturnSlot<Int>
  var rows = 3

  static var keys: Keys<Self> { KeyBinding("m", "more") { screen, _ in screen.rows += 30 } }

  var title: String { "Step" }
  var body: some View<Self> { ForEach(Array(1...rows)) { Row("\($0)") } }
  var status: some View<Self> { Text("\(rows) rows") }
}

@Suite("The height of a sheet") struct SheetHeightTests {
  @Test("a sheet keeps its height in shorter steps, and that of a taller step on the way back")
  func steps() {
    let app = launchSteps()
    app.press("enter")
    #expect(height(app) == 10)
    app.press("2")
    #expect(app.shows("2") && !app.shows("3") && height(app) == 10)
    app.press("esc")
    #expect(app.shows("8") && height(app) == 10)
    app.press("8", "1")
    #expect(app.path.count == 4 && height(app) == 10)
    app.press("esc", "esc", "esc", "enter")
    #expect(app.path.count == 2 && height(app) == 10)
    #expect(app.violations == [])
  }

  @Test("a taller step makes the sheet taller for good, even if only that step was restored")
  func taller() {
    let app = launchSteps(Self.taller)
    app.press("enter")
    #expect(height(app) == 7)
    app.press("5")
    #expect(height(app) == 13)
    let restored = makeSteps(Self.taller)
    restored.launch(
      restoring: app.saved, size: Size(columns: 80, rows: 24),
      appearance: Appearance(motion: .none))
    for app in [app, restored] {
      #expect(height(app) == 13)
      app.press("esc")
      #expect(app.path.count == 2 && height(app) == 13)
      app.press("esc", "enter")
      #expect(height(app) == 7)
    }
  }

  @Test("a sheet has its height after a restart, even if the step that needs it was not restored")
  func restored() {
    let app = launchSteps()
    for key in ["enter", "2"] {
      app.press(key)
      #expect(height(app) == 10)
    }
    var saved = app.saved
    // Once before the sheet was drawn, and once after.
    for isDrawn in [false, true] {
      let restored = makeSteps { Step(rows: $0, slot: $1) }
      restored.launch(
        restoring: saved, size: Size(columns: 80, rows: 24),
        appearance: Appearance(motion: .none))
      if isDrawn {
        #expect(restored.compose() == app.compose())
        restored.press("esc")
        #expect(restored.path.count == 2 && height(restored) == 10)
      }
      saved = restored.saved
    }
  }

  @Test("the status of a step is the last line of the sheet, however high that is")
  func status() {
    let app = App<StepRoute>(root: .home) { route in
      switch route {
      case .home: StepHome()
      case .step(_, let slot): CountedStep(slot: slot)
      }
    }
    app.launch(size: Size(columns: 80, rows: 24), appearance: Appearance(motion: .none))
    app.press("enter")
    #expect(height(app) == 6)
    let rows = app.compose().lines.filter { $0.contains("|") && $0.contains("+") == false }
    #expect(rows.last?.contains("3 rows") == true, "\(app.compose().picture)")
    app.press("m")
    #expect(app.compose().lines.contains { $0.contains("33 rows") })
  }

  /// A step of a sheet that begins with 5 rows, each of which leads to more of them.
  private static func taller(rows: Int, slot: ReturnSlot<Int>) -> Step {
    Step(rows: rows == 8 ? 5 : rows + 6, slot: slot)
  }

  /// The rows between the upper and the lower border of the box.
  private func height(_ app: App<StepRoute>) -> Int? {
    let lines = app.compose().lines
    guard let top = lines.firstIndex(where: { $0.contains("Step") && $0.contains("+-") }),
      let bottom = lines.lastIndex(where: { $0.contains("+-") })
    else { return nil }
    return bottom - top + 1
  }
}
