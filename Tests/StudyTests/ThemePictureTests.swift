import Foundation
import TerminalUI
import TestFolders
import Testing

@Suite("The pictures in docs/themes.md")
struct ThemePictureTests {
  @Test(
    "are what the walk draws in that theme; `make record` rewrites them",
    arguments: [Theme.BuiltIn.dark, .light, .highContrast, .mono])
  func pictures(theme: Theme.BuiltIn) throws {
    let walk = try #require(Walk.all.first { $0.name == "themes" })
    let folder = try TestFolder()
    let file = folder.file("shown.svg")
    let result = try BuiltProgram.run(
      ["replay", "--theme", theme.rawValue, "--export", file, walk.path], in: folder)
    #expect(result.status == 0, "\(result.output)\(result.complaint)")
    let picture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/pictures/theme-\(theme.rawValue).svg")
    #expect(try folder.read("shown.svg") == String(contentsOf: picture, encoding: .utf8))
  }
}
