import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

// error: type 'Card' does not conform to protocol 'View'
// error: a view has no body; write struct Name<Owner: Routed>: View, with func place(in layout: inout Layout<Owner>)
struct Card: View {
  let name: String
  var body: some View<Home> {
    Text(name)
  }
}

struct Home: Screen<AppRoute> {
  var title: String { "Home" }
  var body: some View<Self> {
    Text("Welcome")
    // error: requires the types 'Home' and 'Never' be equivalent
    Card(name: "card")
  }
}
