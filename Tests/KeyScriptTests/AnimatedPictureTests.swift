import KeyScript
import KeyScriptTools
import TerminalCore
import TerminalUI
import Testing

@Suite("An animated picture")
struct AnimatedPictureTests {
  @Test("has each row once, and moves only the rows that change")
  func svg() throws {
    let picture = SessionFrames()
    var player = Player { settings in
      BlankProgram(settings) { frame, count in
        frame.write(["a", "b", "a", "c"][count], at: Position(column: 0, row: 0))
        frame.write("z", at: Position(column: 1, row: 1))
      }
    }
    player.watchers = [picture]
    let lines = "keys 1\nterm 2x3\nwait 1s\nkey up\nkey up\nwait 700ms\nkey up"
    _ = player.play(try Script(parsing: lines))
    #expect(
      picture.animatedSVG == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 54" width="18" height="54" \
        font-family="monospace" font-size="15" xml:space="preserve" shape-rendering="crispEdges">
        <style>
        @media (prefers-reduced-motion: no-preference) {
        .row { animation: 5000ms step-end infinite }
        }
        @keyframes y0 {
        0% { transform: translate(-18px) }
        20% { transform: translate(-36px) }
        26% { transform: translate(-18px) }
        40% { transform: none }
        }
        </style>
        <defs>
        \(Self.definition(0, "a", left: 0))
        \(Self.definition(1, "z", left: 9))
        <g id="r2"></g>
        \(Self.definition(3, "b", left: 0))
        \(Self.definition(4, "c", left: 0))
        </defs>
        <rect width="18" height="54" fill="#1c1c1c"/>
        <g class="row" style="animation-name: y0">
        <use href="#r4" y="0"/>
        <use href="#r0" x="18" y="0"/>
        <use href="#r3" x="36" y="0"/>
        </g>
        <use href="#r1" y="18"/>
        </svg>

        """)
  }

  private static func definition(_ index: Int, _ text: String, left: Int) -> String {
    """
    <g id="r\(index)"><text x="\(left)" textLength="9" lengthAdjust="spacingAndGlyphs" y="14" \
    fill="#dadada">\(text)</text></g>
    """
  }

  @Test("shows each frame exactly once, at its time, and the last one where nothing plays")
  func frames() throws {
    let (picture, frames) = (SessionFrames(), FrameList())
    _ = try play(
      """
      wait 150ms
      key down enter
      settle
      key esc down
      resize 9x4
      wait 1s
      type ">名古屋"
      wait 33ms
      resize 20x10
      """
    ) { $0.watchers = [picture, frames] }
    let played = try #require(PlayedPicture(picture.animatedSVG))
    let screens = played.screens
    #expect(screens.map(\.rows) == frames.rows(upTo: 10))
    #expect(played.still == screens.last?.rows)
    #expect(played.duration == frames.times[frames.times.count - 1] + 3_000)
    for (screen, time) in zip(screens, frames.times) { #expect(abs(screen.time - time) < 1) }
    for times in played.timesOfRows { #expect(times == Set(times).sorted()) }
  }

  @Test("shows only the last of several frames within a millisecond")
  func shortFrames() throws {
    let pictures = [SessionFrames(), SessionFrames(pace: .zero)]
    let pauses = ["wait 20us", ""]
    for (picture, pause) in zip(pictures, pauses) {
      _ = try play("key down\n\(pause)\nkey down\nwait 1ms\nkey up") {
        $0.watchers = [picture]
      }
    }
    let last = try #require(PlayedPicture(pictures[0].animatedSVG))
    #expect(last.screens.map(\.rows[3]) == ["京都府", ">京都府", "京都府"])
    let merged = try #require(PlayedPicture(pictures[1].animatedSVG))
    #expect(merged.screens.map(\.rows[3]) == [">京都府", "京都府"])
  }

  @Test("tells milliseconds apart in the longest play")
  func longPlay() throws {
    let picture = SessionFrames()
    let waits = String(repeating: "wait 1000000s\n", count: 900)
    _ = try play("\(waits)key down\nwait 1ms\nkey down\nwait 1ms\nkey up") {
      $0.watchers = [picture]
    }
    let times = try #require(PlayedPicture(picture.animatedSVG)).screens.map(\.time)
    #expect(times.count == 4 && times.first == 0)
    for time in times.dropFirst() { #expect(abs(time - 900_000_000_000) < 4) }
  }

  @Test(
    "is a picture that doesn't play if nothing in it changes",
    arguments: ["wait 1s", "wait 1s\ntype \" \""])
  func still(lines: String) throws {
    let picture = SessionFrames(theme: .light)
    let report = try play(lines) { $0.watchers = [picture] }
    let frame = try #require(report.target?.frame)
    #expect(picture.animatedSVG == ScreenPicture(of: frame, background: .light).svg)
    #expect(SessionFrames().animatedSVG == "")
  }

  /// The frames of a play, with the times at which exports show them.
  private final class FrameList: FrameWatcher {
    private var frames: [Frame] = []
    /// The times in milliseconds.
    private(set) var times: [Double] = []
    private var virtualTime = Duration.zero

    func begin(_ settings: ScriptSettings) {}

    func see(_ shown: ShownFrame) {
      let interval = (shown.time - virtualTime) / .milliseconds(1)
      times.append(times.last.map { $0 + (interval == 0 ? 300 : interval) } ?? 0)
      frames.append(shown.frame)
      virtualTime = shown.time
    }

    /// The rows of each frame without blanks, with empty ones up to a number.
    func rows(upTo count: Int) -> [[String]] {
      frames.map { frame in
        let rows = frame.lines.map { $0.replacing(" ", with: "") }
        return rows + Array(repeating: "", count: count - rows.count)
      }
    }
  }
}
