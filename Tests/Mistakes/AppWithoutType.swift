import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

struct Home: Screen<AppRoute> {
  var title: String { "Home" }
  var body: some View<Self> { Text("Welcome") }
}

// error: failed to produce diagnostic for expression
let app = App(root: .home) { route in
  switch route {
  case .home, .lesson: Home()
  }
}
