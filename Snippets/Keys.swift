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
    KeyBinding("ctrl+t", "title case") { screen, _ in
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
        .actionName("to the list")
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

/// A repository, in whose parts a key means different things.
struct Repository: Screen<ShoppingRoute> {
  enum Pane { case files, branches }

  var pane = Pane.files
  var done = ""

  static var keys: Keys<Self> {
    KeyBinding("space", "stage", if: { $0.pane == .files }) { screen, _ in screen.stage() }
    KeyBinding("space", "check out", if: { $0.pane == .branches }) { screen, _ in
      screen.checkOut()
    }
  }

  var title: String { "Repository" }
  var body: some View<Self> { Text(done) }

  mutating func stage() { done = "staged" }
  mutating func checkOut() { done = "checked out" }
}

/// What all screens share.
final class Shop {
  var refreshes = 0

  func refresh() { refreshes += 1 }
}

let app = App(
  root: ShoppingRoute.list,
  model: Shop(),
  keys: {
    AppKeyBinding("f2", "about", if: { $0 != .about }) { $0.push(.about) }
    AppKeyBinding("f5", "refresh") { app in
      app.model.refresh()
      app.notify("Up to date")
    }
    AppKeyBinding("f6", "light") { $0.appearance.chosenTheme = .light }
  }
) { route, shop in
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
