import Navigation
import StudyCatalog
import StudyScreens
import TerminalCore
import TerminalUI

extension Benchmark {
  /// Everything that is measured.
  static var all: [Benchmark] {
    [
      barePath(depth: 1), barePath(depth: 100_000), router(depth: 1),
      router(depth: 100_000), search("nagoya"), search("ch"),
      keys("a move at Home, to its frame", ["down", "up"]),
      keys("a push and a pop, to their frames", ["3", "esc"]),
      keys("opening a picker and back, to their frames", ["6", "esc"]),
      keys("a filter key in a picker, to its frame", before: ["6"], ["n", "backspace"]),
      keys("a slide's frame, by frames of a push", ["3", "esc"], motion: .full),
    ]
  }

  /// Push and pop on the path alone.
  private static func barePath(depth: Int) -> Benchmark {
    let entries = (0..<depth).map { Entry(id: EntryID(number: UInt64($0)), route: $0) }
    return Benchmark(name: "push + pop on a bare path of \(depth)", count: 1_000_000) {
      var path = Path(entries)
      for number in 0..<1_000_000 {
        path.push(Entry(id: EntryID(number: UInt64(number)), route: number))
        path.pop()
      }
    }
  }

  /// Push and pop with lifecycle, journal and slots.
  private static func router(depth: Int) -> Benchmark {
    let stage = SilentStage()
    let router = Router(root: 0, stage: stage, queue: WorkQueue())
    router.launch(Array(0..<depth))
    return Benchmark(name: "push + pop with everything on, at depth \(depth)", count: 20_000) {
      for number in 0..<20_000 {
        router.push(number)
        router.pop()
      }
      withExtendedLifetime(stage) {}
    }
  }

  private static func search(_ query: String) -> Benchmark {
    Benchmark(name: "search of all places for “\(query)”", count: 200) {
      for _ in 0..<200 { _ = Places.all.places(matching: query) }
    }
  }

  /// Keys in Study, each followed by all the frames that it leads to.
  private static func keys(
    _ name: String, before: [String] = [], _ keys: [String], motion: MotionSetting = .none
  ) -> Benchmark {
    guard let day = Day(year: 2026, month: 4, day: 1) else { preconditionFailure("no such day") }
    let model = StudyModel(
      language: .japanese, glyphs: .narrow, folder: StateFolder(path: "/nonexistent/study"),
      seed: 1,
      today: { day })
    let app = makeStudy(model: model)
    app.launch(
      size: Size(columns: 80, rows: 24),
      appearance: Appearance(language: .japanese, motion: motion))
    let press = { (name: String) in
      guard let key = Key(name: name) else { preconditionFailure("no key “\(name)”") }
      app.handle(.key(key))
      var frames = app.nextFrame() == nil ? 0 : 1
      while let deadline = app.queue.awaitedDeadline {
        app.advance(to: deadline)
        if app.nextFrame() != nil { frames += 1 }
      }
      return frames
    }
    _ = before.map(press)
    let frames = keys.map(press).reduce(0, +)
    return Benchmark(name: name, count: 100 * frames) {
      for _ in 0..<100 { _ = keys.map(press) }
    }
  }
}
