import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

// error: type 'Home' does not conform to protocol 'Routed'
struct Home: Screen {
  var title: String { "Home" }
  var body: some View<Self> {
    // error: cannot infer contextual base in reference to member 'lesson'
    Row("Begin").onSelect { _, context in context.push(.lesson(1)) }
  }
}
