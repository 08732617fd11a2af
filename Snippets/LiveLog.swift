import ScreenStack

enum LogRoute: RouteValue { case log }

/// A line of the log, which its number tells from the others.
struct LogLine {
  let number: Int
  let text: String
}

/// The lines so far: a class, so that adding one doesn't copy those on show.
final class LogLines: RandomAccessCollection {
  private var lines: [LogLine] = []

  var startIndex: Int { 0 }
  var endIndex: Int { lines.count }
  subscript(index: Int) -> LogLine { lines[index] }

  func add(_ text: String) { lines.append(LogLine(number: lines.count + 1, text: text)) }
}

/// Lines at exact times of the app's clock, which are the same in scripts and tests.
func newLines(on queue: WorkQueue) -> AsyncStream<String> {
  AsyncStream(unfolding: {
    do {
      try await queue.sleep(for: .milliseconds(400))
      return "accepted a connection"
    } catch {
      return nil
    }
  })
}

struct Log: Screen<LogRoute> {
  let lines = LogLines()
  var waiting: [String] = []
  var isPaused = false
  var isFollowing = true

  static var keys: Keys<Self> {
    KeyBinding("p", { $0.isPaused ? "resume" : "pause" }) { log, _ in
      log.isPaused.toggle()
      guard !log.isPaused else { return }
      for text in log.waiting { log.lines.add(text) }
      log.waiting = []
    }
    KeyBinding("f", "follow", if: { !$0.isFollowing }) { _, context in
      context.scroll(to: .end, in: "log")
    }
  }

  var title: String { "Log" }
  var status: some View<Self> {
    Text(isPaused ? "paused, \(waiting.count) more" : isFollowing ? "following" : "reading")
  }
  var body: some View<Self> {
    Table(lines, anchor: .end) {
      Column("Line", width: .cells(6), alignment: .trailing) { "\($0.number)" }
      Column("Text") { $0.text }
    }
    .following(\.isFollowing)
    .id { "\($0.number)" }
    .id("log")
  }

  mutating func start(in context: Context<Self>) {
    context.follow("log", from: { [queue = context.queue] in newLines(on: queue) }) {
      log, text, _ in
      if log.isPaused { log.waiting.append(text) } else { log.lines.add(text) }
    }
  }
}

let app = App(root: LogRoute.log) { _ in Log() }
app.run()
