import Foundation
import Testing

@Suite("The built program")
struct ProgramTests {
  @Test(
    "says in one line what it can't do, and ends with status 2",
    arguments: [
      (
        ["--colour=never"],
        "there is no option --colour; did you mean --color?\nstudy: see study --help"
      ),
      (
        ["nowhere"],
        "the link “nowhere” leads nowhere at “nowhere”; subjects are japanese, math, social, science, english"
      ),
      (["socila"], "the link “socila” leads nowhere at “socila”; did you mean social?"),
      ([], "standard input and output must be a terminal; run it in one, without redirections"),
      (["replay", "gone.keys"], "cannot read “gone.keys”: No such file or directory"),
      (["record", "gone/a.keys"], "cannot write “gone/a.keys”: No such file or directory"),
    ])
  func wrongUse(arguments: [String], message: String) throws {
    let result = try BuiltProgram.run(arguments, in: TestFolder())
    #expect(result == Command.Result(status: 2, complaint: "study: \(message)\n"))
  }

  @Test(
    "names a terminal that it can't draw on",
    arguments: [
      (
        "dumb",
        "the terminal “dumb” can't move its cursor; set TERM to one that can, such as xterm-256color"
      ),
      ("nope", "cannot draw on the terminal “nope”; set TERM to one that `infocmp` knows"),
    ])
  func terminals(name: String, message: String) throws {
    let folder = try TestFolder()
    #expect(try runAtTerminal(name, in: folder) == 2)
    #expect(try folder.read("complaint") == "study: \(message)\n")
  }

  @Test("wants a place for what it keeps")
  func noHome() throws {
    let folder = try TestFolder()
    let result = try Command(BuiltProgram.path, [], environment: [:], folder: folder.path).run()
    #expect(
      result
        == Command.Result(
          status: 2,
          complaint: "study: there is no home folder to keep your records in; name one with "
            + "--state DIR\n"))
  }

  @Test(
    "speaks the language of the locale, or the one that is asked for",
    arguments: [
      (["LC_ALL": "ja_JP.UTF-8"], [], "使い方"), (["LC_ALL": "C"], [], "usage"),
      (["LC_ALL": "", "LANG": "ja_JP.UTF-8"], [], "使い方"),
      (["LC_ALL": "ja_JP.UTF-8"], ["--lang", "en"], "usage"),
    ] as [([String: String], [String], String)])
  func language(environment: [String: String], arguments: [String], start: String) throws {
    let result = try BuiltProgram.run(
      arguments + ["--help"], in: TestFolder(), environment: environment)
    #expect(result.status == 0 && result.complaint.isEmpty)
    #expect(result.output.hasPrefix(start))
  }

  @Test("says its version and where its data comes from")
  func version() throws {
    let result = try BuiltProgram.run(["--version"], in: TestFolder())
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("study 0.1.0\nPlace names: edited from"))
  }

  @Test("does not replace a recording unless told to")
  func recordings() throws {
    let folder = try TestFolder()
    try folder.write("mine", to: "a.keys")
    let result = try BuiltProgram.run(["record", "a.keys"], in: folder)
    #expect(
      result
        == Command.Result(
          status: 2,
          complaint: "study: “a.keys” exists; give another name, or --force to replace it\n"))
    #expect(try folder.read("a.keys") == "mine")
  }

  @Test("copies no records for a recording that can't be made")
  func copiesNothing() throws {
    let folder = try TestFolder()
    try folder.write("mine", to: "a.keys")
    try folder.write("{}", to: "records/state.json")
    let arguments = ["--state", "records", "--record"]
    let refused = try BuiltProgram.run(arguments + ["a.keys"], in: folder)
    #expect(refused.complaint.hasPrefix("study: “a.keys” exists"))
    let lost = try BuiltProgram.run(arguments + ["gone/a.keys"], in: folder)
    #expect(lost.complaint == "study: cannot write “gone/a.keys”: No such file or directory\n")
    let mistyped = try BuiltProgram.run(arguments + ["b.keys", "socila"], in: folder)
    #expect(mistyped.complaint.contains("did you mean social?"))
    #expect(try folder.names() == ["a.keys", "records"])
  }

  @Test("leaves no file for a recording that did not begin, and the old one as it was")
  func neverBegun() throws {
    let folder = try TestFolder()
    try folder.write("mine", to: "old.keys")
    #expect(try BuiltProgram.run(["record", "a.keys"], in: folder).status == 2)
    #expect(try BuiltProgram.run(["record", "old.keys", "--force"], in: folder).status == 2)
    #expect(try folder.names() == ["old.keys"])
    #expect(try folder.read("old.keys") == "mine")
  }

  @Test("does not replace the records that another recording begins with")
  func keepsCopies() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "a.d/state/state.json")
    try folder.write("{}", to: "records/state.json")
    let status = try runAtTerminal(
      "xterm-256color", "--state records --record a.keys", in: folder)
    #expect(status == 2)
    #expect(try folder.read("complaint").contains("a.d/state” exists; give another name"))
    #expect(try folder.read("a.d/state/state.json") == "old")
    #expect(try folder.names() == ["a.d", "complaint", "records"])
  }

  /// Runs the program at a terminal that nobody looks at; what it complains of goes to a file.
  private func runAtTerminal(
    _ name: String, _ arguments: String = "", in folder: TestFolder
  ) throws -> Int32 {
    // `script` makes the terminal, and ends with the status of what it runs.
    try Command(
      "/usr/bin/script", ["-qec", "'\(BuiltProgram.path)' \(arguments) 2>complaint", "/dev/null"],
      environment: [
        "HOME": folder.path, "TERM": name, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
        "SHELL": "/bin/sh",
      ], folder: folder.path
    ).run().status
  }
}
