import Foundation
import ScreenStack

enum ShoppingRoute: RouteValue {
  case list, add, about
}

struct ShoppingList: Screen<ShoppingRoute> {
  var items = ["bread", "milk"]
  var bought: [String] = []

  var hasItems: Bool { !items.isEmpty }
  var undoWords: String { "put back \(bought.last ?? "")" }
  var canUndo: Bool { !bought.isEmpty }

  static var keys: Keys<Self> {
    KeyBinding("b", "bought", id: "buy", if: \.hasItems) { screen, _ in
      screen.bought.append(screen.items.removeFirst())
    }
    KeyBinding("u", \.undoWords, if: \.canUndo) { screen, _ in
      screen.items.insert(screen.bought.removeLast(), at: 0)
    }
    KeyBinding("ctrl+n", "new") { _, context in context.push(.add) }
  }

  var title: String { "Shopping" }
  var body: some View<Self> {
    RowList(items) { Row($0) }
  }
  var status: some View<Self> {
    Text("\(items.count) to buy, \(bought.count) bought", role: .muted)
  }
}

struct AddItem: Screen<ShoppingRoute> {
  var name = ""

  static var keys: Keys<Self> {
    KeyBinding("ctrl+t", "title case", whileTyping: true) { screen, _ in
      screen.name = screen.name.prefix(1).uppercased() + screen.name.dropFirst()
    }
    KeyBinding("ctrl+u", "undo", whileTyping: true, overriding: true) { screen, _ in
      screen.name = ""
    }
  }

  var title: String { "Add" }
  var body: some View<Self> {
    EntryField(\.name).onSubmit { _, context in context.pop() }
  }
}

/// A list that is filtered, and whose rows have a key.
struct Stock: Screen<ShoppingRoute> {
  var items = ["bread", "butter", "milk"]
  var query = ""
  var isFiltering = false
  var focused = ""

  var found: [String] { items.filter { query.isEmpty || $0.contains(query) } }
  var hasFocus: Bool { found.contains(focused) }

  static var keys: Keys<Self> {
    KeyBinding("/", "filter") { screen, context in
      screen.isFiltering = true
      context.focus("filter")
    }
    KeyBinding("d", "delete", if: \.hasFocus, actsOnFocus: true) { screen, _ in
      screen.items.removeAll { $0 == screen.focused }
    }
  }

  var title: String { "Stock" }
  var body: some View<Self> {
    if isFiltering {
      TextField("Filter", \.query)
        .onSubmit { _, context in context.focus("list") }
        .id("filter")
    }
    RowList(found) { Row($0) }
      .onFocus { item, screen, _ in screen.focused = item }
      .id("list")
  }

  mutating func backStep() -> Bool {
    guard isFiltering else { return false }
    (isFiltering, query) = (false, "")
    return true
  }
}

struct About: Screen<ShoppingRoute> {
  var title: String { "About" }
  var body: some View<Self> { Text("A list of things to buy.") }
}

let app = App(
  root: ShoppingRoute.list,
  keys: {
    AppKeyBinding("f2", "about", if: { $0 != .about }, whileTyping: true) { $0.push(.about) }
  }
) { route in
  switch route {
  case .list: ShoppingList()
  case .add: AddItem()
  case .about: About()
  }
}
do {
  let table = try String(contentsOfFile: "keys.conf", encoding: .utf8)
  try app.remapKeys(KeyRemapping(parsing: table, file: "keys.conf"))
} catch {
  print(error)
  exit(2)
}
app.run()
