import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("A notice")
struct NoticeTests {
  @Test("takes the place of the hints, and no keys")
  func looks() {
    let app = launchDesk()
    app.press("2")
    #expect(app.compose().lines.last == " Saved" + String(repeating: " ", count: 34))
    #expect(app.focusedText == "Save")
    app.press("up")
    #expect(app.focusedText == "Rename")
    #expect(app.compose().lines.last?.hasPrefix(" Enter open") == true)
  }

  @Test("goes by itself, and nothing waits for it")
  func time() {
    let app = launchDesk()
    app.press("2")
    #expect(app.pending.isEmpty)
    app.wait(3_999)
    #expect(app.compose().picture.contains("Saved"))
    app.wait(1)
    #expect(app.nextFrame()?.picture.contains("Saved") == false)
    #expect(app.isIdle)
  }

  @Test("from elsewhere waits for a key, and not for one pressed before it could be read")
  func waitingForKey() {
    let app = launchDesk()
    app.notify("News", waitsForKey: true)
    app.press("down")
    #expect(app.compose().picture.contains("News"))
    app.wait(60_000)
    #expect(app.compose().picture.contains("News"))
    app.press("up")
    #expect(!app.compose().picture.contains("News"))
  }

  @Test("that comes while a dialog is open waits until that is answered")
  func duringDialog() {
    let app = launchDesk()
    app.press("1")
    app.notify("News")
    #expect(!app.compose().picture.contains("News"))
    app.wait(5_000)
    app.press("esc")
    #expect(app.compose().picture.contains("News"))
    app.wait(4_000)
    #expect(!app.compose().picture.contains("News"))
  }

  @Test("has three lines at most, above which the screen is still there")
  func long() {
    let app = launchDesk(columns: 24)
    app.press("3")
    expect(
      app.compose(),
      looksLike: """
         Desk                   |
          1 Rename       draft  |
          2 Save                |
        > 3 Explain             |
          4 Open                |
          5 Say while covered   |
         one two three four     |
         five six seven eight   |
         nine ten eleven twe... |
        """)
  }

  @Test("is begun anew by the next one")
  func again() {
    let app = launchDesk()
    app.press("2")
    app.wait(3_000)
    app.press("2")
    app.wait(3_000)
    #expect(app.compose().picture.contains("Saved"))
  }

  @Test("goes with its screen")
  func gone() {
    let app = launchDesk()
    app.press("2")
    app.perform(.push(.folder))
    #expect(!app.compose().picture.contains("Saved"))
    app.press("esc")
    #expect(!app.compose().picture.contains("Saved"))
    #expect(app.isIdle)
  }

  @Test("of a covered screen is shown once that screen appears")
  func covered() {
    let app = launchDesk()
    app.press("5")
    app.wait(60_000)
    #expect(!app.compose().picture.contains("Sent"))
    app.press("esc")
    #expect(app.compose().picture.contains("Sent"))
    app.wait(4_000)
    #expect(!app.compose().picture.contains("Sent"))
  }

  @Test("a click hides it, and presses nothing that it covers", arguments: [(1, 8), (1, 1)])
  func click(column: Int, row: Int) {
    let app = launchDesk()
    app.press("down", "2")
    app.click(column, row)
    #expect(!app.compose().picture.contains("Saved"))
    #expect(app.compose().picture.contains("New name") == (row == 1))
  }
}

/// A list, and a file that is left in one of several ways while it posts a notice.
private enum FileRoute: RouteValue {
  case files
  case file(returning: ReturnSlot<String>)
  case loose
}

private struct Files: Screen {
  typealias Route = FileRoute
  static let kept = Answer<Self, String>("kept") { _, name, context in
    if !name.isEmpty { context.notify("Kept \(name)") }
  }
  static let answers = Answers(kept)
  var title: String { "Files" }
  var body: some View<Self> {
    Row("Ask").onSelect { _, context in context.ask(Self.kept) { .file(returning: $0) } }
    Row("Ask above").onSelect { _, context in
      context.ask(Self.kept, presented: .sheet) { .file(returning: $0) }
    }
    Row("Open").onSelect { _, context in context.push(.loose) }
  }
}

private struct File: Screen {
  typealias Route = FileRoute
  let slot: ReturnSlot<String>?
  var title: String { "File" }
  var body: some View<Self> {
    Row("Pop, notify").onSelect { _, context in
      context.pop()
      context.notify("Gone")
    }
    Row("Notify, pop").onSelect { _, context in
      context.notify("Gone")
      context.pop()
    }
    Row("Return").onSelect { screen, context in
      context.notify("Gone")
      if let slot = screen.slot { context.return("", to: slot) }
    }
    Row("Return a name").onSelect { screen, context in
      context.notify("Gone")
      if let slot = screen.slot { context.return("draft", to: slot) }
    }
    Row("Ask, pop").onSelect { _, context in
      context.present(Dialog("Sure?", choices: [Choice("Yes", 0)], cancel: Choice("No", 1))) {
        _, _, context in
        context.pop()
        context.notify("Gone")
      }
    }
    Row("Replace").onSelect { _, context in
      context.replaceTop(.loose)
      context.notify("Gone")
    }
    Row("Only notify").onSelect { _, context in context.notify("Gone") }
  }
}

@Suite("A notice of a screen that goes by itself")
struct LastNoticeTests {
  private func launch(motion: MotionSetting = .none) -> App<FileRoute> {
    let app = App(root: FileRoute.files) { route in
      switch route {
      case .files: Files()
      case .file(let slot): File(slot: slot)
      case .loose: File(slot: nil)
      }
    }
    app.launch(
      size: Size(columns: 40, rows: 14), appearance: Appearance(glyphs: .ascii, motion: motion))
    return app
  }

  @Test(
    "is shown on the screen that appears, whatever came first",
    arguments: [["1"], ["2"], ["3"], ["5", "enter"], ["6"]], ["1", "2"])
  func shown(keys: [String], opening: String) {
    let app = launch()
    app.press(opening)
    for key in keys { app.press(key) }
    let title = keys == ["6"] ? "File" : "Files"
    #expect(app.title == title)
    #expect(app.compose().lines.last?.hasPrefix(" Gone ") == true, "\(app.compose().lines)")
    app.wait(3_999)
    #expect(app.compose().picture.contains("Gone"))
    app.wait(1)
    #expect(!app.compose().picture.contains("Gone"))
    #expect(app.isIdle)
  }

  @Test("is hidden by the next key there")
  func hidden() {
    let app = launch()
    app.press("1", "1", "down")
    #expect(app.title == "Files")
    #expect(!app.compose().picture.contains("Gone"))
  }

  @Test("is there during the motion and after it")
  func motion() {
    let app = launch(motion: .full)
    app.press("1")
    app.wait(1_000)
    app.press("1")
    app.wait(1_000)
    #expect(app.title == "Files")
    #expect(app.compose().lines.last?.hasPrefix(" Gone ") == true)
  }

  @Test("gives way to what that screen says itself")
  func later() {
    let app = launch()
    app.press("1", "4")
    #expect(app.title == "Files")
    #expect(app.compose().lines.last?.hasPrefix(" Kept draft ") == true)
  }

  @Test("goes with it if it is the user who leaves")
  func left() {
    let app = launch()
    app.press("3", "7")
    #expect(app.compose().picture.contains("Gone"))
    app.press("esc")
    #expect(!app.compose().picture.contains("Gone"))
  }
}

@Suite("A screen that refuses to be left")
struct DenialTests {
  @Test("says why, once, until that is read")
  func says() {
    let app = launchDesk(.desk, .note)
    app.press("esc")
    #expect(app.compose().picture.contains("Save it first"))
    app.quit()
    app.press("enter")
    #expect(!app.compose().picture.contains("Save it first"))
    #expect(app.focusedText == "Open")
    #expect(app.title == "Note")
  }

  @Test("takes its message with it", arguments: [true, false])
  func gone(isCovered: Bool) {
    let app = launchDesk(.desk, .note)
    if isCovered { app.press("enter") }
    app.quit()
    #expect(app.compose().picture.contains("Save it first"))
    app.wait(10_000)
    app.perform(.remove(app.path.entries[1].id))
    #expect(app.title == (isCovered ? "Folder" : "Desk"))
    #expect(!app.compose().picture.contains("Save it first"))
    #expect(app.leaks.isEmpty)
  }

  @Test("says nothing over another screen that covers it, and goes on when that has gone")
  func covered() {
    let app = launchDesk(.desk, .note)
    app.press("esc")
    app.perform(.push(.folder))
    #expect(!app.compose().picture.contains("Save it first"))
    app.press("esc")
    #expect(app.title == "Note")
    #expect(app.compose().picture.contains("Save it first"))
  }
}
