import Navigation
import TerminalCore
import TerminalUI

/// The screens of a program that shows messages of every kind.
enum DeskRoute: RouteValue {
  case desk, note, folder
}

/// The root, which says and asks what the person chooses.
struct Desk: Screen {
  typealias Route = DeskRoute

  let model: SampleModel
  var name = "draft"

  var title: String { "Desk" }

  var body: some View<Self> {
    Row("Rename", detail: name).onSelect { screen, context in
      context.prompt("New name", text: screen.name) { screen, text, _ in
        screen.model.note(text ?? "nothing")
        screen.name = text ?? screen.name
      }
    }
    Row("Save").onSelect { _, context in context.notify("Saved") }
    Row("Explain").onSelect { _, context in
      context.notify("one two three four five six seven eight nine ten eleven twelve thirteen")
    }
    Row("Open").onSelect { _, context in context.push(.folder) }
    Row("Say while covered").onSelect { _, context in
      let queue = context.queue
      context.task("say") {
        // On the app's clock, which the test moves.
        try await queue.sleep(for: .seconds(1))
      } then: { _, _, context in
        context.notify("Sent")
      }
      context.push(.folder)
    }
  }
}

/// A screen that can't be left for ten seconds on the app's clock.
struct Locked: Screen {
  typealias Route = DeskRoute

  var isSaved = false

  var title: String { "Note" }
  var leaving: Leaving { isSaved ? .allowed : .denied("Save it first") }
  var body: some View<Self> {
    Row("Open").onSelect { _, context in context.push(.folder) }
  }

  mutating func start(in context: Context<Self>) {
    let queue = context.queue
    context.task("save") {
      try await queue.sleep(for: .seconds(10))
    } then: { screen, _ in
      screen.isSaved = true
    }
  }
}

/// A screen with nothing special.
struct Folder: Screen {
  typealias Route = DeskRoute

  var title: String { "Folder" }
  var body: some View<Self> { Row("Empty") }
}

/// Creates the program and shows a path of it.
func launchDesk(
  _ path: DeskRoute..., model: SampleModel = SampleModel(), columns: Int = 40, rows: Int = 9,
  language: Language = .english
) -> App<DeskRoute> {
  let app = App(root: DeskRoute.desk, model: model) { route, model in
    switch route {
    case .desk: Desk(model: model)
    case .note: Locked()
    case .folder: Folder()
    }
  }
  app.keepEvents()
  app.launch(
    path.isEmpty ? nil : path, size: Size(columns: columns, rows: rows),
    appearance: Appearance(language: language, glyphs: .ascii, motion: .none))
  return app
}
