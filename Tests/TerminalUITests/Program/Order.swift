import Navigation
import TerminalCore
import TerminalUI

/// The screens of a program with views side by side.
enum ShopRoute: RouteValue {
  case order, shelves, letters, search
}

/// A form with fields, controls and buttons.
struct Order: Screen {
  typealias Route = ShopRoute

  var name = ""
  var street = ""
  var city = ""
  var secret = ""
  var count = 0
  var sent = 0
  var note = ""

  static var keys: Keys<Self> {
    KeyBinding("d", "delete") { screen, _ in screen.note = "deleted" }
  }

  var title: String { "Order" }

  var body: some View<Self> {
    HStack(spacing: 2) {
      VStack {
        TextField("Name", \.name)
        TextField("Street", \.street).id("street")
      }
      VStack {
        TextField("City", \.city)
        SecureField("Secret", \.secret)
      }
    }
    CountControl()
    Row("Send", detail: note).onSelect { screen, context in
      screen.sent += 1
      screen.note = "sent \(screen.sent)"
      context.focus("street")
    }
  }
}

/// A control of a program's own.
struct CountControl: View {
  typealias Owner = Order

  func place(in layout: inout Layout<Order>) {
    layout.add(
      Control(
        text: { "Count \($0.count)" }, press: { screen, _ in screen.count = 0 },
        adjust: { screen, steps, _ in screen.count += steps },
        draw: { screen, _, canvas in
          canvas.write(canvas.isFocused ? "> " : "  ")
          canvas.write("Count < \(screen.count) >", at: 2)
        }))
  }
}

/// Two lists side by side, and what has the focus in one of them.
struct Shelves: Screen {
  typealias Route = ShopRoute

  var left = Array(1...30)
  var right = 0..<1_000_000
  var chosen = "-"
  var shown = "-"

  static var keys: Keys<Self> {
    KeyBinding("a", "add") { screen, _ in screen.left.insert(0, at: 0) }
    KeyBinding("x", "remove") { screen, _ in screen.left.removeAll { $0 == 3 } }
  }

  var title: String { "Shelves" }

  var body: some View<Self> {
    Text("chosen \(chosen), shown \(shown)").pinned()
    HStack(spacing: 0) {
      Panel("Left") {
        ScrollView {
          RowList(left) { Row("left \($0)") }
            .id { "\($0)" }
            .onSelect { item, screen, _ in screen.chosen = "left \(item)" }
            .onFocus { item, screen, _ in screen.shown = "\(item)" }
        }
      }
      Panel("Right", footer: "many") {
        ScrollView {
          RowList(right) { Row("right \($0)") }
            .onSelect { item, screen, _ in screen.chosen = "right \(item)" }
        }
      }
    }
  }
}

/// A grid of letters, and a text that scrolls by itself.
struct Letters: Screen {
  typealias Route = ShopRoute

  var chosen = "-"

  var title: String { "Letters" }

  var body: some View<Self> {
    Text("chosen \(chosen)")
    Grid(Array("abcdefghij"), cellWidth: 5) { String($0) }
      .onSelect { letter, screen, _ in screen.chosen = "\(letter)" }
    ScrollView(height: .lines(2)) {
      ForEach(1...5) { Text("text \($0)") }
    }
    Row("After")
  }
}

/// A search that begins when its text has stayed the same for a while.
struct DelayedSearch: Screen {
  typealias Route = ShopRoute

  var query = ""
  var searches: [String] = []

  var title: String { "Search" }

  var body: some View<Self> {
    SearchField(\.query)
      .onChange(of: \.query, after: .milliseconds(80)) { screen, _ in
        screen.searches.append(screen.query)
      }
    Text(searches.joined(separator: ","))
    Text("\(searches.count)").onChange(of: \.searches) { screen, _ in
      if screen.searches.count == 2 { screen.searches.append("third") }
    }
  }
}

/// Makes the program and shows one of its screens.
func launchShop(
  _ route: ShopRoute, columns: Int = 40, rows: Int = 10
) -> App<ShopRoute> {
  let app = App(root: ShopRoute.order) { route in
    switch route {
    case .order: Order()
    case .shelves: Shelves()
    case .letters: Letters()
    case .search: DelayedSearch()
    }
  }
  app.launch(
    route == .order ? nil : [.order, route], size: Size(columns: columns, rows: rows),
    appearance: Appearance(glyphs: .ascii, motion: .none))
  return app
}
