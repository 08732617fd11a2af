import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("A key without words")
struct UnshownKeysTests {
  @Test("is not shown, and does what it says where it means nothing else")
  func notice() {
    let app = launch(hasPost: false)
    #expect(app.compose().line(5).hasPrefix(" ? help  q quit"))
    app.press("?")
    #expect(!app.compose().lines.joined().contains("| r "))
    app.press("esc", "r")
    #expect(app.compose().line(5).hasPrefix(" There is no post."))
  }

  @Test("leaves a row its key, and the library its own")
  func row() {
    let app = launch(hasPost: true)
    #expect(app.compose().body[0].hasPrefix("> r Post"))
    app.press("r")
    #expect(app.compose().body[0].contains("read"))
    #expect(!app.compose().lines.joined().contains("There is no post."))
    app.press("j")
    #expect(app.focusedText == "Settings")
  }

  @Test("leaves the library its own whether its condition is true or not")
  func condition() {
    let app = launch(hasPost: true)
    app.press("down", "k")
    #expect(app.focusedText == "Post")
    app.press("r", "down", "k")
    #expect(app.focusedText == "Post" && !app.shows("Nor does this."))
  }

  @Test("says nothing while its condition is false")
  func refused() {
    let app = launch(hasPost: true)
    app.press("u")
    #expect(!app.shows("It has been read."))
    app.press("r", "u")
    #expect(app.shows("It has been read."))
  }

  private func launch(hasPost: Bool) -> App<PostRoute> {
    let app = App(root: PostRoute.post) { _ in Post(hasPost: hasPost) }
    app.launch(
      size: Size(columns: 40, rows: 6), appearance: Appearance(glyphs: .ascii, motion: .none))
    return app
  }
}

private enum PostRoute: RouteValue {
  case post
}

/// A screen with a row that comes and goes, and has a key of its own.
private struct Post: Screen {
  typealias Route = PostRoute

  let hasPost: Bool
  var isRead = false

  static var keys: Keys<Self> {
    KeyBinding("r", "") { _, context in context.notify("There is no post.") }
    KeyBinding("j", "") { _, context in context.notify("This never comes before the list.") }
    KeyBinding("k", "", if: \.isRead) { _, context in context.notify("Nor does this.") }
    KeyBinding("u", "", if: \.isRead) { _, context in context.notify("It has been read.") }
  }

  var title: String { "Post" }

  var body: some View<Self> {
    if hasPost {
      Row("Post", detail: isRead ? "read" : "-").key("r").onSelect { screen, _ in
        screen.isRead = true
      }
    }
    Row("Settings")
  }
}

@Suite("A text that is typed where there is no field")
struct StrayTextTests {
  @Test(
    "does nothing but to bring a message, and so does its Enter, until a pause or another key",
    arguments: [
      ("徳島市", true), ("vvq", true), ("vvl", true), ("v", false), ("し", true), ("しq", true),
    ])
  func text(typed: String, isText: Bool) {
    let app = launch(.home)
    app.type(typed)
    app.press("enter")
    #expect(!app.isEnded && (app.title == "Home") == isText)
    #expect(app.shows("Nothing can be typed here.") == isText)
    app.press("enter")
    #expect(app.title != "Home")
  }

  @Test("is over after a pause of a second, or with another key", arguments: [true, false])
  func over(byPause isPaused: Bool) {
    let app = launch(.home)
    app.type("vv")
    if isPaused { app.wait(1_001) } else { app.press("down", "up") }
    app.press("enter")
    #expect(app.title != "Home")
  }
}

@Suite("Keys of an input method that was left on")
struct InputMethodKeyTests {
  @Test(
    "do what they do without it where there is no field, as do the keys after it is turned off",
    arguments: ["", "あ", "あいうえ"], ["2", "２"])
  func digits(before: String, digit: String) {
    let (app, other) = (launch(.home), launch(.home))
    app.type(before)
    app.wait(201)
    app.type(digit)
    other.type("2")
    #expect(app.compose().picture == other.compose().picture)
    #expect(app.compose().picture != launch(.home).compose().picture)
  }

  @Test("do so in what covers the screens too")
  func covers() {
    let app = inspected(.home)
    let before = app.compose().picture
    app.type("？")
    #expect(app.compose().picture != before)
    app.type("？")
    #expect(app.compose().picture == before)
    app.press("f12", "f12")
    #expect(app.compose().picture != before)
    app.type("ｑ")
    #expect(app.compose().picture == before)
    app.type("ｑｑ")
    #expect(app.isEnded)
  }

  @Test(
    "do nothing at the end of a text that comes with them",
    arguments: ["やまなし2", "くいい２", "やまなしq", "やまなしｑ"])
  func sentAtOnce(typed: String) {
    let app = launch(.home)
    app.type(typed)
    #expect(app.shows("Nothing can be typed here.") && !app.isEnded)
    app.wait(60_000)
    #expect(app.compose().picture == launch(.home).compose().picture)
  }
}

@Suite("A text that is typed at choices")
struct StrayAnswerTests {
  private func launch() -> App<QuizRoute> {
    let app = App(root: QuizRoute.quiz) { _ in Quiz() }
    app.launch(
      size: Size(columns: 40, rows: 6), appearance: Appearance(glyphs: .ascii, motion: .none))
    return app
  }

  @Test(
    "does nothing from its third character on, also after letters that only say why they don't",
    arguments: [
      ("lux", "none"), ("55x", "none"), ("5vx", "none"), ("vx", "gave up"), ("5x", "gave up"),
    ]
  )
  func text(typed: String, answer: String) {
    let app = launch()
    app.type(typed)
    #expect(app.compose().body[0].contains(answer))
  }

  @Test("takes no Enter for the focused choice after a key that was refused, until a pause")
  func enter() {
    let app = launch()
    app.press("5")
    #expect(app.compose().picture.contains("There are letters."))
    app.press("enter")
    #expect(app.compose().body[0].contains("none"))
    app.press("5")
    app.wait(1_001)
    app.press("enter")
    #expect(app.compose().body[0].contains("one, chosen"))
  }
}

private enum QuizRoute: RouteValue {
  case quiz
}

/// A question to answer by choosing or giving up.
private struct Quiz: Screen {
  typealias Route = QuizRoute

  var answer = "none"

  static var keys: Keys<Self> {
    KeyBinding("5", "") { _, context in context.notify("There are letters.") }
    KeyBinding("x", "give up") { quiz, _ in quiz.answer = "gave up" }
  }

  var title: String { "Quiz" }
  var opensOnlyByEnter: Bool { true }

  var body: some View<Self> {
    Row("one", detail: answer).onSelect { quiz, _ in quiz.answer = "one, chosen" }
  }
}
