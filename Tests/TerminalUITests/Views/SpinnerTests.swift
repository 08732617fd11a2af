import TerminalCore
import TerminalUI
import Testing

@Suite("Bars and spinners")
struct SpinnerTests {
  @Test(
    "show how far something is, in words too",
    arguments: [
      (
        28,
        [
          "  Files", "  #######.............. 33%", "  Memory", "  ##############..... 12 GB",
          "  Load", "  #################### 100%", "  #################### 100%",
        ]
      ),
      (
        60,
        [
          "  Files  #############........................... 33%",
          "  Memory ##############################.......... 12 GB",
          "  Load   ######################################## 100%",
          "  ######################################## 100%",
        ]
      ),
    ])
  func bars(columns: Int, lines: [String]) {
    let app = launchGift(.progress, columns: columns, rows: 14)
    #expect(Array(app.compose().body.prefix(lines.count)) == lines)
  }

  @Test("turn ten times a second, at exact times, while they are in sight")
  func turning() {
    let app = launchGift(.progress, rows: 14, motion: .full)
    #expect(app.isIdle)
    #expect(app.shows("  | Reading"))
    app.wait(99)
    #expect(app.nextFrame() != nil)
    #expect(app.nextFrame() == nil)
    app.wait(1)
    #expect(app.nextFrame() != nil)
    #expect(app.shows("  / Reading"))
    app.wait(250)
    #expect(app.shows("  \\ Reading"))
    app.wait(50)
    #expect(app.shows("  | Reading"))
  }

  @Test("don't turn out of sight")
  func hidden() {
    let app = launchGift(.progress, rows: 8, motion: .full)
    _ = app.compose()
    #expect(app.isIdle)
    app.press("end")
    #expect(app.shows("Reading"))
    #expect(!app.isIdle)
    app.press("home")
    #expect(!app.shows("Reading"))
    #expect(app.isIdle)
  }

  @Test("stand still where less motion is asked for", arguments: [MotionSetting.reduced, .none])
  func still(motion: MotionSetting) {
    let app = launchGift(.progress, rows: 14, motion: motion)
    #expect(app.shows("  Reading..."))
    #expect(app.isIdle)
  }
}
