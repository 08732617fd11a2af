import Glibc
import Navigation
import Synchronization
import Testing

// Every sleep here is on the queue's clock, which only the tests move.
@Suite("the work queue") struct WorkQueueTests {
  @Test("runs ready work in the same order every time", arguments: 0..<20)
  func order(run: Int) {
    let app = AppActor()
    app.run { app, _ in
      for number in 0..<20 {
        Task(executorPreference: app.queue) {
          async let one = parse(number)
          async let two = parse(number + 1)
          await app.note("\(number): \(await one + two)")
        }
      }
    }
    #expect(app.run { app, _ in app.log } == (0..<20).map { "\($0): \(4 * $0 + 2)" })
  }

  @Test("traps when another thread is inside")
  func twoThreads() async {
    await #expect(processExitsWith: .failure) {
      let queue = WorkQueue()
      queue.enter {
        let hasEntered = Mutex(false)
        let other = Task.detached {
          queue.enter {}
          hasEntered.withLock { $0 = true }
        }
        while !hasEntered.withLock(\.self), !other.isCancelled {}
      }
    }
  }

  @Test("traps when another thread enters while one has reserved it, and not afterward")
  func reserved() async {
    await #expect(processExitsWith: .failure) {
      let queue = WorkQueue()
      queue.reserve {
        let hasEntered = Mutex(false)
        let other = Task.detached {
          queue.enter {}
          hasEntered.withLock { $0 = true }
        }
        while !hasEntered.withLock(\.self), !other.isCancelled {}
      }
    }
    let queue = WorkQueue()
    #expect(queue.reserve { queue.enter { 1 } } == 1)
    #expect(await Task.detached { queue.enter { 2 } }.value == 2)
  }

  @Test("traps when its actor is used from outside")
  func outside() async {
    await #expect(processExitsWith: .failure) {
      let app = AppActor()
      func use() { app.assumeIsolated { _ in } }
      use()
    }
  }

  @Test("can be entered again on the same thread")
  func deeper() {
    let queue = WorkQueue()
    #expect(queue.enter { queue.enter { 1 } } == 1)
  }

  @Test("does not wake for work that is added while it runs")
  func runsOn() {
    let count = Atomic(0)
    let queue = WorkQueue { count.add(1, ordering: .relaxed) }
    // The sleep is on the queue's clock, which only the test moves.
    Task(executorPreference: queue) {
      Task(executorPreference: queue) { try? await queue.sleep(for: .seconds(1)) }
    }
    queue.runReady()
    #expect(count.load(ordering: .relaxed) == 1)
    queue.advance(to: .seconds(1))
  }

  @Test("wakes for new work and for a timer that becomes the next one")
  func wakes() {
    let count = Atomic(0)
    let queue = WorkQueue { count.add(1, ordering: .relaxed) }
    _ = queue.schedule(at: .seconds(2), purpose: .blocksSettling)
    #expect(count.load(ordering: .relaxed) == 1)
    _ = queue.schedule(at: .seconds(3), purpose: .blocksSettling)
    #expect(count.load(ordering: .relaxed) == 1)
    Task(executorPreference: queue) {}
    #expect(count.load(ordering: .relaxed) == 2)
    #expect(queue.runReady() == 1)
  }

  @Test("leaves work that goes on making more to its next call, and wakes the thread for that")
  func goesOn() {
    let count = Atomic(0)
    let goesOn = Atomic(true)
    let queue = WorkQueue()
    @Sendable func again() { if goesOn.load(ordering: .relaxed) { queue.post(again) } }
    queue.setWake { count.add(1, ordering: .relaxed) }
    queue.useThreads()
    queue.post(again)
    #expect(queue.runReady() > 0)
    #expect(count.load(ordering: .relaxed) == 1)
    goesOn.store(false, ordering: .relaxed)
    #expect(queue.runReady() == 1)
  }

  @Test("wakes the waiting thread for the work of other threads, never for its own")
  func wakesOthers() async {
    let count = Atomic(0)
    let queue = WorkQueue()
    setWake(of: queue) { count.add(1, ordering: .relaxed) }
    #expect(count.load(ordering: .relaxed) == 0)
    let me = pthread_self()
    // The pool may start a task on the thread that has just been freed.
    let isElsewhere = await Task.detached {
      _ = queue.schedule(at: .seconds(1), purpose: .blocksSettling)
      return pthread_equal(pthread_self(), me) == 0
    }.value
    #expect(count.load(ordering: .relaxed) == (isElsewhere ? 1 : 0))
  }
}

/// Sets it and a timer on the same thread, which an `async` function does not guarantee.
private func setWake(of queue: WorkQueue, _ wake: @escaping @Sendable () -> Void) {
  queue.setWake(wake)
  _ = queue.schedule(at: .seconds(2), purpose: .blocksSettling)
}

@concurrent private func parse(_ number: Int) async -> Int {
  await Task.yield()
  return number * 2
}
