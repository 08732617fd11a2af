import Navigation
import Synchronization
import TerminalCore
import TerminalUI
import Testing

@Suite("A change from outside the screens")
struct OutsideTests {
  private let model = FeedModel()
  private let app: App<FeedRoute>

  init() {
    app = App(root: FeedRoute.feed, model: model) { route, model in
      switch route {
      case .feed: Feed(model: model)
      case .note(let name): FeedNote(name: name)
      }
    }
    app.launch(
      size: Size(columns: 40, rows: 8), appearance: Appearance(glyphs: .ascii, motion: .none))
  }

  @Test("a post runs as a whole before the next one, although it changes the path")
  func posts() {
    app.post { app in
      app.perform(.push([.note("a")]))
      app.perform(.push([.note("b")]))
    }
    app.post { $0.perform(.push([.note("c")])) }
    app.queue.runReady()
    #expect(app.path.entries.map(\.route) == [.feed, .note("a"), .note("b"), .note("c")])
  }

  @Test("made in a handler, it brings no result before the handler has returned")
  func handler() {
    model.setLink { [weak app] in _ = app?.perform(.push([.note("linked")])) }
    app.press("2")
    #expect(app.title == "linked")
    app.press("esc")
    #expect(app.compose().picture.contains("seen 0, loaded 1"))
  }

  @Test("made in a handler and posted, it may need the screen of the handler")
  func posted() {
    app.perform(.push([.feed]))
    model.setLink { [weak app] in app?.post { $0.back() } }
    app.press("2")
    #expect(app.path.count == 1)
  }

  @Test("that needs the screen of a running handler stops the program with a remedy")
  func neededScreen() async throws {
    for result in [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        OutsideTests().follow { $0.back() }
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        OutsideTests().follow { _ = $0.title }
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        OutsideTests().follow { $0.press("down") }
      },
    ] {
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains("a handler of #1 calls a function of the app that needs this screen"))
      #expect(text.contains("context.pop(), or call the app in app.post { }"))
    }
  }

  /// Calls the app in the handler of a row.
  private func follow(_ call: @escaping @Sendable (App<FeedRoute>) -> Void) {
    model.setLink { [weak app] in app.map(call) }
    app.press("2")
  }

  @Test("lets the screens react at once", arguments: ["refresh", "post", "link and back"])
  func reacting(way: String) {
    model.set(7)
    switch way {
    case "refresh": app.refresh()
    case "post":
      app.post { $0.refresh() }
      app.queue.runReady()
    default:
      app.perform(.push([.note("a")]))
      app.back()
    }
    #expect(model.seen == [7])
    #expect(app.compose().picture.contains("seen 7, loaded 0"))
  }
}

/// The screens of a program that follows a number from elsewhere.
private enum FeedRoute: RouteValue {
  case feed
  case note(String)
}

/// The number, and how screens follow it.
private final class FeedModel: Sendable {
  private struct State {
    var number = 0
    var seen: [Int] = []
    var link: @Sendable () -> Void = {}
  }

  private let state = Mutex(State())

  var number: Int { state.withLock(\.number) }
  /// The numbers to which the screen has reacted.
  var seen: [Int] { state.withLock(\.seen) }

  func set(_ number: Int) { state.withLock { $0.number = number } }
  func note(_ number: Int) { state.withLock { $0.seen.append(number) } }
  func setLink(_ link: @escaping @Sendable () -> Void) { state.withLock { $0.link = link } }
  func followLink() { state.withLock(\.link)() }
}

/// A screen that watches the number.
private struct Feed: Screen {
  typealias Route = FeedRoute

  let model: FeedModel
  var shown = 0
  var loaded = 0

  var number: Int { model.number }
  var title: String { "feed" }
  var body: some View<Self> {
    Row("seen \(shown), loaded \(loaded)").onChange(of: \.number) { screen, _ in
      screen.model.note(screen.number)
      screen.shown = screen.number
    }
    Row("Follow a link").onSelect { screen, context in
      context.task("load") {
        1
      } then: { screen, result in
        screen.loaded = result.get()
      }
      screen.model.followLink()
    }
  }
}

/// A screen with nothing special.
private struct FeedNote: Screen {
  typealias Route = FeedRoute

  let name: String

  var title: String { name }
  var body: some View<Self> { Row(name) }
}
