import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

struct Home: Screen<AppRoute> {
  var title: String { "Home" }
  var body: some View<Self> {
    Text("Welcome")
    // error: requires the types 'Home' and '(some View).Owner' be equivalent
    footer
  }

  private var footer: some View {
    // error: generic parameter 'Owner' could not be inferred
    Text("the end")
  }
}
