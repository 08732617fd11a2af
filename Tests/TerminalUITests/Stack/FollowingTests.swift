import Navigation
import Synchronization
import TerminalCore
import Testing

@testable import TerminalUI

private enum HastyRoute: RouteValue {
  case root
}

/// A screen that repeats something faster than time can be told.
private struct Hasty: Screen {
  typealias Route = HastyRoute
  var title: String { "Hasty" }
  var body: some View<Self> { EmptyView() }

  mutating func start(in context: Context<Self>) {
    context.every("haste", .nanoseconds(1)) { _, _ in }
  }
}

/// A screen that follows a stream without hearing how it ends.
private struct Careless: Screen {
  typealias Route = HastyRoute

  let failure: (any Error)?

  var title: String { "Careless" }
  var body: some View<Self> { EmptyView() }

  mutating func start(in context: Context<Self>) {
    let stream = AsyncThrowingStream<Int, any Error> { [failure] in $0.finish(throwing: failure) }
    context.follow("numbers", stream) { _, _, _ in }
  }
}

private struct Outage: Error {}

@Suite("A screen that keeps up with a clock or a stream")
struct FollowingTests {
  private typealias Lines = AsyncThrowingStream<String, any Error>

  @Test("changes at each interval, and nothing waits for it")
  func clock() {
    let app = launchClock()
    #expect(app.pending.isEmpty)
    app.wait(999)
    #expect(app.focusedText == "0 s, line none")
    app.wait(1)
    #expect(app.focusedText == "1 s, line none")
    app.wait(60_000)
    #expect(app.focusedText == "61 s, line none")
    #expect(app.queue.settlingDeadline == nil)
    #expect(!app.compose().line(0).contains("..."))
  }

  @Test("stops the program with a remedy at an interval for which its clock would stand still")
  func interval() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let app = App(root: HastyRoute.root) { _ in Hasty() }
      app.launch(size: Size(columns: 40, rows: 8))
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("“haste”: the interval must be at least a millisecond"))
  }

  @Test("makes up for one change only after the program was stopped for long")
  func stopped() {
    let app = launchClock()
    app.wait(1_000)
    app.advance(to: .seconds(3_600), isLate: true)
    #expect(app.focusedText == "2 s, line none")
    app.wait(1_000)
    #expect(app.focusedText == "3 s, line none")
  }

  @Test("keeps to its rhythm after a change came late")
  func late() {
    let app = launchClock()
    app.advance(to: .milliseconds(2_700), isLate: true)
    #expect(app.focusedText == "1 s, line none")
    app.wait(299)
    #expect(app.focusedText == "1 s, line none")
    app.wait(1)
    #expect(app.focusedText == "2 s, line none")
    app.wait(1_000)
    #expect(app.focusedText == "3 s, line none")
  }

  @Test("replaces what has the same name, and can be cancelled")
  func again() {
    let app = launchClock()
    app.press("3")
    app.wait(10_000)
    #expect(app.compose().picture.contains("10 s,"))
    app.press("4")
    app.wait(60_000)
    #expect(app.compose().picture.contains("10 s,"))
    #expect(app.leaks.isEmpty)
  }

  @Test(
    "goes on while its screen is covered if the scope says so",
    arguments: [(TaskScope.onStack, "6 s"), (.visible, "2 s")])
  func covered(scope: TaskScope, time: String) {
    let app = launchClock(scope: scope)
    app.wait(1_500)
    app.press("enter")
    app.wait(4_000)
    app.press("esc")
    app.wait(1_000)
    #expect(app.focusedText == "\(time), line none")
    #expect(app.leaks.isEmpty)
  }

  @Test("ends with its screen, with nothing left behind", arguments: [TaskScope.onStack, .visible])
  func gone(scope: TaskScope) {
    let app = launchClock(scope: scope)
    app.wait(1_000)
    app.press("esc")
    #expect(app.isIdle)
    #expect(app.leaks.isEmpty)
  }

  @Test("has each element of a stream, in order, and hears how the stream ended")
  func stream() {
    let app = launchClock {
      Lines { stream in
        for line in ["a", "b", "c"] { stream.yield(line) }
        stream.finish(throwing: CancellationError())
      }
    }
    #expect(app.focusedText == "0 s, line failed: CancellationError()")
  }

  @Test("that does not hear how a stream ended has made a mistake if it failed")
  func unheardError() {
    for failure in [Outage(), nil] as [Outage?] {
      let app = App(root: HastyRoute.root) { _ in Careless(failure: failure) }
      app.launch(size: Size(columns: 40, rows: 8))
      app.wait(0)
      #expect(app.mistakes.count == (failure == nil ? 0 : 1))
      for mistake in app.mistakes {
        #expect(mistake.contains("Careless: follow(“numbers”) has ended with the error Outage()"))
      }
    }
  }

  @Test("does not hold the clock while a stream brings nothing")
  func silence() {
    let (lines, stream) = Lines.makeStream()
    let app = launchClock { lines }
    app.queue.patience = .seconds(10)
    app.wait(2_000)
    #expect(app.queue.overdueTasks.isEmpty)
    stream.yield("first")
    app.wait(0)
    #expect(app.focusedText == "2 s, line first")
    app.press("esc")
    #expect(app.leaks.isEmpty)
  }

  @Test("follows a stream anew when it comes back")
  func anew() {
    let streams = Atomic(0)
    let app = launchClock(scope: .visible) {
      let number = streams.add(1, ordering: .relaxed).newValue
      return Lines { $0.yield("\(number)") }
    }
    #expect(app.focusedText == "0 s, line 1")
    app.press("enter", "esc")
    #expect(app.focusedText == "0 s, line 2")
  }
}

@Suite("A value from outside")
struct SendingTests {
  @Test("an answer can start work")
  func answer() {
    let app = launchClock()
    app.press("2", "enter")
    #expect(app.title == "Clock")
    #expect(app.focusedText == "number 21, doubled 42")
  }

  @Test("is delivered while the slot is open, and its sender hears of it")
  func send() async throws {
    let (app, slot) = try launchAsking()
    #expect(await outcome(of: 5, to: slot, in: app) == .delivered)
    #expect(app.title == "Number")
    app.press("esc")
    #expect(app.compose().picture.contains("number 5, doubled 10"))
    #expect(await outcome(of: 6, to: slot, in: app) == .closed)
    app.handle(.signal(.terminate))
    #expect(await outcome(of: 7, to: slot, in: app) == .ended)
  }

  @Test("is delivered, and its sender hears of it, even if the sender was cancelled")
  func cancelledSender() async throws {
    let (app, slot) = try launchAsking()
    #expect(await outcome(of: 5, to: slot, in: app, isCancelled: true) == .delivered)
    app.press("esc")
    #expect(app.compose().picture.contains("number 5, doubled 10"))
  }

  /// Shows a screen that was asked for a number, and its slot.
  private func launchAsking() throws -> (app: App<ClockRoute>, slot: ReturnSlot<Int>) {
    let app = launchClock()
    app.press("2")
    return (app, try #require(app.path.top.route.slot))
  }

  /// Sends a value, on the app's own thread.
  private func outcome(
    of value: Int, to slot: ReturnSlot<Int>, in app: App<ClockRoute>, isCancelled: Bool = false
  ) async -> SendOutcome {
    let sending = Task(executorPreference: app.queue) { await app.send(value, to: slot) }
    if isCancelled { app.queue.post { sending.cancel() } }
    app.queue.runReady()
    return await sending.value
  }
}

extension ClockRoute {
  /// The slot of a screen that was asked for a number; `nil` for another screen.
  fileprivate var slot: ReturnSlot<Int>? {
    if case .ask(let slot) = self { slot } else { nil }
  }
}
