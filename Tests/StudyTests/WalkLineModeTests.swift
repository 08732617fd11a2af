import KeyScript
import KeyScriptTools
import TestFolders
import Testing

@testable import study

@Suite("Walks in line mode")
struct WalkLineModeTests {
  @Test("lead to the same places as on a screen", arguments: Walk.all)
  func places(walk: Walk) throws {
    var player = Walk.player
    player.isInLineMode = true
    let report = player.play(try walk.script())
    #expect(report.outcome.isSuccess != Self.drawn.contains(walk.name), "\(report)")
  }

  @Test("write what a listener reads, with the inputs in the place of typed lines")
  func transcript() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      keys 1
      term 40x12
      locale en
      open social

      key 2
      expect screen
      |nothing like this|
      end
      expect route home/subject:social/lesson:prefecture-capital
      resize 80x24
      key esc
      expect title "Social Studies"
      key down
      key e
      quit

      """, to: "a.keys")
    let result = try BuiltProgram.run(["replay", "--plain", "a.keys"], in: folder)
    #expect(
      result
        == ProcessRun.Result(
          status: 0,
          output: """

            [1 Learn]  2 Review  3 Map  4 Record

            Home › Social Studies

            1  Prefecture readings  grades 3–5  0 of 47 learned
            2  Prefectural capitals  grades 4–7  0 of 47 learned
            3  Capitals: name differs  grades 4–7  0 of 19 learned
            4  Regions of Japan  grades 4–7  0 of 46 learned
            5  Countries and capitals  grades 6–9  0 of 63 learned
            6  Continents  grades 6–9  0 of 62 learned
            7  Eras since Meiji  grades 6–9  0 of 5 learned

            t  Exam

            Also: i list, e explain
            ? tells what can be typed.

            number> key 2

            Home › Social Studies › Prefectural capitals

            Question 1 of 10
            What is the capital of Tottori Prefecture?

            Answer (kanji, kana or romaji)

            Also: :x don’t know

            Answer> key esc

            Home › Social Studies

            1  Prefecture readings  grades 3–5  0 of 47 learned
            2  Prefectural capitals  grades 4–7  0 of 47 learned
            3  Capitals: name differs  grades 4–7  0 of 19 learned
            4  Regions of Japan  grades 4–7  0 of 46 learned
            5  Countries and capitals  grades 6–9  0 of 63 learned
            6  Continents  grades 6–9  0 of 62 learned
            7  Eras since Meiji  grades 6–9  0 of 5 learned

            t  Exam

            number> key down

            number> key e

            “Learned” means that your latest answer was right, and that you will probably still know it in a week.
            “Best” is the highest score of a whole round or exam.

            1  Close

            1 passed, 0 failed

            """))
  }

  @Test("fail at what only a screen has, and say how to play up to there")
  func cells() throws {
    let folder = try TestFolder()
    try folder.write("keys 1\nterm 40x12\nkey down\nclick at 3,3\n", to: "a.keys")
    let result = try BuiltProgram.run(["replay", "--plain", "a.keys"], in: folder)
    #expect(result.status == 1)
    #expect(result.output.contains("line mode has no cell 3,3"))
    #expect(result.output.contains("study replay --plain --until 4 a.keys"))
  }

  @Test(
    "check a pattern that gives a text to later lines",
    arguments: [("0 of (?<all>[0-9]+)", 0), ("0\\/(?<all>[0-9]+)", 1)])
  func parts(pattern: String, status: Int32) throws {
    let folder = try TestFolder()
    try folder.write(
      """
      keys 1
      locale en
      open social

      expect match /\(pattern)/
      key 2
      type "${all}"

      """, to: "a.keys")
    let result = try BuiltProgram.run(["replay", "--plain", "a.keys"], in: folder)
    #expect(result.status == status, "\(result.output)")
    #expect(result.output.contains("> type \"47\"") == (status == 0))
  }

  /// The walks that need a drawn screen.
  private static let drawn: Set<String> = byPlaces.union(byDirections).union(byOtherKeys)

  /// They click at cells or at what only a screen shows, drag, swipe, or scroll.
  private static let byPlaces: Set<String> = [
    "deck-narrow-en", "dialog-hints-en", "exam-narrow-en", "help-narrow", "home-preview-en",
    "inspector-swipe", "leaving-half-done", "lesson-in-two-modes", "lesson-items-growing-en",
    "lesson-place-elsewhere-en", "map-preview-more-en", "mouse-only", "mouse-only-narrow",
    "preview-furigana", "preview-wheel-en",
    "scroll-bar", "scroll-bar-of-part", "select-text", "settings-erasing-en", "swipe-back",
    "swipe-interrupted", "tmux-swipe", "wheel-back",
  ]

  /// They move among tiles, between panes, or by as many rows as a window shows.
  private static let byDirections: Set<String> = [
    "home-narrow-en", "map", "map-search", "map-search-prefecture", "map-search-wide", "map-tiny",
    "map-wide", "panes", "place-cleared-en",
  ]

  /// They press the letter of a choice that is a number, which line mode takes as it is, a key in a
  /// window that is too small, or the number of a row above which line mode has others. Or they
  /// expect what goes on by itself, which waits for a listener.
  private static let byOtherKeys: Set<String> = [
    "auto-advance-en", "exam-time-up", "lesson-long-answer", "loading-slow",
    "own-lessons-narrow", "own-lessons-narrow-en", "picture-session", "result-perfect-en",
    "review-anew", "small-window",
  ]
}
