import Navigation
import TerminalCore
import TerminalUI

/// The screens of a program with controls, in a form and outside.
enum GiftRoute: RouteValue {
  case form, controls, progress
}

/// A form with every kind of control.
struct Gift: Screen {
  typealias Route = GiftRoute

  var name = ""
  var mail = ""
  var isGift = false
  var apples = 3
  var size = "small"
  var colour = "red"
  var sent = 0

  var mailProblem: String? { mail.contains("@") ? nil : "an @, please" }

  var title: String { "Gift" }

  var body: some View<Self> {
    Form {
      Section("Who") {
        TextField("Name", \.name).validate { $0.isEmpty ? "who?" : nil }
        TextField("Mail", \.mail).validate(\.mailProblem)
          .onSubmit { screen, _ in screen.sent += 10 }
      }
      Section("What") {
        Toggle("A gift", \.isGift)
        Stepper("Apples", \.apples, in: 0...12)
        Picker("Size", \.size, ["small", "large", "huge"])
        Picker("Colour", \.colour, ["red", "blue"], style: .radio)
      }
      HStack {
        Button("Send", submits: true) { screen, _ in screen.sent += 1 }
        Button("Clear") { screen, _ in screen.name = "" }
        Text("sent \(sent)")
      }
    }
  }
}

/// Controls without a form.
struct Controls: Screen {
  typealias Route = GiftRoute

  var isOn = true
  var count = 10
  var size = "other"
  var text = ""

  var title: String { "Controls" }

  var body: some View<Self> {
    Toggle("On", \.isOn)
    Stepper("Count", \.count, in: -5...100, step: 50)
    Picker("Size", \.size, ["small", "large"]) { $0.uppercased() }
    Picker("Colour", \.size, ["red", "blue"], style: .radio)
    TextField("Text", \.text).validate { $0.isEmpty ? "empty" : nil }
    Button("Send", submits: true) { screen, _ in screen.size = "sent" }
  }
}

/// Bars, and a spinner at the end of a text that scrolls.
struct Download: Screen {
  typealias Route = GiftRoute

  var title: String { "Download" }

  var body: some View<Self> {
    Form {
      ProgressBar("Files", 1, of: 3)
      Gauge("Memory", 12, in: 0...16, words: "12 GB")
      Gauge("Load", 2.5)
    }
    ProgressBar(3, of: 3)
    ForEach(1...5) { Text("line \($0)") }
    Spinner("Reading")
  }
}

/// Makes the program and shows one of its screens.
func launchGift(
  _ route: GiftRoute = .form, columns: Int = 60, rows: Int = 16,
  motion: MotionSetting = .none, language: Language = .english
) -> App<GiftRoute> {
  let app = App(root: route) { route in
    switch route {
    case .form: Gift()
    case .controls: Controls()
    case .progress: Download()
    }
  }
  app.launch(
    size: Size(columns: columns, rows: rows),
    appearance: Appearance(language: language, glyphs: .ascii, motion: motion))
  return app
}
