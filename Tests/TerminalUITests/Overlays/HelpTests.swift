import Navigation
import TerminalCore
import Testing

@testable import TerminalUI

@Suite("The list of keys")
struct HelpTests {
  @Test(
    "names the digits that choose rows, and no others",
    arguments: [
      (Array(1...4), "1-4"), ([1], "1"), (Array(1...9), "1-9"), ([1, 2, 4], "1-2 4"), ([], nil),
      (Array(1...10), nil),
    ] as [([Int], String?)])
  func digits(numbers: [Int], keys: String?) {
    let lines = help { _ in
      RowList(numbers) { Row("row \($0)") }
        .numbered(numbers.count < 10 ? { $0 } : nil)
        .onSelect { _, _, _ in }
    }
    let line = lines.first { $0.hasSuffix("choose that row") }
    #expect(line == keys.map { "\($0) choose that row" }, "\(lines)")
  }

  @Test("has the cursor at its first line, where screen magnifiers look for it")
  func cursor() throws {
    let app = show { _ in Row("row") }
    app.press("?")
    let frame = app.compose()
    let focus = try #require(frame.focus)
    #expect(frame.line(focus.row).dropFirst(focus.column).first.map { $0 != " " } == true)
  }

  @Test("names keys that move only where something can move", arguments: [0, 1, 2, 40])
  func moving(count: Int) {
    let rows = help { _ in RowList(0..<count) { Row("row \($0)") } }
    let text = help { _ in Text(String(repeating: "line\n", count: count)) }
    for words in ["move up", "move down", "page up", "page down", "to the top", "to the end"] {
      #expect(rows.contains { $0.hasSuffix(words) } == (count > 1), "\(rows)")
      #expect(text.contains { $0.hasSuffix(words) } == (count == 40), "\(text)")
    }
  }

  @Test("names the keys that edit a text where one is typed", arguments: Typing.Route.allCases)
  func editing(route: Typing.Route) {
    let lines = help(App(root: route) { Typing(route: $0) })
    let isEditor = route == .editor
    for (words, isThere) in [
      ("Ctrl-Left Ctrl-Right move by a word", true), ("to the start, the end", true),
      ("Ctrl-W Alt-Backspace delete the word", true), ("Ctrl-U delete everything", !isEditor),
      ("Ctrl-U delete to the start", isEditor), ("Ctrl-K delete to the end", true),
      ("Alt-U Ctrl-_ undo", isEditor), ("Alt-E redo", isEditor), ("move up", isEditor),
    ] {
      #expect(lines.contains { $0.contains(words) } == isThere, "\(words): \(lines)")
    }
  }

  @Test("clears a field by a click on the line that says so")
  func clearing() {
    let app = App(root: Typing.Route.search) { Typing(route: $0) }
    app.launch(size: Size(columns: 60, rows: 40), appearance: Appearance(glyphs: .ascii))
    app.type("text")
    app.press("f1")
    let (column, row) = app.place(of: "clear")
    app.click(column, row)
    #expect(!app.shows("text") && app.title == "Typing")
    #expect(!app.shows("Quit"))
  }

  @Test("leaves out an editing key that the screen has bound")
  func bound() {
    let lines = help(App(root: Keeping.Route.text) { _ in Keeping() })
    #expect(lines.contains { $0.hasSuffix("Ctrl-K keep") })
    #expect(!lines.contains { $0.contains("delete to the end") })
  }

  @Test(
    "names no editing key that doesn't edit",
    arguments: [FieldPurpose.search, .entry, .line, .text])
  func keys(field: FieldPurpose) {
    let keys = EditingKeys.all(of: field).flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    #expect(keys.allSatisfy { field == .text ? EditorEdit($0) != nil : FieldEdit($0) != nil })
    #expect(EditingKeys.all(of: nil).isEmpty)
  }

  private func help(
    @ViewBuilder<Showing> _ views: @escaping @Sendable (Showing) -> some View<Showing>
  ) -> [String] {
    lines(of: show(columns: 72, rows: 38, glyphs: .ascii, views))
  }

  private func help(_ app: App<some RouteValue>) -> [String] {
    app.launch(
      size: Size(columns: 72, rows: 40), appearance: Appearance(glyphs: .ascii, motion: .none))
    return lines(of: app)
  }

  /// The lines of the list, with single spaces.
  private func lines<Route>(of app: App<Route>) -> [String] {
    app.press("f1")
    return app.compose().lines.map { line in
      line.drop { $0 != "|" }.dropFirst().prefix { $0 != "|" }.split(separator: " ")
        .joined(separator: " ")
    }
  }
}

/// A screen with one field.
struct Typing: Screen {
  enum Route: RouteValue, CaseIterable { case search, entry, line, editor }

  let route: Route
  var text = ""

  var title: String { "Typing" }
  var body: some View<Self> {
    switch route {
    case .search: SearchField(\.text)
    case .entry: EntryField(\.text)
    case .line: TextField("Name", \.text)
    case .editor: TextEditor(\.text)
    }
  }
}

/// A screen that takes a key from its field.
private struct Keeping: Screen {
  enum Route: RouteValue { case text }

  var text = ""

  static var keys: Keys<Self> {
    KeyBinding("ctrl+k", "keep", whileTyping: true, overriding: true) { _, _ in }
  }

  var title: String { "Keeping" }
  var body: some View<Self> { TextField("Name", \.text) }
}
