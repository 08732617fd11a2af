import PseudoTerminals
import TerminalCore
import TestFolders
import Testing

@Suite("A file of keys", .timeLimit(.minutes(20)))
struct KeysFileTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func start(_ arguments: String...) throws -> PseudoTerminal {
    try BuiltProgram.start(arguments, in: folder)
  }

  @Test(
    "gives commands other keys, from the place of settings or from one that is named",
    arguments: [".config/study/keys.conf", "mine.conf"])
  func remapping(file: String) throws {
    try folder.write("# mine\nopen = o\nquit = z\n", to: file)
    let terminal =
      file == "mine.conf" ? try start("--keys", folder.file(file)) : try start()
    try terminal.waitForText("o open")
    terminal.type("o")
    try terminal.waitForText("Home ›")
    terminal.type("z")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("is found in the folder that the environment names for settings")
  func namedFolder() throws {
    try folder.write("quit = z\n", to: "settings/study/keys.conf")
    let terminal = try BuiltProgram.start(
      [], in: folder, environment: ["XDG_CONFIG_HOME=\(folder.file("settings"))"])
    try terminal.waitForText("z quit")
    terminal.type("z")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("with mistakes stops the program, which names line and remedy, with status 2")
  func conflict() throws {
    try folder.write("down = n\nup = n\n", to: "mine.conf")
    let terminal = try start("--keys", folder.file("mine.conf"))
    #expect(try terminal.waitForEnd() == 2 << 8)
    // Where the lines break depends on the folder's path.
    let output = terminal.output.replacing("\r\n", with: " ")
    for line in 1...2 {
      let other = line == 1 ? "up" : "down"
      let message =
        "mine.conf:\(line): “n” means “\(other)” already; choose another key, or give “\(other)” another"
      #expect(output.contains(message))
    }
    #expect(terminal.hasSettingsOfBefore)
  }

  @Test("may be a pipe, but is not waited for if nobody writes it")
  func pipe() throws {
    folder.make(.pipe, "pipe")
    let message = "study: cannot read “pipe” (it is a pipe); give a regular file\n"
    #expect(
      try BuiltProgram.run(["--plain", "--keys=pipe"], in: folder)
        == ProcessRun.Result(status: 2, complaint: message))
    let command = "echo down = n >pipe & exec \"$0\" --plain --keys=pipe"
    let shell = ProcessRun(
      "/bin/sh", ["-c", command, BuiltProgram.path],
      environment: ["HOME": folder.path, "LC_ALL": "C.UTF-8"], folder: folder.path)
    #expect(try shell.run().status == 0)
  }

  @Test("need not be readable in the place of settings: the keys are the standard ones then")
  func unreadable() throws {
    try folder.write("", to: ".config/study/keys.conf/not-a-file")
    let result = try BuiltProgram.run(["--plain", "--lang=en"], in: folder)
    #expect(result.status == 0)
    #expect(
      result.output.contains("keys.conf” (it is a folder); give a regular file. The keys are"))
  }

  @Test("has to be there only if it is named")
  func missing() throws {
    let result = try BuiltProgram.run(["--keys=gone"], in: folder)
    #expect(result.status == 2)
    #expect(result.complaint.hasPrefix("study: cannot read “gone” (No such file or directory)"))
  }
}
