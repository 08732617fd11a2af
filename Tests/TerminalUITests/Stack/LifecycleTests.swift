import Navigation
import TerminalCore
import TerminalUI
import Testing

/// The screens of a program in which guests say when they come and go.
private enum InnRoute: RouteValue {
  case hall
  case guest(String)
}

private struct Hall: Screen {
  typealias Route = InnRoute
  var title: String { "Hall" }
  var body: some View<Self> { Row("Enter").onSelect { _, context in context.push(.guest("Ann")) } }
}

/// A screen that notes its events, and tries everything at its last one.
private struct Guest: Screen {
  typealias Route = InnRoute

  let name: String
  let model: SampleModel

  var title: String { name }
  var body: some View<Self> { Row("Stay") }

  mutating func start(in context: Context<Self>) { model.note("\(name) start") }

  mutating func lifecycle(_ phase: LifecyclePhase, in context: Context<Self>) {
    model.note("\(name) \(phase)")
    guard phase == .removed, name == "Bob" else { return }
    context.push(.guest("Eve"))
    context.notify("Bye")
    context.task("late") { [model] in
      model.note("worked")
    } then: { _, _, _ in
    }
    let question = Dialog("Sure?", choices: [Choice("Yes", 0)], cancel: Choice("No", 1))
    context.present(question) { screen, choice, _ in
      screen.model.note("choice \(choice)")
    }
  }
}

@Suite("A screen hears")
struct ScreenLifecycleTests {
  private func launch(_ path: [InnRoute], model: SampleModel) -> App<InnRoute> {
    let app = App(root: InnRoute.hall, model: model) { route, model in
      switch route {
      case .hall: Hall()
      case .guest(let name): Guest(name: name, model: model)
      }
    }
    app.launch(
      path, size: Size(columns: 30, rows: 8), appearance: Appearance(glyphs: .ascii, motion: .none))
    return app
  }

  @Test("of all its events, from its creation to its removal")
  func all() {
    let model = SampleModel()
    let app = launch([.hall], model: model)
    app.press("enter", "esc")
    #expect(
      model.answers == [
        "Ann created", "Ann start", "Ann willAppear(pushed)", "Ann didAppear",
        "Ann willDisappear(popped)", "Ann didDisappear", "Ann removed",
      ])
    #expect(app.leaks.isEmpty)
  }

  @Test(
    "of its removal while it is covered, and at the end of the program", arguments: [true, false])
  func covered(atEnd: Bool) {
    let model = SampleModel()
    let app = launch([.hall], model: model)
    app.press("enter")
    app.perform(.push(.guest("Cid")))
    if atEnd { app.quit() } else { app.perform(.popToRoot()) }
    #expect(model.answers.suffix(2) == ["Cid removed", "Ann removed"])
    #expect(model.answers.filter { $0.hasSuffix("removed") }.count == 2)
  }

  @Test("of no removal if it was never created")
  func uncreated() {
    let model = SampleModel()
    let app = launch([.hall, .guest("Ann"), .guest("Cid")], model: model)
    app.perform(.popToRoot())
    #expect(model.answers.filter { $0.hasSuffix("removed") } == ["Cid removed"])
  }

  @Test("of its removal when it can only tell others: it no longer navigates, works or asks")
  func last() {
    let model = SampleModel()
    let app = launch([.hall, .guest("Bob")], model: model)
    app.press("esc")
    #expect(app.path.routes == [.hall])
    #expect(model.answers.suffix(2) == ["Bob removed", "choice 1"])
    #expect(app.title == "Hall")
    #expect(app.isIdle && app.leaks.isEmpty)
  }
}
