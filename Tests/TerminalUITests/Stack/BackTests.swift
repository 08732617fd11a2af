import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("Going back")
struct BackTests {
  @Test(
    "closes the help, then a dialog, then steps back inside the screen, then pops, then asks to quit"
  )
  func order() {
    let app = launch(.home, .dialogs, .story)
    app.press("enter", "enter", "?")
    var steps: [BackStep] = []
    for _ in 0..<3 {
      steps.append(app.back())
      app.wait(400)
    }
    app.press("enter")
    for _ in 0..<4 {
      steps.append(app.back())
      app.wait(400)
    }
    #expect(
      steps == [
        .closedDialog, .steppedInside, .popped, .closedDialog, .popped, .askedToQuit, .closedDialog,
      ])
    #expect(!app.isEnded)
  }

  @Test("a held key goes back to the root and never leaves the program")
  func heldKey() {
    let app = launch(.home, .deep(1), .deep(2))
    for _ in 0..<50 {
      app.press("esc")
      app.wait(33)
    }
    #expect(app.title == "Home")
    #expect(app.compose().body.first == "> 1 List")
    app.wait(300)
    app.press("esc")
    #expect(app.focusedText == "Quit")
    app.wait(299)
    app.press("esc")
    #expect(app.focusedText == "Quit")
    app.wait(300)
    app.press("esc")
    #expect(app.focusedText == "List")
    #expect(!app.isEnded)
  }

  @Test("Enter and q confirm quitting, and Stay stays", arguments: ["enter", "q", "1"])
  func quits(key: String) {
    let app = launch()
    app.press("esc", "down", "enter")
    #expect(!app.isEnded)
    app.wait(400)
    app.press("esc", key)
    #expect(app.isEnded)
    #expect(app.leaks.isEmpty)
  }

  @Test("q and Ctrl-C leave from any depth", arguments: ["q", "ctrl+c"])
  func quitKeys(key: String) {
    let app = launch(.home, .deep(1))
    app.press(key)
    #expect(app.isEnded)
    #expect(app.leaks.isEmpty)
  }

  @Test("quitting asks a screen that wants to be asked")
  func quitAsks() {
    let app = launch(.home, .form)
    app.type("x")
    app.press("ctrl+c")
    #expect(!app.isEnded)
    expect(
      app.compose(),
      looksLike: """
        < Home > Form                 |
        > x +--------------------+    |
          S | Throw it away?     |    |
            |   1 Leave and quit |    |
            | > 2 Stay           |    |
            +--------------------+    |
                                      |
         Enter Esc stay               |
        """)
    app.press("enter")
    #expect(!app.isEnded)
    app.press("ctrl+c", "1")
    #expect(app.isEnded)
  }

  @Test("a handler that changes the screen and pops is asked with the changed screen")
  func savedInOneBreath() {
    let app = launch(.home, .form)
    app.type("x")
    app.press("esc")
    #expect(app.title == "Form")
    app.press("2")
    #expect(app.title == "Form")
    app.press("enter")
    #expect(app.title == "Home")
    #expect(app.leaks.isEmpty)
  }

  @Test("a value is visible in the first frame of the screen that asked for it")
  func returnedValue() {
    let app = launch(motion: .full)
    app.press("4")
    app.wait(500)
    app.press("down", "enter")
    #expect(app.path.count == 1)
    app.wait(179)
    #expect(app.compose().line(4).contains("green"))
    app.wait(1)
    #expect(app.compose().line(4) == "> 4 Colour             green  ")
  }

  @Test("titles of screens that were never created are forgotten when they leave")
  func titles() {
    let app = launch(.home, .deep(1), .deep(2), .deep(3))
    _ = app.compose()
    app.perform(.popToRoot())
    _ = app.compose()
    #expect(app.leaks.isEmpty)
  }
}
