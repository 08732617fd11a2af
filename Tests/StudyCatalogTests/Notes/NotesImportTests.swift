import Files
import TestFolders
import Testing

@testable import StudyCatalog

@Suite("Lessons made of notes")
struct NotesImportTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func notes(_ text: String, named name: String = "deck") throws -> NotesImport {
    NotesImport(try #require(AnkiText(text)), named: name)
  }

  @discardableResult
  private func write(_ notes: NotesImport..., replacing isReplacing: Bool = false) throws
    -> [NotesImport.Lesson]
  {
    try NotesImport.add(
      notes, to: folder.file("lessons"), replacing: isReplacing, temporary: folder.path
    ).flatMap(\.self)
  }

  private func mistakeCount() throws -> Int {
    try LessonCheck([folder.file("lessons")]).mistakeCount
  }

  private static let verbs = """
    #separator:tab
    #html:true
    #guid column:1
    #deck column:3
    #tags column:6
    a\tBasic\tSpanish::Verbs\tto eat\tcomer\tx
    b\tBasic\tSpanish::Verbs\tto live\tvivir\tx
    c\tBasic\tSpanish::Verbs\tto live\thabitar\tx
    d\tBasic\t漢字\t山[やま]\tmountain\tx

    """.replacing("#guid column:1", with: "#guid column:1\n#notetype column:2")

  @Test("are one for each deck, and pass the check")
  func decks() throws {
    let notes = try notes(Self.verbs)
    #expect(notes.lessons.map(\.title) == ["Spanish: Verbs", "漢字"])
    #expect(notes.lessons.map(\.count) == [2, 1] && notes.leftOut.isEmpty)
    #expect(try write(notes).map(\.link) == ["cards/spanish-verbs", "cards/notes"])
    #expect(
      try folder.read("lessons/cards-spanish-verbs.tsv")
        == "question\tanswer\talso\nto eat\tcomer\t\nto live\tvivir\thabitar;\n")
    #expect(
      try folder.read("lessons/cards-notes.tsv")
        == "question\tquestion_kana\tanswer\n山\tやま\tmountain\n")
    #expect(try mistakeCount() == 0)
    let own = try OwnLessons(in: folder.file("lessons"))
    #expect(own.lessonCount == 2)
    #expect(own.lessons.map(\.title.english) == ["Spanish: Verbs", "漢字"])
    #expect(own.subjects.map(\.title.english) == ["Cards"])
  }

  @Test(
    "follow what the text says of its separator",
    arguments: [
      ("#separator:Comma\na,b\n", 1), ("#separator:;\na;b\n", 1), ("#separator:Pipe\r\na|b\r\n", 1),
      ("\u{FEFF}#html:false\n\"a\nb\"\tc\n", 1), ("#separator:tab\na b\n", 0),
    ])
  func separators(text: String, count: Int) throws {
    let notes = try notes(text)
    #expect(notes.lessons.map(\.count) == (count == 0 ? [] : [count]))
    #expect(notes.lessons.allSatisfy { $0.title == "deck" })
  }

  @Test("are made only of a text that Anki has written", arguments: ["", "a\tb\n", "# a\nb\tc\n"])
  func otherText(text: String) {
    #expect(AnkiText(text) == nil)
  }

  @Test(
    "are also made of fields with tabs between them, of which the text says nothing",
    arguments: [
      ("to eat\tcomer\ttag\nto live\tvivir\n", ["to eat", "to live"]),
      ("\u{FEFF}\r\n2 < 3\tyes\r\n", ["2 < 3"]), ("<b>a</b>&amp;\tb\n", ["a&"]),
      ("\"a\tb\nc\td\n\"e\"\tf\n", ["c", "e"]),
      ("Question\tAnswer\ta\nb\tc\n", ["b"]), ("表\t裏\n犬\tdog\n", ["犬"]),
      ("English\t英語\na\tb\n", ["English", "a"]), ("front\tfore\na\tb\n", ["front", "a"]),
    ])
  func plainFields(text: String, questions: [String]) throws {
    let notes = NotesImport(try #require(AnkiText(tabSeparated: text)), named: "deck")
    try write(notes)
    let rows = try folder.read("lessons/cards-deck.tsv").split(separator: "\n").dropFirst()
    #expect(rows.map { $0.prefix { $0 != "\t" } } == questions.map { $0[...] })
  }

  @Test(
    "ask for each number of their gaps",
    arguments: [
      ("{{c1::Tokyo}} is a city\tmore", ["___ is a city\tTokyo"]),
      (
        "The {{c2::cat::animal}} <b>{{c1::sat}}</b> on {{c1::it}}.",
        ["The cat ___ on ___.\tsat, it", "The ___ (animal) sat on it.\tcat"]
      ),
      ("{{c1::漢字[かんじ]}}", ["___\t漢字\tかんじ"]),
    ])
  func gaps(field: String, rows: [String]) throws {
    try write(notes("#html:true\n" + field + "\n"))
    let table = try folder.read("lessons/cards-deck.tsv").split(separator: "\n").dropFirst()
    #expect(table.map(String.init) == rows)
    #expect(try mistakeCount() == 0)
  }

  @Test("are not made of a text without a tab in its first line", arguments: ["", "a\nb\tc\n"])
  func noFields(text: String) {
    #expect(AnkiText(tabSeparated: text) == nil)
  }

  @Test(
    "leave out what can't be asked, and say why",
    arguments: [
      ("{{c1::a {{c2::b}} c}}\t", "cloze"), ("{{c1::Madrid is a city\t", "cloze"),
      ((1...21).map { "{{c\($0)::a}}" }.joined() + "\t", "cloze"),
      ("{{c1::" + String(repeating: "a", count: 20_000) + "}}\tb", "field 1 is longer than 200"),
      ("a", "fewer than two fields"),
      ("<img src=\"a.png\">\tb", "field 1 has no text"),
      ("a\t[sound:b.mp3]", "field 2 has no text"),
      ("\"a\tb", "the quotation marks"),
      (String(repeating: "a", count: 201) + "\tb", "field 1 is longer than 200 characters"),
      ("a\t" + String(repeating: "b", count: 201), "field 2 is longer than 200 characters"),
      ("a\t\u{FFFD}", "a character was lost"), ("a\t1234567890", "digits"),
    ])
  func leftOut(note: String, reason: String) throws {
    let notes = try notes("#separator:tab\n#html:true\nto eat\tcomer\n\(note)\n")
    #expect(notes.lessons.map(\.count) == [1])
    let only = try #require(notes.leftOut.first)
    #expect(notes.leftOut.count == 1 && only.line == 4)
    #expect(only.reasons.count == 1 && only.reasons[0].english.contains(reason))
  }

  @Test(
    "say everything that is wrong with a note",
    arguments: [
      ("<img src=\"a.png\">\t[sound:b.mp3]", ["field 1 has no text", "field 2 has no text"]),
      ("\t" + String(repeating: "b", count: 201), ["field 1 has no text", "field 2 is longer"]),
      ("\u{FFFD}\t\u{E000}", ["a character was lost", "U+E000"]),
    ])
  func allReasons(note: String, reasons: [String]) throws {
    let notes = try notes("#separator:tab\n#html:true\nto eat\tcomer\n\(note)\n")
    let only = try #require(notes.leftOut.first)
    #expect(only.reasons.count == reasons.count)
    for (told, reason) in zip(only.reasons, reasons) { #expect(told.english.contains(reason)) }
  }

  @Test("leave out the questions that Study has exported itself")
  func ofStudy() throws {
    let notes = try notes(
      "#guid column:1\n#tags column:4\nstudy/math/sums/1+1\t1 + 1 = ?\t2\tx\n")
    #expect(notes.isEmpty && notes.leftOut.isEmpty && notes.countOfStudy == 1)
  }

  @Test("write answers that are the same in the same way")
  func spelling() throws {
    try write(try notes("#html:false\nperro\tDog\nel perro\tdog\n"))
    #expect(try folder.read("lessons/cards-deck.tsv").hasSuffix("perro\tDog\nel perro\tDog\n"))
    #expect(try mistakeCount() == 0)
  }

  @Test("accept every other answer of the same question, once")
  func otherAnswers() throws {
    try write(try notes("#html:false\nq\ta\nq\tb; c\nq\tb\nq\ta\n"))
    #expect(try folder.read("lessons/cards-deck.tsv") == "question\tanswer\talso\nq\ta\tb; c;\n")
    let long = (1...50).map { "q\tanswer number \($0)\n" }.joined()
    #expect(try notes("#html:false\n" + long).lessons.map(\.count) == [1])
  }

  private static let own =
    "lesson\tsubject\tjapanese\tkana\tenglish\tgrades\tfile\trows\tprompt\tanswer\tform\titems\n"
    + "sums\tmath\t\t\tSums\t1-1\t-\tall\ta+b\tsum\ttyped\t81\n"

  @Test("are added to those of the learner, and replaced only if it is allowed to")
  func existing() throws {
    try folder.write(Self.own, to: "lessons/lessons.tsv")
    try write(try notes(Self.verbs))
    #expect(throws: NotesImport.Failure.self) { try write(try notes(Self.verbs)) }
    let list = try folder.read("lessons/lessons.tsv")
    try folder.write(list.replacing("漢字\t\t\t1-9", with: "漢字\t\t\t3-4"), to: "lessons/lessons.tsv")
    try write(try notes(Self.verbs + "e\tBasic\t漢字\t川\triver\tx\n"), replacing: true)
    let lines = try folder.read("lessons/lessons.tsv").split(separator: "\n")
    #expect(lines.count == 4 && lines[1].hasPrefix("sums\tmath\t"))
    // The grades are the learner's.
    #expect(lines[3].hasPrefix("notes\tcards\t漢字\t\t\t3-4") && lines[3].hasSuffix("\ttyped\t2"))
    #expect(try OwnLessons(in: folder.file("lessons")).lessonCount == 3)
  }

  @Test(
    "leave the marks and line ends that a spreadsheet has written in the list",
    arguments: [false, true])
  func spreadsheetList(isInUTF16: Bool) throws {
    let own = "\u{FEFF}" + Self.own.replacing("\n", with: "\r\n")
    try folder.write(own, to: "lessons/lessons.tsv")
    // A list in UTF-16 is in UTF-8 afterward.
    if isInUTF16 { try folder.write(inUTF16: String(own.dropFirst()), to: "lessons/lessons.tsv") }
    try write(try notes("#html:false\nq\t\"\"\"a\"\" b\"\n"))
    let list = try folder.read("lessons/lessons.tsv")
    #expect(list.hasPrefix(own) && list.hasSuffix("\ttyped\t1\r\n"))
    #expect(
      try folder.read("lessons/cards-deck.tsv") == "question\tanswer\nq\t\"\"\"a\"\" b\"\n")
    #expect(try mistakeCount() == 0)
  }

  @Test("never replace those of another deck, whatever their names", arguments: [true, false])
  func otherDeck(isReplacing: Bool) throws {
    try write(try notes("#deck:漢字\n日\tひ\n"))
    let added = try write(
      try notes("#deck:英単語\ndog\tいぬ\n"), try notes("#deck:理科\nH\t水素\n"),
      replacing: isReplacing)
    #expect(added.map(\.link) == ["cards/notes-2", "cards/notes-3"])
    #expect(try folder.read("lessons/cards-notes.tsv") == "question\tanswer\n日\tひ\n")
    try write(try notes("#deck:理科\nHe\tヘリウム\n"), replacing: true)
    #expect(try folder.read("lessons/cards-notes-3.tsv") == "question\tanswer\nHe\tヘリウム\n")
    #expect(try mistakeCount() == 0)
  }

  @Test("never replace a table of another lesson")
  func otherTable() throws {
    try folder.write(
      Self.own + "mine\tsocial\t\t\tMine\t1-9\tcards-deck.tsv\tall\ta\tb\ttyped\t1\n",
      to: "lessons/lessons.tsv")
    try folder.write("a\tb\nc\td\n", to: "lessons/cards-deck.tsv")
    let added = try write(try notes("#html:false\nq\ta\n"), replacing: true)
    #expect(added.map(\.link) == ["cards/deck-2"])
    #expect(try folder.read("lessons/cards-deck.tsv") == "a\tb\nc\td\n")
    #expect(try mistakeCount() == 0)
  }

  @Test("are not added to a list with mistakes, which stays as it is")
  func mistakes() throws {
    try folder.write("lesson,subject\n", to: "lessons/lessons.tsv")
    #expect(throws: NotesImport.Failure.self) { try write(try notes(Self.verbs)) }
    #expect(folder.names(in: "lessons") == ["lessons.tsv"])
    #expect(try folder.read("lessons/lessons.tsv") == "lesson,subject\n")
  }

  @Test("are added beside the mistakes of other rows, even if these are worded differently then")
  func olderMistake() throws {
    let unknown = Self.own.replacing("sums\tmath", with: "sums\tnowhere")
    try folder.write(unknown, to: "lessons/lessons.tsv")
    try write(try notes("#html:false\nq\ta\n"))
    #expect(try mistakeCount() == 1)
  }

  @Test("are not added where there would be too many, and nothing is written")
  func limits() throws {
    let decks = (1...120).map { "d\($0)\tq\ta\n" }.joined()
    #expect(throws: NotesImport.Failure.self) {
      try write(try notes("#separator:tab\n#deck column:1\n" + decks))
    }
    #expect(!folder.names().contains("lessons"))
  }

  @Test("have names of their own, and titles that can be shown")
  func names() throws {
    let notes = try notes(
      "#deck column:1\nA b\tq\ta\nA  b!\tq\ta\n\u{1B}[2J::C\tq\ta\n  \tq\ta\n\"\"\"Q\"\"\"\tq\ta\n"
        + "18l0\tq\ta\n10:30\tq\ta\n" + String(repeating: "e\u{301}", count: 200) + "\tq\ta\n",
      named: "x")
    #expect(
      notes.lessons.map(\.title)
        == ["A b", "A b!", "[2J: C", "Notes", "Q", "10:30", String(repeating: "e", count: 60)])
    #expect(
      try write(notes).map(\.link)
        == [
          "cards/a-b", "cards/a-b-2", "cards/2j-c", "cards/notes", "cards/q", "cards/10-30",
          "cards/" + String(repeating: "e", count: 60),
        ])
    #expect(try mistakeCount() == 0)
  }

  @Test("hold at most 4,000 notes each, and are replaced in the same order")
  func large() throws {
    let lines = (1...4_001).map { "q\($0)\ta\($0)\n" }.joined()
    let notes = try notes("#separator:tab\n" + lines)
    #expect(notes.lessons.map(\.count) == [4_000, 1])
    #expect(notes.lessons.map(\.title) == ["deck", "deck (2)"])
    for _ in 1...2 {
      #expect(try write(notes, replacing: true).map(\.link) == ["cards/deck", "cards/deck-2"])
    }
  }

  @Test(
    "survive what no program writes",
    arguments: [
      "#deck column:-9223372036854775808\nq\ta\n", "#guid column:0\nq\ta\n",
      "#deck column:99\nq\ta\n", "#tags column:x\nq\ta\n", "#separator:\nq\ta\n",
    ])
  func strangeHeaders(text: String) throws {
    #expect(try notes("#separator:tab\n" + text).lessons.map(\.count) == [1])
  }
}
