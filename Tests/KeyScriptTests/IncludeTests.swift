import Files
import KeyScript
import KeyScriptTools
import TerminalCore
import TestFolders
import Testing

@Suite("Included files")
struct IncludeTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func write(_ text: String, to name: String = "walk.keys") throws {
    try folder.write("keys 1\n" + text, to: name)
  }

  private func play(_ configure: (inout Player) -> Void = { _ in }) throws -> PlayReport {
    var player = Player { FakeProgram($0) }
    player.command = appCommand
    configure(&player)
    return player.play(try ScriptSource(folder.file("walk.keys")).reader())
  }

  /// The first mistake of the script, with paths relative to the folder.
  private func mistake() throws -> String? {
    do {
      _ = try ScriptSource(folder.file("walk.keys")).check()
      return nil
    } catch let error as ScriptError {
      return error.description.replacing(folder.path + "/", with: "")
    }
  }

  @Test("are played in place of their line, each relative to the one that names it")
  func playing() throws {
    try write("let a = \"1\"\ntype \"${a}\"\ninclude \"steps/b.keys\"\ntype \"${a}\"")
    try write("# shared\ntype \"${a}\"\nlet a = \"2\"\ninclude \"in/c.keys\"\n", to: "steps/b.keys")
    try write("type \"${a}\"\nlet a = \"3\"", to: "steps/in/c.keys")
    let report = try play()
    #expect(arrivals(in: report).map(\.event) == ["1", "1", "2", "3"].map { .text($0) })
    // Read as a whole, the script plays the same.
    let script = try Script(contentsOf: folder.file("walk.keys"))
    let again = Player { FakeProgram($0) }.play(script)
    #expect(arrivals(in: again).map(\.event) == arrivals(in: report).map(\.event))
    #expect(script.lines.count == 5)
    #expect(try script.expanded().lines.compactMap(\.directive).count == 5)
  }

  @Test("may be included again, with their definitions")
  func again() throws {
    try write("include \"b.keys\"\ncall f\ninclude \"b.keys\"\ncall f")
    try write("define f\n  key down\nend\nkey down", to: "b.keys")
    #expect(try play().target?.focusedText == "ｶﾞ")
  }

  @Test("are named with all places when an expectation fails")
  func failure() throws {
    try write("\nkey down\ninclude \"steps/b.keys\"")
    try write("include \"c.keys\"\n", to: "steps/b.keys")
    try write("key down\nexpect depth 2", to: "steps/c.keys")
    let report = try play()
    let lines = report.description.replacing(folder.path + "/", with: "").split(separator: "\n")
    #expect(
      lines.first
        == "steps/c.keys:3, included at steps/b.keys:2, included at walk.keys:4: expect depth 2")
    #expect(lines.contains("  line 3, at 0s: key down"))
    #expect(lines.contains("  steps/c.keys:2, at 0s: key down"))
    #expect(lines.contains("replay: app replay --until 4 walk.keys"))
    #expect(
      report.json.replacing(folder.path + "/", with: "").contains(
        #""line":4,"places":["steps/c.keys:3","steps/b.keys:2","walk.keys:4"],"#))
  }

  @Test(
    "can't be anything but scripts in the folder of the script or below",
    arguments: [
      ("none.keys", "“none.keys”: No such file or directory"),
      ("../walk.keys", "“../walk.keys”: it leads out of its folder"),
      ("/etc/passwd", "“/etc/passwd”: it leads out of its folder"),
      ("in/../walk.keys", "“in/../walk.keys”: it leads out of its folder"),
      ("in", "“in”: it is a folder"), ("in/", "“in/”: it is a folder"), ("", "“”: it is a folder"),
      ("link.keys", "“link.keys”: it is a symbolic link"),
      ("linked/b.keys", "“linked/b.keys”: it is a symbolic link"),
      ("pipe.keys", "“pipe.keys”: it is a pipe"),
    ])
  func places(path: String, problem: String) throws {
    folder.make(.folder, "in")
    folder.make(.link("in/b.keys"), "link.keys")
    folder.make(.link("in"), "linked")
    folder.make(.pipe, "pipe.keys")
    try write("", to: "in/b.keys")
    try write("include \"\(path)\"")
    let first = try mistake()?.split(separator: "\n").first
    #expect(first == "walk.keys:2:1: cannot include \(problem)")
  }

  @Test(
    "have mistakes that are named with all places",
    arguments: [
      ("keys 1\n kye up", "b.keys:2:2, included at walk.keys:2: there is no directive “kye”"),
      ("key up", "b.keys:1:1, included at walk.keys:2: a key script begins with `keys 1`"),
      ("", "b.keys:1:1, included at walk.keys:2: a key script begins with `keys 1`"),
      ("keys 2", "b.keys:1:6, included at walk.keys:2: version “2” is not known"),
      ("keys 1\ndefine a", "b.keys:2:1, included at walk.keys:2: the definition of “a” has no"),
      ("keys 1\ntype \"${b}\"", "b.keys:2:9, included at walk.keys:2: there is no variable “b”"),
      (
        "keys 1\nlocale ja",
        "b.keys:2:1, included at walk.keys:2: `locale` must be in the header of the script itself"
      ),
      (
        "keys 1\ninclude \"walk.keys\"",
        "b.keys:2:1, included at walk.keys:2: “walk.keys” would include itself"
      ),
      ("keys 1\ninclude \"b.keys\"", "b.keys:2:1, included at walk.keys:2: “b.keys” would include"),
    ])
  func mistakes(text: String, beginning: String) throws {
    try write("include \"b.keys\"")
    try folder.write(text, to: "b.keys")
    let found = try mistake()
    #expect(found?.hasPrefix(beginning) == true, "\(found ?? "none")")
  }

  @Test("have mistakes that count as those of the script in reports")
  func reports() throws {
    try write("include \"in/b.keys\"")
    try write("kye up", to: "in/b.keys")
    let script = folder.file("walk.keys")
    let error = #expect(throws: ScriptError.self) { try ScriptSource(script).check() }
    let report = PlayReport(try #require(error))
    #expect(report.file == script && ScriptResult(report).file == script)
    #expect(report.json.hasPrefix("{\"file\":\"\(script)\",\"status\":\"wrong\","))
  }

  @Test("are among the files that playing a script reads, and are checked before it is played")
  func companions() throws {
    try write("include \"in/b.keys\"\ninclude \"in/b.keys\"")
    try write("snapshot one", to: "in/b.keys")
    let files = try ScriptSource(folder.file("walk.keys")).check()
    #expect(files.included == [folder.file("in/b.keys")])
    #expect(files.snapshots == ["one"])
  }

  @Test("have screens and snapshots of the script: those beside it are updated, these are not")
  func updating() throws {
    let screen = "expect screen\n|no|\nend"
    try write("term 6x1\n\(screen)\nsnapshot a\ninclude \"in/b.keys\"")
    try write("snapshot a\n\(screen)", to: "in/b.keys")
    var report = try play {
      $0.snapshots = SnapshotFolders()
      $0.isUpdating = true
    }
    #expect(report.failure?.message == "the screen differs; updating changes no shared lines")
    try report.rewriteScreens()
    #expect(
      try folder.read("walk.keys").hasPrefix("keys 1\nterm 6x1\nexpect screen\n|places|\nend\n"))
    #expect(try folder.read("in/b.keys") == "keys 1\nsnapshot a\n\(screen)")
    #expect(try folder.read("walk.d/a.txt") == "|places|\n")
  }
}
