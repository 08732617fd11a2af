import ScreenStack

enum AppRoute: RouteValue { case home }

struct Note {
  let number: Int
  let name: String
}

/// Views and keys as they are written elsewhere.
struct Home: Screen<AppRoute> {
  var notes: [Note] = []
  var name = ""
  var isReady = false

  static var keys: Keys<Self> {
    // wrong: if true { KeyBinding("s", "save") { screen, _ in screen.name = "" } }
    // error: closure containing control flow statement cannot be used with result builder 'KeysBuilder'
    KeyBinding("s", "save", if: \.isReady) { screen, _ in screen.name = "" }
    // wrong: KeyBinding("c", \.nam) { screen, _ in screen.name = "" }
    // error: cannot convert value of type 'KeyPath<Root, Value>' to expected argument type 'String'
    // error: cannot infer key path type from context; consider explicitly specifying a root type
    KeyBinding("c", \.name) { screen, _ in screen.name = "" }
  }

  var title: String { "Home" }
  var body: some View<Self> {
    // wrong: TextField("Name", \.name).foregroundColor(.red)
    // error: cannot convert value of type 'KeyPath<Root, Value>' to expected argument type 'WritableKeyPath<Owner, String>'
    // error: generic parameter 'Owner' could not be inferred
    // error: cannot infer key path type from context; consider explicitly specifying a root type
    // error: value of type 'TextField<Owner>' has no member 'foregroundColor'
    // error: cannot infer contextual base in reference to member 'red'
    TextField("Name", \.name)
    // wrong: Button("Clear") { _, _ in name = "" }
    // error: cannot assign to property: 'self' is immutable
    Button("Clear") { screen, _ in screen.name = "" }
    // wrong: isReady ? Text("ready") : Row("wait")
    // error: result values in '? :' expression have mismatching types
    // error: generic parameter 'Owner' could not be inferred
    if isReady { Text("ready") } else { Row("wait") }
    // wrong: Button("Go", if: \.isReady) { screen, _ in screen.name = "" }
    // error: cannot convert key path into a multi-argument function type
    // error: extra trailing closure passed in call
    // error: cannot infer key path type from context; consider explicitly specifying a root type
    Button("Go") { screen, _ in screen.name = "" }.disabled(!isReady)
    // wrong: RowList(notes) { Row($0.name) }.id { $0.number }
    // error: cannot convert value of type 'Int' to closure result type 'String'
    RowList(notes) { Row($0.name) }.id { "\($0.number)" }
  }
}
