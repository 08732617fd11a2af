import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

struct Home: Screen<AppRoute> {
  var count = 0

  var keys: Keys<Self> {
    // error: cannot convert return expression of type 'KeyBinding<Owner>' to return type 'Keys<Home>'
    // error: generic parameter 'Owner' could not be inferred
    KeyBinding("a", "add") { screen, _ in screen.count += 1 }
  }

  var title: String { "Home" }
  var body: some View<Self> { Text("\(count)") }
}
