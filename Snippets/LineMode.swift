import ScreenStack

enum GreetingRoute: RouteValue {
  case greeting
}

struct Greeting: Screen<GreetingRoute> {
  var title: String { "Greeting" }
  var body: some View<Self> { Text("Hello.") }
}

let app = App(root: GreetingRoute.greeting) { route in
  switch route {
  case .greeting: Greeting()
  }
}
app.launch(size: Size(columns: 79, rows: 400))
try app.run(on: LineTerminal(words: .english))
