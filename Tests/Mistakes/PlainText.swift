import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

struct Home: Screen<AppRoute> {
  var title: String { "Home" }
  var body: some View<Self> {
    Text("Welcome")
    // error: requires that 'String' conform to 'View'
    "the end"
  }
}
