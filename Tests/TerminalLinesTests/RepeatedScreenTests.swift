import TerminalCore
import Testing

@testable import TerminalLines

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

  @Test("is written again if a line leads to it only after a while")
  func repeatedLater() {
    var transcript = Transcript(words: .english, translations: [:], pageLength: 30)
    let frame = Frame(size: Size(columns: 40, rows: 5))
    var reading = FrameReading(
      titles: ["Account"], body: Rect(columns: 0..<40, rows: 1..<4))
    (reading.notice, reading.noticeNumber) = ("saved", 1)
    transcript.show(frame, reading)
    _ = transcript.ask()
    transcript.endPrompt(with: "f5")
    _ = transcript.respond(to: .press(Key(.function(5))), in: nil)
    _ = transcript.takeText()
    reading.isLoading = true
    transcript.show(frame, reading)
    _ = transcript.ask()
    #expect(transcript.takeText() == "This takes a moment.\n\ncommand> ")
    (reading.isLoading, reading.noticeNumber) = (false, 2)
    transcript.show(frame, reading)
    #expect(transcript.takeText() == "\nsaved\n")
  }

  @Test("is not written again if nothing has happened")
  func unchanged() throws {
    #expect(try response(to: "4") == "\nThat does nothing here.\n\n")
  }
}
