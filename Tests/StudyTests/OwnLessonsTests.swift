import Foundation
import PseudoTerminals
import TestFolders
import Testing

@Suite("Lessons of the person's own, at the terminal", .timeLimit(.minutes(20)))
struct OwnLessonsTests {
  private let folder: TestFolder
  private let list: String

  init() throws {
    folder = try TestFolder()
    let docs = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/own-lessons").standardized.path()
    list = try String(contentsOfFile: docs + "/lessons.tsv", encoding: .utf8)
    for place in ["mine", "records/lessons"] {
      try folder.write(list, to: "\(place)/lessons.tsv")
      try folder.write(
        try String(contentsOfFile: docs + "/rivers.tsv", encoding: .utf8), to: "\(place)/rivers.tsv"
      )
    }
  }

  @Test(
    "are those in the folder that is named, or else beside the records",
    arguments: [
      ["--lessons", "mine", "--state", "empty"], ["--state", "records"],
      ["--state", "records", "--plain"],
    ])
  func folders(options: [String]) throws {
    let paths = options.map { $0.hasPrefix("-") ? $0 : folder.file($0) }
    let terminal = try BuiltProgram.start(paths + ["social/river-length"], in: folder)
    try terminal.waitForText("Lengths of long rivers")
    terminal.type("\u{3}")
    _ = try terminal.waitForEnd()
    let unknown = try BuiltProgram.run(["social/river-length", "--state", "empty"], in: folder)
    #expect(unknown.output.contains("There is no lesson “river-length” in social"))
    let mistyped = try BuiltProgram.run(
      ["social/river-lengh", "--state", "records", "--lang=en"], in: folder)
    #expect(mistyped.output.contains("did you mean social/river-length?"))
  }

  @Test("have their title before each question in notes for Anki")
  func notes() throws {
    let result = try BuiltProgram.run(
      ["export", "--anki", "--lessons", "mine", "--state", "empty", "--lang=en"], in: folder)
    let notes = result.output.split(separator: "\n").filter {
      $0.hasPrefix("study/social/river-length/")
    }
    #expect(!notes.isEmpty)
    #expect(notes.allSatisfy { $0.split(separator: "\t")[1].hasPrefix("Lengths of long rivers: ") })
  }

  @Test("are said to have mistakes where a link leads to none of them")
  func hidden() throws {
    try folder.write(list.replacing("social", with: "pets"), to: "mine/lessons.tsv")
    let result = try BuiltProgram.run(
      ["pets/river-length", "--lessons", "mine", "--state", "empty", "--lang=en"], in: folder)
    #expect(result.status == 2)
    #expect(result.complaint.contains(/\d mistakes? in your own lessons: study check mine/))
  }

  @Test("appear as soon as their table is saved")
  func saving() throws {
    let terminal = try BuiltProgram.start(
      ["--state", folder.file("records"), "social"], in: folder)
    try terminal.waitForText("Lengths of long rivers")
    try folder.write(
      list.replacing("Lengths of long", with: "How long are"), to: "records/lessons/lessons.tsv")
    try terminal.waitForText("How long are rivers")
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("appear in the next list when their folder is made while Study runs")
  func coming() throws {
    let terminal = try BuiltProgram.start(["--state", folder.file("later"), "social"], in: folder)
    try terminal.waitForText("Regions of Japan")
    try folder.write(try folder.read("mine/rivers.tsv"), to: "later/lessons/rivers.tsv")
    try folder.write(list, to: "later/lessons/lessons.tsv")
    terminal.type("\u{1B}")
    try terminal.waitForText("Where you live")
    terminal.type("3")
    try terminal.waitForText("Lengths of long rivers")
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("are copied beside a recording, which plays with them")
  func recording() throws {
    let terminal = try BuiltProgram.start(
      ["record", folder.file("a.keys"), "--lessons", folder.file("mine")], in: folder)
    try terminal.waitForText("Home")
    terminal.type("3")
    try terminal.waitForText("Lengths of long rivers")
    terminal.type("\u{1D}s\u{3}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(folder.names(in: "a.d/state") == ["lessons"])
    #expect(folder.names(in: "a.d/state/lessons") == ["lessons.tsv", "rivers.tsv"])
    #expect(try folder.read("a.keys").contains("Lengths of long rivers"))
    #expect(try BuiltProgram.run(["replay", "a.keys"], in: folder).status == 0)
  }
}
