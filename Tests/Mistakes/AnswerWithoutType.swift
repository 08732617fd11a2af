import ScreenStack

enum AppRoute: RouteValue {
  case home
  case colors(returning: ReturnSlot<String>)
}

struct Home: Screen<AppRoute> {
  var color = ""
  // wrong: static let answers = Answers(Answer("color", \.color))
  // error: generic parameter 'Owner' could not be inferred
  // error: generic parameter 'Value' could not be inferred
  // error: cannot convert value of type 'KeyPath<Root, Value>' to expected argument type 'WritableKeyPath<Owner, Value>'
  // error: cannot infer key path type from context; consider explicitly specifying a root type
  static let answers = Answers(Answer("color", \Self.color))

  var title: String { "Home" }
  var body: some View<Self> {
    Row("Color").onSelect { _, context in context.ask(\.color) { .colors(returning: $0) } }
  }
}
