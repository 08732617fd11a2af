import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

struct Home: Screen<AppRoute> {
  var count = 0
  var items: [String] = []

  var title: String { "Home" }
  var body: some View<Self> {
    // wrong: Button("More") { _, _ in count += 1 }
    // error: left side of mutating operator isn't mutable: 'self' is immutable
    Button("More") { screen, _ in screen.count += 1 }
    // wrong: Button("New") { _, _ in items.append("") }
    // error: cannot use mutating member on immutable value: 'self' is immutable
    Button("New") { screen, _ in screen.items.append("") }
  }
}
