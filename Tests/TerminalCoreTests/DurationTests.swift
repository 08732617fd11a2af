import TerminalCore
import Testing

@Suite("Durations")
struct DurationTests {
  @Test("have as many whole units as they were made of, however long they are")
  func units() {
    for count in stride(from: 0, through: 400_000_000, by: 149) {
      guard Duration.milliseconds(count).count(of: .milliseconds(1)) == count else {
        Issue.record("\(count) ms have \(Duration.milliseconds(count).count(of: .milliseconds(1)))")
        return
      }
    }
    #expect(Duration.milliseconds(295_149).count(of: .milliseconds(1)) == 295_149)
  }

  @Test("leave out what isn't a whole unit")
  func rest() {
    #expect(Duration.milliseconds(1_999).count(of: .seconds(1)) == 1)
    #expect(Duration.nanoseconds(999_999).count(of: .milliseconds(1)) == 0)
    #expect(Duration.milliseconds(-1_999).count(of: .seconds(1)) == -1)
  }
}
