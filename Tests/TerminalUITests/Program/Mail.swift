import Navigation
import TerminalCore
import TerminalUI

/// The screens of a program with keys of its own.
enum MailRoute: RouteValue {
  case inbox, compose, about
}

/// A list of letters with keys of its own, some of which lists use too.
struct Inbox: Screen {
  typealias Route = MailRoute

  var letters = ["ant", "bee", "cat"]
  var done = "-"

  var hasLetters: Bool { !letters.isEmpty }
  var canUndo: Bool { letters.count < 3 }
  var undoWords: String { "undo \(3 - letters.count)" }

  static var keys: Keys<Self> {
    KeyBinding("d", "delete", if: \.hasLetters) { screen, _ in screen.letters.removeFirst() }
    KeyBinding("j", \.undoWords, if: \.canUndo) { screen, _ in
      screen.letters = ["ant", "bee", "cat"]
    }
    KeyBinding("2", "second") { screen, _ in screen.done = "second" }
    KeyBinding("ctrl+n", "new") { _, context in context.push(.compose) }
    KeyBinding("x", "ask") { _, context in
      context.present(Dialog("Sure?", choices: [Choice("yes", 0)], cancel: Choice("no", 1))) {
        _, _, _ in
      }
    }
  }

  var title: String { "Inbox" }

  var body: some View<Self> {
    RowList(letters) { Row($0, detail: done) }.onSelect { _, _, _ in }
  }
}

/// A screen with a field, of whose keys it takes some.
struct Compose: Screen {
  typealias Route = MailRoute

  var text = ""
  var done = "-"

  static var keys: Keys<Self> {
    KeyBinding("d", "date") { screen, _ in screen.done = "date" }
    KeyBinding("ctrl+x", "cut", whileTyping: false) { screen, _ in screen.done = "cut" }
    KeyBinding("ctrl+s", "send", whileTyping: true) { screen, _ in screen.done = "sent" }
    KeyBinding("ctrl+u", "upper", whileTyping: true, overriding: true) { screen, _ in
      screen.text = screen.text.uppercased()
    }
  }

  var title: String { "Compose" }

  var body: some View<Self> {
    EntryField(\.text)
    Row("done", detail: done)
  }
}

/// A screen without keys of its own.
struct About: Screen {
  typealias Route = MailRoute

  var title: String { "About" }

  var body: some View<Self> { Row("Mail") }
}

/// Makes the program and shows its first screen.
func launchMail(
  _ path: MailRoute..., columns: Int = 30, rows: Int = 6, language: Language = .english,
  @AppKeysBuilder<MailRoute, Void> keys: @Sendable () -> [AppKeyBinding<MailRoute, Void>] = { [] }
) -> App<MailRoute> {
  let app = App(root: MailRoute.inbox, keys: keys) { route in
    switch route {
    case .inbox: Inbox()
    case .compose: Compose()
    case .about: About()
    }
  }
  app.launch(
    path.isEmpty ? nil : path, size: Size(columns: columns, rows: rows),
    appearance: Appearance(language: language, glyphs: .ascii, motion: .none))
  return app
}
