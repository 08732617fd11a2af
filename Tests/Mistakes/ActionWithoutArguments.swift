import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

struct Home: Screen<AppRoute> {
  var count = 0

  var title: String { "Home" }
  var body: some View<Self> {
    // wrong: Button("Home") { reset() }
    // error: contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored
    // error: cannot use mutating member on immutable value: 'self' is immutable
    Button("Home") { screen, _ in screen.reset() }
    // wrong: Button("Next") { context in context.push(.lesson(1)) }
    // error: contextual closure type '(inout Home, Context<Home>) -> Void' expects 2 arguments, but 1 was used
    // error: value of type 'Home' has no member 'push'
    // error: cannot infer contextual base in reference to member 'lesson'
    Button("Next") { _, context in context.push(.lesson(1)) }
  }

  mutating func reset() { count = 0 }
}
