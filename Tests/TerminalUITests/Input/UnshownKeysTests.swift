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
    "does nothing, and neither does its Enter, until a pause or another key",
    arguments: [("徳島市", true), ("vvq", true), ("vvl", true), ("v", false), ("徳", false)])
  func text(typed: String, isText: Bool) {
    let app = launch(.home)
    app.type(typed)
    app.press("enter")
    #expect(!app.isEnded && (app.title == "Home") == isText)
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
