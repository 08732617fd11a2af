import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

// error: type 'Home' does not conform to protocol 'Screen'
struct Home: Screen<AppRoute> {
  var body: some View<Self> { Text("Welcome") }
}
