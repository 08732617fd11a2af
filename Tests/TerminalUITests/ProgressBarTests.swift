import Testing
import TerminalUI

@Suite("A progress bar")
struct ProgressBarTests {
  @Test(
    "anything done shows, and only all of it fills the bar",
    arguments: [
      (0, 7, "...."), (1, 7, "#..."), (3, 7, "#..."), (4, 7, "##.."), (6, 7, "###."),
      (7, 7, "####"), (9, 7, "####"), (0, 0, "...."),
    ])
  func text(done: Int, total: Int, text: String) {
    #expect(ProgressBar(done, of: total).text(width: 4, glyphs: .ascii) == text)
  }
}
