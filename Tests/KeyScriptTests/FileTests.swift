import Foundation
import KeyScript
import TerminalCore
import Testing

@Suite("Scripts and snapshots in files")
final class FileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "keyscript-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test("a script is read from its file in pieces")
  func reading() throws {
    let path = folder + "/long.keys"
    let count = 20_000
    let text = "keys 1\n" + String(repeating: "type \"都道府県\"\n", count: count)
    try TextFile(path).write(text)
    #expect(try TextFile(path).read() == text)
    var reader = ScriptReader(file: path, chunks: try TextFile(path).chunks())
    var lines = 0
    while let line = try reader.next() {
      lines += 1
      #expect(line.directive == (lines == 1 ? .version : .type("都道府県")))
    }
    #expect(lines == count + 1)
  }

  @Test("a script in a file is played, and its screens rewritten in place")
  func rewriting() throws {
    let path = folder + "/walk.keys"
    try TextFile(path).write("keys 1\nterm   6x1 # é\nexpect screen\n|no|\nend")
    var player = Player { FakeProgram($0) }
    player.isUpdating = true
    let report = player.play(try Script(contentsOf: path))
    #expect(report.description == "\(path): passed")
    try report.rewriteScreens()
    #expect(
      try TextFile(path).read() == "keys 1\nterm   6x1 # é\nexpect screen\n|places|\nend")
    #expect(player.play(try Script(contentsOf: path)).screenUpdates.isEmpty)
  }

  @Test("bytes of a file that are no UTF-8 are a mistake, not replaced")
  func encoding() throws {
    let path = folder + "/latin.keys"
    try Data(Array("keys 1\n# \u{e9}\n".unicodeScalars.map { UInt8($0.value) })).write(
      to: URL(filePath: path))
    let error = #expect(throws: ScriptError.self) { try Script(contentsOf: path) }
    #expect(error?.problem == .notUTF8)
    #expect(error?.line == 2)
    #expect(throws: FileError.self) { try Script(contentsOf: self.folder + "/none.keys") }
  }

  @Test("a folder is no script")
  func folders() {
    let error = #expect(throws: FileError.self) { try Script(contentsOf: folder) }
    #expect(error?.description == "cannot read “\(folder)”: Is a directory")
  }

  @Test("snapshots make their folder beside the script")
  func snapshots() throws {
    let store = SnapshotFolders()
    let script = folder + "/walk.keys"
    #expect(try store.snapshot(named: "a", of: script) == nil)
    try store.save("|x|\n", named: "a", of: script)
    try store.save("|y|\n", named: "a", of: script)
    #expect(try store.snapshot(named: "a", of: script) == "|y|\n")
    #expect(try TextFile(folder + "/walk.d/a.txt").read() == "|y|\n")
  }

  @Test("a file that can't be read or written is named with the reason")
  func errors() {
    let reading = #expect(throws: FileError.self) { try TextFile(self.folder + "/none").read() }
    #expect(reading?.description == "cannot read “\(folder)/none”: No such file or directory")
    let writing = #expect(throws: FileError.self) { try TextFile(self.folder).write("a") }
    #expect(writing?.description == "cannot write “\(folder)”: Is a directory")
  }
}
