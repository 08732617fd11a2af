import ScreenStack

enum AccountRoute: RouteValue { case account }

struct Account: Screen<AccountRoute> {
  var name = ""
  var country = "Japan"

  static var keys: Keys<Self> {
    KeyBinding("ctrl+s", "create", whileTyping: true) { _, context in
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
