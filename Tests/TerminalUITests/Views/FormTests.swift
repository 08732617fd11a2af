import TerminalCore
import TerminalUI
import Testing

@Suite("A form of controls")
struct FormTests {
  @Test("has its labels in a column where there is room")
  func wide() {
    expect(
      launchGift().compose(),
      looksLike: """
         Gift                                                       |
          Who                                                       |
        > Name                                                      |
          Mail                                                      |
                                                                    |
          What                                                      |
          A gift   [ ]                                              |
          Apples < 3     >                                          |
          Size   < small >                                          |
          Colour   (*) red                                          |
                   ( ) blue                                         |
          [ Send ]   [ Clear ]   sent 0                             |
                                                                    |
                                                                    |
                                                                    |
         Enter next  F1 help  Ctrl-C quit                           |
        """)
  }

  @Test("shows the details of a row below the values of its controls")
  func row() {
    expect(
      show(columns: 60, glyphs: .ascii) { _ in
        Form {
          Picker("Section", \Showing.section, ["Day", "Week"])
          Row("Where you live", detail: "Oslo")
          Row("Leave")
        }
      }.compose(),
      looksLike: """
         Showing                                                    |
        > Section        < Day  >                                   |
          Where you live   Oslo                                     |
          Leave                                                     |
                                                                    |
         Enter change  ? help  q quit                               |
        """)
  }

  @Test(
    "of controls that need no more room has its labels in a column in a narrow window too",
    arguments: [(32, "> Section        < Day  >"), (24, "> Section")])
  func narrowControls(columns: Int, line: String) {
    let app = show(columns: columns, rows: 8, glyphs: .ascii) { _ in
      Form {
        Picker("Section", \Showing.section, ["Day", "Week"])
        Row("Where you live", detail: "Oslo")
      }
    }
    #expect(app.compose().body.first == line)
  }

  @Test("has its labels above where there is little room")
  func narrow() {
    expect(
      launchGift(columns: 30, rows: 22).compose(),
      looksLike: """
         Gift                         |
          Who                         |
        > Name                        |
                                      |
          Mail                        |
                                      |
                                      |
          What                        |
          [ ] A gift                  |
          Apples                      |
          < 3     >                   |
          Size                        |
          < small >                   |
          Colour                      |
          (*) red                     |
          ( ) blue                    |
          [ Send ]   [ Clear ]   sent |
                                 0    |
                                      |
                                      |
                                      |
         Enter next  F1 help          |
        """)
  }

  @Test("is gone through by Tab, all options of a picker as one stop")
  func tab() {
    let app = launchGift()
    var texts: [String] = []
    for _ in 0..<9 {
      texts.append(app.focusedText ?? "nothing")
      app.press("tab")
    }
    #expect(
      texts == [
        "Name", "Mail", "[ ] A gift", "Apples 3", "Size small", "(*) red", "Send", "Clear",
        "Name",
      ])
  }

  @Test(
    "says in the hints and in the list of keys what Enter does to each control",
    arguments: [
      (.english, ["next", "submit", "change", "change", "change", "choose", "submit", "press"]),
      (.japanese, ["次へ", "決定", "変える", "変える", "変える", "選ぶ", "決定", "押す"]),
    ] as [(Language, [String])])
  func enter(language: Language, words: [String]) throws {
    let app = launchGift(language: language)
    for word in words {
      let hints = try #require(app.compose().lines.last)
      #expect(hints.hasPrefix(" Enter \(word)  "))
      app.press("f1")
      #expect(app.compose().lines.contains { $0.contains("Enter") && $0.contains(" \(word) ") })
      app.press("esc", "tab")
    }
  }
}

@Suite("A control")
struct ControlTests {
  @Test("looks like this outside of forms")
  func picture() {
    expect(
      launchGift(.controls, columns: 30, rows: 12).compose(),
      looksLike: """
         Controls                     |
        > [x] On                      |
          Count < 10  >               |
          Size < OTHER >              |
          Colour                      |
          ( ) red                     |
          ( ) blue                    |
          Text                        |
                                      |
          [ Send ]                    |
                                      |
         Enter change  ? help  q quit |
        """)
  }

  @Test(
    "of yes and no is changed by Space, Enter, arrows and a click, in both widths",
    arguments: [30, 60])
  func toggle(columns: Int) throws {
    let app = launchGift(columns: columns, rows: 24)
    app.press("tab", "tab", "space")
    #expect(app.focusedText == "[x] A gift")
    app.press("enter")
    #expect(app.focusedText == "[ ] A gift")
    app.press("left")
    #expect(app.focusedText == "[x] A gift" && app.title == "Gift")
    app.press("right")
    #expect(app.focusedText == "[ ] A gift")
    let row = try #require(app.compose().lines.firstIndex { $0.contains("A gift") })
    app.press("tab")
    app.click(6, row)
    #expect(app.focusedText == "[x] A gift")
  }

  @Test("of a number steps within its range, by keys and clicks on its signs", arguments: [30, 60])
  func stepper(columns: Int) throws {
    let app = launchGift(columns: columns, rows: 24)
    app.press("tab", "tab", "tab", "+", "right", "-", "left", "left", "left", "left", "left")
    #expect(app.focusedText == "Apples 0")
    #expect(app.title == "Gift")
    for _ in 0..<20 { app.press("+") }
    #expect(app.focusedText == "Apples 12")
    let (column, row) = app.place(of: "< 12")
    app.press("backtab")
    app.click(column, row)
    #expect(app.focusedText == "Apples 11")
    app.click(column + 8, row)
    app.click(column + 8, row)
    #expect(app.focusedText == "Apples 12")
    app.click(column + 2, row)
    #expect(app.focusedText == "Apples 12")
  }

  @Test("Enter steps a number up, and from the greatest to the least")
  func steppingByEnter() {
    let app = launchGift()
    app.press("tab", "tab", "tab", "enter")
    #expect(app.focusedText == "Apples 4")
    for _ in 4..<12 { app.press("enter") }
    #expect(app.focusedText == "Apples 12")
    app.press("enter")
    #expect(app.focusedText == "Apples 0")
  }

  @Test("of a number takes steps of any size to the ends of its range")
  func step() {
    let app = launchGift(.controls, columns: 30)
    app.press("tab", "+")
    #expect(app.focusedText == "Count 60")
    app.press("+")
    #expect(app.focusedText == "Count 100")
    app.press("-", "-", "-")
    #expect(app.focusedText == "Count -5")
  }

  @Test("of options steps through them; Space goes round", arguments: [30, 60])
  func picker(columns: Int) throws {
    let app = launchGift(columns: columns, rows: 24)
    app.press("tab", "tab", "tab", "tab", "+", "+", "+")
    #expect(app.focusedText == "Size huge")
    app.press("space")
    #expect(app.focusedText == "Size small")
    let (column, row) = app.place(of: "small >")
    app.click(column + 6, row)
    #expect(app.focusedText == "Size large")
  }

  @Test("of options shows a value that is none of them, and takes one with the first step")
  func otherValue() {
    let app = launchGift(.controls)
    app.press("tab", "tab")
    #expect(app.focusedText == "Size OTHER")
    app.press("-")
    #expect(app.focusedText == "Size SMALL")
  }

  @Test("of lines is chosen from by arrows and Enter, and by a click", arguments: [30, 60])
  func radio(columns: Int) throws {
    let app = launchGift(columns: columns, rows: 24)
    app.press("tab", "tab", "tab", "tab", "tab", "down", "enter")
    #expect(app.focusedText == "(*) blue")
    let (column, row) = app.place(of: ") red")
    app.click(column, row)
    #expect(app.focusedText == "(*) red")
  }

  @Test("of lines keeps the focus on its option when the window gets narrower or wider")
  func radioInOtherWidth() {
    let app = launchGift(columns: 60, rows: 24)
    app.press("tab", "tab", "tab", "tab", "tab", "down")
    for columns in [30, 60] {
      #expect(app.focusedText == "( ) blue")
      app.handle(.resize(Size(columns: columns, rows: 24)))
    }
    #expect(app.focusedText == "( ) blue")
  }

  @Test("to press is pressed by Enter, Space and a click, beside another")
  func button() throws {
    let app = launchGift()
    app.type("x")
    app.press("backtab")
    #expect(app.focusedText == "Clear")
    app.press("left")
    #expect(app.focusedText == "Send")
    let (column, row) = app.place(of: "[ Clear")
    app.click(column, row)
    #expect(app.focusedText == "Clear")
    app.press("tab")
    #expect(app.focusedText == "Name")
  }

  @Test("for a text of several lines has its label above it, and is named by it")
  func editorLabel() {
    let app = show(rows: 4, glyphs: .ascii) { _ in
      TextEditor("Notes", \Showing.section, height: .lines(2))
    }
    expect(
      app.compose(),
      looksLike: """
         Showing                      |
          Notes                       |
        > Day                         |
        |                             |
                                      |
         F1 help  Ctrl-C quit         |
        """)
    app.type("x")
    #expect(app.focusedText == "Notes xDay")
  }
}
