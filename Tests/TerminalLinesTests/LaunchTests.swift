import TerminalCore
import TerminalLines
import TerminalUI
import Testing

@Suite("An app that runs before it is launched")
struct LaunchTests {
  @Test("says so, instead of waiting for a line that it never asks for")
  func message() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try makeShop(.home).run(on: LineTerminal())
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("the app runs before it is launched; call app.launch("))
  }
}
