import ScreenStack

enum AppRoute: RouteValue { case home }

struct Home: Screen<AppRoute> {
  var title: String { "Home" }
  var body: some View<Self> {
    Row("Clear").onSelect { _, context in
      // error: missing argument for parameter 'cancel' in call
      let question = Dialog("Clear?", choices: [Choice("Clear", true)])
      context.present(question) { _, isAgreed, _ in print(isAgreed) }
    }
  }
}
