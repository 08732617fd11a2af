import Files
import StudyCatalog
import StudyScreens
import TerminalCore
import TerminalUI
import TestFolders
import Testing

@testable import study

@Suite("The journal file")
struct JournalFileTests {
  @Test("is the same for the same walk, one record a line")
  func sameForTheSame() throws {
    let first = try journal()
    #expect(try (0..<5).allSatisfy { _ in try journal() == first })
    let lines = first.split(separator: "\n")
    #expect(lines.count > 3)
    #expect(lines.allSatisfy { $0.hasPrefix("{\"time\":") && $0.hasSuffix("}") })
  }

  private func journal() throws -> String {
    let folder = try TestFolder()
    let today = try #require(Day("2026-04-01"))
    let model = StudyModel(
      language: .english, glyphs: .narrow, store: StateFolder(path: folder.file("state")), seed: 1,
      today: { today })
    let app = makeStudy(model: model)
    let file = JournalFile(try OutputFile(folder.file("journal"), replacing: false))
    app.observeJournal { file.write($0) }
    app.launch(StudyLink("social/eras", in: .standard).path, size: Size(columns: 80, rows: 24))
    app.back()
    app.advance(to: .seconds(1))
    return try folder.read("journal")
  }
}
