import Records
import SpacedRepetition
import StudyCatalog
import Synchronization
import TerminalCore
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("The clock of an exam")
struct ExamClockTests {
  @Test(
    "tells a long time in hours",
    arguments: [
      (59, "59秒", "59 s"), (60, "1分", "1 min"), (3_599, "59分59秒", "59 min 59 s"),
      (3_600, "1時間", "1 h"), (3_601, "1時間1秒", "1 h 1 s"), (120_000, "33時間20分", "33 h 20 min"),
    ])
  func words(seconds: Int, japanese: String, english: String) {
    #expect(Language.japanese.time(seconds) == japanese)
    #expect(Language.english.timeLabel(seconds) == english)
  }

  @Test(
    "says the time that is left, and the last fifth or minute in other words",
    arguments: [
      (0, 300, "残り 5:00", "5 min left"), (1, 300, "残り 5:00", "5 min left"),
      (1_000, 300, "残り 4:59", "4 min 59 s left"), (1_001, 300, "残り 4:59", "4 min 59 s left"),
      (239_000, 300, "残り 1:01", "1 min 1 s left"),
      (239_001, 300, "残り 1:01", "1 min 1 s left"),
      (240_000, 300, "残りわずか 1:00", "only 1 min left"),
      (299_999, 300, "残りわずか 0:01", "only 1 s left"),
      (300_000, 300, "残りわずか 0:00", "only 0 s left"),
      (900_000, 300, "残りわずか 0:00", "only 0 s left"),
      (0, 600, "残り 10:00", "10 min left"), (55_000, 600, "残り  9:05", "9 min 5 s left"),
      (0, 50, "残り 0:50", "50 s left"), (39_999, 50, "残り 0:11", "11 s left"),
      (40_000, 50, "残りわずか 0:10", "only 10 s left"),
    ])
  func words(passed: Int, limit: Int, shown: String, spoken: String) {
    let clock = ExamClock(limit: .seconds(limit), began: .seconds(7), beganAt: 0)
    let time = Duration.seconds(7) + .milliseconds(passed)
    #expect(clock.shown(at: time, in: .japanese) == shown)
    #expect(clock.spoken(at: time, in: .english) == spoken)
    #expect(clock.isOver(at: time) == (passed >= limit * 1_000))
  }

  @Test(
    "goes on while the program is stopped, and wins no time by a clock that is set back",
    arguments: [(0, 0, 0), (5, 40, 40), (40, 5, 40), (40, -3_600, 40)])
  func stopped(onApp: Int, onWall: Int, passed: Int) {
    let clock = ExamClock(limit: .seconds(60), began: .seconds(7), beganAt: 1_000)
    let now = LocalTime(milliseconds: 1_000 + onWall * 1_000, minutesEast: 540)
    let time = clock.time(onAppClock: .seconds(7 + onApp), at: now)
    #expect(clock.used(at: time) == .seconds(passed))
  }

  @Test("begins when the questions have been loaded, on either clock")
  func loading() {
    let passed = Passed()
    let model = StudyModel(
      language: .english, glyphs: .narrow, records: .inMemory(), seed: 1,
      loader: LessonLoader { LessonLoader.Simulation(delay: .seconds(40)) },
      clock: {
        LocalTime(milliseconds: LocalTime.noon.milliseconds + passed.milliseconds, minutesEast: 0)
      })
    let app = makeStudy(model: model)
    app.launch([.home, .exam(MapLesson.capital.id)], size: Size(columns: 80, rows: 24))
    app.handle(.key(Key(.enter)))
    passed.seconds.withLock { $0 = 40 }
    app.advance(to: .seconds(40))
    #expect(app.compose().lines.joined(separator: "\n").contains("time left 5:00"))
    passed.seconds.withLock { $0 = 41 }
    app.advance(to: .seconds(41))
    #expect(app.compose().lines.joined(separator: "\n").contains("time left 4:59"))
  }
}

/// The time that a test has let pass on the wall clock.
private final class Passed: Sendable {
  let seconds = Mutex(0)

  var milliseconds: Int { seconds.withLock { $0 } * 1_000 }
}
