import Files
import Records
import SpacedRepetition
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
    let model = StudyModel(
      language: .english, glyphs: .narrow, records: .inMemory(), seed: 1,
      clock: { LocalTime(milliseconds: 1_775_044_800_000, minutesEast: 0) })
    let app = makeStudy(model: model)
    let file = JournalFile(
      try OutputFile(folder.file("journal"), replacing: false, growing: true))
    app.observeJournal { file.write($0) }
    app.launch(StudyLink("social/eras", in: .standard).path, size: Size(columns: 80, rows: 24))
    app.back()
    app.advance(to: .seconds(1))
    return try folder.read("journal")
  }
}
