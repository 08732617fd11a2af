import KeyScript
import TerminalCore
import Testing

@Suite("What a play at a terminal says of itself")
struct PlayStatusTests {
  private typealias Screen = TerminalPacerTests.Screen
  private typealias Source = TerminalPacerTests.Terminal

  /// Plays lines step by step, with a key of the viewer for each input.
  private func play(
    _ lines: String, on screen: Screen, keys: [InputEvent], handingOver: Bool = false
  ) throws -> (report: PlayReport, pacer: TerminalPacer) {
    let pacer = TerminalPacer(
      renderer: screen, source: Source(keys.map { [$0] }), pace: .steps)
    pacer.offersTurn = handingOver
    let report = try KeyScriptTests.play(lines) { $0.pacer = pacer }
    return (report, pacer)
  }

  private func lastRows(of screen: Screen, _ count: Int = 1) -> [String] {
    (screen.frames.last?.lines ?? []).suffix(count).map {
      String($0.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test("the row below the program has the next line, the time, and the keys, as far as they fit")
  func waiting() throws {
    let wide = [
      " line 3: key down                 0.0s  any key: next, t: your turn, q: end",
      " line 3: key down                 any key: next, q: end",
      " line 3: key down  any key: next",
      " line 3...  any key: next",
    ]
    for (columns, row) in zip([76, 56, 33, 26], wide) {
      let screen = Screen(columns, 9)
      _ = try play("key down", on: screen, keys: [.text("q")], handingOver: true)
      #expect(lastRows(of: screen) == [row])
    }
  }

  @Test("while the play moves, the row shows the line that takes the time, if there is room")
  func playing() throws {
    for (rows, row) in [(9, " line 3: wait 250ms                0.2s  q: end"), (8, "")] {
      let screen = Screen(48, rows)
      let report = try KeyScriptTests.play("wait 250ms") {
        $0.pacer = TerminalPacer(renderer: screen, source: TerminalPacerTests.Source())
      }
      #expect(report.failure == nil)
      #expect(lastRows(of: screen) == [row])
    }
  }

  @Test("on a terminal without a row to spare, the last row is covered only while a step waits")
  func covering() throws {
    let screen = Screen(33, 8)
    _ = try play("key down\nkey down", on: screen, keys: [.text("x"), .text("q")])
    #expect(
      screen.frames.map { $0.line(7).hasPrefix(" line") }
        == [false, true, false, true])
    #expect(lastRows(of: screen) == [" line 4: key down  any key: next"])
  }

  @Test("a note stands above it")
  func notes() throws {
    let screen = Screen(40, 10)
    _ = try play("note \"look\"\nkey down", on: screen, keys: [.text("q")])
    #expect(
      lastRows(of: screen, 2) == ["look", " line 4: key down         any key: next"])
  }

  @Test("a failure stands there with its line, what differs, and the key that ends")
  func failure() throws {
    let screen = Screen(80, 8)
    let (report, pacer) = try play(
      "expect depth 2", on: screen, keys: [.focus(true), .text("q")])
    pacer.waitForEnd(after: report)
    #expect(
      lastRows(of: screen) == [
        " line 3 fails: the depth is “1”, not “2”" + String(repeating: " ", count: 33)
          + "q: end"
      ])
    #expect(!pacer.isTakenOver)
  }

  @Test("a long message takes up to three rows, so that one sees what differs")
  func longFailure() throws {
    let screen = Screen(24, 8)
    let (report, pacer) = try play("expect depth 2", on: screen, keys: [.text("q")])
    pacer.waitForEnd(after: report)
    #expect(
      lastRows(of: screen, 3) == [
        " line 3 fails: the", " depth is “1”, not “2”", "                 q: end",
      ])
  }

  @Test("of a screen that differs, the first row is named")
  func differingRow() throws {
    let screen = Screen(60, 8)
    let rows = "|places          |\n|x|"
    let (report, pacer) = try play(
      "expect screen\n\(rows)\nend", on: screen, keys: [.text("q")])
    pacer.waitForEnd(after: report)
    #expect(lastRows(of: screen)[0].hasPrefix(" line 3 fails: the screen differs in row 1"))
  }

  @Test("t hands the program over, between two steps and after a failure, if that is offered")
  func takingOver() throws {
    let turn = InputEvent.text("t")
    let (report, pacer) = try play(
      "key down\nkey down", on: Screen(40, 9), keys: [.text("x"), turn], handingOver: true)
    #expect("\(report)" == "walk.keys:4: reached" && pacer.isTakenOver)
    #expect(report.target?.focusedText == "東京都")

    let screen = Screen(80, 9)
    let (failed, other) = try play(
      "expect depth 2", on: screen, keys: [turn], handingOver: true)
    other.waitForEnd(after: failed)
    #expect(other.isTakenOver)
    #expect(lastRows(of: screen)[0].hasSuffix("t: your turn, q: end"))

    let (plain, third) = try play("key down", on: Screen(40, 9), keys: [turn])
    #expect("\(plain)" == "walk.keys: passed" && !third.isTakenOver)
  }
}
