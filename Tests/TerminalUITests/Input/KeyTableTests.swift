import Foundation
import TerminalCore
import Testing

@testable import TerminalUI

@Suite("The table of keys")
struct KeyTableTests {
  @Test("has no key twice")
  func unique() {
    let keys = KeyTable.standard.bindings.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test("is the one in the documentation, command by command")
  func documented() throws {
    let docs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs")
    let page = try String(contentsOf: docs.appending(path: "keys.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
    let bindings = KeyTable(modes: 2).bindings.filter { $0.command.name != nil }
    for binding in bindings {
      let name = try #require(binding.command.name)
      let row = try #require(rows.first { $0.first == " `\(name)` " }, "no row for \(name)")
      let keys = row[1].split(separator: " ").filter { $0 != "…" }.map { $0.dropFirst().dropLast() }
      #expect(keys.map { Key(name: String($0)) } == binding.keys, "the keys of \(name)")
    }
    let names = rows.compactMap(\.first).filter { row in
      bindings.contains { row == " `\($0.command.name ?? "")` " }
    }
    #expect(names.count == bindings.count)
  }

  @Test(
    "maps a key to its command",
    arguments: [
      ("up", Command.up), ("k", .up), ("down", .down), ("j", .down), ("pgup", .pageUp),
      ("pgdn", .pageDown), ("home", .first), ("g", .first), ("end", .last), ("G", .last),
      ("enter", .open), ("right", .open), ("l", .open), ("esc", .back), ("left", .back),
      ("h", .back), ("backspace", .back), ("?", .help), ("f1", .help), ("q", .quit),
      ("ctrl+c", .quit), ("ctrl+l", .redraw), ("ctrl+z", .suspend),
      ("f12", .inspect), ("1", .choose(1)),
      ("9", .choose(9)),
    ])
  func commands(name: String, command: Command) throws {
    let key = try #require(Key(name: name))
    #expect(KeyTable.standard.command(for: key, whileTyping: false) == command)
  }

  @Test(
    "leaves typing and editing keys to a field",
    arguments: ["k", "q", "?", "1", "left", "right", "home", "backspace", "space"])
  func whileTyping(name: String) throws {
    let key = try #require(Key(name: name))
    #expect(KeyTable.standard.command(for: key, whileTyping: true) == nil)
  }

  @Test(
    "keys that type nothing keep their meaning in a field",
    arguments: ["up", "down", "enter", "esc", "f1", "f12", "ctrl+c", "pgdn"])
  func always(name: String) throws {
    let key = try #require(Key(name: name))
    #expect(
      KeyTable.standard.command(for: key, whileTyping: true)
        == KeyTable.standard.command(for: key, whileTyping: false))
  }

  @Test(
    "bound keys work in a field if they type nothing and the field doesn't use them",
    arguments: [
      ("f2", true), ("ctrl+s", true), ("alt+x", true), ("ctrl+u", false), ("alt+b", false),
      ("s", false), ("tab", false), ("pgdn", false), ("enter", false),
    ])
  func bound(name: String, works: Bool) {
    let key = KeyDeclaration(name, id: nil, whileTyping: nil, overriding: false, source: "here")
    #expect(key.isInForce(whileTyping: true) == works)
    #expect(key.isInForce(whileTyping: false))
  }

  @Test("hints fit the line and can be clicked", arguments: [20, 30, 40, 80])
  func hints(columns: Int) {
    let hints = KeyHints(columns: columns, own: KeysInForce(), phrases: .japanese)
    #expect(!hints.hints.isEmpty)
    for hint in hints.hints {
      #expect(hint.columns.upperBound <= columns)
      #expect(hint.text.displayWidth == hint.columns.count)
      #expect(hints.command(atColumn: hint.columns.lowerBound) == hint.command)
      #expect(hints.command(atColumn: hint.columns.upperBound) != hint.command)
    }
  }

  @Test(
    "hints describe what the keys do on the current screen",
    arguments: [
      (nil, true, "Enter open, Esc back, ? help, q quit"),
      (nil, false, "Enter open, ? help, q quit"),
      (.search, true, "Enter open, Esc back, F1 help, Ctrl-C quit"),
      (.entry, true, "Enter submit, Esc back, F1 help, Ctrl-C quit"),
    ] as [(FieldPurpose?, Bool, String)])
  func words(field: FieldPurpose?, canGoBack: Bool, expected: String) {
    var own = KeysInForce()
    if field == .entry { own.enterAction = .submit }
    let hints = KeyHints(field: field, canGoBack: canGoBack, own: own)
    #expect(hints.hints.map(\.text).joined(separator: ", ") == expected)
  }

  @Test("Enter is called what the screen says, and another key for the same gets no hint")
  func actionName() throws {
    var own = KeysInForce()
    own.enterAction = .named("next")
    for (key, words) in [("space", "next"), ("x", "don't know")] {
      let declaration = KeyDeclaration(
        key, id: nil, whileTyping: false, overriding: false, source: "here")
      own.add(declaration, isTyping: false, words: words)
    }
    let hints = KeyHints(own: own)
    #expect(
      hints.hints.map(\.text) == [
        "Enter next", "Esc back", "x don't know", "? help", "q quit",
      ])
  }

  @Test(
    "no hint is a key without words: others make room for the list of keys",
    arguments: [
      (45, "Enter answer, Esc back, x don't know, ? help"),
      (44, "Enter answer, x don't know, ? help"), (35, "Enter answer, x don't know, ? help"),
      (34, "Enter answer, x don't know"), (26, "Enter answer, Esc back"),
      (22, "Enter answer, ? help"),
    ])
  func help(columns: Int, expected: String) {
    #expect(hintsOfQuestion(columns: columns).joined(separator: ", ") == expected)
  }

  /// The hints of a screen on which Enter answers and `x` is a key of its own.
  private func hintsOfQuestion(columns: Int) -> [String] {
    var own = KeysInForce()
    own.enterAction = .named("answer")
    let declaration = KeyDeclaration(
      "x", id: nil, whileTyping: false, overriding: false, source: "here")
    own.add(declaration, isTyping: false, words: "don't know")
    let hints = KeyHints(columns: columns, own: own)
    return hints.hints.map(\.text)
  }

  @Test(
    "where no bar shows the modes, their hint comes before the screen's third key",
    arguments: [
      (80, "Enter open, Esc back, n new, b buy, Alt-1,2 modes, r reload, ? help, q quit"),
      (60, "Enter open, Esc back, n new, b buy, Alt-1,2 modes, ? help"),
      (48, "Enter open, Esc back, n new, b buy, ? help"),
      (38, "Enter open, Esc back, n new, ? help"),
      (24, "Enter open, n new"),
    ])
  func modes(columns: Int, expected: String) {
    let keys: KeyValuePairs = ["n": "new", "b": "buy", "r": "reload"]
    #expect(hintsWithModes(of: keys, canGoBack: true, columns: columns) == expected)
  }

  @Test(
    "where nothing leads back, the modes come before the screen's own keys",
    arguments: [
      (41, "Enter open, n new, ? help, Alt-1,2 modes"), (40, "Enter open, ? help, Alt-1,2 modes"),
      (34, "Enter open, ? help, Alt-1,2 modes"), (33, "Enter open, n new, ? help"),
    ])
  func modesAtRoot(columns: Int, expected: String) {
    #expect(hintsWithModes(of: ["n": "new"], canGoBack: false, columns: columns) == expected)
  }

  /// The hints of a screen with keys of its own, where no bar shows the modes.
  private func hintsWithModes(
    of keys: KeyValuePairs<String, String>, canGoBack: Bool, columns: Int
  ) -> String {
    var own = KeysInForce()
    for (key, words) in keys {
      let declaration = KeyDeclaration(
        key, id: nil, whileTyping: false, overriding: false, source: "here")
      own.add(declaration, isTyping: false, words: words)
    }
    let hints = KeyHints(
      canGoBack: canGoBack, columns: columns, own: own, namesModes: true,
      table: KeyTable(modes: 2))
    return hints.hints.map(\.text).joined(separator: ", ")
  }

  @Test("Escape empties a field before it goes back, and its hint says so")
  func clearing() {
    var own = KeysInForce()
    own.backClearsField = true
    let hints = [true, false].map { canGoBack in
      KeyHints(field: .search, canGoBack: canGoBack, own: own)
    }
    #expect(hints.allSatisfy { $0.hints.map(\.text)[1] == "Esc clear" })
  }

  @Test(
    "a key's label is the one on keyboards",
    arguments: [
      ("ctrl+c", "Ctrl-C"), ("pgdn", "PgDn"), ("up", "Up"), ("q", "q"), ("esc", "Esc"),
      ("f1", "F1"), ("f13", "F13"), ("space", "Space"), ("D", "D"), ("+", "+"), ("alt+x", "Alt-X"),
      ("backtab", "Shift-Tab"), ("alt++", "Alt-+"), ("ctrl+-", "Ctrl--"), ("alt+t", "Alt-T"),
      ("alt+T", "Alt-Shift-T"), ("ctrl+shift+up", "Ctrl-Shift-Up"),
    ])
  func labels(name: String, label: String) throws {
    #expect(try #require(Key(name: name)).label == label)
  }
}

extension KeyHints {
  /// The hints of a screen on which Enter opens something.
  fileprivate init(
    field: FieldPurpose? = nil, canGoBack: Bool = true, columns: Int = 80, own: KeysInForce,
    namesModes: Bool = false, table: KeyTable = .standard, phrases: Phrases = Phrases()
  ) {
    var own = own
    own.canGoBack = canGoBack
    self.init(
      Conditions(
        language: .english, field: field, canOpen: true, scrollingPart: nil, columns: columns,
        own: own, namesModes: namesModes),
      table: table, phrases: phrases.keys)
  }
}

extension KeyHints.Hint {
  /// The hint as it is drawn.
  fileprivate var text: String { words.isEmpty ? key : "\(key) \(words)" }
}
