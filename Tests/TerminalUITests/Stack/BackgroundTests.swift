import Dispatch
import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("Work in the background")
struct BackgroundTests {
  @Test("keys are handled and frames are drawn while a task blocks")
  func blocking() throws {
    let gate = DispatchSemaphore(value: 0)
    let app = App<Counter.Route>(root: .counter) { _ in Counter { gate.wait() } }
    app.launch(
      size: Size(columns: 30, rows: 8), appearance: Appearance(glyphs: .ascii, motion: .none))
    var seen: [String] = []
    let terminal = LiveTerminal { frame in
      let words = frame.body.first ?? ""
      seen.append(words)
      switch words {
      case "> 1 blocked, 0 keys": return [.key(Key(.enter))]
      case "> 1 blocked, 1 key":
        gate.signal()
        return []
      case "> 1 start": return [.key(Key(.enter))]
      default: return [.signal(.terminate)]
      }
    }
    try app.run(on: terminal)
    #expect(seen == ["> 1 start", "> 1 blocked, 0 keys", "> 1 blocked, 1 key", "> 1 ready, 1 key"])
  }

  @Test(
    "a task ends though its app has gone without an end",
    .timeLimit(.minutes(20)),
    arguments: [true, false])
  func abandoned(isOnQueue: Bool) async {
    await withCheckedContinuation { (ended: CheckedContinuation<Void, Never>) in
      let app = App<Patient.Route>(root: .patient) { _ in
        Patient(isOnQueue: isOnQueue) { ended.resume() }
      }
      app.launch(size: Size(columns: 30, rows: 8))
      app.advance(to: .seconds(1))
      #expect(!app.isIdle)
    }
  }

  @Test("the first frame is drawn while a task of the first screen blocks")
  func firstScreen() throws {
    let gate = DispatchSemaphore(value: 0)
    let app = App<Opening.Route>(root: .opening) { _ in Opening { gate.wait() } }
    app.launch(
      size: Size(columns: 30, rows: 8), appearance: Appearance(glyphs: .ascii, motion: .none))
    var seen: [String] = []
    let terminal = LiveTerminal { frame in
      seen.append(frame.body.first ?? "")
      gate.signal()
      return seen.count == 1 ? [] : [.signal(.terminate)]
    }
    try app.run(on: terminal)
    #expect(seen == ["> 1 opening", "> 1 open"])
  }

  @Test("a task may sleep for as long as time can be counted", arguments: [Int64.max, 1 << 40])
  func sleepingForever(seconds: Int64) throws {
    let app = App<Counter.Route>(root: .counter) { _ in Counter {} }
    app.launch(size: Size(columns: 30, rows: 8))
    let queue = app.queue
    let sleeper = Task(executorPreference: queue) { try await queue.sleep(for: .seconds(seconds)) }
    try app.run(on: LiveTerminal { _ in [.signal(.terminate)] })
    #expect(queue.nextDeadline == .seconds(seconds))
    sleeper.cancel()
  }

  @Test("another thread can post a change, which wakes the program and is drawn")
  func post() throws {
    let app = App<Counter.Route>(root: .counter) { _ in Counter {} }
    app.launch(
      size: Size(columns: 30, rows: 8), appearance: Appearance(glyphs: .ascii, motion: .none))
    var titles: [String] = []
    let terminal = LiveTerminal { frame in
      titles.append(frame.line(0))
      if titles.count == 1 {
        DispatchQueue(label: "outside").async { app.post { $0.perform(.push([.counter])) } }
        return []
      }
      return [.signal(.terminate)]
    }
    try app.run(on: terminal)
    #expect(titles.count == 2)
    #expect(titles.last?.contains("Counter > Counter") == true, "\(titles)")
  }
}

/// A screen whose row first starts work and then counts keys.
private struct Counter: Screen {
  enum Route: Hashable, Codable { case counter }

  /// The work.
  let block: @Sendable () -> Void

  private var state = "start"
  private var keys = 0

  init(block: @escaping @Sendable () -> Void) {
    self.block = block
  }

  var title: String { "Counter" }

  var body: some View<Self> {
    Row(state == "start" ? state : "\(state), \(keys) key\(keys == 1 ? "" : "s")").onSelect {
      screen, context in
      screen.select(in: context)
    }
  }

  private mutating func select(in context: Context<Self>) {
    guard state == "start" else { return keys += 1 }
    state = "blocked"
    context.task("block") { [block] in
      block()
    } then: { screen, _ in
      screen.state = "ready"
    }
  }
}

/// A screen that starts work at once.
private struct Opening: Screen {
  enum Route: RouteValue { case opening }

  /// What the work does.
  let block: @Sendable () -> Void

  private var state = "opening"

  init(block: @escaping @Sendable () -> Void) {
    self.block = block
  }

  var title: String { "Opening" }
  var body: some View<Self> { Row(state) }

  mutating func start(in context: Context<Self>) {
    context.task("open") { [block] in
      block()
    } then: { screen, _ in
      screen.state = "open"
    }
  }
}

/// A screen whose task waits for an hour, and says when it has ended.
private struct Patient: Screen {
  enum Route: RouteValue { case patient }

  let isOnQueue: Bool
  let end: @Sendable () -> Void

  var title: String { "Patient" }

  var body: some View<Self> { Text("waiting") }

  mutating func start(in context: Context<Self>) {
    let (queue, end) = (context.queue, end)
    context.task("wait", on: isOnQueue ? .app : .background) {
      defer { end() }
      try await queue.sleep(for: .seconds(3_600))
    } then: { _, _ in
    }
  }
}
