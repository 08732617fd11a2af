import Files
import Foundation
import KeyScript
import TerminalCore
import Testing

@Suite("Scripts and snapshots in files", .timeLimit(.minutes(20)))
final class FileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "keyscript-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/in", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
  }

  private func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(folder)/\(name)")), as: UTF8.self)
  }

  private func link(_ name: String, to target: String) {
    unsafe symlink(target, "\(folder)/\(name)")
  }

  @Test("a script is read from its file in pieces")
  func reading() throws {
    let count = 20_000
    try write("keys 1\n" + String(repeating: "type \"都道府県\"\n", count: count), to: "long.keys")
    var reader = try ScriptReader(contentsOf: folder + "/long.keys")
    var lines = 0
    while let line = try reader.next() {
      lines += 1
      #expect(line.directive == (lines == 1 ? .header(.version) : .input(.type("都道府県"))))
    }
    #expect(lines == count + 1)
  }

  @Test("a script whose rest can't be read is a mistake, not a shorter script")
  func broken() throws {
    var pieces = ["keys 1\nkey dow"]
    var reader = ScriptReader(file: "a\n.keys") { () throws(FileError) in
      guard let piece = pieces.popLast() else {
        throw FileError(.read, "a\n.keys", call: "read", .system(EIO))
      }
      return Array(piece.utf8)
    }
    #expect(try reader.next()?.directive == .header(.version))
    let error = #expect(throws: ScriptError.self) { try reader.next() }
    #expect(error?.description == "a\\n.keys:2:1: the rest can’t be read: Input/output error")
  }

  @Test("a script in a file is played, and its screens rewritten in place")
  func rewriting() throws {
    let path = folder + "/walk.keys"
    try write("keys 1\nterm   6x1 # é\nexpect screen\n|no|\nend", to: "walk.keys")
    var player = Player { FakeProgram($0) }
    player.isUpdating = true
    var report = player.play(try Script(contentsOf: path))
    #expect(report.description == "\(path): passed")
    #expect(report.remarks.isEmpty)
    try report.rewriteScreens()
    #expect(report.remarks == ["\(path): 1 screen rewritten"])
    #expect(try read("walk.keys") == "keys 1\nterm   6x1 # é\nexpect screen\n|places|\nend")
    #expect(player.play(try Script(contentsOf: path)).screenUpdates.isEmpty)
  }

  @Test(
    "a script that was changed while it was played is not rewritten",
    arguments: ["keys 1\n", "keys 1\n# new\nterm 6x1\nexpect screen\n|no|\nend"])
  func changed(text: String) throws {
    let path = folder + "/walk.keys"
    try write("keys 1\nterm 6x1\nexpect screen\n|no|\nend", to: "walk.keys")
    var player = Player { FakeProgram($0) }
    player.isUpdating = true
    var report = player.play(try Script(contentsOf: path))
    try write(text, to: "walk.keys")
    let error = #expect(throws: FileError.self) { try report.rewriteScreens() }
    #expect(error?.reason == .changed)
    #expect(try read("walk.keys") == text)
  }

  @Test("a script behind a link is played, but not rewritten")
  func linkedScript() throws {
    let text = "keys 1\nterm 6x1\nexpect screen\n|no|\nend"
    try write(text, to: "outside.keys")
    link("in/walk.keys", to: "../outside.keys")
    var player = Player { FakeProgram($0) }
    player.isUpdating = true
    var report = player.play(try Script(contentsOf: folder + "/in/walk.keys"))
    #expect(report.outcome.exitStatus == 0)
    let error = #expect(throws: FileError.self) { try report.rewriteScreens() }
    #expect(error?.reason == .kind(.link))
    #expect(report.remarks.isEmpty)
    #expect(try read("outside.keys") == text)
  }

  @Test("bytes that are not UTF-8 are a mistake, and not replaced")
  func encoding() throws {
    let path = folder + "/latin.keys"
    try Data(Array("keys 1\n# \u{e9}\n".unicodeScalars.map { UInt8($0.value) })).write(
      to: URL(filePath: path))
    let error = #expect(throws: ScriptError.self) { try Script(contentsOf: path) }
    #expect(error?.problem == .notUTF8)
    #expect(error?.line == 2)
    #expect(throws: FileError.self) { try Script(contentsOf: self.folder + "/none.keys") }
  }

  @Test("a script is a file or a pipe, and nothing that could block its reader")
  func kinds() throws {
    let reason = { (path: String) -> FileError.Reason? in
      (#expect(throws: FileError.self) { try ScriptSource(path) })?.reason
    }
    #expect(reason(folder) == .kind(.folder))
    #expect(reason("/dev/zero") == .kind(.characterDevice))
    #expect(
      (#expect(throws: FileError.self) { try Script(contentsOf: self.folder) })?.description
        == "cannot read “\(folder)”: it is a folder (openat)")
    unsafe mkfifo(folder + "/pipe.keys", 0o600)
    #expect(
      (#expect(throws: FileError.self) { try Script(contentsOf: self.folder + "/pipe.keys") })?
        .reason == .kind(.pipe))
  }

  @Test("a script lists the files beside it that a play reads")
  func companions() throws {
    try write("keys 1\nset state \"a b\"\nsnapshot one\nsnapshot two\nsnapshot one\n", to: "a.keys")
    let files = try ScriptSource(folder + "/a.keys").check()
    #expect(files.snapshots == ["one", "two"])
    #expect(files.state == "a b")
  }

  @Test("snapshots create their folder beside the script")
  func snapshots() throws {
    let store = SnapshotFolders()
    let script = folder + "/walk.keys"
    #expect(try store.snapshot(named: "a", of: script) == nil)
    try store.save("|x|\n", named: "a", of: script)
    try store.save("|y|\n", named: "a", of: script)
    #expect(try store.snapshot(named: "a", of: script) == "|y|\n")
    #expect(try read("walk.d/a.txt") == "|y|\n")
  }

  @Test(
    "snapshots are never read or written through links",
    arguments: [("in/walk.d/a.txt", "../../outside"), ("in/walk.d", "..")])
  func linkedSnapshots(name: String, target: String) throws {
    try write("mine", to: "outside")
    try write("mine", to: "a.txt")
    if name.hasSuffix("txt") { unsafe mkdir(folder + "/in/walk.d", 0o700) }
    link(name, to: target)
    let store = SnapshotFolders()
    let script = folder + "/in/walk.keys"
    let reading = #expect(throws: FileError.self) { try store.snapshot(named: "a", of: script) }
    #expect(reading?.reason == .kind(.link))
    let writing = #expect(throws: FileError.self) { try store.save("x", named: "a", of: script) }
    #expect(writing?.reason == .kind(.link))
    #expect(try read("outside") == "mine")
    #expect(try read("a.txt") == "mine")
  }

  @Test("a pipe as a snapshot does not block")
  func pipe() throws {
    unsafe mkdir(folder + "/in/walk.d", 0o700)
    unsafe mkfifo(folder + "/in/walk.d/a.txt", 0o600)
    let store = SnapshotFolders()
    let script = folder + "/in/walk.keys"
    #expect(
      (#expect(throws: FileError.self) { try store.snapshot(named: "a", of: script) })?.reason
        == .kind(.pipe))
    #expect(
      (#expect(throws: FileError.self) { try store.save("x", named: "a", of: script) })?.reason
        == .kind(.pipe))
  }
}
