import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

struct Home: Screen<AppRoute> {
  var title: String { "Home" }
  var body: some View<Self> {
    Text("Welcome")
    for name in ["Anna", "Bert"] {
      Row(name)
      // error: write ForEach(items) { item in … } instead of a loop
    }
  }
}
