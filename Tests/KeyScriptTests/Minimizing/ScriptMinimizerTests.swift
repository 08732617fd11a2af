import KeyScript
import KeyScriptTools
import TerminalCore
import TestFolders
import Testing

@Suite("Making a failing script smaller")
struct ScriptMinimizerTests {
  /// Makes a script smaller that is played to the fake program, on a screen of 16 columns and 8
  /// rows.
  private func minimize(
    _ lines: String, file: String = "walk.keys",
    _ configure: (inout ScriptMinimizer) -> Void = { _ in }
  ) throws -> MinimizedScript {
    var player = Player { FakeProgram($0) }
    player.snapshots = SnapshotFolders()
    var minimizer = ScriptMinimizer(player)
    configure(&minimizer)
    return try minimizer.minimize(Script(parsing: "keys 1\nterm 16x8\n" + lines, file: file))
  }

  private func expect(
    _ lines: String, becomes rest: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try minimize(lines).script.text
    #expect(text == "keys 1\nterm 16x8\n" + rest + "\n", sourceLocation: sourceLocation)
  }

  @Test(
    "leaves out lines that the failure does not need",
    arguments: [
      // The header stays, the lines behind the failure go, and so do checks that hold.
      (
        "set seed 7\nset load 1s\nkey down\nexpect depth 1\nkey up\nexpect depth 2\nkey enter\nquit",
        "set seed 7\nset load 1s\nkey up\nexpect depth 2"
      ),
      // What leads to the path on which it fails stays.
      (
        "key down\nnote \"on\"\nkey enter\nsettle\nkey esc\nkey enter\nsettle\nexpect title \"x\"",
        "key down\nkey enter\nsettle\nexpect title \"x\""
      ),
      // So does the path on which the last input was given.
      (
        "key up\nkey down\nkey enter\nsettle\nkey esc\nkey up\nexpect depth 2",
        "key up\nexpect depth 2"
      ),
      (
        "key up\nkey enter\nsettle\ntype \"a\"\nkey esc\nexpect depth 2",
        "key enter\nsettle\nkey esc\nexpect depth 2"
      ),
      // A failure of another kind of line.
      ("type \"a\"\nkey ctrl+c\nkey a", "key ctrl+c\nkey a"),
      ("key down\nkey ctrl+x\nsettle\nkey up", "key ctrl+x\nsettle"),
      ("key down\nkey ctrl+b\nexpect idle\nquit", "key ctrl+b\nquit"),
      ("type \"a\"\nkey ctrl+o\nexpect no leaks", "key ctrl+o\nexpect no leaks"),
      ("expect depth 1\nexpect depth 2", "expect depth 2"),
      // Of soft expectations, the first that fails.
      (
        "key down\nsoft expect depth 1\nkey up\nsoft expect depth 2\nkey down\nsoft expect depth 3",
        "key up\nsoft expect depth 2"
      ),
    ])
  func lines(lines: String, rest: String) throws { try expect(lines, becomes: rest) }

  @Test(
    "keeps what the screen shows if the failing line is about that",
    arguments: [
      (
        "key down down up\ntype \"a\"\nexpect text \"b\"", "key down\ntype \"a\"\nexpect text \"b\""
      ),
      (
        "key ctrl+o down\nexpect text \"places\"\nkey down\nexpect style \"Kyoto\" bold",
        "key down\nkey down\nexpect style \"Kyoto\" bold"
      ),
      (
        "type \"abc\"\nclick at \"b\"\nclick at \"東西\"",
        "type \"abc\"\nclick at \"b\"\nclick at \"東西\""
      ),
    ])
  func screens(lines: String, rest: String) throws { try expect(lines, becomes: rest) }

  @Test(
    "leaves out keys, characters, time and notches within lines",
    arguments: [
      ("key up down up ctrl+o*3 down*2\nexpect no leaks", "key ctrl+o*3 down\nexpect no leaks"),
      (
        "key ctrl+l*2 down up enter\nwait 20s\nexpect depth 1",
        "key enter\nwait 180ms\nexpect depth 1"
      ),
      ("type \"xyz\"\nexpect depth 2", "type \"z\"\nexpect depth 2"),
      ("key enter\nframe 40\nexpect depth 1", "key enter\nframe 12\nexpect depth 1"),
      ("paste \"東京都\"\nexpect depth 2", "paste \"都\"\nexpect depth 2"),
      ("scroll down 30\nexpect depth 2", "scroll down\nexpect depth 2"),
    ])
  func sizes(lines: String, rest: String) throws { try expect(lines, becomes: rest) }

  @Test("leaves out comments with the lines that they are about, and keeps the others")
  func comments() throws {
    try expect(
      """

      # About the whole script.

      # About keys that go
      # without a trace.
      key down  # gone
      key up

      # About what stays.
      key enter  # stays
      key down

      # At the end.
      settle
      expect depth 1
      # Behind.
      key esc
      """,
      becomes: """

        # About the whole script.

        # About what stays.
        key enter  # stays
        key down

        # At the end.
        settle
        expect depth 1
        """)
  }

  @Test("leaves out definitions that nothing calls, and lines in the others")
  func definitions() throws {
    try expect(
      """
      let place = "東京都"
      let other = "京都府"
      define open name
        # Opens it.
        key up
        click at "${name}"

        note "unused"
        key enter
        settle
      end
      define unused
        key down
      end
      call unused
      call open "${place}"
      key esc
      call open "${other}"
      expect depth 1
      """,
      becomes: """
        let other = "京都府"
        define open name
          # Opens it.
          click at "${name}"

          key enter
          settle
        end
        call open "${other}"
        expect depth 1
        """)
  }

  @Test("finds the failure in a definition again, where it is called")
  func failingDefinition() throws {
    try expect(
      """
      define check
        key up
        expect depth 1
        expect focus "北海道"
      end
      call check
      key down
      call check
      key ctrl+o
      key down*2
      call check
      """,
      becomes: """
        define check
          key up
          expect focus "北海道"
        end
        key down*2
        call check
        """)
  }

  @Test("leaves included files as they are")
  func includes() throws {
    let folder = try TestFolder()
    try folder.write("keys 1\nkey down\nkey up\nexpect depth 1\nexpect depth 2\n", to: "a.steps")
    try folder.write("keys 1\nkey esc\n", to: "b.steps")
    let lines = "key down\ninclude \"b.steps\"\ntype \"a\"\ninclude \"a.steps\"\nquit"
    let small = try minimize(lines, file: folder.file("walk.keys"))
    #expect(small.script.text == "keys 1\nterm 16x8\ninclude \"a.steps\"\n")
    #expect(try folder.read("b.steps") == "keys 1\nkey esc\n")
  }

  @Test("puts the rows of a snapshot into the script, which may get another name")
  func snapshots() throws {
    let folder = try TestFolder()
    try folder.write("|places          |\n", to: "walk.d/first.txt")
    let lines = "resize 16x2\nkey down\nkey up\nsnapshot first"
    let text = try minimize(lines, file: folder.file("walk.keys")).script.text
    #expect(
      text == """
        keys 1
        term 16x8
        resize 16x2
        key up
        expect screen
        |places          |
        end

        """)
  }
}
