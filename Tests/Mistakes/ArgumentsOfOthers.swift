import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

struct Lesson {
  let name: String
  let minutes: Int
}

/// Arguments as they are called elsewhere.
struct Home: Screen<AppRoute> {
  var lessons: [Lesson] = []
  var name = ""
  var count = 0
  var isDone = false

  var title: String { "Home" }
  var body: some View<Self> {
    Table(lessons) {
      Column("Min", width: .cells(4), alignment: .trailing) { "\($0.minutes)" }
    }
    // wrong: TextField("Name", text: $name)
    // error: cannot find '$name' in scope
    // error: extraneous argument label 'text:' in call
    TextField("Name", \.name)
    // wrong: SearchField("Find", \.name)
    // error: cannot convert value of type 'KeyPath<Root, Value>' to expected argument type 'String'
    // error: missing argument label 'label:' in call
    // error: cannot convert value of type 'String' to expected argument type 'WritableKeyPath<Home, String>'
    // error: cannot infer key path type from context
    SearchField(\.name, label: "Find")
    // wrong: Stepper("Count", value: \.count, in: 0...9)
    // error: extraneous argument label 'value:' in call
    Stepper("Count", \.count, in: 0...9)
    // wrong: Toggle("Done", isOn: \.isDone)
    // error: extraneous argument label 'isOn:' in call
    Toggle("Done", \.isDone)
    // wrong: Row("Open") { _, context in context.push(.home) }
    // error: trailing closure passed to parameter of type '[RowDetail]' that does not accept a closure
    Row("Open").onSelect { _, context in context.push(.home) }
    // wrong: VStack(alignment: .leading) { Text(name) }
    // error: extra arguments at positions #1, #2 in call
    // error: missing argument for parameter 'content' in call
    // error: generic parameter 'Content' could not be inferred
    // error: cannot infer contextual base in reference to member 'leading'
    VStack { Text(name) }
    // wrong: VStack(alignment: .leading, spacing: 1) { Text(name) }
    // error: extra arguments at positions #1, #2, #3 in call
    // error: missing argument for parameter 'content' in call
    // error: generic parameter 'Content' could not be inferred
    // error: cannot infer contextual base in reference to member 'leading'
    VStack { Text(name) }
    // wrong: Text(name).frame(width: 10)
    // error: missing argument for parameter 'maxWidth' in call
    // error: extra argument 'width' in call
    Text(name).width(.cells(10))
  }
}
