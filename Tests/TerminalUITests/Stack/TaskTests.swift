import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("Work of a screen")
struct TaskTests {
  @Test("its result is a change of the screen, and it is said while it takes long")
  func indicator() {
    let app = launch(.home, .loading)
    #expect(app.compose().body[0] == "")
    app.wait(149)
    #expect(app.compose().body[0] == "")
    app.wait(1)
    #expect(app.compose().body[0] == "  loading")
    #expect(app.compose().line(0).hasSuffix("..."))
    app.wait(850)
    #expect(app.compose().body[0] == "> 1 loaded")
    #expect(!app.compose().line(0).contains("..."))
    #expect(app.isIdle)
  }

  @Test("what has been said stays for 300 ms")
  func shortest() {
    let app = launch(.home, .loading)
    app.wait(900)
    app.perform(.push([.loading]))
    app.wait(160)
    app.press("esc")
    #expect(app.leaks.isEmpty)
    #expect(app.compose().body[0] == "> 1 loaded")
    #expect(app.isIdle)
  }

  @Test("it ends with its screen, which leaves nothing behind")
  func cancelled() {
    let app = launch(motion: .full)
    app.press("3")
    app.wait(400)
    #expect(app.compose().body[0] == "  loading")
    app.press("esc")
    app.wait(180)
    #expect(app.compose().line(0).hasPrefix(" Home  "))
    #expect(app.isIdle)
    #expect(app.leaks.isEmpty)
  }

  @Test("work of a screen in sight begins anew when it is in sight again, and says so again")
  func visible() {
    let app = launch(.home, .visibleLoading)
    app.wait(500)
    app.perform(.push([.deep(1)]))
    app.wait(2000)
    #expect(app.isIdle)
    app.press("esc")
    #expect(app.compose().body[0] == "")
    app.wait(150)
    #expect(app.compose().body[0] == "  loading")
    app.wait(850)
    #expect(app.compose().body[0] == "> 1 loaded")
    #expect(app.isIdle)
  }
}
