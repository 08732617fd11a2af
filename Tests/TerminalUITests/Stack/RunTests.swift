import Navigation
import TerminalCore
import TerminalFake
import TerminalUI
import Testing

@Suite("A program at a terminal")
struct RunTests {
  @Test("wakes for a timer at any millisecond", arguments: [149, 295_149, 590_298, 4_000_003])
  func timer(milliseconds: Int) throws {
    let app = launchOffice()
    let time = Duration.milliseconds(milliseconds)
    _ = app.queue.schedule(at: time, purpose: .background)
    let terminal = FakeTerminal(size: Size(columns: 60, rows: 12), arrivals: [])
    try app.run(on: terminal)
    #expect(app.isEnded && terminal.now == time)
  }
}
