import KeyScript
import KeyScriptTools
import TerminalCore
import Testing

@Suite("Render checks")
struct RenderCheckTests {
  private let check = RenderCheck()

  private func play(
    _ lines: String, _ writer: SimpleWriter, size: Size? = nil
  ) throws -> PlayReport {
    try KeyScriptTests.play(lines) {
      $0.watchers = [check]
      $0.terminalWriter = { _ in writer }
      $0.size = size
    }
  }

  @Test("compare every frame once, including those of timers")
  func counting() throws {
    let script = "key down\nkey f1\nkey ctrl+t\nwait 1s\nresize 20x10\nkey up"
    let report = try play(script, SimpleWriter())
    #expect(report.description == "walk.keys: passed")
    // At the start, down, at 10, 15 and 20 ms, at the other size, up; f1 changes nothing.
    #expect("\(check.count)" == "7 frames and 1040 cells")
  }

  @Test("count one frame of one cell as such")
  func countingOne() throws {
    _ = try play("", SimpleWriter(), size: Size(columns: 1, rows: 1))
    #expect("\(check.count)" == "1 frame and 1 cell")
  }

  @Test("report the place, the frame and both cells, and mark the difference")
  func difference() throws {
    let report = try play("resize 10x4\nkey down", SimpleWriter(.glyph, from: 3))
    #expect(
      report.description == """
        walk.keys:4: key down
          frame 3: the terminal shows “京” (2 wide, plain) at 2,2, not “東” (2 wide,
          plain)

          expected       actual
          … 2 equal rows
          |> 東京都  | ≠ |> 京京都  |
                            ^^
          … 1 equal row

        route: list
        time: 0s
        pending: nothing
        last input:
          line 3, at 0s: resize 10x4
          line 4, at 0s: key down
        replay: app replay walk.keys
        walk.keys:4: key down
        """)
    #expect(report.outcome.exitStatus == 1)
  }

  @Test(
    "report other differences",
    arguments: [
      (
        .style,
        "frame 1: the terminal shows “p” (1 wide, plain) at 0,0, not “p” (1 wide, reverse) "
          + "(6 cells differ)"
      ),
      (.cursor, "frame 1: the cursor is hidden, not at 0,7"),
      (.sequence, "frame 1 has an unknown sequence, “5y”"),
      (.terminal, "the terminal refused doupdate"),
    ] as [(SimpleWriter.Fault, String)])
  func faults(fault: SimpleWriter.Fault, message: String) throws {
    let failure = try play("key f1", SimpleWriter(fault)).failure
    #expect(failure?.message == message)
    if fault == .style {
      #expect(failure?.description.contains("|places          | ≠ |places          |") == true)
      #expect(failure?.description.contains("   ^^^^^^\n") == true)
    }
  }

  @Test("ignore the script's expectations on a screen of another size")
  func otherSize() throws {
    let script = """
      expect text "東京都"
      click at "nowhere"
      expect text "nowhere" within 1s
      key ctrl+c
      key down
      quit
      """
    let report = try play(script, SimpleWriter(), size: Size(columns: 8, rows: 3))
    #expect(report.description == "walk.keys: passed")
    #expect(report.target?.frame.size == Size(columns: 8, rows: 3))
    let wrong = try play("key down", SimpleWriter(.style), size: Size(columns: 8, rows: 3))
    #expect(wrong.outcome.exitStatus == 1)
  }

  @Test(
    "expect no more colours than the script's terminal has",
    arguments: [("mono", 0), ("16", 9), ("256", 196)])
  func colors(option: String, shown: UInt8) throws {
    var player = Player { settings in
      BlankProgram(settings) { frame, _ in
        frame.write(
          "x", at: Position(column: 0, row: 0), style: Style(foreground: Color(index: 196)))
      }
    }
    player.watchers = [check]
    player.terminalWriter = { _ in ColorWriter(Color(index: shown)) }
    let script = try Script(parsing: "keys 1\nterm 4x1 color=\(option)\nkey f1")
    #expect(player.play(script).description == "script.keys: passed")
    player.terminalWriter = { _ in ColorWriter(Color(index: 3)) }
    #expect(player.play(script).outcome.exitStatus == 1)
  }

  /// Writes one letter in a colour.
  private final class ColorWriter: TerminalWriter {
    private let color: Color

    init(_ color: Color) { self.color = color }

    func bytes(showing frame: Frame) -> [UInt8] {
      let style = color == .terminal ? "39" : "38;5;\(color.index)"
      return Array("\u{1B}[?25l\u{1B}[H\u{1B}[\(style)mx".utf8)
    }
  }
}
