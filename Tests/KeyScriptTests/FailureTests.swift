import KeyScript
import TerminalCore
import Testing

@Suite("Reports of failures")
struct FailureTests {
  @Test("a screen that differs is shown beside the expected one, every differing cell marked")
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
          |places    |   |places    |
          |> 北海道  | ≠ |  北海道  |
                          ^
          |東京  都  | ≠ |  東京都  |
                          ^^^^^^
                       ≠ |          |
                          ^^^^^^^^^^

        note: not yet
        route: list
        time: 150ms
        pending: push
        last input:
          line 3, at 0s: resize 10x4
          line 5, at 0s: key down*12
          line 7, at 150ms: key enter
        replay: study replay --terminal --until 8 'my walks/a.keys'
        """)
  }

  @Test("only the last ten inputs are shown")
  func lastTen() throws {
    let inputs = (1...12).map { "type \"\($0)\"\n" }.joined()
    let failure = try play(inputs + "expect depth 9") { $0.programName = "app" }.failure
    #expect(failure?.events.count == 10)
    #expect(failure?.events.first == "line 5, at 0s: type \"3\"")
    #expect(failure?.command == "app replay --terminal --until 15 walk.keys")
  }
}
