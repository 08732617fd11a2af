import ScreenStack

enum AccountRoute: RouteValue { case account }

struct Account: Screen<AccountRoute> {
  var name = ""
  var country = "Japan"

  static var keys: Keys<Self> {
    KeyBinding("ctrl+s", "create") { _, context in
      context.submit { _, context in context.notify("created") }
    }
  }

  var title: String { "Account" }

  var body: some View<Self> {
    TextField("Name", \.name)
      .validate { $0.isEmpty ? "who?" : nil }
      .check { name in await isTaken(name) ? "taken" : nil }
    Picker("Country", \.country, ["France", "Japan", "Kenya"], style: .list)
  }
}

struct Wrapping: Screen<AccountRoute> {
  var extras: Set<String> = []

  subscript(has extra: String) -> Bool {
    get { extras.contains(extra) }
    set { if newValue { extras.insert(extra) } else { extras.remove(extra) } }
  }

  var title: String { "Wrapping" }

  var body: some View<Self> {
    Toggle("Ribbon", \.[has: "ribbon"])
    Toggle("Card", \.[has: "card"])
  }
}

struct Order: Screen<AccountRoute> {
  var isAgreed = false

  var title: String { "Order" }

  var body: some View<Self> {
    Toggle("I have read the terms", \.isAgreed)
    Button("Order") { _, context in context.notify("ordered") }.disabled(!isAgreed)
  }
}

/// Asks a server, which takes time.
func isTaken(_ name: String) async -> Bool { name == "root" }

let app = App(root: AccountRoute.account) { _ in Account() }
app.run()
