import Testing

@Suite("What equals the screen before it in line mode")
struct RepeatedScreenTests {
  private let lines = LineTerminalTests()

  /// What is written between the prompts for the second and the third line.
  private func response(to line: String, twice isTwice: Bool = true) throws -> String {
    let text = try lines.transcript(isTwice ? [line, line] : [line], of: .bell)
    let parts = text.split(separator: "number> \(line)", omittingEmptySubsequences: false)
    let last = try #require(parts.last).split(separator: "number>", maxSplits: 1)
    return String(try #require(last.first))
  }

  @Test("is written again if a line has led to another message, dialog or screen")
  func repeated() throws {
    #expect(try response(to: "1") == "\n\nrung\n\n")
    #expect(try response(to: "3", twice: false).hasPrefix("\n\nBell\n\n1  Ring\n2  Ask\n"))
    let text = try lines.transcript(["2", "1", "1", "2"], of: .bell)
    #expect(text.split(separator: "Heard?\n\n1  No\n2  Yes\n").count == 4, "\(text)")
    #expect(!text.contains("nothing"))
  }

  @Test("is not written again if nothing has happened")
  func unchanged() throws {
    #expect(try response(to: "4") == "\nThat does nothing here.\n\n")
  }
}
