import TerminalCore
import TerminalFake
import Testing

@Suite("the fake renderer")
struct FakeRendererTests {
  @Test("keeps every frame, oldest first")
  func keepsAll() {
    let renderer = FakeRenderer(size: Size(columns: 4, rows: 1))
    for text in ["一", "二", "三"] { renderer.show(frame(text)) }
    #expect(renderer.frames.map(\.picture) == ["一  |", "二  |", "三  |"])
    #expect(renderer.shownCount == 3)
  }

  @Test("keeps only the newest frame when asked to")
  func keepsLast() {
    let renderer = FakeRenderer(size: Size(columns: 4, rows: 1), keeping: .last)
    for text in ["一", "二", "三"] { renderer.show(frame(text)) }
    #expect(renderer.frames.map(\.picture) == ["三  |"])
    #expect(renderer.shownCount == 3)
  }

  @Test("forgets frames on request")
  func forgets() {
    let renderer = FakeRenderer(size: Size(columns: 4, rows: 1))
    renderer.show(frame("一"))
    renderer.forgetFrames()
    #expect(renderer.frames.isEmpty)
    #expect(renderer.lastFrame == nil)
  }

  @Test("refuses a frame that is not the screen's size")
  func refusesOtherSizes() async {
    await #expect(processExitsWith: .failure) {
      let renderer = FakeRenderer(size: Size(columns: 4, rows: 1))
      renderer.show(Frame(size: Size(columns: 5, rows: 1)))
    }
  }

  private func frame(_ text: String) -> Frame {
    var frame = Frame(size: Size(columns: 4, rows: 1))
    frame.write(text, at: Position(column: 0, row: 0))
    return frame
  }
}
