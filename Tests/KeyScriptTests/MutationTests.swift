import KeyScript
import Testing

@Suite("Scripts without an input")
struct MutationTests {
  static let walk = """
    keys 1
    term 16x8
    key down
    type "a"
    expect focus "東京都"
    expect text "a" row 7
    note "on"
    key enter
    settle
    expect idle
    key up # weak only
    expect idle
    expect no leaks
    key esc
    expect depth 1
    snapshot b
    """

  @Test("there is one for each last input before meaningful expectations")
  func mutations() throws {
    let script = try Script(parsing: Self.walk)
    let mutations = script.droppingLastInputs()
    #expect(mutations.map(\.dropped.span.line) == [4, 14])
    #expect(mutations.map { $0.guardedBy.map(\.line) } == [[5, 6], [15, 16]])
    #expect(mutations.map { $0.script.lines.last?.span.line } == [6, 16])
    #expect(mutations.map { $0.script.lines.count } == [5, 15])
    #expect(!mutations[0].script.text.contains("type"))
  }

  @Test("they fail if the expectations are meaningful, and pass if they aren't")
  func playing() throws {
    let player = Player { FakeProgram($0) }
    let good = try Script(
      parsing: "keys 1\nkey down\nexpect focus \"東京都\"\nkey enter\nsettle\nexpect depth 2")
    #expect(player.play(good).outcome.exitStatus == 0)
    #expect(good.droppingLastInputs().map { player.play($0.script).failure?.line } == [3, 6])
    let bad = try Script(parsing: "keys 1\nkey down\nexpect title \"places\"")
    #expect(bad.droppingLastInputs().map { player.play($0.script).outcome.exitStatus } == [0])
  }
}
