import Navigation
import Testing

@Suite("outliving the router or its host") struct OutlivingTests {
  @Test("deallocating a router resumes everyone who awaits it")
  func dropped() throws {
    let host = RecordingHost()
    host.draws = true
    var ends: [Transition] = []
    var swipe: Swipe<Page>?
    var tasks: TaskRegistry?
    do {
      let router = Router<Page>(root: "A", host: host, queue: WorkQueue())
      router.launch()
      let running = router.push("B")
      router.finishTransition(running)
      swipe = router.beginSwipe()
      let held = try #require(swipe).transition
      ends = [held, router.push("C")]
      tasks = router.tasks
      host.events = []
    }
    #expect(ends.map(\.state) == [.ended(.superseded), .ended(.completed)])
    #expect(host.events == [])
    swipe?.move(to: 0.5)
    #expect(swipe?.commit() == .over)
    #expect(tasks?.start("load", entry: EntryID(number: 1)) { _ in } == nil)
  }

  @Test("deallocating a router cancels the tasks of its screens, and calls no hook")
  func droppedTask() {
    let (host, queue) = (RecordingHost(), WorkQueue())
    var tasks: TaskRegistry?
    do {
      let router = Router<Page>(root: "A", host: host, queue: queue)
      router.launch()
      router.tasks.start("load", entry: router.top) { _ in }
      tasks = router.tasks
      (host.events, host.journal) = ([], [])
    }
    #expect(tasks?.lingering.map(\.id) == ["load"])
    #expect(host.events == [] && host.journal == [])
    // A job that never runs would keep the task alive.
    queue.runReady()
  }

  @Test("deallocating a router cancels queued operations and questions")
  func droppedWaiting() throws {
    var ends: [Transition] = []
    ends.append(Router<Page>(root: "A", host: RecordingHost(), queue: WorkQueue()).push("B"))
    do {
      let desk = Desk("A B")
      desk.host.leaving = ["B": .confirm("?")]
      ends.append(desk.router.pop())
      #expect(ends.last?.state == .pending)
    }
    do {
      let desk = Desk("A B")
      ends.append(try #require(desk.router.beginSwipe()).transition)
    }
    #expect(ends.map(\.state) == Array(repeating: .ended(.cancelled), count: 3))
  }

  @Test("deallocating a router ends awaited answers as if the program had ended")
  func droppedRequest() {
    let queue = WorkQueue()
    let app = Waiter(queue: queue)
    queue.enter { app.assumeIsolated { $0.askAndDrop() } }
    queue.runReady()
    #expect(queue.enter { app.assumeIsolated { $0.answers } } == [.cancelled(.change(.quit))])
  }

  @Test("using a router after its host is gone traps with a message")
  func hostGone() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var host: RecordingHost? = RecordingHost()
      let router = host.map { Router<Page>(root: "A", host: $0, queue: WorkQueue()) }
      router?.launch()
      host = nil
      router?.push("B")
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("the router of the path “main” is used after its host has gone"))
  }

  @Test("a router whose host is gone can be ended, and its tasks may finish")
  func endWithoutHost() throws {
    var host: RecordingHost? = RecordingHost()
    let router = try #require(
      host.map { Router<Page>(root: "A", host: $0, queue: WorkQueue()) })
    #expect(router.launch().state == .ended(.completed))
    let task = try #require(router.tasks.start("load", entry: router.top) { _ in })
    host = nil
    #expect(router.tasks.finish(task))
    #expect(router.end().state == .ended(.completed) && router.isEnded)
    #expect(router.push("B").state == .ended(.cancelled))
    router.queue.runReady()
  }
}

/// Awaits an answer of a router that is then deallocated.
private actor Waiter {
  nonisolated let queue: WorkQueue
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe queue.asUnownedSerialExecutor()
  }
  private(set) var answers: [ResultOutcome<String>] = []

  init(queue: WorkQueue) {
    self.queue = queue
  }

  func askAndDrop() {
    let host = RecordingHost()
    let router = Router<Page>(root: "A", host: host, queue: queue)
    router.launch()
    let request: ResultRequest<String> = router.navigator(for: .entry(router.top)).ask("place") {
      Page("B", slot: $0)
    }
    Task(executorPreference: queue) { await self.note(await request.answer) }
  }

  private func note(_ answer: ResultOutcome<String>) { answers.append(answer) }
}
