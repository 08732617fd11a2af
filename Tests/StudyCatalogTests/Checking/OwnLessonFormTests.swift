import SeededRandom
import Synchronization
import TestFolders
import Testing

@testable import StudyCatalog

extension OwnLessonsTests {
  @Test(
    "ask in the form that the list says, also for numbers",
    arguments: [
      (["1.5", "11.5", "0.5", "-7", "7.25"], "choice", 5),
      (["−5", "5", "15", "1.5", "−15"], "choice", 5),
      (["5cm", "15cm", "25cm", "35cm"], "choice", 4),
      (["1年", "11年", "21年", "101年"], "choice", 4),
      (["1.5", "11.5", "0.5", "-7", "7.25"], "typed", 5),
      (["あ", "い", "う", "え", "お"], "typed", 5),
      // One of these has no three others that are apart.
      (["川", "川口", "川上", "山", "谷", "丘"], "choice", 6),
      // A question contains the answer of the sixth.
      (["川", "山", "谷", "丘", "岩", "問5"], "choice", 5),
    ])
  func forms(answers: [String], form: String, count: Int) throws {
    let folder = try TestFolder()
    let rows = answers.enumerated().map { "問\($0)\t\($1)\n" }
    try folder.write("prompt\tnumber\n" + rows.joined(), to: "n.tsv")
    try folder.write(
      listHeader
        + "math\tn\t数\tかず\tNumbers\t7-7\tn.tsv\tall\tprompt\tnumber\t\(form)\t\(count)\n",
      to: "lessons.tsv")
    let own = try OwnLessons(in: folder.path)
    #expect(own.mistakeCount == 0)
    let lesson = try #require(own.lessons.first)
    for seed in 1...20 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let kinds = lesson.questions(count: 10, using: &generator).map(\.kind.rawValue)
      #expect(kinds == Array(repeating: form, count: count))
    }
  }

  @Test(
    "with only choices leave out answers that have no three others apart from them",
    arguments: [
      (["川", "川口", "川上", "川下", "山", "谷"], "the lesson has 5 items, not 6; write 5"),
      // Without the fourth, whose question contains its answer, the others are three.
      (["川", "山", "谷", "問3"], noChoicesProblem),
    ])
  func overlaps(answers: [String], problem: String) throws {
    let folder = try TestFolder()
    let rows = answers.enumerated().map { "問\($0)\t\($1)\n" }
    try folder.write("prompt\tname\n" + rows.joined(), to: "n.tsv")
    try folder.write(
      listHeader + "math\tn\t名\tな\tNames\t7-7\tn.tsv\tall\tprompt\tname\tchoice\t6\n",
      to: "lessons.tsv")
    let mistakes = try LessonCheck([folder.path]).mistakes.map(\.problem.english)
    #expect(mistakes == [problem])
  }

  @Test(
    "have no choices if no answer is apart from three others",
    arguments: ["choice", "typed choice"])
  func noChoices(form: String) throws {
    let folder = try TestFolder()
    let rows = ["m", "f", "n", "m/f"].enumerated().map { "問\($0)\t\($1)\n" }
    try folder.write("prompt\tname\n" + rows.joined(), to: "n.tsv")
    try folder.write(
      listHeader + "math\tn\t名\tな\tNames\t7-7\tn.tsv\tall\tprompt\tname\t\(form)\t4\n",
      to: "lessons.tsv")
    let problems = try LessonCheck([folder.path]).mistakes.map(\.problem.english)
    #expect(problems == [noChoicesProblem])
  }

  /// A lesson whose first items have no choices, because their answers have a part in common.
  private func lesson(withoutChoices count: Int) throws -> Lesson {
    let folder = try TestFolder()
    let names = (0..<count).map { "川/\(Character(Unicode.Scalar(0x4E00 + $0) ?? "?"))" }
    let rows = (names + ["xa", "xb", "xc", "xd"]).enumerated().map { "問\($0)\t\($1)\n" }
    try folder.write("prompt\tname\n" + rows.joined(), to: "n.tsv")
    try folder.write(
      listHeader + "math\tn\t名\tな\tNames\t7-7\tn.tsv\tall\tprompt\tname\tchoice typed\t"
        + "\(count + 4)\n", to: "lessons.tsv")
    let own = try OwnLessons(in: folder.path)
    #expect(own.mistakeCount == 0)
    return try #require(own.lessons.first)
  }

  @Test(
    "plan a long round without looking for choices again and again", .timeLimit(.minutes(1)))
  func longPlan() throws {
    let lesson = try lesson(withoutChoices: 400)
    var generator = SeededGenerator(seed: 1)
    let plan = lesson.plan(count: 404, using: &generator)
    let chosen = plan.filter { $0.kind == .choice }.map(\.item)
    #expect(plan.count == 404)
    #expect(chosen.sorted() == ["問400", "問401", "問402", "問403"])
  }

  @Test("are compared by their tables, without making their items")
  func comparing() throws {
    let folder = try TestFolder()
    try folder.write(goodTable, to: "rivers.tsv")
    try folder.write(goodList.replacing("choice typed", with: "typed"), to: "lessons.tsv")
    let lessons = try (1...2).map { _ in try OwnLessons(in: folder.path).lessons }
    #expect(lessons[0] == lessons[1])
    #expect(lessons[0][0] != lessons[0][1])
    try folder.write(goodTable.replacing("367", with: "368"), to: "rivers.tsv")
    #expect(try OwnLessons(in: folder.path).lessons != lessons[0])
    for case .written(let written) in lessons.joined().map(\.source) {
      #expect(written.made.withLock { $0 == nil })
    }
  }

  @Test("have no question that an exported log could not hold", arguments: [4, 5])
  func longQuestions(columns: Int) throws {
    let folder = try TestFolder()
    let names = (1...columns).map { "p\($0)" }
    let cells = names.map { _ in String(repeating: "あ", count: 200) }
    try folder.write(
      "\(names.joined(separator: "\t"))\ta\n\(cells.joined(separator: "\t"))\tx\n", to: "x.tsv")
    try folder.write(
      listHeader + "social\tx\t題\tだい\tTitle\t4-6\tx.tsv\tall\t"
        + "\(names.joined(separator: "+"))\ta\ttyped\t1\n", to: "lessons.tsv")
    let mistakes = try LessonCheck([folder.path]).mistakes.map(\.problem.english)
    let problem = "the question is longer than 1000 characters; shorten it"
    #expect(mistakes == (columns == 5 ? [problem] : []))
  }

  @Test(
    "ask for the number alone, and for a point before decimals",
    arguments: [
      ("367", "367km", .numberOnly), ("367", "368 kilometers", .numberOnly), ("367", "368", nil),
      ("367", "about 367", .numberOnly), ("367 km", "367 km", nil), ("367 km", "367 miles", nil),
      ("367", "367/2", nil), ("367", "3?q", nil),
      ("3", "3m²", .numberOnly), ("36", "36%", .numberOnly), ("1066 AD", "AD 1066", .numberOnly),
      ("3.14", "3,14", .decimalComma), ("3.14 cm", "3,14cm", .decimalComma), ("314", "3.14", nil),
      ("3.14", "pi", .noNumber),
      // What isn't known to be another unit may mean the same.
      ("20℃", "21 foos", .numberOnly), ("20℃", "21 degrees", nil), ("20℃", "20 m", nil),
      ("8 legs", "6 legs", nil), ("8 legs", "8 arms", .numberOnly), ("12 Angry Men", "12", nil),
      // A letter that only lacks its accent is nearly right.
      ("à", "a", nil), ("à", "A", nil), ("à", "b", .letter), ("à la", "a", .letter),
    ] as [(String, String, Refusal?)])
  func numberAlone(answer: String, typed: String, refusal: Refusal?) throws {
    let row = WrittenAnswer(answer, right: []).row
    let question = try #require(try lesson(row).source.items.first).typedQuestion
    #expect(question.refusal(ofTyped: typed) == refusal)
  }
}

private let noChoicesProblem =
  "no question has four choices, because answers are a part of others or of the question; "
  + "add other answers, or set form to typed"
