import ScreenStack

enum MailRoute: RouteValue {
  case inbox
}

struct Inbox: Screen<MailRoute> {
  var title: String { "Inbox" }
  var body: some View<Self> {
    Text("3 messages could not be sent", role: .warning)
    Row("Anna", detail: "9:12")
    Signal(strength: 3)
    Row("Read in bright light").onSelect { _, context in
      context.appearance.chosenTheme = .highContrast
    }
  }
}

struct Signal: View {
  typealias Owner = Inbox

  let strength: Int

  func place(in layout: inout Layout<Inbox>) {
    layout.add(
      LineRun(lines: 1) { _, canvas in
        let end = canvas.write("signal ", at: 2, role: .muted)
        canvas.write(String(repeating: "*", count: strength), at: end, role: .good)
      })
  }
}

extension Theme {
  static var amber: Theme {
    Theme(
      basedOn: .dark,
      [
        .accent: Style(foreground: Color(index: 214)),
        .selectionMark: Style(foreground: Color(index: 214), background: Color(index: 236)),
      ])
  }
}

let app = App(root: MailRoute.inbox) { route in
  switch route {
  case .inbox: Inbox()
  }
}
let terminal = try NcursesTerminal(ProcessEnvironment.current.terminal)
app.launch(size: terminal.size, appearance: Appearance(theme: .amber))
try app.run(on: terminal)
terminal.close()
