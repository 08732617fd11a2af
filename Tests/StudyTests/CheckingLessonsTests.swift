import Foundation
import TestFolders
import Testing

@Suite("study check")
struct CheckingLessonsTests {
  /// The folder with the example of the page, and the page.
  private let docs = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../docs").standardized.path()

  @Test("finds nothing wrong with the example for teachers, which the page shows")
  func example() throws {
    let result = try BuiltProgram.run(["check", docs + "/own-lessons"], in: TestFolder())
    #expect(result == ProcessRun.Result(status: 0, output: "no mistakes in 2 files\n"))
    let page = try String(contentsOfFile: docs + "/own-lessons.md", encoding: .utf8)
    for name in ["lessons.tsv", "rivers.tsv"] {
      let file = try String(contentsOfFile: docs + "/own-lessons/" + name, encoding: .utf8)
      #expect(page.contains("```\n\(file)```"))
    }
  }

  @Test(
    "prints each mistake in the language asked for, and ends with status 1",
    arguments: [
      (
        "en",
        "rivers.tsv:3:2: “利根がわ” is not kana; write the reading in kana\n1 mistake in 1 file\n"
      ),
      (
        "ja",
        "rivers.tsv:3:2: 「利根がわ」はかなではありません。読みをかなで書いてください\n"
          + "ファイル 1個に、まちがいが1か所あります\n"
      ),
    ])
  func mistakes(language: String, message: String) throws {
    let folder = try TestFolder()
    let good = try String(contentsOfFile: docs + "/own-lessons/rivers.tsv", encoding: .utf8)
    try folder.write(good.replacing("とねがわ", with: "利根がわ"), to: "rivers.tsv")
    let result = try BuiltProgram.run(["check", "rivers.tsv", "--lang", language], in: folder)
    #expect(result == ProcessRun.Result(status: 1, output: message))
  }

  @Test(
    "checks the lessons that Study uses if no path is named",
    arguments: [["--state", "here"], ["--lessons", "here/lessons"], []])
  func usual(options: [String]) throws {
    let folder = try TestFolder()
    let place = options.isEmpty ? ".local/state/study/lessons" : "here/lessons"
    try folder.write("lesson\n", to: place + "/lessons.tsv")
    let result = try BuiltProgram.run(["check"] + options, in: folder)
    #expect(result.status == 1 && result.output.contains(place + "/lessons.tsv:1:"))
  }

  @Test("says where it looks for lessons if Study has none")
  func none() throws {
    let result = try BuiltProgram.run(["check", "--state", "here"], in: TestFolder())
    let message =
      "study: you have no lessons in “here/lessons”; name another folder: study check PATH\n"
    #expect(result == ProcessRun.Result(status: 2, complaint: message))
  }

  @Test("counts no files if what is wrong is a folder")
  func emptyFolder() throws {
    let folder = try TestFolder()
    folder.make(.folder, "empty")
    let result = try BuiltProgram.run(["check", "empty"], in: folder)
    #expect(result.output.hasSuffix("as tab-separated text\n1 mistake\n"), "\(result.output)")
  }

  @Test("shows harmlessly what a terminal would obey, in cells and in names")
  func controls() throws {
    let folder = try TestFolder()
    try folder.write("a\u{1B}[2J\tb\n1\t2\n", to: "\u{1B}c.tsv")
    let result = try BuiltProgram.run(["check", "\u{1B}c.tsv"], in: folder)
    #expect(result.status == 1 && result.complaint.isEmpty)
    #expect(result.output.contains("\\u{1b}c.tsv:1:1: the cell contains an escape character"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("ends with status 2 for a file that does not exist")
  func absent() throws {
    let result = try BuiltProgram.run(["check", "gone.tsv"], in: TestFolder())
    let message =
      "study: cannot read “gone.tsv” (No such file or directory); check its name and permissions\n"
    #expect(result == ProcessRun.Result(status: 2, complaint: message))
  }
}
