import Dispatch
import Navigation
import Synchronization
import Testing

@Suite("tasks that start one another without end") struct TaskChainTests {
  @Test("let the app go on, and end once none starts another", arguments: [false, true])
  func goOn(hasThreads: Bool) {
    let app = AppActor("A")
    let chain = Chain()
    app.queue.patience = .milliseconds(20)
    if hasThreads { app.queue.useThreads() }
    app.run { app, _ in app.startLink(of: chain) }
    app.run { app, _ in app.note("the app goes on") }
    #expect(app.run { app, _ in app.log }.contains("the app goes on"))
    // With threads, nothing waits for a task.
    #expect(app.queue.overdueTasks.map(\.id) == (hasThreads ? [] : ["link"]))
    chain.goesOn.withLock { $0 = false }
    waitForLastLink(in: app)
  }

  /// Runs like a program that has threads, and waits until it is woken.
  private func waitForLastLink(in app: AppActor) {
    let woken = DispatchSemaphore(value: 0)
    app.queue.setWake { woken.signal() }
    app.queue.useThreads()
    while true {
      app.queue.runReady()
      if app.run({ app, _ in app.log }).contains("link: last") { return }
      woken.wait()
    }
  }
}

/// A chain of tasks.
private final class Chain: Sendable {
  /// Whether each task starts another.
  let goesOn = Mutex(true)
}

extension AppActor {
  /// Starts a task that starts the next one of its chain when it ends.
  fileprivate func startLink(of chain: Chain) {
    start("link", for: "A") { queue in
      guard chain.goesOn.withLock(\.self) else { return "last" }
      queue.deliver { self.assumeIsolated { $0.startLink(of: chain) } }
      return "one of many"
    }
  }
}
