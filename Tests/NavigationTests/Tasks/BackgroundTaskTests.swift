import Dispatch
import Testing

@testable import Navigation

// Every sleep here is on the app's clock, which only the tests move.
@Suite("tasks in the background") struct BackgroundTaskTests {
  @Test("the same program gives the same results in the same order every time", arguments: 0..<100)
  func order(run: Int) {
    let app = AppActor("A")
    let cache = Cache()
    app.run { app, _ in
      for number in 0..<20 { app.start("\(number)", for: "A", work: mixedWork(number, cache)) }
    }
    app.queue.advance(to: .seconds(1))
    let atOnce = (0..<20).filter { $0 % 5 != 4 }
    let later = [4, 9, 14, 19]
    #expect(app.run { app, _ in app.log } == (atOnce + later).map { "\($0): \($0)" })
    // The order of the jobs, the same every time.
    #expect(
      values(in: cache) == [0, 5, 10, 15, 2, 7, 12, 17, 1, 6, 11, 16, 3, 8, 13, 18]
        + later.map { $0 + 100 })
  }

  @Test("eight programs at the same time all end")
  func together() async {
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { order(run: 0) } }
    }
  }

  @Test(
    "tasks may block without blocking the app, even more than there are threads",
    arguments: [4, 200])
  func blocking(count: Int) {
    let app = AppActor("A")
    let gate = DispatchSemaphore(value: 0)
    let woken = DispatchSemaphore(value: 0)
    app.queue.setWake { woken.signal() }
    app.queue.useThreads()
    app.run { app, _ in
      for number in 0..<count {
        app.start("\(number)", for: "A") { _ in
          block(until: gate)
          return "released"
        }
      }
    }
    app.run { app, _ in app.note("the app goes on") }
    for _ in 0..<count { gate.signal() }
    let log = log(of: app, reaching: count + 1, wokenBy: woken)
    #expect(log.first == "the app goes on")
    #expect(Set(log.dropFirst()) == Set((0..<count).map { "\($0): released" }))
    #expect(app.run { _, desk in desk.router.tasks.underWay } == [])
  }

  @Test("a task with its own thread that ends in time does so before the app continues")
  func quick() {
    let app = AppActor("A")
    app.queue.useThreads()
    app.queue.batchTimeLimit = .seconds(60)
    app.run { app, _ in app.start("load", for: "A") { _ in "loaded" } }
    #expect(app.run { app, _ in app.log } == ["load: loaded"])
  }

  @Test("the clock stands still while a task waits for the world outside")
  func outside() {
    let app = AppActor("A")
    app.queue.patience = .seconds(60)
    app.run { app, _ in
      app.start("download", for: "A") { _ in await answerOfTheWorld() }
      app.start("quick", for: "A") { _ in "done" }
      app.start("slow", for: "A", work: load(.milliseconds(1)))
    }
    #expect(app.run { app, _ in app.log } == ["download: answer", "quick: done"])
    #expect(app.queue.now == .zero)
    #expect(app.queue.overdueTasks == [])
    app.queue.advance(to: .milliseconds(1))
  }

  @Test("a time limit on the app's clock does not run out while the world answers")
  func timeLimit() {
    let app = AppActor("A")
    app.queue.patience = .seconds(60)
    app.run { app, _ in
      app.start("download", for: "A") { queue in
        await withTaskGroup { group in
          group.addTask { await queue.outside { await answerOfTheWorld() } }
          group.addTask {
            try? await queue.sleep(for: .seconds(5))
            return "too late"
          }
          defer { group.cancelAll() }
          return await group.next() ?? ""
        }
      }
    }
    app.queue.advance(to: .seconds(9))
    #expect(app.run { app, _ in app.log } == ["download: answer"])
  }

  @Test("a task that never ends is reported", arguments: [false, true])
  func overdue(isBlocking: Bool) {
    let app = AppActor("A")
    let gate = DispatchSemaphore(value: 0)
    app.queue.patience = .milliseconds(20)
    app.run { app, _ in
      app.start("forever", for: "A") { _ in
        if isBlocking { block(until: gate) } else { await wait(for: gate) }
        return "released"
      }
    }
    #expect(app.queue.overdueTasks.map(\.description) == ["#1 forever"])
    // Lets it end.
    let woken = DispatchSemaphore(value: 0)
    app.queue.setWake { woken.signal() }
    app.queue.useThreads()
    gate.signal()
    #expect(log(of: app, reaching: 1, wokenBy: woken) == ["forever: released"])
  }

  /// Starts a follower that blocks its thread until a gate opens, or for 20 s.
  private func startFollower(of app: AppActor, blockedBy gate: DispatchSemaphore) {
    app.run { app, _ in
      app.start("follow", for: "A", purpose: .following) { _ in
        block(until: gate, atMost: .seconds(20)) ? "released" : "gave up"
      }
    }
  }

  @Test("a follower that blocks its thread is waited for once, and holds the clock no longer")
  func blockingFollower() {
    let app = AppActor("A")
    let gate = DispatchSemaphore(value: 0)
    app.queue.patience = .milliseconds(100)
    startFollower(of: app, blockedBy: gate)
    // If each of these waited, the follower would give up before the gate opens.
    for _ in 0..<300 { app.queue.runReady() }
    #expect(app.queue.overdueTasks == [])
    gate.signal()
    app.queue.patience = .seconds(60)
    app.queue.runReady()
    #expect(app.run { app, _ in app.log } == ["follow: released"])
  }

  @Test("a follower that has used up the patience is named before the task that begins too late")
  func taskBehindFollower() {
    let app = AppActor("A")
    let gate = DispatchSemaphore(value: 0)
    app.queue.patience = .milliseconds(100)
    startFollower(of: app, blockedBy: gate)
    app.queue.runReady()
    app.run { app, _ in app.start("load", for: "A") { _ in "loaded" } }
    app.queue.runReady()
    #expect(app.queue.overdueTasks.map(\.description) == ["#1 follow", "#1 load"])
    gate.signal()
    app.queue.patience = .seconds(60)
    app.queue.runReady()
    #expect(app.queue.overdueTasks == [])
    #expect(app.run { app, _ in app.log } == ["follow: released", "load: loaded"])
  }

  @Test("a follower that blocks its thread for a while makes no later task overdue")
  func taskAfterFollower() {
    let app = AppActor("A")
    let gate = DispatchSemaphore(value: 0)
    app.queue.patience = .seconds(4)
    startFollower(of: app, blockedBy: gate)
    app.queue.runReady()
    app.run { app, _ in app.start("second", for: "A", purpose: .following) { _ in "done" } }
    gate.signal()
    while app.run({ app, _ in app.log.count }) < 2 { app.queue.runReady() }
    // Takes longer than a wait that is over at once.
    app.run { app, _ in app.start("load", for: "A") { _ in "\((1...300_000).reduce(0, &+))" } }
    #expect(app.queue.overdueTasks == [])
    #expect(app.run { app, _ in app.log.last } == "load: 45000150000")
  }

  @Test("a task with place .app runs on the app's queue")
  func onTheApp() {
    let app = AppActor("A")
    app.run { app, _ in
      app.start("inside", for: "A", on: .app) { "\($0.isIsolatingCurrentContext() == true)" }
    }
    #expect(app.run { app, _ in app.log } == ["inside: true"])
  }

  @Test("posts from one thread run in order, on the app's queue")
  func posts() async {
    let app = AppActor("A")
    await withTaskGroup { group in
      for thread in 0..<8 {
        group.addTask { @concurrent in
          for number in 0..<200 {
            app.queue.post { app.assumeIsolated { $0.note("\(thread) \(number)") } }
          }
        }
      }
    }
    app.queue.runReady()
    let log = app.run { app, _ in app.log }
    #expect(log.count == 1600)
    for thread in 0..<8 {
      let isInOrder =
        log.filter { $0.hasPrefix("\(thread) ") } == (0..<200).map { "\(thread) \($0)" }
      #expect(isInOrder)
    }
  }
}

/// An ordinary actor, such as a program's own cache.
private actor Cache {
  private(set) var values: [Int] = []

  func add(_ value: Int) -> Int {
    values.append(value)
    return value
  }
}

/// Five kinds of work: with an actor, a `@concurrent` function, child tasks, and the app's clock.
@Sendable private func mixedWork(
  _ number: Int, _ cache: Cache
) -> @Sendable (WorkQueue) async -> String {
  { queue in
    switch number % 5 {
    case 0: return "\(await cache.add(number))"
    case 1: return "\(await cache.add(crunch(number)))"
    case 2:
      async let one = crunch(number)
      async let two = cache.add(number)
      return "\(await (one + two) / 2)"
    case 3:
      let sum = await withTaskGroup { group in
        for _ in 0..<3 { group.addTask { await crunch(number) } }
        return await group.reduce(0, +)
      }
      return "\(await cache.add(sum / 3))"
    default:
      try? await queue.sleep(for: .milliseconds(number))
      return "\(await cache.add(number + 100) - 100)"
    }
  }
}

@concurrent private func crunch(_ number: Int) async -> Int {
  await Task.yield()
  return number
}

/// The values in the cache, in order.
private func values(in cache: Cache) -> [Int] {
  let app = AppActor("A")
  app.run { app, _ in
    app.start("read", for: "A") { _ in await "\(cache.values)" }
  }
  let text = app.run { app, _ in app.log }.first?.dropFirst("read: [".count).dropLast() ?? ""
  return text.split(separator: ", ").compactMap { Int($0) }
}

/// Runs like a program that waits until it is woken, and returns the log once it is long enough.
private func log(
  of app: AppActor, reaching count: Int, wokenBy woken: DispatchSemaphore
) -> [String] {
  while true {
    app.queue.runReady()
    let log = app.run { app, _ in app.log }
    if log.count >= count { return log }
    woken.wait()
  }
}

private func block(until gate: DispatchSemaphore) { gate.wait() }

/// Returns whether the gate opened in time.
private func block(until gate: DispatchSemaphore, atMost limit: DispatchTimeInterval) -> Bool {
  gate.wait(timeout: .now() + limit) == .success
}

private func wait(for gate: DispatchSemaphore) async {
  await withCheckedContinuation { continuation in
    DispatchQueue(label: "world").async {
      gate.wait()
      continuation.resume()
    }
  }
}

/// An event from a thread that runs no tasks. The threads of the global queues
/// may all be blocked in tests.
private func answerOfTheWorld() async -> String {
  await withCheckedContinuation { continuation in
    DispatchQueue(label: "world").async { continuation.resume(returning: "answer") }
  }
}
