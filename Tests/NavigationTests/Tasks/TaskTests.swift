import Navigation
import Testing

@Suite("tasks of entries") struct TaskTests {
  @Test("what a task brings is applied when its time has come")
  func applied() {
    let app = AppActor("A B")
    app.run { app, _ in app.start("load", for: "B", work: load(.seconds(1))) }
    #expect(app.run { _, desk in desk.router.tasks.underWay.map(\.description) } == ["#2 load"])
    app.queue.advance(to: .seconds(1))
    #expect(app.run { app, _ in app.log } == ["load: loaded"])
    #expect(app.run { _, desk in desk.router.tasks.underWay } == [])
  }

  @Test("a task is cancelled at the commit that takes its entry, and its result is dropped")
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

  @Test("a covered entry's task goes on")
  func covered() {
    let app = AppActor("A")
    app.run { app, desk in
      app.start("load", for: "A", work: load(.seconds(1)))
      desk.router.push("B")
    }
    app.queue.advance(to: .seconds(1))
    #expect(app.run { app, _ in app.log } == ["load: loaded"])
  }

  @Test("a task under the same name cancels the one before")
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

  @Test("a task that ignores cancellation is named until it ends")
  func ignoresCancellation() {
    let app = AppActor("A B")
    app.run { app, desk in
      app.start("slow", for: "B", work: loadRegardless(.seconds(1)))
      desk.router.pop()
    }
    #expect(app.run { _, desk in desk.router.tasks.lingering.map(\.description) } == ["#2 slow"])
    app.queue.advance(to: .seconds(1))
    #expect(app.run { _, desk in desk.router.tasks.lingering } == [])
    #expect(app.run { app, _ in app.log } == ["slow dropped"])
  }

  @Test("a task of scope visible stops when its screen disappears and starts again with it")
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

  @Test("a swipe that is let go neither stops nor starts a task")
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

  @Test("nothing is started for an entry that is not in the path")
  func gone() {
    let app = AppActor("A")
    app.run { app, _ in app.start("load", for: "X", work: load(.seconds(1))) }
    #expect(app.run { _, desk in desk.router.tasks.underWay } == [])
  }

  @Test("an outcome can be awaited from the task of the screen that appears")
  func awaitsAppearing() {
    let app = AppActor("A B")
    app.run { app, desk in
      desk.host.draws = true
      let transition = desk.router.pop()
      app.start("wait", for: "A") { _ in "\(await transition.outcome)" }
    }
    app.run { _, desk in desk.router.finishTransition() }
    #expect(app.run { app, _ in app.log } == ["wait: completed"])
  }

  @Test("loads are journaled with their waves: tasks started together are one")
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

  @Test("a load ends when its last task gives way to one that waits to be on show")
  func givesWayToWaiting() {
    let app = AppActor("A B")
    app.run { app, _ in app.start("load", for: "A", work: load(.seconds(1))) }
    app.run { app, _ in app.start("load", scope: .visible, for: "A", work: load(.seconds(1))) }
    let loads = app.run { _, desk in
      desk.host.journal.filter { if case .load = $0.event { true } else { false } }.count
    }
    #expect(loads == 1)
    // What still waits would keep the app alive.
    app.run { _, desk in _ = desk.router.end() }
  }

  @Test("a task of scope visible that the first screen starts when made runs from its appearing on")
  func visibleAtLaunch() {
    let host = RecordingHost()
    let router = Router(root: "A", host: host, queue: WorkQueue())
    host.hooks["A created"] = {
      router.tasks.start("watch", scope: .visible, entry: router.path.top.id) { _ in }
    }
    host.hooks["A willAppear(launched)"] = { #expect(router.tasks.underWay == []) }
    router.launch()
    #expect(router.tasks.underWay.map(\.id) == ["watch"])
    // A job that never ran would keep the task.
    router.queue.runReady()
  }

  @Test("nothing is started after the end")
  func over() {
    let app = AppActor("A")
    app.run { app, desk in
      defer { desk.host.hooks = [:] }
      desk.host.hooks["A removed"] = { app.start("late", for: "A", work: load(.seconds(1))) }
      desk.router.end()
    }
    #expect(app.run { _, desk in desk.router.tasks.underWay } == [])
  }

  @Test("a task started by what another brought is a second wave of the same load")
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
