import Navigation
import TerminalCore
import TerminalUI

/// A screen that asks the terminal for things, and changes the look of the program.
struct Office: Screen {
  typealias Route = OfficeRoute

  var note = ""
  var isCopied: Bool?

  var title: String { "Office" }

  var body: some View<Self> {
    Row("Copy", detail: isCopied.map { $0 ? "copied" : "too long" } ?? "").onSelect {
      screen, context in
      screen.isCopied = context.copy(screen.note.isEmpty ? "a\u{1B}[31m\nなごや" : screen.note)
    }
    Row("Copy much").onSelect { screen, context in
      screen.note = String(repeating: "a", count: TerminalTraits.longestCopy)
      screen.isCopied = context.copy(screen.note)
    }
    Row("Copy too much").onSelect { screen, context in
      screen.note = String(repeating: "a", count: TerminalTraits.longestCopy + 1)
      screen.isCopied = context.copy(screen.note)
    }
    Row("Light").onSelect { _, context in context.appearance.chosenTheme = .light }
    Row("Automatic").onSelect { _, context in
      context.appearance = Appearance(language: .japanese)
    }
    TextField("Note", \.note)
  }
}

enum OfficeRoute: RouteValue { case office }

/// Launches a program with that screen, after it has been prepared.
func launchOffice(
  _ appearance: Appearance = Appearance(glyphs: .ascii),
  prepare: (App<OfficeRoute>) -> Void = { _ in }
) -> App<OfficeRoute> {
  let app = App(root: OfficeRoute.office) { _ in Office() }
  prepare(app)
  app.launch(size: Size(columns: 60, rows: 12), appearance: appearance)
  return app
}
