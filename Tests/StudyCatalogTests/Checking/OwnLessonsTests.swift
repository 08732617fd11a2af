import Files
import Glibc
import SeededRandom
import TestFolders
import Testing

@testable import StudyCatalog

@Suite("Lessons of one's own")
struct OwnLessonsTests {
  @Test("come after those of the program, and their subjects after its subjects")
  func order() throws {
    let folder = try TestFolder()
    try folder.writeGoodLessons()
    try folder.write(
      goodList + "club\tnile\tナイル\tないる\tNile\t1-9\trivers.tsv\tall\triver\tkana\ttyped\t4\n",
      to: "lessons.tsv")
    try folder.write(subjects("club\tクラブ\tくらぶ\tClub\nempty\t空\tから\tEmpty\n"), to: "subjects.tsv")
    let own = try OwnLessons(in: folder.path)
    #expect(own.mistakeCount == 0)
    let catalog = Catalog(own)
    let known = Catalog.standard.subjects
    #expect(catalog.subjects.map(\.id.rawValue) == known.map(\.id.rawValue) + ["club"])
    #expect(catalog.builtInCount == known.count)
    let social = try #require(catalog.subject(SubjectID(rawValue: "social")))
    #expect(social.lessons.suffix(2).map(\.id.word) == ["rivers", "lengths"])
    #expect(social.lessons.dropLast(2) == known[2].lessons[...])
    #expect(catalog.lesson(try #require(LessonID("club/nile")))?.itemCount == 4)
  }

  @Test("have their English title in both languages if their list has no Japanese one")
  func englishTitle() throws {
    let folder = try TestFolder()
    try folder.writeGoodLessons()
    try folder.write(
      goodList.replacing("川の読み\tかわのよみ", with: "\t")
        + "club\tnile\t\t\tNile\t1-9\trivers.tsv\tall\triver\tkana\ttyped\t4\n", to: "lessons.tsv")
    try folder.write(subjects("club\t\t\tClub\n"), to: "subjects.tsv")
    let own = try OwnLessons(in: folder.path)
    #expect(own.mistakeCount == 0)
    #expect(own.subjects.map(\.title.japanese) == ["Club"])
    #expect(own.lessons.map(\.title.annotated) == ["Reading rivers", "川(かわ)の長(なが)さ", "Nile"])
  }

  @Test("ask as their table says", arguments: questionsOfTables)
  func questions(row: QuestionRow) throws {
    let item = try #require(try lesson(row).source.items.first)
    #expect(item.prompt.japanese == row.prompt.japanese)
    #expect(item.prompt.english == row.prompt.english)
    #expect(item.answer.japanese == row.answer.japanese)
    #expect(item.answer.english == row.answer.english)
    #expect(item.reading == row.reading)
    let question = item.typedQuestion
    for text in row.right { #expect(question.judge(typed: text).isRight, "\(text)") }
    for text in row.wrong { #expect(!question.judge(typed: text).isRight, "\(text)") }
  }

  @Test("judge what is typed by its marks, digits, signs and kanji", arguments: writtenAnswers)
  func answers(row: WrittenAnswer) throws {
    let question = try #require(try lesson(row.row).source.items.first).typedQuestion
    for text in row.right { #expect(question.judge(typed: text).isRight, "\(text)") }
    for text in row.wrong { #expect(!question.judge(typed: text).isRight, "\(text)") }
  }

  @Test(
    "call an answer nearly right that differs only in accents",
    arguments: [
      ("café", "", ["cafe", "CAFE", "càfé", "ｃａｆｅ"], ["CAFÉ", "cafe\u{301}"]),
      ("l’école", "", ["l'ecole", "lecole"], ["l’École", "L'ÉCOLE"]),
      ("sí", "", ["si"], ["Sí"]), ("cafe", "", ["café"], ["Cafe"]),
      ("coração", "", ["coracao", "coracão"], ["CORAÇÃO"]), ("Łódź", "", ["Lodz"], ["łódź"]),
      ("coffee", "café", ["cafe"], ["café", "coffee"]), ("nǚ", "", ["nü", "nu"], []),
      ("à", "", ["a", "á"], ["À"]),
      ("Vater", "", ["Väter", "Va\u{308}ter"], ["vater"]),
      ("Väter", "", ["Vater"], ["Va\u{308}ter"]),
      ("Straße", "", ["Strasse", "strasse"], ["STRAẞE"]), ("Kuss", "", ["Kuß"], []),
      ("œuvre", "", ["oeuvre"], ["Œuvre"]), ("Ærø", "", ["aero", "Aerø"], []),
      ("tiếng Việt", "", ["tieng viet"], ["Tiếng Việt"]),
    ] as [(String, String, [String], [String])])
  func accents(answer: String, also: String, nearlyRight: [String], right: [String]) throws {
    let row = WrittenAnswer(answer, also: also, right: right).row
    let question = try #require(try lesson(row).source.items.first).typedQuestion
    for text in nearlyRight {
      #expect(question.judge(typed: text) == .nearlyRight(.accents), "\(text)")
    }
    for text in right { #expect(question.judge(typed: text).isRight, "\(text)") }
    #expect(question.judge(typed: "zzz") == .wrong)
  }

  @Test("show the readings that their table has over kanji, but for the one that is asked")
  func readings() throws {
    let folder = try TestFolder()
    try folder.writeGoodLessons()
    let lessons = try OwnLessons(in: folder.path).lessons
    let prompts = lessons.map { $0.questionsByItem()["信濃川"]?.prompt.annotated }
    #expect(prompts == ["信濃川", "信濃川(しなのがわ)"])
    #expect(lessons.map(\.title.inKana) == ["かわのよみ", "かわのながさ"])
  }

  @Test(
    "have as many items as the list says, and ask each of them",
    arguments: 1...20 as ClosedRange<UInt64>)
  func rounds(seed: UInt64) throws {
    let folder = try TestFolder()
    try folder.writeGoodLessons()
    var generator = SeededGenerator(seed: seed)
    for lesson in try OwnLessons(in: folder.path).lessons {
      let questions = lesson.questions(count: 100, using: &generator)
      #expect(questions.count == lesson.itemCount)
      #expect(Set(questions.map(\.item)) == ["信濃川", "利根川", "石狩川", "天塩川"])
    }
  }

  @Test("can be sums, which need no table")
  func sums() throws {
    let folder = try TestFolder()
    try folder.write(
      listHeader + "math\tsums\tたし算\tたしざん\tSums\t1-1\t-\tall\ta+b\tsum\ttyped\t81\n",
      to: "lessons.tsv")
    let own = try OwnLessons(in: folder.path)
    #expect(own.mistakeCount == 0)
    #expect(own.lessons.first?.source.items.count == 81)
  }

  @Test("tell what a wrong answer would have been right for")
  func topics() throws {
    let folder = try TestFolder()
    try folder.writeGoodLessons()
    let topics = AnswerTopics(try #require(try OwnLessons(in: folder.path).lessons.first))
    let topic = { topics.topic(ofAnswer: $0, insteadOf: "信濃川")?.japanese }
    #expect(topic("とねがわ") == "利根川" && topic("とねがわ。") == "利根川")
    #expect(topic("しなのがわ") == nil)
  }
}

// MARK: - Mistakes

extension OwnLessonsTests {
  @Test(
    "are shown only if nothing is wrong with them, and the others still are",
    arguments: [
      ("rivers.tsv", goodTable.replacing("322", with: ""), ["rivers"], 1),
      ("rivers.tsv", goodTable.replacing("とねがわ", with: "利根がわ"), [], 1),
      ("lessons.tsv", goodList.replacing("5-6", with: "6-5"), ["rivers"], 1),
      ("lessons.tsv", goodList.replacing("social\trivers", with: "moon\trivers"), ["lengths"], 1),
      ("lessons.tsv", goodList.replacing("grades", with: "grade"), [], 2),
      ("lessons.tsv", goodList.replacing("\n", with: "\r"), [], 1),
      ("lessons.tsv", goodList.replacing("lengths", with: "rivers"), ["rivers"], 1),
      ("subjects.tsv", "subject\n", ["rivers", "lengths"], 3),
    ] as [(String, String, [String], Int)])
  func mistakes(name: String, text: String, shown: [String], count: Int) throws {
    let folder = try TestFolder()
    try folder.writeGoodLessons()
    try folder.write(text, to: name)
    let own = try OwnLessons(in: folder.path)
    #expect(own.lessons.map(\.id.word) == shown)
    #expect(own.mistakeCount == count)
    #expect(try LessonCheck([folder.path]).mistakes.count == count)
  }

  @Test("are all hidden by a mistake in rows that all of them ask")
  func sharedMistake() throws {
    let folder = try TestFolder()
    let twice =
      goodList + String(goodList.split(separator: "\n")[2]).replacing("lengths", with: "again")
    try folder.write(goodTable.replacing("322", with: ""), to: "rivers.tsv")
    try folder.write(twice + "\n", to: "lessons.tsv")
    let own = try OwnLessons(in: folder.path)
    #expect(own.lessons.map(\.id.word) == ["rivers"])
    #expect(own.mistakeCount == 1)
  }

  @Test(
    "belong to subjects whose names are names, each once",
    arguments: [
      (
        "a/b\t空\tから\tEmpty\n",
        ":2:1: “a/b” can’t be a name; use lowercase letters, digits and hyphens"
      ),
      (
        "club\tクラブ\tくらぶ\tClub\nclub\t部\tぶ\tClub 2\n",
        ":3:1: the name is already used on line 2; choose another"
      ),
      (
        "math\tわたしの算数\tわたしのさんすう\tMy math\n",
        ":2:1: “math” is one of Study’s own subjects, which can’t be changed; choose another name, or "
          + "delete the row"
      ),
    ])
  func subjectNames(rows: String, message: String) throws {
    let folder = try TestFolder()
    try folder.writeGoodLessons()
    try folder.write(subjects(rows), to: "subjects.tsv")
    let mistakes = try LessonCheck([folder.path]).mistakes
    #expect(mistakes.map(\.text.english) == [folder.file("subjects.tsv") + message])
  }

  @Test("in a folder that is missing are none, and in one that can't be read a mistake")
  func folders() throws {
    let folder = try TestFolder()
    #expect(OwnLessons(ifPresentIn: folder.file("gone")) == nil)
    #expect(throws: FileError.self) { try OwnLessons(in: folder.file("gone")) }
    try folder.write("", to: "file")
    #expect(throws: FileError.self) { try OwnLessons(in: folder.file("file")) }
    let own = try #require(OwnLessons(ifPresentIn: folder.file("file")))
    #expect(own.mistakeCount == 1 && own.lessons.isEmpty)
  }
}

// MARK: - Limits

extension OwnLessonsTests {
  @Test("are read within limits, however much there is")
  func limits() throws {
    let folder = try TestFolder()
    try folder.writeGoodLessons()
    let large =
      "a\tb\n" + (1...4_900).map { "\($0)-\(String(repeating: "x", count: 180))\t\($0)\n" }.joined()
    for number in 1...6 { try folder.write(large, to: "big\(number).tsv") }
    let own = try OwnLessons(in: folder.path)
    #expect(own.lessons.count == 2)
    #expect(own.mistakeCount == 2)
    let read = own.files.map { Folder.parts(of: $0).name }
    #expect(read == (1...4).map { "big\($0).tsv" } + ["lessons.tsv", "rivers.tsv"])
  }

  @Test("ask no more than twenty thousand items in all")
  func items() throws {
    let folder = try TestFolder()
    let rows = (1...10).map { "social\tx\($0)\tx\tか\tx\t4-6\tbig.tsv\tall\ta\tb\ttyped\t4900\n" }
    try folder.write(listHeader + rows.joined(), to: "lessons.tsv")
    try folder.write("a\tb\n" + (1...4_900).map { "\($0)x\t\($0)\n" }.joined(), to: "big.tsv")
    let own = try OwnLessons(in: folder.path)
    #expect(own.lessons.map(\.id.word) == ["x1", "x2", "x3", "x4"])
    #expect(own.mistakeCount == 1)
  }

  @Test("keep a thousand mistakes of a file, and count the others")
  func manyMistakes() throws {
    let folder = try TestFolder()
    try folder.writeGoodLessons()
    try folder.write("a\tb\n" + (1...4_000).map { "\($0) \t \($0)\n" }.joined(), to: "bad.tsv")
    let own = try OwnLessons(in: folder.path)
    #expect(own.mistakeCount == 8_000)
    #expect(own.lessons.count == 2)
    let last = try LessonCheck([folder.path]).mistakes.last?.problem.english
    #expect(last == "mistakes not listed: 7950; correct those above, then check again")
  }

  @Test("are read again if they changed before anyone followed them", .timeLimit(.minutes(20)))
  func changesBefore() async throws {
    let folder = try TestFolder()
    try folder.writeGoodLessons()
    let own = try OwnLessons(in: folder.path)
    try folder.write(goodTable.replacing("322", with: ""), to: "rivers.tsv")
    var changes = own.changes().makeAsyncIterator()
    #expect(await changes.next()??.mistakeCount == 1)
  }

  @Test("are read again when a file has changed", .timeLimit(.minutes(20)))
  func changes() async throws {
    let folder = try TestFolder()
    try folder.writeGoodLessons()
    var changes = try OwnLessons(in: folder.path).changes().makeAsyncIterator()
    try folder.write(goodTable.replacing("322", with: ""), to: "rivers.tsv")
    while let own = await changes.next(), own?.mistakeCount != 1 {}
    // A spreadsheet writes another file and renames it.
    try folder.write(goodTable, to: "rivers.new")
    let isRenamed = unsafe rename(folder.file("rivers.new"), folder.file("rivers.tsv")) == 0
    #expect(isRenamed)
    while let own = await changes.next(), own?.mistakeCount != 0 {}
  }
}
