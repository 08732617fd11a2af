import Records
import SpacedRepetition
import StudyCatalog
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

extension ReviewTests {
  @Test("counts no item that an own lesson no longer asks, nor shows it as learned")
  func changedLesson() throws {
    let folder = try TestFolder()
    let id = LessonID(subject: SubjectID(rawValue: "math"), word: "own")
    func lessons(_ items: [String]) throws -> OwnLessons {
      try folder.write("a\tb\n" + items.map { "\($0)\tx\($0)\n" }.joined(), to: "x.tsv")
      let header =
        "subject lesson japanese kana english grades file rows prompt answer form items"
        .replacing(" ", with: "\t")
      try folder.write(
        header + "\nmath\town\t題\tだい\tOwn\t1-9\tx.tsv\tall\ta\tb\ttyped\t\(items.count)\n",
        to: "lessons.tsv")
      return try OwnLessons(in: folder.path)
    }
    let model = StudyModel(.english)
    model.setOwnLessons(try lessons(["old1", "old2", "old3"]))
    let own = try #require(model.catalog.lesson(id))
    let subject = try #require(model.catalog.subject(id.subject))
    // One of them is due, the others are learned.
    try answer("old1", .again, on: -1, of: id, to: model.records)
    for item in ["old2", "old3"] {
      for day in [-90, -80, -60, -5] { try answer(item, .good, on: day, of: id, to: model.records) }
    }
    let progress: (Lesson) -> Int = { (model.progress(in: $0) as ProgressBar<HomeScreen>).done }
    #expect(model.dueCount == 1 && progress(own) == 2 && model.progress(in: subject).done == 2)
    model.setOwnLessons(try lessons(["new1", "old3", "new3"]))
    #expect(model.dueCount == 0 && model.dueCards(of: nil).isEmpty)
    #expect(progress(own) == 1 && model.progress(in: subject).done == 1)
  }
}
