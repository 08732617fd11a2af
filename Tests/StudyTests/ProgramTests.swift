import Foundation
import PseudoTerminals
import TerminalCore
import TestFolders
import Testing

@Suite("The built program")
struct ProgramTests {
  @Test("breaks a mistake at words on a terminal")
  func wrapping() throws {
    let folder = try TestFolder()
    let terminal = try PseudoTerminal(
      [try PseudoTerminal.builtProgram("study"), "--lang", "en", "settings"],
      size: Size(columns: 60, rows: 24), environment: ["HOME=\(folder.path)"])
    #expect(try terminal.waitForEnd() == 2 << 8)
    let lines = terminal.output.split(whereSeparator: \.isNewline)
    #expect(
      lines.prefix(2) == [
        "study: there is no command or screen “settings”; commands",
        "are record, replay, coverage, minimize, format, check,",
      ])
  }

  @Test(
    "reports a mistake in one line, and ends with status 2",
    arguments: [
      (
        ["--colour=never"],
        "unknown option --colour; did you mean --color?\nstudy: see study --help"
      ),
      (
        ["nowhere"],
        """
        there is no command or screen “nowhere”; commands are record, replay, coverage, minimize, format, \
        check, export, import, backup, demo, doctor; you can open learn, review, map, record/, japanese, math, social, science, \
        english
        study: see study --help
        """
      ),
      (
        ["socila"],
        "there is no command or screen “socila”; did you mean social?\nstudy: see study --help"
      ),
      (
        ["repaly"],
        "there is no command or screen “repaly”; did you mean replay?\nstudy: see study --help"
      ),
      (
        ["help"],
        "there is no command or screen “help”; did you mean --help?\nstudy: see study --help"
      ),
      (
        ["repaly", "a.keys"],
        "there is no command “repaly”; did you mean replay?\nstudy: see study --help"
      ),
      (
        ["social", "math"],
        """
        there is no command “social”, and only one subject or lesson can be opened; leave out “math”
        study: see study --help
        """
      ),
      (
        ["record", "a.keys", "b.keys"],
        "study record takes one file; leave out “b.keys”\nstudy: see study --help"
      ),
      (
        ["replay", "gone.keys"],
        "cannot read “gone.keys” (No such file or directory); check its name and permissions"
      ),
      (
        ["--lessons", "gone"],
        "cannot read “gone” (No such file or directory); check its name and permissions"
      ),
      (
        ["record", "gone/a.keys"],
        "cannot write “gone/a.keys” (No such file or directory); check its folder and permissions"
      ),
    ])
  func wrongUse(arguments: [String], message: String) throws {
    let result = try BuiltProgram.run(arguments, in: TestFolder())
    #expect(result == ProcessRun.Result(status: 2, complaint: "study: \(message)\n"))
  }

  @Test(
    "reports it in the language of the locale or of --lang",
    arguments: [
      (["--colour"], "オプション --colour はありません。--color のことですか？\nstudy: 使い方は study --help で見られます"),
      (
        ["--speed=2"],
        "--speed N は study replay のオプションです：study replay --terminal --speed N PATH\n"
          + "study: 使い方は study --help で見られます"
      ),
      (["socila"], "「socila」というコマンドも画面もありません。social のことですか？\nstudy: 使い方は study --help で見られます"),
      (["replay", "gone.keys"], "「gone.keys」を読めません（見つかりません）。名前と権限を確かめてください"),
      (["record", "gone/a.keys"], "「gone/a.keys」に書けません（見つかりません）。フォルダーと権限を確かめてください"),
    ])
  func japanese(arguments: [String], message: String) throws {
    let japanese = ["LC_ALL": "ja_JP.UTF-8"]
    let folder = try TestFolder()
    let expected = ProcessRun.Result(status: 2, complaint: "study: \(message)\n")
    #expect(try BuiltProgram.run(arguments, in: folder, environment: japanese) == expected)
    guard arguments.first != "replay" else { return }
    #expect(try BuiltProgram.run(arguments + ["--lang=ja"], in: folder) == expected)
    let english = try BuiltProgram.run(
      arguments + ["--lang", "en"], in: folder, environment: japanese)
    #expect(english.status == 2 && !english.complaint.contains(/[ぁ-ん]/))
  }

  @Test(
    "escapes what a terminal would obey",
    arguments: [
      (["--\u{1B}[31m"], "unknown option --\\u{1b}[31m\nstudy: see study --help"),
      (
        ["a\nb\u{7}"],
        "there is no command or screen “a\\nb\\u{7}”; commands are record, replay, coverage, minimize, "
          + "format, check, export, import, backup, demo, doctor; you can open learn, review, map, "
          + "record/, japanese, "
          + "math, social, science, english\nstudy: see study --help"
      ),
      (
        ["replay", "\u{9B}2J.keys"],
        "cannot read “\\u{9b}2J.keys” (No such file or directory); check its name and permissions"
      ),
    ])
  func controls(arguments: [String], message: String) throws {
    let result = try BuiltProgram.run(arguments, in: TestFolder())
    #expect(result == ProcessRun.Result(status: 2, complaint: "study: \(message)\n"))
  }

  @Test("escapes text from a script in the same way")
  func controlsOfScripts() throws {
    let folder = try TestFolder()
    try folder.write("keys 1\n\u{1B}[31m\n", to: "\u{1B}c.keys")
    let result = try BuiltProgram.run(["replay", "\u{1B}c.keys"], in: folder)
    #expect(result.output.hasPrefix("\\u{1b}c.keys:2:1: there is no directive"))
    #expect(result.output.contains("\n  \\u{1b}[31m\n"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test(
    "names a terminal that it can't draw on",
    arguments: [
      (
        "nope",
        "cannot draw on the terminal “nope”; set TERM to one that `infocmp` knows, or use --plain"
      ),
      (
        "",
        "TERM is not set; set it to the name of this terminal, one that `infocmp` knows, or use "
          + "--plain"
      ),
    ])
  func terminals(name: String, message: String) throws {
    let folder = try TestFolder()
    #expect(try runAtTerminal(name, in: folder) == 2)
    #expect(try folder.read("complaint") == "study: \(message)\n")
  }

  @Test(
    "needs a folder for its state, the same from every directory",
    arguments: [
      "env -u HOME", "env HOME=", "env HOME=here", "env HOME=/nonexistent/nobody",
      #"env HOME="$(printf '/\377')""#,
    ])
  func noHome(setting: String) throws {
    let folder = try TestFolder()
    let result = try ProcessRun(
      "/bin/sh", ["-c", "exec \(setting) '\(BuiltProgram.path)'"],
      environment: ["PATH": "/usr/bin:/bin"], folder: folder.path
    ).run()
    #expect(
      result
        == ProcessRun.Result(
          status: 2,
          complaint: "study: there is no home folder for your records; name a folder with "
            + "--state DIR\n"))
  }

  @Test("makes the folder of --state, but not those that it stands in")
  func madeFolder() throws {
    let folder = try TestFolder()
    for path in ["records", "other/"] {
      let made = try BuiltProgram.run(["--plain", "--state", path], in: folder, input: "q\n")
      #expect(made.status == 0 && made.complaint.isEmpty)
    }
    for path in ["recrods/mine", folder.file("recrods/mine/")] {
      let parent = path.hasPrefix("/") ? folder.file("recrods") : "recrods"
      let result = try BuiltProgram.run(["--state", path, "--lang=en"], in: folder)
      let message =
        "study: there is no folder “\(parent)”; correct --state, or make the folder first\n"
      #expect(result == ProcessRun.Result(status: 2, complaint: message))
    }
    #expect(Set(folder.names()) == ["other", "records"])
  }

  @Test(
    "uses the language of the locale or of --lang",
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

  @Test("prints its version and where its data comes from")
  func version() throws {
    let result = try BuiltProgram.run(["--version"], in: TestFolder())
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("study 0.1.0\nPlace names are based on"))
  }

  @Test("does not replace a recording without --force")
  func recordings() throws {
    let folder = try TestFolder()
    try folder.write("mine", to: "a.keys")
    let result = try BuiltProgram.run(["record", "a.keys"], in: folder)
    #expect(
      result
        == ProcessRun.Result(
          status: 2,
          complaint:
            "study: “a.keys” already exists; give another name, or use --force to replace it\n"))
    #expect(try folder.read("a.keys") == "mine")
  }

  @Test("copies no records for a recording that can't be made")
  func copiesNothing() throws {
    let folder = try TestFolder()
    try folder.write("mine", to: "a.keys")
    try folder.write("{}", to: "records/state.json")
    let arguments = ["--state", "records", "--record"]
    let refused = try BuiltProgram.run(arguments + ["a.keys"], in: folder)
    #expect(refused.complaint.hasPrefix("study: “a.keys” already exists"))
    let lost = try BuiltProgram.run(arguments + ["gone/a.keys"], in: folder)
    #expect(
      lost.complaint.hasPrefix("study: cannot write “gone/a.keys” (No such file or directory)"))
    let mistyped = try BuiltProgram.run(arguments + ["b.keys", "socila"], in: folder)
    #expect(mistyped.complaint.contains("did you mean social?"))
    #expect(folder.names() == ["a.keys", "records"])
  }

  @Test("leaves no new file for a recording that did not begin, and keeps the old one")
  func neverBegun() throws {
    let folder = try TestFolder()
    try folder.write("mine", to: "old.keys")
    #expect(try BuiltProgram.run(["record", "a.keys"], in: folder).status == 2)
    #expect(try BuiltProgram.run(["record", "old.keys", "--force"], in: folder).status == 2)
    #expect(folder.names() == ["old.keys"])
    #expect(try folder.read("old.keys") == "mine")
  }

  @Test("does not replace the records that another recording starts with")
  func keepsCopies() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "a.d/state/study.db")
    try folder.write(#"{"version":1,"state":{"place":"13"}}"#, to: "records/state.json")
    let status = try runAtTerminal(
      "xterm-256color", "--state records --record a.keys", in: folder)
    #expect(status == 2)
    #expect(
      try folder.read("complaint").contains("a.d/state/study.db” already exists; give another name")
    )
    #expect(try folder.read("a.d/state/study.db") == "old")
    #expect(folder.names() == ["a.d", "complaint", "records"])
  }

  /// Runs the program on a terminal that is not checked; standard error goes to a file.
  private func runAtTerminal(
    _ name: String, _ arguments: String = "", in folder: TestFolder
  ) throws -> Int32 {
    // `script` makes the terminal, and ends with the status of its command.
    try ProcessRun(
      "/usr/bin/script", ["-qec", "'\(BuiltProgram.path)' \(arguments) 2>complaint", "/dev/null"],
      environment: [
        "HOME": folder.path, "TERM": name, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
        "SHELL": "/bin/sh",
      ], folder: folder.path
    ).run().status
  }
}
