import Navigation
import TerminalCore
import TerminalUI

/// Screens whose views come and go, get little room or are scrolled out of sight.
enum ShelfRoute: RouteValue {
  case changing, padded, hidden, adaptive, labelled, note, log, errands, late, people, agenda
}

/// A field beside something that comes and goes.
struct Changing: Screen {
  typealias Route = ShelfRoute

  var isOpen = false
  var text = "abc"

  static var keys: Keys<Self> {
    KeyBinding("f5", "open", whileTyping: true) { screen, _ in screen.isOpen.toggle() }
  }

  var title: String { "Changing" }

  var body: some View<Self> {
    HStack {
      if isOpen { Text("open").width(.cells(8)) }
      TextField("Text", \.text)
    }
  }
}

/// A button with cells around it.
struct Padded: Screen {
  typealias Route = ShelfRoute

  var title: String { "Padded" }

  var body: some View<Self> {
    HStack {
      Button("Send") { _, _ in }.padding(horizontal: 2)
      Spacer()
    }
  }
}

/// A list that scrolls by itself, above a long text and a field.
struct Hidden: Screen {
  typealias Route = ShelfRoute

  var text = ""

  var title: String { "Hidden" }

  var body: some View<Self> {
    ScrollView(height: .lines(3)) {
      RowList(1...20) { Row("row \($0)") }
    }
    ForEach(1...40) { Text("line \($0)") }
    TextField("Name", \.text)
  }
}

/// Two rows that scroll by themselves only where there is room.
struct Turning: Screen {
  typealias Route = ShelfRoute

  var title: String { "Turning" }

  var body: some View<Self> {
    Adaptive(minWidth: 40) {
      ScrollView {
        Row("first").id("first")
        Row("second").id("second")
      }
    } else: {
      Row("first").id("first")
      Row("second").id("second")
    }
  }
}

/// A checked field with a label that takes half of the line.
struct Labelled: Screen {
  typealias Route = ShelfRoute

  var text = ""

  var title: String { "Labelled" }

  var body: some View<Self> {
    TextField("A label that takes half of the line", \.text).validate { $0.isEmpty ? "empty" : nil }
  }
}

/// An editor of several lines below other lines.
struct Note: Screen {
  typealias Route = ShelfRoute

  var text = ""

  var title: String { "Note" }

  var body: some View<Self> {
    TextEditor(\.text, height: .lines(4), placeholder: "write here")
    ForEach(1...20) { Text("line \($0)") }
  }
}

/// Lines that scroll by themselves, above others with names.
struct Log: Screen {
  typealias Route = ShelfRoute

  var title: String { "Log" }

  static var keys: Keys<Self> {
    KeyBinding("a", "log's end") { _, context in context.scroll(to: .end, in: "log") }
    KeyBinding("b", "log's start") { _, context in context.scroll(to: .start, in: "log") }
    KeyBinding("c", "end") { _, context in context.scroll(to: .end) }
    KeyBinding("d", "line 10") { _, context in context.scroll(to: .view("line 10")) }
    KeyBinding("e", "entry 4") { _, context in context.scroll(to: .view("entry 4")) }
    KeyBinding("f", "nowhere") { _, context in context.scroll(to: .view("nowhere")) }
  }

  var body: some View<Self> {
    ScrollView(height: .lines(3)) {
      ForEach(1...9) { Text("entry \($0)").id("entry \($0)") }
    }
    .id("log")
    ForEach(1...30) { Text("line \($0)").id("line \($0)") }
    Row("last")
  }

  mutating func start(in context: Context<Self>) { context.scroll(to: .end, in: "log") }
}

/// Rows with signs before their texts, some of them done.
struct Errands: Screen {
  typealias Route = ShelfRoute

  var title: String { "Errands" }

  var body: some View<Self> {
    RowList(["bread", "stamps", "a key for the new neighbors"]) { errand in
      let isDone = errand == "stamps"
      return Row(errand, detail: isDone ? "done" : "").style(isDone ? .muted : .text)
        .leading(isDone ? "x" : "-", role: isDone ? .good : .muted)
    }
  }
}

/// Rows that a task brings after half a second.
struct Late: Screen {
  typealias Route = ShelfRoute

  private var rows = 0..<0

  var title: String { "Late" }

  var body: some View<Self> {
    Row("back")
    RowList(rows) { Row("row \($0)") }
  }

  mutating func start(in context: Context<Self>) {
    let queue = context.queue
    context.task("load") {
      // On the app's clock.
      try await queue.sleep(for: .milliseconds(500))
    } then: { screen, _ in
      screen.rows = 0..<30
    }
  }
}

/// A table with a name, below a row.
struct People: Screen {
  typealias Route = ShelfRoute

  static var keys: Keys<Self> {
    KeyBinding("a", "the table") { _, context in context.focus("people") }
    KeyBinding("b", "its end") { _, context in context.scroll(to: .end, in: "people") }
  }

  var title: String { "People" }

  var status: some View<Self> { Text("twenty people").pinned() }

  var body: some View<Self> {
    Row("above")
    Table(1...20) { Column("Name") { "person \($0)" } }.id("people")
  }
}

/// Tabs and a field in a form.
struct Agenda: Screen {
  typealias Route = ShelfRoute

  var day = "Mon"
  var text = "x"

  var title: String { "Agenda" }

  var body: some View<Self> {
    Form {
      Tabs("Day", \.day, ["Mon", "Tue"])
      TextField("What to do then", \.text)
    }
  }
}

/// Shows one of the screens.
func launchShelf(_ route: ShelfRoute, columns: Int = 60, rows: Int = 10) -> App<ShelfRoute> {
  let app = makeShelf(route)
  app.launch(
    size: Size(columns: columns, rows: rows),
    appearance: Appearance(glyphs: .ascii, motion: .none))
  return app
}

/// Makes the program without launching it.
func makeShelf(_ route: ShelfRoute = .changing) -> App<ShelfRoute> {
  App(root: route) { route in
    switch route {
    case .changing: Changing()
    case .padded: Padded()
    case .hidden: Hidden()
    case .adaptive: Turning()
    case .labelled: Labelled()
    case .note: Note()
    case .log: Log()
    case .errands: Errands()
    case .late: Late()
    case .people: People()
    case .agenda: Agenda()
    }
  }
}
