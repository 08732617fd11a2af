import PseudoTerminals
import TerminalCore
import TerminalFake
import Testing
import TmuxPane

extension NcursesTests {
  /// The output of ncurses, shown by tmux and by the terminal model.
  @Suite("tmux and the terminal model", .timeLimit(.minutes(20)))
  struct JudgeTests {
    // tmux doesn't report the background of erased cells, so it can't check the output for
    // terminals that erase with a background, as xterm does.
    @Test(
      "agree on every random frame, through resizes",
      arguments: ["screen-256color", "tmux-256color"], [11, 12] as [UInt64])
    func randomFrames(terminalName: String, seed: UInt64) throws {
      var frames = RandomFrames(seed: seed)
      let sizes = [(80, 24), (41, 7), (120, 40), (1, 1), (40, 12)].map(Size.init)
      let recording = try RecordedScreen(terminalName: terminalName, size: sizes[0])
      let pane = try TmuxPane(size: sizes[0])
      for size in sizes {
        if size != pane.size {
          recording.resize(to: size)
          try pane.resize(to: size)
        }
        for number in 0..<15 {
          let frame = frames.next(size: size)
          try pane.show(recording.show(frame))
          let shown = try pane.screen()
          let model = recording.model.screen
          #expect(recording.model.differences(from: frame) == [], "frame \(number) of \(size)")
          try #require(
            model.differences(from: shown) == [],
            "frame \(number); tmux:\n\(shown.picture)\nthe model:\n\(model.picture)")
        }
      }
    }
  }
}
