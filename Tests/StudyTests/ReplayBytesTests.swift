import TestFolders
import Testing

@Suite("A play through the bytes of a terminal")
struct ReplayBytesTests {
  /// Searches a prefecture, and types a line feed there.
  private static let script = """
    keys 1
    locale en
    key alt+3
    settle
    key /
    settle
    type "\\n"
    settle

    """

  @Test(
    "presses Enter for a line feed, as a terminal does",
    arguments: [[], ["--strict"], ["--twin"], ["--parallel=2"]])
  func enter(options: [String]) throws {
    let folder = try TestFolder()
    try folder.write(Self.script + "expect route map/prefecture:13\n", to: "a.keys")
    let plain = try BuiltProgram.run(["replay", "a.keys"], in: folder)
    #expect(plain.status == 1 && plain.output.contains("“map/prefectures”"))
    let result = try BuiltProgram.run(
      ["replay", "--through-bytes"] + options + ["a.keys"], in: folder)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test("prints the option in the command that repeats a failure")
  func command() throws {
    let folder = try TestFolder()
    try folder.write(Self.script + "expect route map/prefectures\n", to: "a.keys")
    let result = try BuiltProgram.run(["replay", "--through-bytes", "a.keys"], in: folder)
    #expect(
      result.output.contains(
        "\nreplay: study replay --terminal --until 9 --through-bytes a.keys\n"))
  }

  @Test("can be made smaller when a script fails only with them")
  func minimizing() throws {
    let folder = try TestFolder()
    try folder.write(Self.script + "expect route map/prefectures\n", to: "a.keys")
    #expect(try BuiltProgram.run(["minimize", "a.keys"], in: folder).status == 1)
    let small = try BuiltProgram.run(["minimize", "--through-bytes", "a.keys"], in: folder)
    #expect(small.status == 0 && small.output.contains("\ntype \"\\n\"\n"))
  }
}
