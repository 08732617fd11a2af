import Dispatch
import ScreenStack

enum DeskRoute: RouteValue {
  case desk
  case scan(returning: ReturnSlot<String>)
}

struct Desk: Screen<DeskRoute> {
  let model: DeskModel
  var seconds = 0
  var lines: [String] = []
  var article = ""

  static let article = Answer<Self, String>("article") { desk, code, context in
    context.task("look up") {
      try await lookUp(code)
    } then: { desk, result in
      desk.article = (try? result.get()) ?? "unknown"
    }
  }
  static let answers = Answers(article)

  static var keys: Keys<Self> {
    KeyBinding("c", "copy") { desk, context in
      context.notify(context.copy(desk.article) ? "Copied" : "Too long to be copied")
    }
  }

  var title: String { "Desk, open for \(seconds) s" }
  var body: some View<Self> {
    Row("Scan an article", detail: article).onSelect { _, context in
      context.ask(Self.article) { .scan(returning: $0) }
    }
    ForEach(lines.suffix(5)) { Text($0) }
  }

  mutating func start(in context: Context<Self>) {
    context.every("clock", .seconds(1)) { desk, _ in desk.seconds += 1 }
    context.follow("log", from: model.lines, scope: .visible) { desk, line, _ in
      desk.lines.append(line)
    }
  }
}

struct Scan: Screen<DeskRoute> {
  let returning: ReturnSlot<String>

  var title: String { "Scan" }
  var body: some View<Self> { Text("Hold the article under the scanner.") }
}

final class DeskModel {
  let lines: @Sendable () -> AsyncStream<String> = { AsyncStream { $0.finish() } }
}

func lookUp(_ code: String) async throws -> String { "article \(code)" }

let app = App(root: DeskRoute.desk, model: DeskModel()) { route, model in
  switch route {
  case .desk: Desk(model: model)
  case .scan(let slot): Scan(returning: slot)
  }
}

// What a library of the scanner calls on a thread of its own.
@Sendable func connectionLost() {
  app.post { app in app.perform(.popToRoot()) }
}

@Sendable func scanned(_ code: String, for slot: ReturnSlot<String>) async {
  switch await app.send(code, to: slot) {
  case .delivered: break
  case .closed, .ended: print("nobody waits for \(code)")
  }
}

app.run()
