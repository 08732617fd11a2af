import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("A disabled view")
struct DisabledTests {
  private func launch(
    _ loan: Loan = Loan(), _ traits: TerminalTraits = TerminalTraits(), theme: Theme? = nil
  ) -> App<Loan.Route> {
    let app = App(root: Loan.Route.loan) { _ in loan }
    var appearance = Appearance(glyphs: .ascii, theme: theme, motion: .none)
    appearance.adapt(to: traits)
    app.launch(size: Size(columns: 40, rows: 10), appearance: appearance)
    return app
  }

  @Test("keeps its place, but has no number and never the focus")
  func place() {
    let app = launch()
    expect(
      app.compose(),
      looksLike: """
         Loan                                   |
        > Book   War and Peace                  |
          Member none                           |
          Agreed [ ]                            |
            Until                          May  |
          [ Lend ]   [ Clear ]                  |
                                                |
                                                |
                                                |
         Enter open  ? help  q quit             |
        """)
    var focused: [String] = []
    for _ in 0..<4 {
      focused.append(app.focusedText ?? "nothing")
      app.press("tab")
    }
    #expect(focused == ["Book", "[ ] Agreed", "Clear", "Book"])
    app.press("up", "up")
    #expect(app.focusedText == "Book")
    app.press("down", "down")
    #expect(app.focusedText == "Clear")
  }

  @Test("takes no key and no click until it is enabled")
  func input() {
    let app = launch()
    for row in [2, 4, 5] { app.click(4, row) }
    app.press("2", "u")
    #expect(app.compose().picture.contains("none"))
    #expect(app.focusedText == "Book")
    app.press("tab", "enter")
    #expect(app.compose().picture.contains("Agreed [x]"))
    app.click(4, 2)
    #expect(app.compose().picture.contains("a neighbor"))
    app.press("u")
    #expect(app.compose().picture.contains("June"))
    app.click(4, 5)
    #expect(app.compose().picture.contains("lent"))
  }

  @Test("leaves the digits of the rows below it as they are", arguments: [true, false])
  func digits(isDisabled: Bool) {
    let app = show(rows: 4) { screen in
      Row("first").onSelect { screen, _ in screen.section = "first" }
      Row("second").onSelect { screen, _ in screen.section = "second" }.disabled(isDisabled)
      Row("third").onSelect { screen, _ in screen.section = "third" }
      Text("chose \(screen.section)")
    }
    #expect(app.compose().picture.contains("3 third"))
    #expect(app.compose().picture.contains("2 second") == !isDisabled)
    app.press("3")
    #expect(app.compose().picture.contains("chose third"))
    app.press("2")
    #expect(app.compose().picture.contains(isDisabled ? "chose third" : "chose second"))
  }

  @Test("gives the focus to what stood next")
  func lostFocus() {
    let app = show(rows: 4) { screen in
      Row("first")
      Button("once") { screen, _ in screen.section = "done" }.disabled(screen.section == "done")
      Row("last")
    }
    app.press("down", "enter")
    #expect(app.focusedText == "last")
    app.press("enter", "up")
    #expect(app.focusedText == "first")
  }

  @Test("is muted in every theme, whatever it consists of", arguments: Theme.BuiltIn.allCases)
  func colors(theme: Theme.BuiltIn) {
    let app = launch(theme: theme.theme)
    let (frame, muted) = (app.compose(), theme.theme[.muted])
    for row in [2, 4] {
      for column in 0..<39 where frame[column: column, row: row].scalar != " " {
        let style = frame[column: column, row: row].style
        #expect(style.foreground == muted.foreground && style.attributes == muted.attributes)
      }
    }
    #expect(frame[column: 2, row: 5].style.foreground == muted.foreground)
    #expect(frame[column: 11, row: 5].style != frame[column: 2, row: 5].style)
  }

  @Test("is not a target where frames are read aloud, which say so")
  func readAloud() {
    let app = launch(Loan(), TerminalTraits(readsFrames: true))
    let text = app.compose().picture
    #expect(text.contains("none (not available)"))
    #expect(text.contains("[ Lend ] (not available)"))
    #expect(app.compose().reading?.targets.count == 3)
    app.press("tab", "enter")
    #expect(!app.compose().picture.contains("not available"))
  }

  @Test("is read as a whole, also where its lines leave no room to say so", arguments: 50...80)
  func readWhole(length: Int) {
    let app = show(columns: 80, rows: 12, traits: TerminalTraits(readsFrames: true)) { _ in
      Row(String(repeating: "w ", count: length) + "LAST").wrapped().subtitle("SUBTITLE").disabled()
      Row("Other")
    }
    let text = app.compose().picture
    #expect(text.contains("LAST"))
    #expect(text.contains("SUBTITLE"))
    #expect(text.contains("(not available)"))
  }

  @Test("is not enabled by a view in it")
  func nested() {
    let app = show(rows: 8) { _ in
      VStack {
        Button("inner") { screen, _ in screen.section = "pressed" }.disabled(false)
        HStack { Button("beside") { screen, _ in screen.section = "pressed" } }
        Panel("a panel") { Button("within") { screen, _ in screen.section = "pressed" } }
      }.disabled()
    }
    #expect(app.focusedText == nil)
    app.press("enter", "tab", "enter")
    for row in 1..<8 { app.click(5, row) }
    #expect(app.compose().picture.contains("[ inner ]"))
  }

  @Test("takes no typed text, and is not checked", arguments: [true, false])
  func fields(isDisabled: Bool) {
    let app = show(columns: 60, rows: 6) { screen in
      VStack {
        SearchField(\.section)
        TextField("Name", \.section).validate { $0.count < 4 ? nil : "too long" }
        TextEditor(\.section, height: .lines(2))
      }.disabled(isDisabled)
      Button("Send", submits: true) { screen, _ in screen.chosen.append("sent") }
      Text("sent \(screen.chosen.count)")
    }
    app.type("xyz")
    #expect(app.compose().picture.contains("xyz") == !isDisabled)
    app.click(4, 5)
    app.click(4, 6)
    #expect(app.compose().picture.contains("too long") == !isDisabled)
    #expect(app.compose().picture.contains("sent 1") == isDisabled)
  }

  @Test("shows no error message of a field, and none when it is enabled again")
  func complaint() {
    let app = show(columns: 60, rows: 4) { screen in
      Button("use") { screen, _ in screen.chosen = screen.chosen.isEmpty ? ["no"] : [] }
      TextField("Name", \.section).validate { $0.count < 4 ? nil : "too long" }
        .disabled(!screen.chosen.isEmpty)
    }
    app.press("tab")
    app.type("xyz")
    app.press("backtab")
    #expect(app.shows("too long"))
    app.press("enter")
    #expect(!app.shows("too long"))
    app.press("enter")
    #expect(!app.shows("too long"))
  }
}

/// A screen with controls that can be used once a box is ticked.
private struct Loan: Screen {
  enum Route: RouteValue { case loan }

  var isAgreed = false
  var member = "none"
  var month = "May"
  var isLent = false

  var title: String { isLent ? "Loan: lent" : "Loan" }
  var body: some View<Self> {
    Form {
      Row("Book", detail: "War and Peace").onSelect { _, _ in }
      Row("Member", detail: member)
        .onSelect { screen, _ in screen.member = "a neighbor" }
        .disabled(!isAgreed)
      Toggle("Agreed", \.isAgreed)
      Row("Until", detail: month)
        .key("u").onSelect { screen, _ in screen.month = "June" }
        .disabled(!isAgreed)
    }
    HStack {
      Button("Lend") { screen, _ in screen.isLent = true }.disabled(!isAgreed)
      Button("Clear") { screen, _ in screen = Loan() }
      Spacer()
    }
  }
}
