import Navigation
import Synchronization
import TerminalCore
import TerminalUI
import Testing

@Suite("When the inspector records")
struct InspectorRecordingTests {
  /// Makes a program that asks in a flow.
  private static func makeApp(_ recording: InspectorRecording) -> App<StepRoute> {
    let app = App<StepRoute>(root: .home) { route in
      switch route {
      case .home: StepHome(style: .flow)
      case .step(let rows, let slot): Step(rows: rows, slot: slot)
      }
    }
    app.offerInspector(recording: recording) { route in
      if case .step(let rows, _) = route { "step \(rows)" } else { "home" }
    }
    return app
  }

  /// Shows a flow, and then opens the inspector.
  private static func opened(_ recording: InspectorRecording) -> App<StepRoute> {
    let app = makeApp(recording)
    app.launch(
      size: Size(columns: 90, rows: 60), appearance: Appearance(glyphs: .ascii, motion: .none))
    app.press("enter", "f12")
    return app
  }

  /// What the inspector shows below the heading of the log.
  private static func log(_ app: App<StepRoute>) -> [String] {
    let lines = app.compose().lines.map { line in
      line.dropFirst(50).split(separator: " ").joined(separator: " ")
    }
    return lines.drop { $0 != "Log" }.dropFirst().dropLast().filter { !$0.isEmpty }
  }

  @Test("is its first opening, if the program says so, and it knows what was there before")
  func sinceOpening() {
    let app = Self.opened(.sinceOpening)
    #expect(Self.log(app) == [])
    app.press("enter")
    #expect(Self.log(app).first == "#3 created step 1")
    #expect(Self.log(app).contains("#2 willDisappear(covered) step 8"))
    app.press("f12", "f12", "esc", "f12")
    #expect(Self.log(app).contains("#3 removed step 1"))
  }

  @Test("makes no difference to what another toolkit would report from then on")
  func translations() {
    let logs = [InspectorRecording.sinceLaunch, .sinceOpening].map { recording in
      let app = Self.opened(recording)
      app.press("f12", "p", "f12", "f12")
      let before = Self.log(app).count
      app.press("enter")
      app.perform(.popToRoot())
      return Array(Self.log(app).dropFirst(before))
    }
    #expect(logs[0] == logs[1])
    #expect(logs[0].contains { $0.contains("being dism") }, "\(logs[0])")
  }

  @Test("knows the flows of a restored program, as its observers do")
  func restored() {
    let saved = Self.opened(.sinceOpening).saved
    let theirs = Mutex<[String]>([])
    let app = Self.makeApp(.sinceLaunch)
    app.observeEvents(as: .uikit, naming: { _ in "" }) { event in
      theirs.withLock { $0 += event.theirs }
    }
    app.launch(
      restoring: saved, size: Size(columns: 90, rows: 60),
      appearance: Appearance(glyphs: .ascii, motion: .none))
    app.press("f12", "esc")
    #expect(Self.log(app).contains { $0.contains("(stack being dism") }, "\(Self.log(app))")
    let told = theirs.withLock(\.self)
    #expect(told.contains { $0.contains("(stack being dismissed)") }, "\(told)")
    #expect(!told.contains { $0.contains("moving from parent") })
  }

  @Test("begins with what was on the screen, to which one can go back, and the log with it")
  func firstMoment() {
    let app = Self.opened(.sinceOpening)
    app.press("enter")
    #expect(app.compose().line(0).contains("Step > Step"))
    app.press("f12", "left")
    #expect(Self.log(app) == [])
    #expect(app.compose().line(0).contains("1/2"))
    #expect(!app.compose().line(0).contains("Step > Step"))
    app.press("f12", "f12")
    #expect(Self.log(app).last == "completed")
  }
}
