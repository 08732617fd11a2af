import KeyScript
import KeyScriptTools
import TerminalCore
import TestFolders
import Testing

@Suite("Plays of the same script")
struct FrameComparisonTests {
  /// Plays a script several times. The program of run `number` draws what `draw` says.
  private func play(
    _ lines: String, times count: Int, until stop: Int? = nil,
    draw: @escaping (_ run: Int, _ event: Int) -> String
  ) throws -> (report: PlayReport, runs: Int) {
    let folder = try TestFolder()
    try folder.write("keys 1\nterm 12x2\n" + lines, to: "walk.keys")
    var runs = 0
    var player = Player { settings in
      runs += 1
      return BlankProgram(settings) { [runs] frame, event in
        frame.write(draw(runs, event), at: Position(column: 0, row: 0))
      }
    }
    player.stopLine = stop
    player.command = appCommand
    let report = try player.play(ScriptSource(folder.file("walk.keys")), times: count)
    return (report, runs)
  }

  @Test("pass if all frames are the same", arguments: [1, 2, 5])
  func same(count: Int) throws {
    let (report, runs) = try play("key a b\nkey c\n", times: count) { _, event in "\(event)" }
    #expect(report.outcome.isSuccess, "\(report)")
    #expect(runs == count)
  }

  @Test("fail at the first frame that differs, which is named with its run")
  func difference() throws {
    let (report, runs) = try play("key a b\nkey c\n", times: 5) { run, event in
      run == 3 && event == 2 ? "other" : "\(event)"
    }
    #expect(report.failure?.message == "frame 3 of run 3 differs from run 1")
    #expect(report.failure?.line == 3)
    #expect(report.failure?.command?.hasPrefix("app replay /") == true)
    #expect(runs == 3)
  }

  @Test("fail if a run has a frame more")
  func more() throws {
    let (report, _) = try play("key a b\n", times: 2) { run, event in
      run == 1 && event == 2 ? "1" : "\(event)"
    }
    #expect(
      report.failure?.message == "frame 3 of run 2 differs from run 1, which has no such frame")
  }

  @Test("fail if a run has a frame less")
  func less() throws {
    let (report, _) = try play("key a b\n", times: 2) { run, event in
      run == 2 && event == 2 ? "1" : "\(event)"
    }
    #expect(report.failure?.message == "run 2 ends after frame 2, but run 1 has 3 frames")
    #expect(report.failure?.line == 3)
  }

  @Test("differ in style and cursor too, and not in the order of drawing", arguments: 1...3)
  func hashes(part: Int) {
    var frames = [Frame(size: Size(columns: 8, rows: 1)), Frame(size: Size(columns: 8, rows: 1))]
    // Glyphs of several scalars are numbered in the order of drawing.
    let (first, second) = (Position(column: 0, row: 0), Position(column: 1, row: 0))
    frames[0].write("x\u{301}", at: first)
    frames[0].write("y\u{302}", at: second)
    frames[1].write("y\u{302}", at: second)
    frames[1].write("x\u{301}", at: first)
    #expect(frames[0] == frames[1])
    #expect(frames[0].hashValue == frames[1].hashValue)
    switch part {
    case 1: frames[1].write("y\u{302}", at: second, style: .bold)
    case 2: frames[1].cursor = second
    default: frames[1].write("y\u{301}", at: second)
    }
    #expect(frames[0].hashValue != frames[1].hashValue)
  }

  @Test("say in which run a check did not hold, if no frame differs")
  func laterFailure() throws {
    var runs = 0
    let player = Player { settings in
      runs += 1
      // Only the path differs, which is not drawn.
      return BlankProgram(settings, route: "run:\(runs)")
    }
    let folder = try TestFolder()
    try folder.write("keys 1\nkey a\nexpect route run:1\n", to: "a.keys")
    let report = try player.play(ScriptSource(folder.file("a.keys")), times: 3)
    #expect(
      report.failure?.message == "the route is “run:2”, not “run:1”, in run 2 but not in run 1")
  }

  @Test("are no more if the first fails, whose report is as always")
  func firstFailure() throws {
    let (report, runs) = try play("expect depth 2\n", times: 5) { _, event in "\(event)" }
    #expect(report.failure?.message == "the depth is “1”, not “2”")
    #expect(runs == 1)
  }

  @Test("may stop before a line")
  func stopLine() throws {
    let (report, runs) = try play("key a\nkey b\n", times: 3, until: 4) { _, event in "\(event)" }
    guard case .reached(line: 4) = report.outcome else { return #expect(Bool(false), "\(report)") }
    #expect(runs == 3)
  }
}
