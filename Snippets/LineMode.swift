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
let terminal = try LineTerminal(words: .english)
app.launch(size: terminal.size)
try app.run(on: terminal)
terminal.close()
