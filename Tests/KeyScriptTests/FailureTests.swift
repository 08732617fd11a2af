import KeyScript
import KeyScriptTools
import TerminalCore
import Testing

@Suite("Reports of failures")
struct FailureTests {
  @Test("its JSON has what the play remarked before")
  func remarks() throws {
    let json = try play("key enter\nexpect depth 2 within 2s\nexpect depth 9").json
    #expect(json.contains(#""status":"failed""#))
    #expect(json.contains(#","remarks":["walk.keys:4: became true after 180ms"]"#), "\(json)")
    #expect(try !play("expect depth 9").json.contains("remarks"))
  }

  @Test("only rows that differ are shown, beside the expected ones, every differing cell marked")
  func screens() throws {
    let report = try play(
      """
      resize 10x4
      note "not yet"
      key down*12
      wait 150ms
      key enter
      expect screen
      |places    |
      |> 北海道  |
      |東京  都  |
      end
      """, file: "my walks/a.keys")
    #expect(
      report.description == """
        my walks/a.keys:8: expect screen
          the screen differs

          expected       actual
          … 1 equal row
          |> 北海道  | ≠ |  北海道  |
                          ^
          |東京  都  | ≠ |  東京都  |
                          ^^^^^^
                       ≠ |          |

        note: not yet
        route: list
        time: 150ms
        pending: push
        last input:
          line 3, at 0s: resize 10x4
          line 5, at 0s: key down*12
          line 7, at 150ms: key enter
        replay: app replay --until 8 'my walks/a.keys'
        hint: push is pending: put `settle` before line 8
        my walks/a.keys:8: expect screen
        """)
  }

  @Test("rows of wide screens are shown one above the other, in at most 80 columns")
  func wideScreens() throws {
    let wide = String(repeating: "東", count: 59)
    let failure = try play(
      """
      resize 120x5
      type "\(wide)!"
      expect screen
      |places\(String(repeating: " ", count: 114))|
      |> 北海道\(String(repeating: " ", count: 112))|
      |東京都\(String(repeating: " ", count: 60))…|
      end
      """
    ).failure
    let lines = failure?.description.split(separator: "\n", omittingEmptySubsequences: false)
    let screens = lines?.dropFirst(3).prefix { !$0.isEmpty }.map(String.init) ?? []
    #expect(
      screens == [
        "  - expected, + actual", "  … 2 equal rows",
        "  - |東京都\(String(repeating: " ", count: 60))…|",
        "  + |  東京都\(String(repeating: " ", count: 66))…",
        "     ^^^^^^^^" + String(repeating: " ", count: 58) + "^"
          + String(repeating: "^", count: 7),
        "  + |  京都府\(String(repeating: " ", count: 66))…",
        "  + |\(String(repeating: "東", count: 37))…",
      ])
    #expect(screens.allSatisfy { $0.displayWidth <= 80 })
  }

  @Test("the part of a wide row that differs is shown")
  func differenceAtEnd() throws {
    let row = String(repeating: "東", count: 50)
    let failure = try play(
      """
      resize 110x2
      type "\(row)都"
      expect screen
      |places\(String(repeating: " ", count: 104))|
      |\(row)京\(String(repeating: " ", count: 8))|
      end
      """
    ).failure
    let lines = failure?.description.split(separator: "\n").dropFirst(4).prefix(3).map(String.init)
    #expect(
      lines == [
        "  - …\(String(repeating: "東", count: 32))京\(String(repeating: " ", count: 8))|",
        "  + …\(String(repeating: "東", count: 32))都\(String(repeating: " ", count: 8))|",
        "     " + String(repeating: " ", count: 64) + "^^",
      ])
  }

  @Test(
    "the hint appears only where settling could help",
    arguments: [
      ("expect depth 2", "push is pending: put `settle` before line 4"),
      ("soft expect depth 2", "push is pending: put `settle` before line 4"),
      ("click at \"沖縄\"", "push is pending: put `settle` before line 4"),
      ("key ctrl+x\nexpect depth 2", "push, an answer are pending: put `settle` before line 5"),
      ("expect depth 2 within 1ms", nil), ("expect idle", nil), ("key ctrl+b\nquit", nil),
      ("settle\nexpect depth 9", nil),
      (
        "define a\nexpect depth 2\nend\ncall a",
        "push is pending: put `settle` before line 5"
      ),
    ] as [(String, String?)])
  func hints(lines: String, hint: String?) throws {
    let report = try play("key enter\n" + lines)
    #expect(report.failure != nil)
    #expect(report.failure?.hint == hint)
    #expect(report.json.contains("\"hint\":") == (hint != nil))
  }

  @Test("an input of which the program got nothing is not among the last")
  func undelivered() throws {
    let missed = try play("key down\nclick at \"沖縄\"").failure
    #expect(missed?.events == ["line 3, at 0s: key down"])
    let late = try play("key ctrl+c\nkey down").failure
    #expect(late?.events == ["line 3, at 0s: key ctrl+c"])
    let cut = try play("key ctrl+c down").failure
    #expect(cut?.events == ["line 3, at 0s: key ctrl+c down"])
  }

  @Test(
    "what fails after the end of the program says where that was",
    arguments: [
      ("key ctrl+c\nexpect depth 2", "the program ended at line 3"),
      ("key ctrl+c\nkey down", "the program ended at line 3"),
      ("quit\nwait 1s\nexpect depth 2", "the program ended at line 3"),
      ("define a\nsignal term\nend\ncall a\nquit", "the program ended at line 4"),
      ("key ctrl+c down", nil), ("key ctrl+k\nexpect depth 1", nil),
    ] as [(String, String?)])
  func ended(lines: String, hint: String?) throws {
    #expect(try play(lines).failure?.hint == hint)
  }

  @Test("only the last ten inputs are shown")
  func lastTen() throws {
    let inputs = (1...12).map { "type \"\($0)\"\n" }.joined()
    let failure = try play(inputs + "expect depth 9").failure
    #expect(failure?.events.count == 10)
    #expect(failure?.events.first == "line 5, at 0s: type \"3\"")
    #expect(failure?.command == "app replay --until 15 walk.keys")
  }
}
