import Foundation
import TerminalUI
import TestFolders
import Testing

@Suite("The pictures in the docs, which `make record` rewrites")
struct DocumentPictureTests {
  @Test(
    "show a walk in each theme",
    arguments: [Theme.BuiltIn.dark, .light, .highContrast, .mono])
  func themes(theme: Theme.BuiltIn) throws {
    let file = "theme-\(theme.rawValue).svg"
    #expect(
      try drawn(file, by: "themes", ["--theme", theme.rawValue]) == kept(file))
  }

  @Test(
    "show what the walks of the README draw",
    arguments: [
      ("study-learn.svg", "picture-learn"), ("study-question.svg", "picture-question"),
      ("study-map.svg", "picture-map"), ("study-record.svg", "picture-record"),
      ("study-session.animated.svg", "picture-session"),
    ])
  func readme(file: String, walk: String) throws {
    #expect(try drawn(file, by: walk) == kept(file))
  }

  /// The picture that a walk draws now.
  private func drawn(_ name: String, by walk: String, _ options: [String] = []) throws -> String {
    let walk = try #require(Walk.all.first { $0.name == walk })
    let folder = try TestFolder()
    let result = try BuiltProgram.run(
      ["replay", "--export", folder.file(name)] + options + [walk.path], in: folder)
    #expect(result.status == 0, "\(result.output)\(result.complaint)")
    return try folder.read(name)
  }

  private func kept(_ name: String) throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/pictures/\(name)")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
