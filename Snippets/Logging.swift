import ScreenStack

enum LogRoute: RouteValue {
  case home
  case page
}

struct HomePage: Screen<LogRoute> {
  var title: String { "Home" }
  var body: some View<Self> {
    Row("Open").id("open-page").onSelect { _, context in context.push(.page) }
  }
}

struct Page: Screen<LogRoute> {
  var events: [String] = []

  var title: String { "Page" }
  var body: some View<Self> {
    RowList(events) { Row($0) }
  }

  mutating func lifecycle(_ phase: LifecyclePhase, in context: Context<Self>) {
    events.append("\(phase)")
  }
}

let app = App(root: LogRoute.home) { route in
  switch route {
  case .home: HomePage()
  case .page: Page()
  }
}
app.offerInspector { route in "\(route)" }
app.observeJournal { record in
  if case .change(let change) = record.event {
    debugPrint(record.number, change.cause, change.trigger, change.added.map(\.route))
  }
}
app.run()
