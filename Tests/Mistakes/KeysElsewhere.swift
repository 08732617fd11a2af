import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

struct Home: Screen<AppRoute> {
  var count = 0

  var title: String { "Home" }
  var body: some View<Self> { Text("\(count)") }
}

extension Home {
  static var keys: Keys<Self> {
    // error: generic parameter 'Owner' could not be inferred
    KeyBinding("a", "add") { screen, _ in screen.count += 1 }
    // error: generic parameter 'Owner' could not be inferred
    KeyBinding("b", "back") { _, context in context.pop() }
  }
}
