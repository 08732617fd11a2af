import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("A key of a screen's own")
struct OwnKeysTests {
  @Test("does what it says, in the name of the key")
  func action() {
    let app = launchMail()
    app.press("d")
    #expect(
      app.compose().body.prefix(2) == [
        "> 1 bee                    -", "    cat                    -",
      ])
    app.press("ctrl+n")
    #expect(app.title == "Compose")
    #expect(app.lastTrigger == .key("ctrl+n"))
  }

  @Test("comes before a list's key, which the rows and the list of keys then do not name")
  func beforeLists() {
    let app = launchMail(columns: 44, rows: 24)
    #expect(app.compose().body.prefix(3).map { $0.prefix(7) } == ["> 1 ant", "    bee", "  3 cat"])
    app.press("2")
    #expect(app.focusedText == "ant")
    #expect(app.compose().body[0].hasSuffix("second"))
    app.press("?")
    let help = app.compose().lines.joined(separator: "\n")
    #expect(help.contains("| 1 3 "))
    #expect(help.contains("| Down  "))
    app.press("esc", "k", "down", "3")
    #expect(app.focusedText == "cat")
  }

  @Test("does nothing while it has nothing to do, not even what it means to lists")
  func disabled() {
    let app = launchMail()
    app.press("j")
    #expect(app.focusedText == "ant")
    for _ in 1...4 { app.press("d") }
    #expect(app.compose().body.prefix(1) == [""])
    app.press("j")
    #expect(app.compose().body.prefix(3).map { $0.prefix(7) } == ["> 1 ant", "    bee", "  3 cat"])
  }

  @Test("waits while something else has the keys", arguments: ["x", "?"])
  func covered(opener: String) {
    let app = launchMail()
    app.press(opener, "d", "esc")
    #expect(app.compose().body[0].hasPrefix("> 1 ant"))
  }

  @Test("does nothing in a window too small to show what it does")
  func tooSmall() {
    let app = launchMail(columns: 19)
    app.press("ctrl+n")
    #expect(app.title == "Inbox")
  }

  @Test(
    "is left out of the hints if it does not fit; all but the first leave room for help",
    arguments: [
      (80, " Enter open  d delete  2 second  Ctrl-N new  x ask  ? help  q quit"),
      (50, " Enter open  d delete  2 second  x ask  ? help"),
      (40, " Enter open  d delete  2 second  ? help"), (30, " Enter open  d delete  ? help"),
      (28, " Enter open  d delete"), (20, " Enter open  ? help"),
    ])
  func hints(columns: Int, line: String) {
    let app = launchMail(columns: columns)
    #expect(app.compose().line(5) == line.padded(to: columns))
  }

  @Test("is shown only while it would do something, in words that can change")
  func hintsNow() {
    let app = launchMail(columns: 80)
    app.press("d", "d")
    #expect(
      app.compose().line(5).hasPrefix(
        " Enter open  d delete  j undo 2  2 second  Ctrl-N new  x ask  ? help  q quit"))
    app.press("d")
    #expect(
      app.compose().line(5).hasPrefix(
        " j undo 3  2 second  Ctrl-N new  x ask  ? help  q quit"))
  }

  @Test("is clicked where its hint stands, and does just that")
  func clicks() {
    let app = launchMail(columns: 80)
    app.click(15, 5)
    #expect(app.compose().body[0].hasPrefix("> 1 bee"))
    app.click(34, 5)
    #expect(app.compose().body[0].hasSuffix("second"))
    app.click(48, 5)
    #expect(app.title == "Compose")
    #expect(app.lastTrigger == .control("ctrl+n"))
  }

  @Test("stands first in the list of keys, narrow or wide")
  func help() {
    let app = launchMail(columns: 80, rows: 12)
    app.press("?")
    expect(
      app.compose(),
      looksLike: """
         Inbox                                                                          |
          1 ant                +--------------------------------+                    -  |
            bee                | Keys                           |                    -  |
          3 cat                | d              delete          |                    -  |
                               | 2              second          |                       |
                               | Ctrl-N         new             |                       |
                               | x              ask             |                       |
                               | Enter Right l  open            |                       |
                               | 1 3            choose that row |                       |
                               | Esc            quit?           |                       |
                               +------------------------- v 11 -+                       |
         Esc close  Up Down scroll                                                      |
        """)
    let narrow = launchMail(columns: 30, rows: 12)
    narrow.press("?")
    expect(
      narrow.compose(),
      looksLike: """
         Inbox                        |
        +---------------------------+ |
        | Keys                      | |
        | d         delete          | |
        | 2         second          | |
        | Ctrl-N    new             | |
        | x         ask             | |
        | Enter l   open            | |
        | 1 3       choose that row | |
        | Esc       quit?           | |
        +-------------------- v 11 -+ |
         Esc close  Up Down scroll    |
        """)
  }
}

@Suite("A key of a screen with a field")
struct KeysWhileTypingTests {
  @Test("types its character, unless it works while typing")
  func types() {
    let app = launchMail(.inbox, .compose)
    app.type("dab")
    app.press("ctrl+x")
    #expect(app.compose().body.prefix(2) == ["> dab", "> done                     -"])
    app.press("ctrl+s")
    #expect(app.compose().body[1].hasSuffix("sent"))
  }

  @Test("is taken from the field if the screen says so")
  func overriding() {
    let app = launchMail(.inbox, .compose)
    app.type("dab")
    app.press("ctrl+u", "ctrl+w")
    #expect(app.compose().body[0] == ">")
    app.type("dab")
    app.press("ctrl+u")
    #expect(app.compose().body[0] == "> DAB")
  }

  @Test("is shown only if it works while typing")
  func hints() {
    let app = launchMail(.inbox, .compose, columns: 80, rows: 24)
    #expect(
      app.compose().line(23).hasPrefix(
        " Enter submit  Esc back  Ctrl-S send  Ctrl-U upper  F1 help  Ctrl-C quit"))
    app.press("f1")
    let help = app.compose().lines
    #expect(help.contains { $0.contains("| Ctrl-S ") && $0.contains(" send ") }, "\(help)")
    #expect(!help.joined().contains("date"))
  }
}

@Suite("A key of the whole app")
struct AppKeysTests {
  @AppKeysBuilder<MailRoute, Void>
  private static func keys() -> [AppKeyBinding<MailRoute, Void>] {
    AppKeyBinding("a", "about") { $0.push(.about) }
    AppKeyBinding("d", "never on the inbox") { $0.push(.about) }
    AppKeyBinding("j", "never on the inbox") { $0.push(.about) }
    AppKeyBinding("ctrl+x", "leave", whileTyping: true) { $0.popToRoot() }
  }

  @Test("works on every screen, in the name of the app")
  func everywhere() {
    let app = launchMail(.inbox, .about, keys: Self.keys)
    app.press("a")
    #expect(app.path.entries.map(\.route) == [.inbox, .about, .about])
    #expect(app.lastTrigger == .key("a"))
    app.press("ctrl+x")
    #expect(app.title == "Inbox")
  }

  @Test("gives way to a screen's own, also while that does nothing", arguments: ["d", "j"])
  func belowScreens(key: String) {
    let app = launchMail(keys: Self.keys)
    app.press(key)
    #expect(app.title == "Inbox")
    #expect(app.focusedText == (key == "d" ? "bee" : "ant"))
  }

  @Test("works while typing where the screen's own does not")
  func whileTyping() {
    let app = launchMail(.inbox, .compose, keys: Self.keys)
    app.press("a")
    #expect(app.title == "Compose")
    app.press("ctrl+x")
    #expect(app.title == "Inbox")
  }

  @Test(
    "is not shown and does nothing while its condition does not hold, nor what it means to lists")
  func condition() {
    let app = launchMail(
      columns: 80, keys: { AppKeyBinding("end", "about", if: { $0 != .about }) { $0.push(.about) } }
    )
    #expect(app.compose().line(5).contains("End about"))
    app.press("end")
    #expect(app.title == "About")
    #expect(!app.compose().line(5).contains("End about"))
    app.press("end")
    #expect(app.path.count == 2)
    app.press("esc", "end")
    #expect(app.title == "About")
  }

  @Test(
    "has words in the language of the user, or of what theirs is a variety of",
    arguments: [("en", "F2 about"), ("ja", "F2 案内"), ("ja-JP", "F2 案内")])
  func words(language: Language, hint: String) {
    let app = launchMail(
      columns: 80, language: language,
      keys: { AppKeyBinding("f2", { $0 == .japanese ? "案内" : "about" }) { $0.push(.about) } })
    #expect(app.compose().line(5).contains(hint))
    app.appearance.language = .english
    #expect(app.compose().line(5).contains("F2 about"))
  }

  @Test("makes room for the way back where a window is narrow")
  func narrow() {
    let app = launchMail(.inbox, .about, columns: 24, keys: Self.keys)
    let hints = app.compose().line(5)
    #expect(hints.contains("Esc back") && hints.contains("? help") && !hints.contains("a about"))
  }

  @Test("stands after the screen's own, and is clicked there")
  func hints() {
    let app = launchMail(columns: 80, keys: Self.keys)
    #expect(
      app.compose().line(5).hasPrefix(
        " Enter open  d delete  2 second  Ctrl-N new  x ask  a about  ? help  q quit"))
    app.click(53, 5)
    #expect(app.title == "About")
  }
}

extension App {
  /// What set off the last change of the path, in the journal.
  fileprivate nonisolated var lastTrigger: Trigger? {
    guard case .change(let change) = lastRecord?.event else { return nil }
    return change.trigger
  }
}

extension String {
  /// The text with spaces after it.
  fileprivate func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: columns - count)
  }
}
