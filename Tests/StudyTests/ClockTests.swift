import Foundation
import KeyScript
import Records
import SpacedRepetition
import StudyCatalog
import Synchronization
import Testing

@testable import study

@Suite("Clocks that are far off the date")
struct ClockTests {
  /// The first seconds of the years 10000 and 1 in UTC, plus two days for other time zones.
  private static let year10000 = 253_402_300_800 + 172_800
  private static let year1 = -62_135_596_800 - 172_800

  @Test(
    "stop at the first or last day of the calendar",
    arguments: [
      (time_t.min, Day.earliest), (-1 << 55, .earliest), (year1 - 31_536_000, .earliest),
      (year1, .earliest), (year10000, .latest), (1 << 55, .latest), (time_t.max, .latest),
    ])
  func beyond(moment: time_t, day: Day) {
    #expect(Day(nearest: LocalTime(at: moment).day) == day)
  }

  @Test(
    "show the calendar's year otherwise",
    arguments: [(1_000_000, 1970), (1_775_000_000, 2026), (-2_000_000_000, 1906)])
  func usual(moment: time_t, year: Int) {
    #expect(Day(nearest: LocalTime(at: moment).day).year == year)
  }

  @Test("look up the zone's offset once in a quarter of an hour, whatever its sign")
  func quarters() {
    let lookups = Mutex<[time_t]>([])
    let zone = ZoneOffset { moment in
      lookups.withLock { $0.append(moment) }
      return moment < 1_800 ? -210 : 840
    }
    let moments = [-901, -900, -1, 0, 899, 900, 1_799, 1_800, 2_699, 0]
    #expect(
      moments.map(zone.minutesEast) == [-210, -210, -210, -210, -210, -210, -210, 840, 840, -210])
    #expect(lookups.withLock { $0 } == [-901, -900, 0, 900, 1_800, 0])
  }

  @Test(
    "do no harm when a script is played, and are a day of the record",
    arguments: [
      "0001-01-01T00:00:00+18:00", "9999-12-31T23:59:59-18:00", "2024-02-29T23:59:59Z",
    ])
  func scripts(moment: String) throws {
    let script = """
      keys 1
      set now \(moment)
      open math/addition
      type "1"
      wait 2s                    # Right after a digit that isn't a choice, Enter does nothing.
      key enter
      key esc 1 alt+4
      settle
      expect text "きょう 1問"
      """
    let report = Walk.player.play(try Script(parsing: script, file: "clock.keys"))
    #expect(report.outcome.exitStatus == 0, "\(report)")
  }

  @Test(
    "are refused in a script if the calendar has no such day",
    arguments: [
      "0000-01-01T00:00:00Z", "10000-01-01T00:00:00Z", "2026-02-29T00:00:00Z",
      "2026-01-01T24:00:00Z", "2026-01-01T00:00:00+18:01", "-001-01-01T00:00:00Z",
    ])
  func refused(moment: String) {
    #expect(throws: ScriptError.self) {
      try Script(parsing: "keys 1\nset now \(moment)\nkey enter", file: "clock.keys")
    }
  }
}
