import DatabaseHolder
import TestFolders
import Testing

@testable import study

@Suite("Notes for Anki, and of Anki")
struct AnkiNotesTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func run(_ arguments: [String]) throws -> ProcessRun.Result {
    try BuiltProgram.run(arguments + ["--state", "study", "--lang=en"], in: folder)
  }

  @Test("are written for the questions of all lessons, each with a name of its own")
  func notes() throws {
    let lines = try run(["export", "--anki"]).output.split(separator: "\n").map(String.init)
    #expect(lines.prefix(4).allSatisfy { $0.hasPrefix("#") })
    let notes = lines.dropFirst(4).map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    #expect(notes.count > 1_500 && notes.allSatisfy { $0.count == 4 && !$0.contains("") })
    #expect(Set(notes.map { $0[0] }).count == notes.count)
    // In the order of the table.
    let elements = notes.map { $0[0] }.filter { $0.hasPrefix("study/science/elements-all/") }
    #expect(elements == (1...118).map { "study/science/elements-all/\($0)" })
    #expect(
      lines.contains(
        "study/social/prefecture-capital/14\tWhat is the capital of Kanagawa Prefecture?\t"
          + "Yokohama (横浜市)\tstudy::social::prefecture-capital"))
  }

  @Test("quote a cell that begins with a quotation mark")
  func quotedCell() {
    #expect(AnkiNotes.cell("“Go” or \"go\"?") == "“Go” or \"go\"?")
    #expect(AnkiNotes.cell("\"Go\" is\tshort") == "\"\"\"Go\"\" is short\"")
    // Also one that is a part of a character.
    #expect(AnkiNotes.cell("\"\u{FF9E}\"") == "\"\"\"\u{FF9E}\"\"\"")
  }

  @Test("become lessons by study import, but not those that Study has exported")
  func importedNotes() throws {
    let export = try run(["export", "--anki", "study.txt"])
    #expect(export.status == 0 && export.output.isEmpty)
    #expect(export.complaint.contains(/^study: wrote \d,\d{3} questions to study.txt\n$/))
    let refused = try run(["import", "study.txt"])
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(
      refused.complaint
        == "study: “study.txt” has only questions that Study has exported, which are in lessons "
        + "already\n")
    #expect(!folder.names().contains("study"))
    try folder.write("\u{FEFF}#html:true\r\n#tags column:3\r\nperro\tdog\tx\r\n", to: "anki.txt")
    func output(_ options: String) -> String {
      "anki.txt: 1 question in “anki”; study --state study\(options) cards/anki opens it\n"
    }
    #expect(try run(["import", "anki.txt"]) == ProcessRun.Result(status: 0, output: output("")))
    #expect(folder.names(in: "study") == ["lessons"])
    let again = try run(["import", "anki.txt"])
    #expect(again.status == 2 && again.complaint.contains("--force replaces its questions"))
    let own = ["import", "anki.txt", "--force", "--lessons", "mine/new"]
    let told = ProcessRun.Result(status: 0, output: output(" --lessons mine/new"))
    #expect(try run(own) == told)
    #expect(folder.names(in: "mine/new") == ["cards-anki.tsv", "lessons.tsv", "subjects.tsv"])
    #expect(try run(own) == told)
    try folder.write("#html:true\n#tags column:3\ngato\tcat\tx\npez\tfish\tx\n", to: "anki.txt")
    let replaced = try run(own)
    #expect(replaced.status == 0)
    #expect(replaced.output.hasSuffix("anki.txt: 2 new, 1 no longer asked\n"))
  }

  @Test("become no lessons beside a log whose answers can’t be added")
  func notesBesideLog() throws {
    try folder.write("number,time,lesson,item,form,given,grade,milliseconds\n", to: "log.csv")
    try folder.write("#html:true\n#tags column:3\nperro\tdog\tx\n", to: "anki.txt")
    #expect(try run(["import", "log.csv"]).status == 0)
    let holder = try #require(DatabaseHolder(folder.file("study/study.db")))
    let result = try run(["import", "anki.txt", "log.csv"])
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(!folder.names(in: "study").contains("lessons"))
    holder.release()
    #expect(try run(["import", "anki.txt", "log.csv"]).status == 0)
    #expect(folder.names(in: "study").contains("lessons"))
  }

  @Test("become lessons too if they have only fields with tabs, unless they are a log with tabs")
  func plainFields() throws {
    try folder.write("Term\tDefinition\nperro\tdog\ngato\tcat, kitty\n", to: "animals.tsv")
    let told =
      "animals.tsv: 2 questions, 1 with several answers, in “animals”; "
      + "study --state study cards/animals opens it\n"
      + "animals.tsv: first row left out; it names the columns\n"
    #expect(try run(["import", "animals.tsv"]) == ProcessRun.Result(status: 0, output: told))
    try folder.write("number\ttime\tlesson\titem\tform\tgrade\n", to: "log.tsv")
    let log = try run(["import", "log.tsv"])
    #expect(log.status == 2 && log.complaint.contains("save the file as CSV with commas"))
  }

  @Test(
    "become no lessons if a file is a table for lessons, or has no tabs",
    arguments: [
      ("river\tkana\tlength\n川\tかわ\t3\n", "is a table for lessons; put it next to a lessons.tsv"),
      ("perro,dog\ngato,\"cat, kitty\"\n", "has no tabs; separate question and answer with tabs"),
      ("perro;dog\n\ngato;cat\n", "has no tabs; separate question and answer with tabs"),
      ("perro,dog\ngato\n", "neither a log of answers nor notes with tabs"),
      ("\n", "neither a log of answers nor notes with tabs"),
    ])
  func otherFiles(text: String, problem: String) throws {
    try folder.write(text, to: "words.txt")
    let result = try run(["import", "words.txt"])
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.complaint.contains(problem), "\(result.complaint)")
    #expect(!folder.names().contains("study"))
  }
}
