import Navigation
import TerminalCore
import TerminalUI

/// A form with a check that takes time, a list of options, and a key that submits.
struct Account: Screen {
  enum Route: RouteValue { case account }

  var name = ""
  var country = "C3"
  var created = 0

  /// The time that the check of a name takes on the app's clock.
  static let checkTime = Duration.milliseconds(500)

  static var keys: Keys<Self> {
    KeyBinding("ctrl+s", "create", whileTyping: true) { _, context in
      context.submit { screen, _ in screen.created += 10 }
    }
  }

  private var queue: WorkQueue?

  var title: String { "Account" }

  var body: some View<Self> {
    Form {
      TextField("Name", \.name).validate { $0.isEmpty ? "who?" : nil }
        .check { [queue] name in
          // On the app's clock.
          try? await queue?.sleep(for: Self.checkTime)
          return name == "root" ? "taken" : nil
        }
      Picker("Country", \.country, (1...30).map { "C\($0)" }, style: .list)
      Button("Create", submits: true) { screen, _ in screen.created += 1 }
      Text("created \(created)")
    }
  }

  mutating func start(in context: Context<Self>) { queue = context.queue }
}

/// Launches the program.
func launchAccount(columns: Int = 60, rows: Int = 10) -> App<Account.Route> {
  let app = App(root: Account.Route.account) { _ in Account() }
  app.launch(
    size: Size(columns: columns, rows: rows),
    appearance: Appearance(glyphs: .ascii, motion: .none))
  return app
}
