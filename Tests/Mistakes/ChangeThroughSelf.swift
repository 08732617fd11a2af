import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

struct Home: Screen<AppRoute> {
  var count = 0

  var title: String { "Home" }
  var body: some View<Self> {
    // error: left side of mutating operator isn't mutable: 'self' is immutable
    Button("More") { _, _ in count += 1 }
  }
}
