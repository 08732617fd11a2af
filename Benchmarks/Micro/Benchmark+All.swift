import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import StudyScreens
import TerminalCore
import TerminalUI

extension Benchmark {
  /// All benchmarks.
  static var all: [Benchmark] {
    [
      router(depth: 1), router(depth: 100_000), search("nagoya"), search("ch"), search("a"),
      search("hiroshima fuchu"), search("東京都千代田区"), search("chuo ku kobe"),
      frame("a frame of Home", of: []),
      frame("a frame of a picker, 21 rows", of: ["6"]),
      keys("a move at Home, to its frame", ["down", "up"]),
      keys("a push and a pop, to their frames", ["3", "esc"]),
      keys("opening a picker and back, to their frames", ["6", "esc"]),
      keys("a filter key in a picker, to its frame", before: ["6"], ["n", "backspace"]),
      keys("a slide's frame, by frames of a push", ["3", "esc"], motion: .full),
    ] + records + views + texts
  }

  /// Measures pushing and popping a screen, including lifecycle, journal and slots.
  private static func router(depth: Int) -> Benchmark {
    Benchmark(name: "push + pop with everything on, at depth \(depth)") {
      let host = SilentHost()
      let router = Router(root: 0, host: host, queue: WorkQueue())
      router.launch(Array(0..<depth))
      let count = 20_000
      return (
        count,
        {
          for number in 0..<count {
            router.push(number)
            router.pop()
          }
          withExtendedLifetime(host) {}
        }
      )
    }
  }

  private static func search(_ query: String) -> Benchmark {
    Benchmark(name: "search of all places for “\(query)”") {
      (200, { for _ in 0..<200 { _ = Places.all.search(query) } })
    }
  }

  /// Measures keys in Study, each followed by all of its frames.
  private static func keys(
    _ name: String, before: [String] = [], _ keys: [String], motion: MotionSetting = .none
  ) -> Benchmark {
    Benchmark(name: name) {
      let app = study(motion: motion)
      let press = { (name: String) in
        guard let key = Key(name: name) else { preconditionFailure("no key “\(name)”") }
        app.handle(.key(key))
        return frames(of: app)
      }
      for key in before { _ = press(key) }
      let count = keys.map(press).reduce(0, +)
      return (100 * count, { for _ in 0..<100 { _ = keys.map(press) } })
    }
  }

  /// Measures only the drawing of a frame, as after a change that did not affect any screen.
  private static func frame(_ name: String, of keys: [String]) -> Benchmark {
    Benchmark(name: name) {
      let app = study(motion: .none)
      for name in keys {
        guard let key = Key(name: name) else { preconditionFailure("no key “\(name)”") }
        app.handle(.key(key))
        _ = frames(of: app)
      }
      return (
        200,
        {
          for _ in 0..<200 {
            app.handle(.resize(Size(columns: 80, rows: 24)))
            _ = app.nextFrame()
          }
        }
      )
    }
  }

  /// Starts Study on its home screen, without any progress.
  private static func study(motion: MotionSetting) -> App<StudyRoute> {
    let model = StudyModel(
      language: .japanese, glyphs: .narrow, records: .inMemory(), seed: 1,
      clock: { LocalTime(milliseconds: 1_775_044_800_000, minutesEast: 0) })
    let app = makeStudy(model: model)
    app.launch(
      size: Size(columns: 80, rows: 24),
      appearance: Appearance(language: .japanese, motion: motion))
    _ = app.nextFrame()
    return app
  }

  /// Draws all pending frames, and returns their number.
  private static func frames(of app: App<StudyRoute>) -> Int {
    var frames = app.nextFrame() == nil ? 0 : 1
    while let deadline = app.queue.settlingDeadline {
      app.advance(to: deadline)
      if app.nextFrame() != nil { frames += 1 }
    }
    return frames
  }
}
