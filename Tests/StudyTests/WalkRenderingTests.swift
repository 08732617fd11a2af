import TestFolders
import Testing

@Suite("Render checks of the walks")
struct WalkRenderingTests {
  @Test(
    "agree with ncurses on every frame, on other screens too",
    arguments: Walk.oneOf(3, from: 1).map { ($0, "40x12") }
      + Walk.oneOf(3, from: 2).map { ($0, "120x40") })
  func otherSizes(walk: Walk, size: String) throws {
    // JudgeTests check walks at their own sizes.
    let result = try BuiltProgram.run(
      ["replay", "--twin", "--size", size, walk.path], in: TestFolder())
    #expect(result.status == 0, "\(result.output)\(result.complaint)")
    #expect(
      result.output.contains(/1 passed, 0 failed; [1-9]\d* frames? and [1-9]\d* cells compared/))
  }

  @Test("check the script's expectations at its own size")
  func expectations() throws {
    let folder = try TestFolder()
    try folder.write("keys 1\nterm 24x6\nexpect depth 2\nkey down\n", to: "a.keys")
    let own = try BuiltProgram.run(["replay", "--twin", "a.keys"], in: folder)
    #expect(own.status == 1)
    #expect(own.output.hasSuffix("0 passed, 1 failed; 1 frame and 144 cells compared\n"))
    let other = try BuiltProgram.run(["replay", "--twin", "--size=25x6", "a.keys"], in: folder)
    #expect(
      other
        == ProcessRun.Result(
          status: 0, output: "1 passed, 0 failed; 2 frames and 300 cells compared\n"))
  }

  @Test("use the colours and glyphs of the script's terminal", arguments: ["mono", "16"])
  func terminals(color: String) throws {
    let folder = try TestFolder()
    for glyphs in ["ascii", "narrow", "unicode"] {
      try folder.write(
        "keys 1\nterm 60x20 color=\(color) glyphs=\(glyphs)\nkey 3\nsettle\nkey enter\nsettle\nkey ?\n",
        to: "\(glyphs).keys")
    }
    let result = try BuiltProgram.run(
      ["replay", "--twin", "ascii.keys", "narrow.keys", "unicode.keys"], in: folder)
    #expect(result.status == 0, "\(result.output)\(result.complaint)")
  }
}
