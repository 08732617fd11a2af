import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

func begin(_ context: some Navigating) {
  // error: reference to member 'lesson' cannot be resolved without a contextual type
  context.push(.lesson(1))
}
