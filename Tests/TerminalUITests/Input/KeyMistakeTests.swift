import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("A key that is bound by mistake")
struct KeyMistakeTests {
  /// The screens of a program, all of whose branches but the first have a mistake.
  enum Route: RouteValue {
    case first, faulty
  }

  /// A screen that must not be made.
  struct First: Screen {
    typealias Route = KeyMistakeTests.Route

    init() { preconditionFailure("a screen was made") }

    var title: String { "First" }
    var body: some View<Self> { EmptyView() }
  }

  /// A screen with every mistake that there is.
  struct Faulty: Screen {
    typealias Route = KeyMistakeTests.Route

    static var keys: Keys<Self> {
      KeyBinding("d", "delete", file: "Faulty", line: 1) { _, _ in }
      KeyBinding("d", "done", file: "Faulty", line: 2) { _, _ in }
      KeyBinding("d", "drop", if: { _ in true }, file: "Faulty", line: 16) { _, _ in }
      KeyBinding("q", "query", file: "Faulty", line: 3) { _, _ in }
      KeyBinding("n", "new", whileTyping: true, file: "Faulty", line: 4) { _, _ in }
      KeyBinding("ctrl+u", "up", whileTyping: true, file: "Faulty", line: 5) { _, _ in }
      KeyBinding("crtl+n", "new", file: "Faulty", line: 6) { _, _ in }
      KeyBinding("enter", "go", whileTyping: true, file: "Faulty", line: 7) { _, _ in }
      KeyBinding(
        "ctrl+w", "wipe", whileTyping: true, overriding: true, file: "Faulty", line: 8
      ) { _, _ in }
      KeyBinding("x", "cut", id: "cut", file: "Faulty", line: 9) { _, _ in }
      KeyBinding("y", "cut", id: "cut", file: "Faulty", line: 10) { _, _ in }
      KeyBinding("v", "paste", id: "same", if: { _ in true }, file: "Faulty", line: 17) { _, _ in }
      KeyBinding("v", "copy", id: "other", if: { _ in true }, file: "Faulty", line: 18) { _, _ in }
      KeyBinding("w", "paste", id: "same", file: "Faulty", line: 19) { _, _ in }
      KeyBinding("o", "open", id: "open", file: "Faulty", line: 11) { _, _ in }
      KeyBinding("nonsense", "none", file: "Faulty", line: 13) { _, _ in }
      KeyBinding("cmd+S", "save", file: "Faulty", line: 14) { _, _ in }
      KeyBinding("shift+a", "all", file: "Faulty", line: 15) { _, _ in }
      KeyBinding("ctrl+i", "insert", file: "Faulty", line: 12) { _, _ in }
    }

    var title: String { "Faulty" }
    var body: some View<Self> { EmptyView() }
  }

  @Test("stops the program at its launch, before any screen is made, with place and remedy")
  func message() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let app = App(root: Route.first) { route in
        switch route {
        case .first: First()
        case .faulty: Faulty()
        }
      }
      app.launch(size: Size(columns: 30, rows: 8))
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    for sentence in [
      "Faulty, Faulty:2: “d” is bound at Faulty:1 already; bind another key here or there, "
        + "or give both a condition after if:\n",
      "Faulty, Faulty:3: “q” belongs to the library, where it means “quit”; bind another key\n",
      "Faulty, Faulty:4: “n” types a character while typing; add ctrl+ or leave whileTyping out\n",
      "Faulty, Faulty:5: “ctrl+u” is used by fields; bind another key, or add overriding: true\n",
      "Faulty, Faulty:6: no key is called “crtl+n”; did you mean “ctrl+n”?\n",
      "Faulty, Faulty:13: no key is called “nonsense”; use a name such as “d”, “ctrl+n”, “f5” or “pgdn”\n",
      "Faulty, Faulty:14: no key is called “cmd+S”; did you mean “ctrl+s”?\n",
      "Faulty, Faulty:15: terminals send A for “shift+a”; bind “A”\n",
      "Faulty, Faulty:7: “enter” is used by fields; bind another key, or add overriding: true\n",
      "Faulty, Faulty:10: “cut” is the name of the key at Faulty:9 already; give another name\n",
      "Faulty, Faulty:19: “same” is the name of the key at Faulty:17 already; give another name\n",
      "Faulty, Faulty:11: “open” is the library's name for some of its keys; give another name\n",
      "Faulty, Faulty:12: terminals send tab for “ctrl+i”; bind another key",
    ] {
      #expect(text.contains(sentence))
    }
    #expect(text.contains("Faulty, Faulty:16: “d” is bound at Faulty:1 already"))
    #expect(!text.contains("Faulty:8"))
    #expect(!text.contains("a screen was made"))
  }

  @Test("is named once, although several routes lead to its screen")
  func once() {
    let app = App(root: Route.first) { route in
      switch route {
      case .first: Faulty()
      case .faulty: Faulty()
      }
    }
    #expect(app.keyMistakes.count == 14)
  }

  @Test(
    "may not be one that every program needs",
    arguments: [
      "esc", "left", "backspace", "h", "?", "f1", "q", "ctrl+c", "ctrl+l", "ctrl+z", "alt+m",
      "f12",
    ])
  func reserved(key: String) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [key] in
      let app = App(root: Route.first, keys: { AppKeyBinding(key, "mine") { $0.pop() } }) { _ in
        First()
      }
      app.launch(size: Size(columns: 30, rows: 8))
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("“\(key)” belongs to the library"))
  }

  @Test(
    "may not be one that a field needs, if it works while typing",
    arguments: [
      "right", "home", "end", "delete", "enter", "ctrl+a", "ctrl+b", "ctrl+d", "ctrl+e", "ctrl+f",
      "ctrl+k", "ctrl+u", "ctrl+w", "up", "down", "pgup", "pgdn", "ctrl+left", "ctrl+right",
      "ctrl+home", "ctrl+end", "ctrl+_", "ctrl+/", "alt+left", "alt+right", "alt+b", "alt+f",
      "alt+backspace", "alt+u", "alt+e",
    ])
  func neededByFields(key: String) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [key] in
      let app = App(
        root: Route.first, keys: { AppKeyBinding(key, "mine", whileTyping: true) { $0.pop() } }
      ) { _ in First() }
      app.launch(size: Size(columns: 30, rows: 8))
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("“\(key)” is used by fields"))
  }

  @Test("is found when the screen is shown, if its type is erased")
  func erased() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let app = App(root: Route.faulty) { _ in AnyScreen(Faulty()) }
      app.launch(size: Size(columns: 30, rows: 8))
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Faulty, Faulty:2: "))
  }
}
