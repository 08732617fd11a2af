import Navigation
import Testing

@Suite("tasks of entries") struct TaskTests {
  @Test("a task's result is applied when the task is done")
  func applied() {
    let app = AppActor("A B")
    app.run { app, _ in app.start("load", for: "B", work: load(.seconds(1))) }
    #expect(app.run { _, desk in desk.router.tasks.underWay.map(\.description) } == ["#2 load"])
    app.queue.advance(to: .seconds(1))
    #expect(app.run { app, _ in app.log } == ["load: loaded"])
    #expect(app.run { _, desk in desk.router.tasks.underWay } == [])
  }

  @Test("a task is cancelled when its entry is removed, and its result is dropped")
  func cancelledAtCommit() {
    let app = AppActor("A B")
    app.run { app, _ in app.start("load", for: "B", work: load(.seconds(1))) }
    app.run { _, desk in
      desk.host.draws = true
      desk.router.runHandler {
        desk.screen("B").pop()
        #expect(desk.router.tasks.lingering.map(\.id) == ["load"])
        #expect(desk.events() == "")
      }
    }
    #expect(app.run { app, _ in app.log } == ["load dropped"])
    #expect(app.run { _, desk in desk.router.tasks.underWay } == [])
    #expect(app.queue.nextDeadline == nil)
  }

  @Test("a covered entry's task keeps running")
  func covered() {
    let app = AppActor("A")
    app.run { app, desk in
      app.start("load", for: "A", work: load(.seconds(1)))
      desk.router.push("B")
    }
    app.queue.advance(to: .seconds(1))
    #expect(app.run { app, _ in app.log } == ["load: loaded"])
  }

  @Test("a task with the same name cancels the earlier one")
  func superseded() {
    let app = AppActor("A")
    app.run { app, _ in
      app.start("load", for: "A", work: load(.seconds(1)))
      app.start("load", for: "A", work: load(.seconds(2)))
    }
    #expect(app.run { app, _ in app.log } == ["load dropped"])
    app.queue.advance(to: .seconds(2))
    #expect(app.run { app, _ in app.log } == ["load dropped", "load: loaded"])
  }

  @Test("a task that ignores cancellation is listed until it ends, but doesn't count as loading")
  func ignoresCancellation() {
    let app = AppActor("A B")
    app.run { app, desk in
      app.start("slow", for: "B", work: loadRegardless(.seconds(1)))
      #expect(desk.router.tasks.loading.map(\.id) == ["slow"])
      #expect(desk.router.tasks.isLoading(desk.entry("B")))
      desk.router.pop()
      #expect(desk.router.tasks.loading == [])
      #expect(desk.router.tasks.underWay.map(\.id) == ["slow"])
    }
    #expect(app.run { _, desk in desk.router.tasks.lingering.map(\.description) } == ["#2 slow"])
    app.queue.advance(to: .seconds(1))
    #expect(app.run { _, desk in desk.router.tasks.lingering } == [])
    #expect(app.run { app, _ in app.log } == ["slow dropped"])
  }

  @Test(
    "a task of scope visible is cancelled when its screen disappears and restarted when it appears")
  func visible() {
    let app = AppActor("A")
    app.run { app, desk in
      app.start("watch", scope: .visible, for: "A", work: load(.seconds(1)))
      desk.router.push("B")
    }
    #expect(app.run { app, _ in app.log } == ["watch dropped"])
    #expect(app.run { _, desk in desk.router.tasks.underWay } == [])
    app.run { _, desk in desk.router.pop() }
    app.queue.advance(to: .seconds(1))
    #expect(app.run { app, _ in app.log } == ["watch dropped", "watch: loaded"])
  }

  @Test("a task of scope visible restarts before its screen hears that another is active")
  func visibleBeside() {
    let app = AppActor("L D")
    app.run { app, desk in
      app.start("watch", scope: .visible, for: "L", work: load(.seconds(1)))
      var underWay: [String] = []
      desk.host.hooks["L deactivated"] = {
        underWay = desk.router.tasks.underWay.map(\.description)
      }
      desk.router.layOut(StackLayout(panes: 2))
      #expect(underWay == ["#1 watch"])
      desk.host.hooks = [:]
    }
    #expect(app.run { _, desk in desk.router.tasks.underWay.count } == 1)
    app.queue.advance(to: .seconds(1))
    #expect(app.run { app, _ in app.log } == ["watch: loaded"])
  }

  @Test("a cancelled swipe neither cancels nor starts a task")
  func swipe() {
    let app = AppActor("A B")
    app.run { app, desk in
      app.start("watch", scope: .visible, for: "B", work: load(.seconds(1)))
      desk.router.beginSwipe()?.cancel()
      desk.router.finishTransition()
    }
    app.queue.advance(to: .seconds(1))
    #expect(app.run { app, _ in app.log } == ["watch: loaded"])
  }

  @Test("no task starts for an entry that is not in the path")
  func gone() {
    let app = AppActor("A")
    app.run { app, _ in app.start("load", for: "X", work: load(.seconds(1))) }
    #expect(app.run { _, desk in desk.router.tasks.underWay } == [])
  }

  @Test("every observer is told when a task starts and stops waiting for an outcome")
  func observingWaits() {
    let app = AppActor("A B")
    let told = Guarded<[String]>([])
    app.run { app, desk in
      for name in ["first", "second"] {
        desk.router.tasks.observeWaits { run in told.withLock { $0.append("\(name) \(run.id)") } }
      }
      desk.host.draws = true
      let transition = desk.router.pop()
      app.start("wait", for: "A") { _ in "\(await transition.outcome)" }
    }
    #expect(told.withLock { $0 } == ["first wait", "second wait"])
    app.run { _, desk in desk.router.finishTransition() }
    #expect(told.withLock { $0.suffix(2) } == ["first wait", "second wait"])
    #expect(told.withLock { $0.count } == 4)
  }

  @Test("a task of the appearing screen can await the outcome")
  func awaitsAppearing() {
    let app = AppActor("A B")
    // Time that it really waited for the outcome would make it overdue.
    app.queue.patience = .seconds(60)
    app.run { app, desk in
      desk.host.draws = true
      let transition = desk.router.pop()
      app.start("wait", for: "A") { _ in "\(await transition.outcome)" }
    }
    #expect(app.queue.overdueTasks == [])
    app.run { _, desk in desk.router.finishTransition() }
    #expect(app.run { app, _ in app.log } == ["wait: completed"])
  }

  @Test("loads are journaled with their waves: tasks started together are one wave")
  func waves() {
    let app = AppActor("A")
    app.run { app, _ in
      app.start("a", for: "A", work: load(.seconds(1)))
      app.start("b", for: "A", work: load(.seconds(2)))
    }
    app.queue.advance(to: .seconds(2))
    let summaries = app.run { _, desk in
      desk.host.journal.compactMap { record -> LoadSummary? in
        if case .load(let summary) = record.event { summary } else { nil }
      }
    }
    #expect(summaries.map(\.waves) == [1])
    #expect(summaries.map(\.tasks) == [2])
    #expect(summaries.map(\.cancelled) == [0])
  }

  @Test("a load ends even if its last task is replaced by one that waits to be visible")
  func givesWayToWaiting() {
    let app = AppActor("A B")
    app.run { app, _ in app.start("load", for: "A", work: load(.seconds(1))) }
    app.run { app, _ in app.start("load", scope: .visible, for: "A", work: load(.seconds(1))) }
    let loads = app.run { _, desk in
      desk.host.journal.filter { if case .load = $0.event { true } else { false } }.count
    }
    #expect(loads == 1)
    // Tasks that still wait would keep the app alive.
    app.run { _, desk in _ = desk.router.end() }
  }

  @Test("a task of scope visible started by the new first screen runs once that appears")
  func visibleAtLaunch() {
    let host = RecordingHost()
    let router = Router(root: "A", host: host, queue: WorkQueue())
    host.hooks["A created"] = {
      router.tasks.start("watch", scope: .visible, entry: router.path.top.id) { _ in }
    }
    var earlier: [TaskRun]?
    host.hooks["A willAppear(launched)"] = { earlier = router.tasks.underWay }
    router.launch()
    #expect(earlier == [])
    #expect(router.tasks.underWay.map(\.id) == ["watch"])
    // A job that never runs would keep the task alive.
    router.queue.runReady()
  }

  @Test("no task starts after the end")
  func over() {
    let app = AppActor("A")
    app.run { app, desk in
      defer { desk.host.hooks = [:] }
      desk.host.hooks["A removed"] = { app.start("late", for: "A", work: load(.seconds(1))) }
      desk.router.end()
    }
    #expect(app.run { _, desk in desk.router.tasks.underWay } == [])
  }

  @Test("a task started by another's result is a second wave of the same load")
  func secondWave() {
    let app = AppActor("A")
    app.run { _, desk in
      let tasks = desk.router.tasks
      let entry = desk.entry("A")
      guard let first = tasks.start("a", entry: entry, work: { _ in }) else { return }
      tasks.finish(first) {
        guard let second = tasks.start("b", entry: entry, work: { _ in }) else { return }
        tasks.finish(second)
      }
      #expect(
        desk.host.journal.map(\.event).contains { event in
          if case .load(let load) = event { load.waves == 2 && load.tasks == 2 } else { false }
        })
    }
  }
}
