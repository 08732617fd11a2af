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
    // `script` runs a command at a terminal that nobody looks at, and ends with its status.
    let result = try Command(
      "/usr/bin/script", ["-qec", "'\(BuiltProgram.path)' 2>complaint", "/dev/null"],
      environment: [
        "HOME": folder.path, "TERM": name, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
        "SHELL": "/bin/sh",
      ], folder: folder.path
    ).run()
    #expect(result.status == 2)
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
}
