import KeyScript
import Navigation
import PseudoTerminals
import SpacedRepetition
import TerminalFake
import TestFolders
import Testing

@testable import study

@Suite("The clock of a recording", .timeLimit(.minutes(20)))
struct RecordedTimeTests {
  private let start = LocalTime(milliseconds: 1_795_460_340_000, minutesEast: 540)

  /// What the clock shows when the app's clock has gone on, if the actual time is another one.
  private func time(after elapsed: Int, whileActually actual: LocalTime) -> LocalTime {
    let clock = ScriptClock(start) { actual }
    let queue = WorkQueue()
    clock.follow(queue)
    queue.advance(to: .milliseconds(elapsed), isLate: false) { _ in }
    return clock.now
  }

  @Test(
    "goes on from the recorded second with the app's clock, as in a play",
    arguments: [(0, 0), (0, 999), (5_000, 6_999), (60_000, 59_000)])
  func near(elapsed: Int, actual: Int) {
    let actual = LocalTime(milliseconds: start.milliseconds + actual, minutesEast: 540)
    #expect(
      time(after: elapsed, whileActually: actual).milliseconds == start.milliseconds + elapsed)
  }

  @Test(
    "shows the actual time after a pause of the program, or when that is set",
    arguments: [(0, 3_000, 540), (0, -3_000, 540), (5_000, 28_800_000, 540), (5_000, 5_000, 600)])
  func far(elapsed: Int, actual: Int, zone: Int) {
    let actual = LocalTime(milliseconds: start.milliseconds + actual, minutesEast: zone)
    #expect(time(after: elapsed, whileActually: actual) == actual)
  }

  @Test(
    "is written as seconds, of which each has one text",
    arguments: [
      (1_795_460_340, 540, "2026-11-24T03:59:00+09:00"), (0, 0, "1970-01-01T00:00:00+00:00"),
      (-1, 0, "1969-12-31T23:59:59+00:00"), (86_399, -570, "1970-01-01T14:29:59-09:30"),
    ])
  func seconds(number: Int, zone: Int, text: String) throws {
    let time = try #require(WallTime(secondsSince1970: number, minutesAheadOfUTC: zone))
    #expect(time.text == text)
    #expect(time.secondsSince1970 == number)
    #expect(WallTime(text) == time)
  }

  @Test(
    "isn't written for a year or a zone that scripts don't have",
    arguments: [(253_402_300_800, 0), (-62_135_596_801, 0), (0, 1_081)])
  func missing(number: Int, zone: Int) {
    #expect(WallTime(secondsSince1970: number, minutesAheadOfUTC: zone) == nil)
  }

  @Test("makes a play show the results of a round under the same names, with the same times")
  func results() throws {
    let folder = try TestFolder()
    let terminal = try BuiltProgram.start(["record", folder.file("a.keys")], in: folder)
    try terminal.waitForText("Home")
    terminal.type("37")
    // Keys that come too soon after a feedback are dropped.
    try terminal.wait(for: "the end of the round") {
      terminal.type("x\r")
      return terminal.model.picture.contains("of 5 right")
    }
    terminal.type("\u{1B}4")
    try terminal.waitForText("1-day streak")
    terminal.type("r")
    try terminal.waitForText("today")
    terminal.type("\r")
    try terminal.waitForText("0 of 5 right")
    terminal.type("\u{1D}r\u{1D}s\u{3}")
    #expect(try terminal.waitForEnd() == 0)
    let replay = try BuiltProgram.run(["replay", "a.keys"], in: folder)
    #expect(replay.status == 0, "\(replay.output)")
  }
}
