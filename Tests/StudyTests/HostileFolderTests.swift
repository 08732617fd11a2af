import Foundation
import TestFolders
import Testing

@Suite("A stranger's folder of scripts", .timeLimit(.minutes(20)))
struct HostileFolderTests {
  private let folder: TestFolder

  /// The person's own file beside the stranger's folder, which must not change.
  private static let mine = "alias ll='ls -l'\n"

  /// A script that starts with saved records and answers a question.
  private static func walk(state: String) -> String {
    "keys 1\nlocale en\nset state \(state)\nkey 1 enter\nsettle\nkey 1\nsettle\n"
  }

  init() throws {
    folder = try TestFolder()
    try folder.write(Self.mine, to: "profile")
    try folder.write(#"{"state":{"lessons":{}},"version":1}"#, to: "in/walk.d/state/state.json")
  }

  private func link(_ name: String, to target: String) {
    unsafe symlink(target, folder.file(name))
  }

  private func replay(_ arguments: String...) throws -> ProcessRun.Result {
    try BuiltProgram.run(["replay"] + arguments, in: folder)
  }

  @Test(
    "leads nowhere else by files beside its records",
    arguments: ["state.json.old-1", "study.db-wal", "other"])
  func links(name: String) throws {
    // An absolute link leads to the same place from a copy.
    link("in/walk.d/state/\(name)", to: folder.file("profile"))
    try folder.write(Self.walk(state: "walk.d/state"), to: "in/walk.keys")
    #expect(
      try replay("in/walk.keys") == ProcessRun.Result(status: 0, output: "1 passed, 0 failed\n"))
    #expect(try folder.read("profile") == Self.mine)
    #expect(
      folder.names(in: "in/walk.d/state") == [name, "state.json"].sorted())
  }

  @Test(
    "can't use a link as its records",
    arguments: ["state", "state/state.json", "state/answers.csv"])
  func linkedRecords(name: String) throws {
    try? FileManager.default.removeItem(atPath: folder.file("in/walk.d/\(name)"))
    link("in/walk.d/\(name)", to: "/etc/passwd")
    try folder.write(Self.walk(state: "walk.d/state"), to: "in/walk.keys")
    let result = try replay("in/walk.keys")
    #expect(result.status == 2)
    #expect(
      result.output.hasPrefix(
        "in/walk.keys:3:1: cannot read “in/walk.d/\(name)” (it is a symbolic link)"))
  }

  @Test("can't use records from outside", arguments: ["../out", "walk.d/../../out", "/tmp", ".."])
  func recordsOutside(name: String) throws {
    try folder.write("{}", to: "out/state.json")
    try folder.write(Self.walk(state: name), to: "in/walk.keys")
    let result = try replay("in/walk.keys")
    #expect(result.status == 2)
    let path = name.hasPrefix("/") ? name : "in/\(name)"
    #expect(
      result.output.contains(
        "cannot start from “\(path)” (it leads out of the script’s folder); put a copy of it beside "
          + "the script, and name that"))
  }

  @Test(
    "can't use a link before a slash that is only a part of a character",
    arguments: ["keys 1\ninclude \"link\u{600}/secret\"\n", walk(state: "\"link\u{600}/state\"")])
  func slashInCharacter(script: String) throws {
    try folder.write("key enter\n", to: "out/secret")
    try folder.write(#"{"state":{"lessons":{}},"version":1}"#, to: "out/state/state.json")
    link("in/link\u{600}", to: "../out")
    try folder.write(script, to: "in/walk.keys")
    let result = try replay("in/walk.keys")
    #expect(result.status == 2)
    #expect((result.output + result.complaint).contains("it is a symbolic link"))
  }

  @Test("does not block with a pipe as its records")
  func pipe() throws {
    try FileManager.default.removeItem(atPath: folder.file("in/walk.d/state/state.json"))
    unsafe mkfifo(folder.file("in/walk.d/state/state.json"), 0o600)
    try folder.write(Self.walk(state: "walk.d/state"), to: "in/walk.keys")
    let result = try replay("in/walk.keys")
    #expect(result.status == 2)
    #expect(result.output.contains("state.json” (it is a pipe)"))
  }

  @Test(
    "can't use anything but a database as its records",
    arguments: [
      ("link", "it is a symbolic link"), ("pipe", "it is a pipe"), ("text", "is damaged"),
    ])
  func noDatabase(kind: String, reason: String) throws {
    let file = folder.file("in/walk.d/state/study.db")
    switch kind {
    case "link": unsafe symlink("/etc/passwd", file)
    case "pipe": unsafe mkfifo(file, 0o600)
    default: try folder.write(String(repeating: "x", count: 9_000), to: "in/walk.d/state/study.db")
    }
    try folder.write(Self.walk(state: "walk.d/state"), to: "in/walk.keys")
    let result = try replay("in/walk.keys")
    #expect(result.status == 2)
    #expect(result.output.contains("in/walk.keys:3:1: "))
    #expect(result.output.contains(reason))
    #expect(folder.names(in: "in/walk.d/state") == ["state.json", "study.db"])
  }

  @Test(
    "can't have files outside rewritten",
    arguments: ["in/walk.d/a.txt", "in/walk.d", "in/walk.keys"])
  func rewriting(name: String) throws {
    let script = "keys 1\nterm 24x6\nlocale en\nsnapshot a\nexpect screen\n|?|\nend\n"
    try folder.write(script, to: "other.keys")
    try folder.write(script, to: "in/walk.keys")
    try FileManager.default.removeItem(atPath: folder.file("in/walk.d"))
    try FileManager.default.createDirectory(
      atPath: folder.file("in/walk.d"), withIntermediateDirectories: true)
    try? FileManager.default.removeItem(atPath: folder.file(name))
    link(
      name,
      to: name.hasSuffix("txt") ? "../../profile" : name.hasSuffix("d") ? ".." : "../other.keys")
    let result = try replay("--update", "in/walk.keys")
    #expect(result.status != 0)
    #expect((result.output + result.complaint).contains("it is a symbolic link"))
    #expect(!result.output.contains("screen rewritten"))
    #expect(try folder.read("profile") == Self.mine)
    #expect(try folder.read("other.keys") == script)
    #expect(folder.names() == ["in", "other.keys", "profile"])
  }

  @Test("leaves no temporary files, and needs no place for them")
  func noCopies() throws {
    try folder.write(Self.walk(state: "walk.d/state"), to: "in/walk.keys")
    try folder.write("", to: "temporary/none")
    let result = try BuiltProgram.run(
      ["replay", "in/walk.keys"], in: folder,
      environment: ["TMPDIR": folder.file("temporary/none")])
    #expect(result == ProcessRun.Result(status: 0, output: "1 passed, 0 failed\n"))
  }

  @Test("is reported on one line, whatever its files are called")
  func names() throws {
    try folder.write("keys 1\nexpect depth 2\n", to: "in/a\n\u{9B}b.keys")
    let failed = try replay("in/a\n\u{9B}b.keys")
    #expect(failed.output.hasPrefix("in/a\\n\\u{9b}b.keys:2: expect depth 2\n"))
    let gone = try replay("in/a\nb.keys")
    #expect(
      gone.complaint
        == "study: cannot read “in/a\\nb.keys” (No such file or directory); check its name and "
        + "permissions\n")
  }
}
