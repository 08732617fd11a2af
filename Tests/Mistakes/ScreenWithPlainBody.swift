import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

// error: type 'Home' does not conform to protocol 'Screen'
struct Home: Screen<AppRoute> {
  var title: String { "Home" }
  // error: generic parameter 'Owner' could not be inferred
  var body: some View { Text("Welcome") }
}
