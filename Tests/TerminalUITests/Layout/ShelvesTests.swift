import TerminalCore
import TerminalUI
import Testing

@Suite("Two lists side by side")
struct ShelvesTests {
  @Test("stand in their panels, with scroll bars, and the focus in one")
  func picture() {
    expect(
      launchShop(.shelves).compose(),
      looksLike: """
        < Order > Shelves                       |
          chosen -, shown 1                     |
        +- Left -----------++- Right ---------+ |
        |> left 1         #||  right 0       #| |
        |  left 2          ||  right 1        | |
        |  left 3          ||  right 2        | |
        |  left 4          ||  right 3        | |
        |  left 5          ||  right 4        | |
        +------------------++- many ----------+ |
         Enter open  Esc back  a add  ? help    |
        """)
  }

  @Test("keep a focus and a scroll position each; sideways goes to where it was left")
  func sideways() {
    let app = launchShop(.shelves)
    app.press("down", "down", "right")
    #expect(app.focusedText == "right 2")
    for _ in 0..<100 { app.press("down") }
    #expect(app.focusedText == "right 102")
    app.press("left")
    #expect(app.focusedText == "left 3")
    app.press("right")
    #expect(app.focusedText == "right 102")
  }

  @Test("are one stop of Tab each")
  func tab() {
    let app = launchShop(.shelves)
    app.press("down", "tab", "down")
    #expect(app.focusedText == "right 1")
    app.press("tab")
    #expect(app.focusedText == "left 2")
    app.press("backtab")
    #expect(app.focusedText == "right 1")
    app.press("enter")
    #expect(app.compose().line(1).hasPrefix("  chosen right 1,"))
  }

  @Test("don't let the focus out at their ends into each other")
  func ends() {
    let app = launchShop(.shelves)
    app.press("end", "down", "down")
    #expect(app.focusedText == "left 30")
    app.press("home", "up")
    #expect(app.focusedText == "left 1")
  }

  @Test("go back with Left at the left edge, but not while the key is held down")
  func leftEdge() {
    let app = launchShop(.shelves)
    app.press("right", "left", "left")
    #expect(app.title == "Shelves")
    app.wait(299)
    app.press("left")
    #expect(app.title == "Shelves")
    app.wait(300)
    app.press("left")
    #expect(app.title == "Order")
  }

  @Test("tell that a row has got the focus: the first, by keys, and by what comes to stand there")
  func onFocus() {
    let app = launchShop(.shelves)
    app.press("down", "down")
    #expect(app.compose().line(1).hasSuffix("shown 3                     "))
    app.press("a")
    #expect(app.focusedText == "left 3")
    app.press("x")
    #expect(app.focusedText == "left 4")
    #expect(app.compose().line(1).contains("shown 4"))
  }

  @Test("keep the focused row in sight in any size", arguments: [(80, 24), (40, 12), (30, 7)])
  func resizing(columns: Int, rows: Int) {
    let app = launchShop(.shelves, columns: 160, rows: 50)
    for _ in 0..<25 { app.press("down") }
    app.press("right")
    for size in [Size(columns: columns, rows: rows), Size(columns: 44, rows: 9)] {
      app.handle(.resize(size))
      let text = app.compose().lines.joined(separator: "\n")
      #expect(text.contains("> right 25"), "\(text)")
      #expect(columns < 40 || text.contains("left 26"), "\(text)")
    }
  }

  @Test("are scrolled by the wheel under the pointer, and chosen from by clicks")
  func mouse() {
    let app = launchShop(.shelves)
    app.mouse(.wheel(.down), 30, 5)
    #expect(app.compose().line(3).hasPrefix("|> left 1"))
    #expect(app.compose().line(3).contains("right 3"))
    app.click(30, 4)
    #expect(app.focusedText == "right 4")
    #expect(app.compose().line(1).contains("chosen right 4"))
    app.click(3, 5)
    #expect(app.compose().line(1).contains("chosen left 3, shown 3"))
  }

  @Test("go to the last of a million rows and back")
  func farEnd() {
    let app = launchShop(.shelves)
    app.press("right", "end")
    #expect(app.focusedText == "right 999999")
    app.press("home")
    #expect(app.focusedText == "right 0")
  }
}

@Suite("A grid, and a text that scrolls")
struct LettersTests {
  @Test("look like this")
  func picture() {
    expect(
      launchShop(.letters, columns: 30, rows: 8).compose(),
      looksLike: """
        < Order > Letters             |
          chosen -                    |
        >a    b     c     d     e     |
         f    g     h     i     j     |
          text 1                    # |
          text 2                      |
          After                       |
         Enter open  Esc back  ? help |
        """)
  }

  @Test("are crossed by arrows: cells by both, the text by lines, then on")
  func arrows() {
    let app = launchShop(.letters, columns: 30, rows: 8)
    app.press("right", "right", "down")
    #expect(app.focusedText == "h")
    app.press("enter")
    #expect(app.compose().line(1).hasPrefix("  chosen h"))
    app.press("down", "down", "down", "down")
    #expect(app.compose().line(4).hasPrefix("  text 4"))
    app.press("down")
    #expect(app.focusedText == "After")
    app.press("up", "up", "up", "up", "up")
    #expect(app.focusedText == "h")
  }
}
