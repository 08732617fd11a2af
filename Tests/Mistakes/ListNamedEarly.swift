import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

struct Home: Screen<AppRoute> {
  let names = ["Anna", "Bert"]

  var title: String { "Home" }
  var body: some View<Self> {
    RowList(names) { Row($0) }
      // error: cannot convert value of type 'String' to expected argument type '(String) -> String'
      .id("list")
      .onSelect { name, _, context in context.notify(name) }
  }
}
