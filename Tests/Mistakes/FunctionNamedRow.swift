import ScreenStack

enum AppRoute: RouteValue { case home }

func row(_ name: String) -> Row<Home> { Row(name) }
func nameRow(_ name: String) -> Row<Home> { Row(name) }

/// A function with the name of a member of screens.
struct Home: Screen<AppRoute> {
  var title: String { "Home" }
  var body: some View<Self> {
    // wrong: row("Anna")
    // error: use of 'row' refers to instance method rather than global function
    nameRow("Anna")
  }
}
