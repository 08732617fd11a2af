import DatabaseHolder
import Files
import Foundation
import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

@Suite("Records that can't be read for a while")
struct RecoveringTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private var path: String { folder.file("state") }
  private var database: String { "\(path)/study.db" }

  /// Stores settings before a model opens the records.
  private func store(_ settings: [SettingName: String]) throws {
    try Records.open(in: path, temporary: folder.path).set(settings)
  }

  /// A model whose records don't wait for another program.
  private func model(_ language: Language = .english) -> sending StudyModel {
    StudyModel(language, records: .open(in: path, temporary: folder.path, patience: .zero))
  }

  private func launch(
    _ model: sending StudyModel, at path: [StudyRoute]? = nil, in language: Language = .english,
    columns: Int = 80
  ) -> App<StudyRoute> {
    let app = makeStudy(model: model)
    app.launch(
      path, size: Size(columns: columns, rows: 24),
      appearance: Appearance(language: language, motion: .none))
    return app
  }

  @Test("are shown as soon as they can be read, although no key is pressed")
  func recovering() throws {
    let model = model()
    let lesson = LessonID(subject: SubjectID(rawValue: "math"), word: "addition")
    model.change { records throws(RecordsError) in
      try records.answer(
        AnswerRecord(
          card: CardID(lesson: lesson, item: "1+1"), form: .typed, given: "2",
          grade: .good, milliseconds: 1_000, time: .noon))
    }
    let app = launch(model, columns: 200)
    try breakFolder()
    // The screen reads when it is laid out, and no event follows.
    app.handle(.key(Key(.character("4"), .alt)))
    #expect(app.compose().lines.joined().contains("study.db"))
    app.advance(to: .milliseconds(1))
    try repairFolder()
    app.advance(to: .seconds(3))
    let screen = app.compose().lines.joined()
    #expect(!screen.contains("study.db"))
    #expect(screen.contains("1 answer"))
    #expect(app.queue.nextDeadline == nil)
  }

  @Test("because of a lock at the start bring their settings along when the lock ends")
  func lockedAtStart() throws {
    try store([.roundLength: "20", .place: "13101"])
    let holder = try #require(DatabaseHolder(database, isReadable: false))
    let app = launch(model())
    #expect(app.compose().lines.joined().contains("can’t be read: another program is using"))
    #expect(app.compose().lines.joined().contains("Not set"))
    holder.release()
    app.advance(to: .seconds(2))
    #expect(app.compose().lines.joined().contains("Chiyoda"))
    #expect(!app.compose().lines.joined().contains("study.db"))
    #expect(app.queue.nextDeadline == nil)
    app.handle(.key(Key(.character("4"), .alt)))
    app.handle(.key(Key(.character("s"))))
    #expect(app.compose().lines.joined().contains("20"))
  }

  @Test("because of a lock at the start show readings everywhere when the lock ends")
  func readings() throws {
    try store([.furigana: "on"])
    let holder = try #require(DatabaseHolder(database, isReadable: false))
    let app = launch(model(.japanese), in: .japanese)
    #expect(app.compose().lines.last?.contains("終了") == true)
    holder.release()
    app.advance(to: .seconds(2))
    let lines = app.compose().lines
    #expect(lines.contains { $0.contains("こくご") })
    #expect(lines.last?.contains("おわる") == true)
  }

  @Test("because of a lock at the start never hide a setting that was chosen since")
  func chosenSince() throws {
    try store([.roundLength: "20", .newItems: "40"])
    let holder = try #require(DatabaseHolder(database, isReadable: false))
    let model = model()
    model.settings.roundLength = 5
    holder.release()
    let writer = try #require(DatabaseHolder(database))
    model.readSettings()
    #expect(model.settings.roundLength == 5)
    writer.release()
    model.change { records throws(RecordsError) in try records.save() }
    model.readSettings()
    #expect(model.settings.roundLength == 5)
    #expect(model.settings.newItems?.count == 40)
  }

  @Test("leave no time to hit a choice that has moved under the mouse when the notice went")
  func moving() throws {
    let model = model()
    let holder = try #require(DatabaseHolder(database))
    model.setPlace(PlaceCode("13101"))
    let app = launch(model, at: StudyLink("social/prefecture-region", in: .standard).path)
    app.advance(to: .milliseconds(5_500))
    #expect(app.compose().lines.joined().contains("Not saved yet"))
    holder.release()
    app.advance(to: .milliseconds(6_100))
    #expect(!app.compose().lines.joined().contains("Not saved yet"))

    let choice = InputEvent.key(Key(.character("1")))
    let isAnswered = { app.compose().lines.joined().contains { "✓✗".contains($0) } }
    app.handle(choice)
    #expect(!isAnswered())
    app.advance(to: .milliseconds(6_500))
    app.handle(choice)
    #expect(isAnswered())
  }

  @Test("end with an error if a change was dropped, whatever is written later")
  func dropped() {
    let access = RecordsAccess(to: .open(in: path, temporary: folder.path, patience: .zero))
    #expect(access.loss == nil)
    let drop = RecordsError.notKept(path: path, code: 18, "string or blob too big")
    access.change { _ throws(RecordsError) in throw drop }
    access.change { _ in }
    #expect(access.writeError == nil)
    #expect(access.loss == drop)
  }

  private func breakFolder() throws {
    try FileManager.default.moveItem(atPath: path, toPath: folder.file("away"))
    try folder.write("", to: "state")
  }

  private func repairFolder() throws {
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: folder.file("away"), toPath: path)
  }
}
