import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("A form")
struct OrderTests {
  @Test("has its fields in columns, and the cursor in the focused one")
  func picture() {
    let app = launchShop(.order, rows: 7)
    app.type("なごや")
    expect(
      app.compose(),
      looksLike: """
         Order                                  |
        > Name なごや          City             |
          Street               Secret           |
          Count < 0 >                           |
          Send                                  |
                                                |
         Enter next  F1 help  Ctrl-C quit       |
        """)
    #expect(app.compose().cursor == Position(column: 13, row: 1))
  }

  @Test("is gone through by Tab in reading order, and round")
  func tab() {
    let app = launchShop(.order)
    var texts: [String] = []
    for _ in 0..<7 {
      texts.append(app.focusedText ?? "nothing")
      app.press("tab")
    }
    #expect(texts == ["Name", "Street", "City", "Secret", "Count 0", "Send", "Name"])
    app.press("backtab", "backtab")
    #expect(app.focusedText == "Send")
  }

  @Test("is gone through by arrows to what is nearest")
  func arrows() {
    let app = launchShop(.order)
    app.press("down", "down")
    #expect(app.focusedText == "Count 0")
    app.press("down", "up", "up")
    #expect(app.focusedText == "Street")
    app.press("right", "up")
    #expect(app.focusedText == "City")
  }

  @Test("moves on from the ends of a text only, and never leaves the screen")
  func cursor() {
    let app = launchShop(.order)
    app.type("ab")
    app.press("left", "left", "left")
    #expect(app.title == "Order")
    app.type("x")
    #expect(app.focusedText == "Name xab")
    app.press("right", "right", "right")
    #expect(app.focusedText == "City")
    app.type("c")
    app.press("home", "left")
    #expect(app.focusedText == "Name xab")
  }

  @Test("gives its keys to the focused field, and its own keys work elsewhere")
  func typing() {
    let app = launchShop(.order)
    app.type("dq1 ")
    app.handle(.paste("a\nb"))
    #expect(app.focusedText == "Name dq1 a b")
    app.press("enter")
    #expect(app.focusedText == "Street")
    app.press("tab", "tab")
    app.type("pass")
    #expect(app.focusedText == "Secret ****")
    app.press("tab", "d", "tab")
    #expect(app.compose().lines.joined().contains("deleted"))
  }

  @Test("has controls that keys change, and sideways where nothing stands beside them")
  func control() {
    let app = launchShop(.order)
    app.press("tab", "tab", "tab", "tab", "+", "+", "-", "right")
    #expect(app.focusedText == "Count 2")
    app.press("left", "left", "left")
    #expect(app.focusedText == "Count -1")
    app.type(" ")
    #expect(app.focusedText == "Count 0")
  }

  @Test("can move the focus to a name")
  func named() {
    let app = launchShop(.order)
    app.press("backtab", "enter")
    #expect(app.focusedText == "Street")
    #expect(app.compose().lines.joined().contains("sent 1"))
  }
}

@Suite("A watched value")
struct WatchedValueTests {
  @Test("is told once, when it has stayed the same for a time; changes answer changes")
  func debounce() {
    let app = launchShop(.search)
    app.type("a")
    app.wait(79)
    app.type("b")
    app.wait(79)
    #expect(app.compose().line(2).hasPrefix("   "))
    app.wait(1)
    #expect(app.compose().line(2).hasPrefix("  ab "))
    app.type("c")
    app.wait(80)
    #expect(app.compose().line(2).hasPrefix("  ab,abc,third "))
    app.wait(1_000)
    #expect(app.isIdle)
  }

  @Test("is forgotten with its screen, so that nothing waits for it")
  func removed() {
    let app = launchShop(.search)
    app.type("a")
    app.perform(.pop())
    #expect(app.isIdle)
  }
}
