import Navigation
import TerminalCore
import TerminalUI
import Testing

@testable import TerminalLines

@Suite("A view that changes on its own, in line mode")
struct VolatileViewTests {
  @Test("is read with the screen, but its changes are no news")
  func gauges() throws {
    let app = makeShop(.gauges)
    var appearance = Appearance(language: .english)
    appearance.adapt(to: .lineMode)
    app.launch(size: .ofLineMode, appearance: appearance)
    func text(at seconds: Int) throws -> FrameText {
      app.advance(to: .seconds(seconds))
      let frame = try #require(app.nextFrame())
      return try FrameText(frame, #require(frame.reading))
    }
    let (first, second) = try (text(at: 1), text(at: 30))
    #expect(first.lines.contains("open for 1 s") && second.lines.contains("open for 30 s"))
    #expect(first.lines.contains("no orders"))
    #expect(first.news == second.news)
    #expect(try text(at: 70).news != second.news)
  }
}
