import ScreenStackTesting
import TestFolders
import Testing

@Suite("A test app")
struct TestAppTests {
  private func stage(
    at path: [NotesRoute]? = nil, restoring saved: SavedPath<NotesRoute>? = nil,
    appearance: Appearance = Appearance(), patience: Duration = .seconds(60)
  ) -> TestApp<NotesRoute> {
    let size = Size(columns: 30, rows: 8)
    return TestApp(
      makeNotes(), at: path, restoring: saved, size: size, appearance: appearance,
      patience: patience
    ) {
      "\($0)".prefix { $0 != "(" }.description
    }
  }

  @Test("continues where an earlier run ended")
  func restoring() {
    let earlier = stage(at: [.list, .note(2)])
    let stage = stage(restoring: earlier.app.saved)
    #expect(stage.path == [.list, .note(2)])
    #expect(stage.title == "Note 2")
  }

  @Test("starts at its root for an empty path, because a path that is computed may be empty")
  func emptyPath() {
    #expect(stage(at: []).path == [.list])
  }

  @Test("plays a recording of a locale whose language it has")
  func locale() async throws {
    let folder = try TestFolder()
    try folder.write("keys 1\nlocale en-US\nsettle\nexpect title \"List\"\n", to: "walk.keys")
    #expect(await stage().play(folder.file("walk.keys")))
    try folder.write("keys 1\nlocale de-AT\n", to: "walk.keys")
    await expectIssue("the test app has the language en; give it Appearance(language: \"de-AT\")") {
      await stage().play(folder.file("walk.keys"))
    }
  }

  @Test("takes keys, text, clicks, pastes and sizes, and shows the screen after each")
  func input() async {
    let stage = stage()
    await stage.settle()
    #expect(stage.lines[1...2] == ["❯ 1 first", "  2 second"])
    stage.press("down")
    #expect(stage.focusedText == "second")
    stage.press("up*3", "enter")
    await stage.settle()
    #expect(stage.path == [.list, .note(1)])
    #expect(stage.titles == ["List", "Note 1"])
    stage.type("なご").paste("や")
    #expect(stage.text.contains("なごや."))
    // The first click empties the field.
    stage.click("‹").click("‹").resize(to: Size(columns: 40, rows: 12))
    await stage.settle()
    #expect(stage.title == "List")
    #expect(stage.frame.size == Size(columns: 40, rows: 12))
    stage.click(column: 3, row: 2)
    await stage.settle()
    #expect(stage.path == [.list, .note(2)])
    #expect(stage.leaks == [])
    #expect(stage.violations == [])
  }

  @Test("tells which events came since it was last asked")
  func events() async {
    let stage = stage()
    await stage.settle()
    #expect(stage.takeEvents().last == "list didAppear")
    stage.press("enter")
    await stage.settle()
    #expect(stage.takeEvents().last == "note didAppear")
    #expect(stage.takeEvents() == [])
  }

  @Test("asks a screen for a value, without the screen that asks in the program")
  func asking() async {
    let stage = stage()
    let picked = stage.ask { .colors(returning: $0) }
    await stage.settle()
    #expect(stage.titles == ["List", "Colors"])
    await expectIssue("the request is still open") {
      await stage.answer(to: picked)
    }
    stage.press("down", "enter")
    #expect(await stage.answer(to: picked) == .returned("blue"))
    #expect(stage.path == [.list])

    let left = stage.ask { .colors(returning: $0) }
    await stage.settle()
    stage.press("esc")
    #expect(await stage.answer(to: left) == .cancelled(.change(.back)))
    #expect(stage.leaks == [])
    #expect(stage.mistakes == [])
  }

  @Test("moves the clock only when the test does")
  func clock() async {
    let stage = stage(at: [.note(1)])
    #expect(stage.text.contains("loading"))
    await stage.advance(by: .milliseconds(299))
    #expect(stage.text.contains("loading"))
    await stage.advance(by: .milliseconds(1))
    #expect(!stage.text.contains("loading"))
    stage.press("ctrl+c")
    #expect(stage.isEnded)
  }

  @Test("lets the actor of the test do what the program waits for")
  @MainActor
  func suspends() async {
    let stage = stage()
    await stage.settle()
    #expect(stage.text.contains("the main actor answers"))
  }

  @Test("tells how a transition has ended, for which it moves the clock")
  func outcome() async {
    let stage = stage()
    let transition = stage.app.perform(.push(.note(1)))
    #expect(await stage.outcome(of: transition) == .completed)
    #expect(stage.title == "Note 1")
  }

  @Test("reports a transition that can't end before a question is answered")
  func openQuestion() async {
    let stage = stage(at: [.list, .draft])
    let transition = stage.app.perform(.pop())
    await expectIssue("the transition has not ended; it is still pending") {
      #expect(await stage.outcome(of: transition) == nil)
    }
    stage.press("enter")
    #expect(await stage.outcome(of: transition) == .vetoed(by: stage.app.path.top.id))
  }

  @Test("prints its frames as pictures")
  func pictures() async {
    let stage = stage(at: [.note(7)])
    await stage.settle()
    let picture = """
      30×8, cursor at 2,1
       Note 7                       |
      """
    #expect(String(describingForTest: stage.frame).hasPrefix(picture + "\n"))
    #expect("\(stage)" == "\(stage.frame)")
  }

  // MARK: - Issues

  /// Expects one issue, in the line after the one that calls this.
  private func expectIssue(
    _ text: String, line: Int = #line, in body: () async -> Void
  ) async {
    await confirmation("an issue that says “\(text)”") { isReported in
      await withKnownIssue {
        await body()
      } matching: { issue in
        isReported()
        return issue.sourceLocation?.line == line + 1
          && issue.comments.contains { $0.rawValue.contains(text) }
      }
    }
  }

  @Test(
    "reports a name that no key has, and presses nothing",
    arguments: [
      ("entr", "there is no key “entr”; did you mean “enter”?"),
      ("retrun", "there is no key “retrun”; did you mean “enter”?"), ("ctrl+dwn", "“ctrl+dwn”"),
      ("", "expected a key"),
    ])
  func unknownKey(name: String, text: String) async {
    let stage = stage()
    await expectIssue(text) {
      stage.press("down", name)
    }
    #expect(stage.focusedText == "first")
  }

  @Test("takes a line of a script, such as a swipe")
  func line() async {
    let stage = stage(at: [.list, .note(2)])
    stage.send("swipe right 0,3 20,3 in 180ms")
    await stage.settle()
    #expect(stage.path == [.list])
    stage.press("enter")
    await stage.settle()
    #expect(stage.path == [.list, .note(1)])
    stage.send("mouse press left 0,3").send("mouse move 20,3 in 180ms")
    #expect(stage.titles.last == "Note 1" && stage.text.contains("List"))
    stage.send("mouse release")
    await stage.settle()
    #expect(stage.path == [.list])
    stage.send("key down  # to the second").send("  key enter")
    #expect(stage.path == [.list, .note(2)])
  }

  @Test(
    "reports a line that isn't an input, and sends nothing",
    arguments: [
      ("swipe left 0,3 20,3", "the swipe goes right, not left"), ("press down", "no directive"),
      ("settle", "“settle” is not one input"), ("", "“” is not one input"),
      ("key down\nkey enter", "is not one input"),
    ])
  func otherLine(line: String, text: String) async {
    let stage = stage()
    await expectIssue(text) {
      stage.send(line)
    }
    #expect(stage.focusedText == "first")
  }

  @Test("reports a click at a text that is not there, with a picture of the screen")
  func missingText() async {
    let stage = stage()
    await expectIssue("click at \"third\"\n  “third” is not on the screen\n\n  | List ") {
      stage.click("third")
    }
  }

  @Test("reports what a script expects in vain, once, and where it was played")
  func walk() async {
    let stage = stage()
    #expect(await stage.play("Walks/note.keys"))
    #expect(stage.path == [.list, .note(2)])
    await expectIssue("note.keys:5: expect title \"List\"\n  the title is “Note 2”, not “List”") {
      await stage.play("Walks/note.keys")
    }
  }

  @Test(
    "reports a script that can't be played here",
    arguments: [
      ("missing.keys", "missing.keys"),
      (
        "Walks/japanese.keys",
        "japanese.keys:2:1: the test app has the language en; "
          + "give it Appearance(language: \"ja\"), or leave this out"
      ),
      (
        "Walks/light.keys",
        "light.keys:2:1: the test app has another theme; give it Appearance(theme: .light)"
      ),
      (
        "Walks/colorless.keys",
        "colorless.keys:2:1: the test app has another theme; give it Appearance(theme: .mono)"
      ),
    ])
  func refusal(file: String, text: String) async {
    let stage = stage()
    await expectIssue(text) {
      await stage.play(file)
    }
  }

  @Test(
    "refuses what only a program that plays scripts itself can set",
    arguments: [
      ("set seed 7", "a.keys:2:1: the test app has the random choices that the test has given it"),
      ("set now 2026-04-01T09:00:00Z", "a.keys:2:1: the test app has the wall clock that"),
      ("set state empty", "a.keys:2:1: the test app has the state that the test has given it"),
      ("set load 300ms\nkey down", "a.keys:2:1: the app is already running, with loads of its own"),
      ("key down\nset load fail", "a.keys:3:1: the app is already running, with loads of its own"),
    ])
  func settings(lines: String, text: String) async throws {
    let folder = try TestFolder()
    try folder.write("keys 1\n\(lines)\n", to: "a.keys")
    let (stage, file) = (stage(), folder.file("a.keys"))
    await expectIssue(text) {
      await stage.play(file)
    }
  }

  @Test(
    "plays a script that asks for the theme that it has",
    arguments: [("Walks/light.keys", Theme.light), ("Walks/colorless.keys", .mono)])
  func sameTheme(file: String, theme: Theme) async {
    #expect(await stage(appearance: Appearance(theme: theme)).play(file))
  }

  @Test("reports a task that never ends, each time that it waits")
  func stuck() async {
    let stage = stage(at: [.list, .stuck], patience: .milliseconds(20))
    for _ in 0..<2 {
      await expectIssue("of real time: the task #2 wait") {
        await stage.settle()
      }
    }
    stage.press("ctrl+c")
  }
}
