import Navigation
import TerminalUI

/// A screen with keys and values.
struct ShopStall: Screen<ShopRoute> {
  var items = ["Tea", "Cake", "Jam"]
  var looks = 0
  var focused = ""
  var (boxes, crates, size, isOpen) = (3, 5, "small", false)

  static var keys: Keys<Self> {
    KeyBinding("d", "drop", actsOnFocus: true) { screen, context in
      screen.items.removeAll { $0 == context.focusedName }
    }
    KeyBinding("n", "name", actsOnFocus: true) { screen, context in context.notify(screen.focused) }
    KeyBinding("w", "who’s there") { _, context in context.notify("nobody") }
    KeyBinding("ctrl+w", "who’s there") { _, context in context.notify("nobody") }
    KeyBinding("o", "open") { _, _ in }
  }

  var actionName: String? { "open" }
  var title: String { "Stall" }
  var body: some View<Self> {
    RowList(items) { [looks] in Row($0, detail: $0 == "Cake" ? "looked at \(looks) times" : "") }
      .id(\.self)
      .onFocus { item, screen, _ in screen.focused = item }
      .onSelect { name, screen, context in
        screen.looks += 1
        context.push(.item(name))
      }
    Stepper("Boxes", \.boxes, in: 1...20)
    Stepper("Crates", \.crates, in: 5...20, step: 5)
    Picker("Size", \.size, ["small", "large"])
    Toggle("Open", \.isOpen)
  }
}

/// A form whose check takes a while.
struct ShopAccount: Screen<ShopRoute> {
  var name = ""
  var queue: WorkQueue?
  var title: String { "Account" }
  var body: some View<Self> {
    TextField("Name", \.name).check { [queue] _ in
      try? await queue?.sleep(for: .seconds(60))
      return nil
    }
    Button("Save", submits: true) { _, context in context.notify("saved") }
  }

  mutating func start(in context: Context<Self>) { queue = context.queue }
}
