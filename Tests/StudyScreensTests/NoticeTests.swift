import Foundation
import StudyCatalog
import StudyScreens
import TerminalCore
import TerminalUI
import Testing

@Suite("Notices")
struct NoticeTests {
  private static let newer = #"{"version":99}"#

  @Test(
    "about the state file are in the language of the program",
    arguments: [(.japanese, "新しい版の study"), (.english, "from a newer study")]
      as [(Language, String)])
  func language(language: Language, words: String) throws {
    let screen = try show([.home], state: Self.newer, language: language)
    #expect(screen.contains(words))
  }

  @Test("appear on the screen that a link leads to", arguments: ["", "social", "social/eras"])
  func everyScreen(link: String) throws {
    let path = StudyLink(link, in: .standard).path
    #expect(try show(path, notice: "no such lesson").contains("no such lesson"))
    #expect(try !show(path).contains("no such lesson"))
  }

  @Test("about a link do not hide those about the file")
  func both() throws {
    let screen = try show([.home], state: Self.newer, notice: "no such lesson")
    #expect(screen.contains("from a newer study") && screen.contains("no such lesson"))
  }

  /// What the top of a path shows, with a file of state and a notice.
  private func show(
    _ path: [StudyRoute], state: String? = nil, notice: String? = nil, language: Language = .english
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("study-notice-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try state?.write(
      to: folder.appendingPathComponent("state.json"), atomically: true, encoding: .utf8)
    let today = try #require(Day("2026-04-01"))
    let model = StudyModel(
      language: language, glyphs: .narrow, store: StateFolder(path: folder.path), seed: 1,
      today: { today })
    if let notice { model.addNews(notice) }
    let app = makeStudy(model: model)
    app.launch(
      path, size: Size(columns: 200, rows: 24), appearance: Appearance(language: language))
    // A message is broken into the lines of its box.
    return app.compose().lines.joined().split { $0 == " " || $0 == "|" }.joined(separator: " ")
  }
}
