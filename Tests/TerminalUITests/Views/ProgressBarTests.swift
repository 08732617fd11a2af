import TerminalCore
import TerminalUI
import Testing

@Suite("A progress bar")
struct ProgressBarTests {
  @Test(
    "any progress is visible, and only complete progress fills the bar",
    arguments: [
      (0, 7, "...."), (1, 7, "#..."), (3, 7, "#..."), (4, 7, "##.."), (6, 7, "###."),
      (7, 7, "####"), (9, 7, "####"), (0, 0, "...."),
    ])
  func text(done: Int, total: Int, text: String) {
    #expect(ProgressBar<Home>(done, of: total).text(width: 4, glyphs: .ascii) == text)
  }

  @Test(
    "shows what is begun after what is done, in at least one cell of what is left",
    arguments: [
      (0, 1, 8, "-..."), (0, 4, 8, "--.."), (2, 3, 8, "#-.."), (2, 8, 8, "#---"), (3, 2, 8, "#..."),
      (8, 8, 8, "####"), (7, 9, 8, "###-"), (0, -1, 8, "...."),
    ])
  func begun(done: Int, begun: Int, total: Int, text: String) {
    let bar = ProgressBar<Home>(done, of: total).begun(begun)
    #expect(bar.text(width: 4, glyphs: .ascii) == text)
    #expect(bar.begun == max(done, min(max(0, begun), total)))
  }

  @Test(
    "has no half cell before what is begun, where it would leave a hole",
    arguments: [(14, 14, 47, "━━╸───────"), (14, 29, 47, "━━╍╍╍╍────"), (5, 9, 286, "━╍────────")])
  func holes(done: Int, begun: Int, total: Int, text: String) {
    let bar = ProgressBar<Home>(done, of: total).begun(begun)
    #expect(bar.text(width: 10, glyphs: .unicode) == text)
  }

  @Test("that is a gauge shows a whole number as it does any other, in a role of its own")
  func gauge() {
    let loads = 7
    let app = show(columns: 30, rows: 5, glyphs: .ascii) { _ in
      Gauge("Load", loads, in: 0...14, role: .warning)
      Gauge("Load", 7.0, in: 0...14)
    }
    let frame = app.compose()
    #expect(frame.line(1) == frame.line(2) && frame.line(1).contains("50%"))
    #expect(frame[column: 7, row: 1].style == app.appearance.theme[.warning])
    #expect(frame[column: 7, row: 2].style == app.appearance.theme[.accent])
  }

  @Test("takes no cells where there are none", arguments: [0, -1, -40])
  func nothing(width: Int) {
    #expect(ProgressBar<Home>(1, of: 2).text(width: width, glyphs: .ascii) == "")
  }

  @Test("takes numbers of any size")
  func huge() {
    let bar = ProgressBar<Home>(.max / 2, of: .max)
    #expect(bar.text(width: 41, glyphs: .ascii).filter { $0 == "#" }.count == 20)
  }

  @Test(
    "uses the characters of its glyph set, in the given width",
    arguments: [(GlyphSet.ascii, "#", "."), (.narrow, "⠶", "⠄"), (.unicode, "━", "─")],
    [0, 1, 39, 40, 41, 80, 81, 200])
  func signs(signs: (glyphs: GlyphSet, full: String, empty: String), width: Int) {
    for done in 0...width {
      let text = ProgressBar<Home>(done, of: width).text(width: width, glyphs: signs.glyphs)
      #expect(
        text == String(repeating: signs.full, count: done)
          + String(repeating: signs.empty, count: width - done))
    }
  }
}
