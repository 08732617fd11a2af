import Records
import StudyCatalog
import TerminalCore
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

@Suite("A subject")
struct SubjectTests {
  @Test("finds the items of a lesson only where it has room to show them", arguments: [80, 120])
  func items(columns: Int) throws {
    let folder = try TestFolder()
    let model = StudyModel(
      language: .english, glyphs: .narrow,
      records: .open(in: folder.file("state"), temporary: folder.path), seed: 1,
      clock: { .noon })
    let subject = SubjectScreen(model: model, subject: SubjectID(rawValue: "math"))
    let app = App(root: StudyRoute.subject(subject.subject), model: subject) { $1 }
    app.launch(
      size: Size(columns: columns, rows: 24), appearance: Appearance(language: .english))
    #expect(app.compose().picture.contains("Addition"))
    let isUnread = app.withModel(SubjectScreen.self) { $0.model.snapshot.lookedAt == nil }
    #expect(isUnread == (columns == 80))
  }
}
