import TestFolders
import Testing

@Suite("The file of a script")
struct ScriptFileTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test("names others in the current folder if it is standard input", arguments: [true, false])
  func standardInput(isPipe: Bool) throws {
    let script = """
      keys 1
      set state s
      term 24x6
      locale en
      include "steps/a.steps"
      snapshot one
      expect depth 2

      """
    try folder.write(#"{"version":1,"state":{"lessons":{}}}"#, to: "s/state.json")
    try folder.write("keys 1\nkey down\n", to: "steps/a.steps")
    try folder.write(script.replacing("expect depth 2\n", with: ""), to: "stdin.keys")
    let created = try BuiltProgram.run(["replay", "--update", "stdin.keys"], in: folder)
    #expect(created.output == "stdin.keys: 1 snapshot created\n1 passed, 0 failed\n")
    try folder.write(script, to: "a.keys")
    let (input, redirection) = isPipe ? (script, "") : ("", " < a.keys")
    func run(_ command: String) throws -> ProcessRun.Result {
      try ProcessRun(
        "/bin/sh", ["-c", "\(BuiltProgram.path) \(command) -" + redirection],
        environment: ["HOME": folder.path, "LC_ALL": "C.UTF-8"], folder: folder.path
      ).run(reading: input)
    }
    let replay = try run("replay")
    #expect(replay.status == 1)
    #expect(replay.output.hasPrefix("/dev/stdin:7: expect depth 2\n"))
    let minimized = try run("minimize --lang=en")
    #expect(minimized.status == 0)
    #expect(minimized.output.hasSuffix("expect depth 2\n"))
  }

  @Test("is not a script if it begins with a byte order mark")
  func byteOrderMark() throws {
    try folder.write("\u{FEFF}keys 1\n", to: "a.keys")
    let result = try BuiltProgram.run(["replay", "a.keys"], in: folder)
    #expect(
      result
        == ProcessRun.Result(
          status: 2,
          complaint: "study: “a.keys” begins with a byte order mark; save it without one\n"))
  }

  @Test(
    "is not missing if its name is not UTF-8, but is to be renamed", arguments: ["", "--check"])
  func name(option: String) throws {
    try folder.write("keys 1\n", to: "walks/b.keys")
    let made = try ProcessRun(
      "/bin/sh", ["-c", "cp walks/b.keys \"walks/$(printf 'a\\377').keys\""],
      environment: ["PATH": "/usr/bin:/bin"], folder: folder.path
    ).run()
    #expect(made.status == 0)
    let command = option.isEmpty ? ["replay"] : ["format", option]
    let result = try BuiltProgram.run(command + ["walks"], in: folder)
    #expect(result.status == 2)
    #expect(
      result.complaint == "study: “walks/a\u{FFFD}.keys” is not UTF-8; if it is a file, rename it\n"
    )
  }

  @Test("may give the tag of a language in any case")
  func language() throws {
    try folder.write("keys 1\nlocale EN\nexpect title \"Home\"\n", to: "a.keys")
    #expect(try BuiltProgram.run(["replay", "a.keys"], in: folder).status == 0)
  }

  @Test("can't start from a link to a folder")
  func linkedState() throws {
    try folder.write(#"{"version":1,"state":{"lessons":{}}}"#, to: "s/state.json")
    folder.make(.link("s"), "link")
    try folder.write("keys 1\nset state link\nkey down\n", to: "a.keys")
    let result = try BuiltProgram.run(["replay", "a.keys"], in: folder)
    #expect(result.status == 2)
    #expect(
      result.output.hasPrefix(
        "a.keys:2:1: cannot read “link” (it is a symbolic link); name a folder beside the script\n")
    )
  }

  @Test("is played up to any of its lines")
  func lines() throws {
    try folder.write("keys 1\n" + String(repeating: "\n", count: 1_000_010), to: "a.keys")
    let result = try BuiltProgram.run(["replay", "--until", "1000005", "a.keys"], in: folder)
    #expect(result.status == 0)
  }
}
