import KeyScript
import SpacedRepetition
import Testing

@testable import study

@Suite("The clock of a recording")
struct RecordedTimeTests {
  @Test(
    "stands at the noon of the study day, in the learner's time zone",
    arguments: [
      // 18:59 and 19:00 in London on November 23 are 3:59 and 4:00 in Japan on November 24.
      (1_795_460_340_000, 540, 23),
      (1_795_460_400_000, 540, 24),
      (1_795_460_400_000, 0, 23),
      (1_795_460_400_000, -570, 23),
    ])
  func noon(milliseconds: Int, zone: Int, day: Int) {
    let noon = WallTime(
      year: 2026, month: 11, day: day, hour: 12, minute: 0, second: 0, minutesAheadOfUTC: zone)
    #expect(WallTime(noonOn: LocalTime(milliseconds: milliseconds, minutesEast: zone)) == noon)
  }

  @Test("has a zone that scripts have, even where TZ sets one further off", arguments: [1, -1])
  func farZone(sign: Int) {
    let noon = WallTime(noonOn: LocalTime(milliseconds: 0, minutesEast: sign * 1_440))
    #expect(noon?.minutesAheadOfUTC == sign * 1_080)
  }
}
