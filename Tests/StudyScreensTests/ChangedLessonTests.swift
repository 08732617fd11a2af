import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

@Suite("An own lesson that was changed")
struct ChangedLessonTests {
  /// The lesson.
  fileprivate static let id = LessonID(subject: SubjectID(rawValue: "math"), word: "own")

  /// The lesson as it is with some items.
  fileprivate static func lessons(_ items: [String], in folder: TestFolder) throws -> OwnLessons {
    try folder.write("a\tb\n" + items.map { "\($0)\tx\($0)\n" }.joined(), to: "x.tsv")
    let header =
      "subject lesson japanese kana english grades file rows prompt answer form items"
      .replacing(" ", with: "\t")
    try folder.write(
      header + "\nmath\town\t題\tだい\tOwn\t1-9\tx.tsv\tall\ta\tb\ttyped\t\(items.count)\n",
      to: "lessons.tsv")
    return try OwnLessons(in: folder.path)
  }

  @Test("says so if it no longer asks the mistakes that are to be repeated")
  func mistakesGone() throws {
    let folder = try TestFolder()
    let model = StudyModel(.english)
    model.setOwnLessons(try Self.lessons(["old1", "old2"], in: folder))
    let app = makeStudy(model: model)
    app.launch(
      [.home, .subject(Self.id.subject), .lesson(Self.id)], size: Size(columns: 80, rows: 24),
      appearance: Appearance(language: .english, motion: .none))
    var time = Duration.seconds(1)
    func press(_ name: String) throws {
      app.advance(to: time)
      app.handle(.key(try #require(Key(name: name))))
      time += .seconds(1)
      app.advance(to: time)
    }
    for key in ["ctrl+x", "space", "ctrl+x", "space"] { try press(key) }
    #expect(app.compose().lines.joined().contains("Repeat the 2 mistakes"))
    let changed = try Self.lessons(["new1", "new2"], in: folder)
    app.withModel(StudyModel.self) { $0.setOwnLessons(changed) }
    app.refresh()
    try press("r")
    let text = app.compose().lines.joined(separator: "\n")
    #expect(text.contains("The lesson no longer asks what you missed."), "\(text)")
    #expect(!text.contains("new question"))
    try press("enter")
    #expect(app.path.count == 2)
  }

  @Test(
    "continues a round that was left without the items that are gone",
    arguments: [
      ["old1", "old2", "old3", "old4", "old5"], ["new1", "old2", "old3", "old4", "new5"],
      ["new1", "new2"],
    ])
  func leftRound(items: [String]) throws {
    let folder = try TestFolder()
    let model = StudyModel(.english)
    model.setOwnLessons(try Self.lessons((1...5).map { "old\($0)" }, in: folder))
    let lesson = try #require(model.catalog.lesson(Self.id))
    let source = RoundSource(of: lesson, history: ItemHistory(), seed: 1, began: 1)
    var round = Round(
      questions: try #require(source.questions(in: model.catalog)), source: source, at: .zero)
    for time in 1...2 {
      round.answer(.init(text: BilingualText("?"), isCorrect: false), at: .seconds(10 * time))
      model.store("?", in: round)
      round.proceed(at: .seconds(10 * time + 5))
    }
    let asked = round.source.plan.map(\.card.item)
    model.setOwnLessons(try Self.lessons(items, in: folder))
    let left = asked.filter(items.contains)
    let answered = asked.prefix(2).count(where: items.contains)
    let app = makeStudy(model: model)
    app.launch(
      [.home], size: Size(columns: 100, rows: 24),
      appearance: Appearance(language: .english, motion: .none))
    let home = app.compose().lines.joined()
    let words = "Continue at question \(answered + 1) of \(left.count)"
    #expect(home.contains(left.isEmpty ? "1 Japanese" : words), "\(home)")
    #expect(!left.isEmpty || !home.contains("Continue"))
    guard !left.isEmpty else { return }
    app.handle(.text("0"))
    app.advance(to: .seconds(1))
    let text = app.compose().lines.joined()
    #expect(text.contains("\(answered + 1) / \(left.count)"), "\(text)")
  }
}

extension ReviewTests {
  @Test("counts no item that an own lesson no longer asks, nor shows it as learned")
  func changedLesson() throws {
    let folder = try TestFolder()
    let id = ChangedLessonTests.id
    func lessons(_ items: [String]) throws -> OwnLessons {
      try ChangedLessonTests.lessons(items, in: folder)
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

  @Test("shows no best score of an own lesson that is gone, nor estimates what it asked")
  func goneLesson() throws {
    let folder = try TestFolder()
    let items = (1...RecordOverview.leastItems).map { "old\($0)" }
    func record(_ own: OwnLessons?) throws -> String {
      let model = StudyModel(.english, ownLessons: own)
      for item in items {
        try model.records.answer(
          AnswerRecord(
            card: CardID(lesson: ChangedLessonTests.id, item: item), form: .typed, given: "",
            grade: .easy, milliseconds: 1, time: .noon))
      }
      let round = RoundRecord(id: 1, lesson: ChangedLessonTests.id, seed: 1, began: 0)
      try model.records.finish(round, .init(correct: 7, count: 9), at: .noon)
      return lines(of: [.record], model, columns: 80, rows: 40).joined(separator: "\n")
    }
    let own = try ChangedLessonTests.lessons(items, in: folder)
    for isShown in [true, false] {
      let text = try record(isShown ? own : nil)
      #expect(text.contains("78%") == isShown, "\(text)")
      #expect(text.contains("of 20 learned questions") == isShown, "\(text)")
    }
  }

  @Test("announces on the first screen no item that an own lesson no longer asks")
  func announced() throws {
    let folder = try TestFolder()
    let model = StudyModel(.english)
    for (items, words) in [
      (["old1", "old2"], "2 on Fri"), (["new1", "old2"], "1 on Fri"), (["new1", "new2"], nil),
    ] as [([String], String?)] {
      model.setOwnLessons(try ChangedLessonTests.lessons(items, in: folder))
      if items.first == "old1" {
        for item in items {
          try answer(item, .good, on: 0, of: ChangedLessonTests.id, to: model.records)
        }
      }
      #expect(model.wordsForNextReview == words)
      #expect(model.dueOfWeek.reduce(0, +) == words?.first?.wholeNumberValue ?? 0)
    }
  }
}
