import TestFolders
import Testing

@testable import StudyCatalog

@Suite("The check of lessons")
struct LessonCheckTests {
  @Test("names a mistake with file, line, column and remedy", arguments: mistakesInTables)
  func tables(row: MistakeRow) throws { try expect(row, in: "rivers.tsv") }

  @Test("names a mistake in the list in the same way", arguments: mistakesInList)
  func lists(row: MistakeRow) throws { try expect(row, in: "lessons.tsv") }

  @Test("finds a table in another folder, also if its slash is only a part of a character")
  func tableElsewhere() throws {
    let folder = try TestFolder()
    try folder.writeGoodLessons()
    try folder.write(goodList.replacing("rivers.tsv", with: "a\u{600}/b.tsv"), to: "lessons.tsv")
    let problems = try LessonCheck([folder.file("lessons.tsv")]).mistakes.map(\.problem.english)
    let remedy = "is in another folder; put it next to lessons.tsv"
    #expect(problems.count { $0.hasSuffix(remedy) } == 2)
    #expect(!"a\u{600}/b.tsv".isTableName)
  }

  @Test("finds nothing wrong with good lessons")
  func good() throws {
    let folder = try TestFolder()
    try folder.writeGoodLessons()
    for paths in [[folder.path], [folder.file("lessons.tsv")], [folder.file("rivers.tsv")]] {
      #expect(try LessonCheck(paths).mistakes.isEmpty)
    }
    #expect(try LessonCheck([folder.path]).fileCount == 2)
    #expect(try LessonCheck([folder.file("lessons.tsv")]).fileCount == 2)
  }

  @Test(
    "accepts emoji that consist of several, but no joints elsewhere",
    arguments: [
      ("👨‍👩‍👧", 0), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 0), ("❤️‍🔥", 0), ("👩🏽‍🚀", 0), ("👨\u{200D}", 1), ("川\u{200D}", 1), ("a\u{200D}b", 1),
    ])
  func emoji(text: String, count: Int) throws {
    let folder = try TestFolder()
    try folder.write(goodTable.replacing("信濃川", with: text), to: "rivers.tsv")
    #expect(try LessonCheck([folder.file("rivers.tsv")]).mistakeCount == count)
  }

  @Test(
    "accepts the marks, line ends and quoted cells that spreadsheets write",
    arguments: [
      ("\u{FEFF}" + goodTable, "Tone River"),
      (goodTable.replacing("\n", with: "\r\n"), "Tone River"),
      (goodTable.replacing("Tone River", with: "\"Tone, River\""), "Tone, River"),
      (goodTable.replacing("Tone River", with: "\"\"\"Tone\"\" River\""), "\"Tone\" River"),
      (goodTable.replacing("river\tkana", with: "\"river\"\t\"kana\""), "Tone River"),
      (goodTable.replacing("Tone River", with: "\"Tone\", River"), "\"Tone\", River"),
    ])
  func spreadsheets(table: String, cell: String) throws {
    let folder = try TestFolder()
    try folder.writeGoodLessons()
    try folder.write(table, to: "rivers.tsv")
    try folder.write("\u{FEFF}" + goodList.replacing("\n", with: "\r\n"), to: "lessons.tsv")
    #expect(try LessonCheck([folder.path]).mistakes.map(\.text.english) == [])
    let written = WrittenTable("rivers.tsv", Array(table.utf8))
    #expect(written.columns.first == "river" && written.rows.map { $0["english"] }.contains(cell))
  }

  @Test("accepts UTF-16 with a byte order mark", arguments: [true, false])
  func utf16(isBigEndian: Bool) throws {
    let folder = try TestFolder()
    for (text, name) in [(goodTable, "rivers.tsv"), (goodList, "lessons.tsv")] {
      let text = text.replacing("\n", with: "\r\n")
      try folder.write(inUTF16: text, isBigEndian: isBigEndian, to: name)
    }
    let check = try LessonCheck([folder.path])
    #expect(check.mistakes.map(\.text.english) == [] && check.lessons.count == 2)
  }

  @Test("finds nothing wrong with the tables of the program")
  func builtIn() throws {
    let folder = try TestFolder()
    let names = Set(EmbeddedTable("lessons").column("file")).filter { $0 != "-" }
    for name in names.map({ String($0.dropLast(4)) }) + [
      "lessons", "subjects", "other_words", "unit_names",
    ] {
      try folder.write(EmbeddedTable(name).bytes, to: "\(name).tsv")
    }
    let check = try LessonCheck([folder.path])
    #expect(check.mistakes.map(\.text.english) == [])
    #expect(check.fileCount == 18)
  }

  @Test(
    "refuses what isn't an ordinary file",
    arguments: [
      (.pipe, "this is a pipe; save its contents in a regular file"),
      (.folder, "this is a folder; replace it with a file, or remove .tsv from its name"),
      (.link("lessons.tsv"), "this is a symbolic link; replace it with a copy of the file"),
      (.link("/dev/zero"), "this is a symbolic link; replace it with a copy of the file"),
    ] as [(TestFolder.Thing, String)])
  func things(thing: TestFolder.Thing, message: String) throws {
    let folder = try TestFolder()
    try folder.writeGoodLessons()
    folder.make(thing, "more.tsv")
    let mistakes = try LessonCheck([folder.path]).mistakes
    #expect(mistakes.map(\.text.english) == ["\(folder.file("more.tsv")): \(message)"])
  }

  @Test("refuses a pipe and a device that are named, without waiting")
  func namedThings() throws {
    let folder = try TestFolder()
    folder.make(.pipe, "a.tsv")
    let mistakes = try LessonCheck([folder.file("a.tsv"), "/dev/zero"]).mistakes
    #expect(
      mistakes.map(\.problem.english) == [
        "this is a pipe; save its contents in a regular file",
        "this is not a regular file; name one that is",
      ])
  }

  @Test("misses the list of a folder, and its tables")
  func emptyFolders() throws {
    let folder = try TestFolder()
    #expect(
      try LessonCheck([folder.path]).mistakes.map(\.problem.english) == [
        "the folder has no .tsv files; save your tables as tab-separated text"
      ])
    try folder.write(goodTable, to: "rivers.tsv")
    #expect(
      try LessonCheck([folder.path]).mistakes.map(\.problem.english) == [
        "the folder has no lessons.tsv; add one that lists its lessons"
      ])
    for number in 0..<100 { try folder.write(goodTable, to: "\(number).tsv") }
    #expect(
      try LessonCheck([folder.path]).mistakes.map(\.problem.english) == [
        "the folder has more than 100 .tsv files; split it into several folders"
      ])
  }

  @Test(
    "refuses files that would take long to read",
    arguments: [
      ("a", 10_000_000, ": the file is larger than 1000000 bytes; split it into several lessons"),
      ("a\n", 1_000_000, ": the file is larger than 1000000 bytes; split it into several lessons"),
      ("a\n", 20_000, ": there are more than 5000 lines; split the table into several lessons"),
      (
        "a", 20_000,
        ":1:1: the line is longer than 10000 bytes; check whether line feeds are missing"
      ),
    ])
  func large(text: String, count: Int, message: String) throws {
    let folder = try TestFolder()
    let end = text.hasSuffix("\n") ? "" : "\n"
    try folder.write(String(repeating: text, count: count) + end, to: "a.tsv")
    let mistakes = try LessonCheck([folder.file("a.tsv")]).mistakes
    #expect(mistakes.map(\.text.english) == [folder.file("a.tsv") + message])
  }

  @Test("reads no more than a hundred lessons, each of which may read a large table")
  func manyLessons() throws {
    let folder = try TestFolder()
    try folder.writeGoodLessons()
    let rows = (1...200).map { "social\tx\($0)\tx\tか\tx\t4-6\tbig.tsv\tall\ta\tb\ttyped\t4000\n" }
    let header = goodList.prefix { $0 != "\n" }
    try folder.write("\(header)\n\(rows.joined())", to: "lessons.tsv")
    let table = (1...4000).map { "\($0)\t-\($0)\n" }.joined()
    try folder.write("a\tb\n\(table)", to: "big.tsv")
    let mistakes = try LessonCheck([folder.path]).mistakes
    #expect(
      mistakes.map(\.text.english) == [
        "\(folder.file("lessons.tsv")):102:2: there are more than 100 lessons; "
          + "put them into several folders"
      ])
  }

  @Test("says that a file is not UTF-8 once, and reads its other lines")
  func notUTF8() throws {
    let folder = try TestFolder()
    let bytes: [UInt8] = [0x61, 0x0A, 0x90, 0x0A, 0x91, 0x0A, 0x20, 0x62, 0x0A]
    try folder.write(bytes, to: "a.tsv")
    let found = try LessonCheck([folder.file("a.tsv")]).mistakes.map(\.place?.line)
    #expect(found == [2, 4])
  }

  @Test("lists fifty mistakes of a file and counts the others")
  func many() throws {
    let folder = try TestFolder()
    let rows = (1...80).map { "word \($0) \t\($0)\n" }.joined()
    try folder.write("word\tnumber\n" + rows, to: "a.tsv")
    let mistakes = try LessonCheck([folder.file("a.tsv")]).mistakes
    #expect(mistakes.count == 51)
    #expect(
      mistakes.last?.problem.english
        == "mistakes not listed: 30; correct those above, then check again")
  }

  @Test("needs the files that it is told to check")
  func absent() throws {
    let folder = try TestFolder()
    #expect(throws: (any Error).self) { try LessonCheck([folder.file("gone.tsv")]) }
  }

  /// Changes one of two good files, and compares all that is found.
  private func expect(_ row: MistakeRow, in name: String) throws {
    let folder = try TestFolder()
    try folder.writeGoodLessons()
    try folder.write(row.file, to: name)
    let mistakes = try LessonCheck([folder.path]).mistakes
    let prefix = folder.path + "/"
    #expect(mistakes.map(\.text.english) == ["\(prefix)\(row.message)"])
    for mistake in mistakes {
      #expect(mistake.problem.japanese.contains(/[ぁ-ん]/))
      #expect(!mistake.problem.english.contains(/^[A-Z]|\.$/))
      #expect(
        mistake.problem.japanese.hasSuffix("ください") || mistake.problem.japanese.hasSuffix("です"))
    }
  }
}
