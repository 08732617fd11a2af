import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

struct Home: Screen<AppRoute> {
  var title: String { "Home" }
  var body: some View<Self> {
    footer
  }

  // error: function declares an opaque return type, but has no return statements
  private var footer: some View<Self> {
    // error: generic parameter 'Owner' could not be inferred
    Text("the end")
    // error: generic parameter 'Owner' could not be inferred
    Text("of it")
  }
}
