import KeyScript
import KeyScriptTools
import Navigation
import Synchronization
import TerminalCore
import TerminalUI
import Testing

private enum ShopRoute: String, RouteValue {
  case shelf, cart
}

private struct Shelf: Screen {
  typealias Route = ShopRoute

  var title: String { "Shelf" }
  var body: some View<Self> {
    RowList(["red paint"]) { Row($0) }.id { $0 }.onSelect { _, _, context in context.push(.cart) }
  }
}

/// A screen that can't be left.
private struct Cart: Screen {
  typealias Route = ShopRoute

  var title: String { "Cart" }
  var leaving: Leaving { .denied("Pay first.") }
  var body: some View<Self> { Text("1 × red paint") }
}

private func makeShop() -> App<ShopRoute> {
  App(root: ShopRoute.shelf) { route in
    switch route {
    case .shelf: Shelf()
    case .cart: Cart()
    }
  }
}

@Suite("The words of a journal record")
struct JournalWordTests {
  private func play(_ lines: String) throws -> PlayReport {
    let player = Player { AppTarget(makeShop(), settings: $0, name: \.rawValue) }
    let text = "keys 1\nclick at \"red paint\"\n" + lines
    return player.play(try Script(parsing: text, file: "walk.keys"))
  }

  @Test(
    "are found by a script, also those with blanks",
    arguments: [
      #"expect journal push "trigger=row:red paint" added=1"#,
      #"key esc\nexpect journal refusal outcome=vetoed by=#2 cause=back"#,
    ])
  func words(lines: String) throws {
    #expect(try "\(play(lines.replacing("\\n", with: "\n")))" == "walk.keys: passed")
  }

  @Test("are not parts of others")
  func parts() throws {
    let failure = try play("expect journal push paint").failure
    #expect(
      failure?.message == """
        the last record is “push cause=push requester=#1 trigger=row:red paint removed=0 added=1”, \
        without “paint”
        """)
  }

  @Test("name in a file the screen that is not left")
  func veto() {
    let app = makeShop()
    let lines = Mutex((JournalLines<ShopRoute>(name: \.rawValue), [String]()))
    app.observeJournal { record in lines.withLock { $0.1.append($0.0.line(for: record)) } }
    app.launch(size: Size(columns: 40, rows: 10), appearance: Appearance(motion: .none))
    app.handle(.key(Key(.enter)))
    app.back()
    #expect(
      lines.withLock { $0.1.last } == """
        {"time":0.0,"number":3,"verb":"refusal","cause":"back","requester":"cart",\
        "trigger":"code","outcome":"vetoed","by":"cart"}

        """)
  }
}
