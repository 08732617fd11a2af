import Navigation
import Testing

// Every time and every sleep here is on the queue's clock, which only the tests move.
@Suite("the clock of a queue") struct ClockTests {
  @Test("fires timers by deadline, then in the order they were set, each at its own time")
  func order() {
    let queue = WorkQueue()
    let timers = [3, 1, 2, 1].map { queue.schedule(at: .seconds($0), purpose: .blocksSettling) }
    var fired: [String] = []
    queue.advance(to: .milliseconds(2500)) { timer in
      fired.append("\(timers.firstIndex(of: timer) ?? -1) at \(queue.now)")
    }
    #expect(fired == ["1 at 1.0 seconds", "3 at 1.0 seconds", "2 at 2.0 seconds"])
    #expect(queue.now == .milliseconds(2500))
    #expect(queue.nextDeadline == .seconds(3))
  }

  @Test("a timer set while another fires also fires in the same advance if it is due")
  func chain() {
    let queue = WorkQueue()
    _ = queue.schedule(after: .seconds(1), purpose: .background)
    var times: [Duration] = []
    queue.advance(to: .seconds(4)) { _ in
      times.append(queue.now)
      _ = queue.schedule(after: .seconds(1), purpose: .background)
    }
    #expect(times == [.seconds(1), .seconds(2), .seconds(3), .seconds(4)])
  }

  @Test("moves before work that arrived meanwhile, but not past a timer that is due")
  func moved() {
    let queue = WorkQueue()
    queue.post { _ = queue.schedule(after: .seconds(4), purpose: .background) }
    queue.moveClock(to: .seconds(60))
    queue.advance(to: .seconds(60)) { _ in Issue.record("fired at once") }
    #expect(queue.nextDeadline == .seconds(64))
    queue.moveClock(to: .seconds(70))
    #expect(queue.now == .seconds(64))
    queue.moveClock(to: .seconds(1))
    #expect(queue.now == .seconds(64))
  }

  @Test("a cancelled timer does not fire")
  func cancel() {
    let queue = WorkQueue()
    let timer = queue.schedule(at: .seconds(1), purpose: .blocksSettling)
    #expect(queue.cancel(timer))
    #expect(!queue.cancel(timer))
    queue.advance(to: .seconds(1)) { _ in Issue.record("fired") }
  }

  @Test("separates timers that a script waits for from those that it does not")
  func purposes() {
    let queue = WorkQueue()
    _ = queue.schedule(at: .seconds(1), purpose: .background)
    #expect(queue.settlingDeadline == nil)
    _ = queue.schedule(at: .seconds(2), purpose: .blocksSettling)
    #expect(queue.settlingDeadline == .seconds(2))
    #expect(queue.nextDeadline == .seconds(1))
  }

  @Test("ready work runs before the first deadline and after each")
  func readyWork() {
    let app = AppActor()
    app.queue.enter {
      app.assumeIsolated { app in
        for seconds in [2, 1] {
          Task(executorPreference: app.queue) {
            try? await app.queue.sleep(for: .seconds(seconds))
            await app.note("\(seconds) at \(app.queue.now)")
          }
        }
      }
    }
    app.queue.advance(to: .seconds(5))
    #expect(app.run { app, _ in app.log } == ["1 at 1.0 seconds", "2 at 2.0 seconds"])
  }

  @Test("the clock never goes back")
  func back() {
    let queue = WorkQueue()
    queue.advance(to: .seconds(2))
    queue.advance(to: .seconds(1))
    #expect(queue.now == .seconds(2))
  }

  @Test("a script waits for the sleep of a task that brings content, not for that of a follower")
  func settling() {
    let app = AppActor("A")
    app.run { app, _ in app.start("f", for: "A", purpose: .following, work: load(.seconds(60))) }
    #expect(app.queue.nextDeadline == .seconds(60))
    #expect(app.queue.settlingDeadline == nil)
    app.run { app, _ in app.start("l", for: "A", work: load(.seconds(9))) }
    #expect(app.queue.settlingDeadline == .seconds(9))
    app.queue.advance(to: .seconds(60))
    #expect(app.run { app, _ in app.log } == ["l: loaded", "f: loaded"])
  }

  @Test("a sleep ends as soon as its task is cancelled", arguments: [false, true])
  func cancelledSleep(beforeItBegins: Bool) {
    let app = AppActor()
    let task = Task(executorPreference: app.queue) {
      do {
        try await app.queue.sleep(for: .seconds(1))
      } catch {
        await app.note("\(type(of: error))")
      }
    }
    if beforeItBegins { task.cancel() }
    app.queue.runReady()
    task.cancel()
    app.queue.runReady()
    #expect(app.run { app, _ in app.log } == ["CancellationError"])
    #expect(app.queue.nextDeadline == nil)
  }
}
