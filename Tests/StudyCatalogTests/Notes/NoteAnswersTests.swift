import TestFolders
import Testing

@testable import StudyCatalog

@Suite("The answers of notes")
struct NoteAnswersTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// The last row of the lesson that is made of notes.
  private func row(_ notes: String) throws -> String? {
    let lessons = folder.file("lessons")
    _ = try NotesImport.add(
      [NotesImport(try #require(AnkiText(notes)), named: "deck")], to: lessons, replacing: false,
      temporary: folder.path)
    #expect(try LessonCheck([lessons]).mistakeCount == 0)
    return try folder.read("lessons/cards-deck.tsv").split(separator: "\n").last.map(String.init)
  }

  @Test(
    "are right each, if there are several short ones",
    arguments: [
      ("agua\twater; aqua\n", "agua\twater\taqua;"),
      ("vini\tI came into the house; I saw it\n", "vini\tI came into the house; I saw it"),
      ("ねこ\tcat, kitty\n", "ねこ\tcat, kitty\tcat; kitty;"),
      ("食べる\tto eat (v.)\n", "食べる\tto eat (v.)\tto eat;"),
      ("行く\tgo/walk\n", "行く\tgo/walk\tgo; walk;"),
      ("Tokyo\t首都（しゅと）\n", "Tokyo\t首都（しゅと）\t首都;"),
      ("a\tcat, kitty (animal); pet\n", "a\tcat, kitty (animal)\tpet; cat, kitty; cat; kitty;"),
      ("くま\t\"bear\nbrown bear\"\n", "くま\tbear\tbrown bear;"),
      ("speed\tkm/h\n", "speed\tkm/h"), ("half\t1/2\n", "half\t1/2"), ("m\t1,000\n", "m\t1,000"),
      ("a\t(v.)\n", "a\t(v.)"), ("ねこ\t猫、ネコ\n", "ねこ\t猫、ネコ\t猫; ネコ;"),
      ("m/f\tMale / Female\n", "m/f\tMale / Female\tMale; Female;"),
      ("a\tgo/walk/run\n", "a\tgo/walk/run\tgo; walk; run;"),
      ("x\tin the house, I saw it then\n", "x\tin the house, I saw it then"),
      ("{{c1::sat}} on {{c1::it}}\tb\n", "___ on ___\tsat, it"),
    ])
  func several(note: String, row: String) throws {
    #expect(try self.row("#html:false\n" + note) == row)
  }

  @Test(
    "are one answer if they are its parts",
    arguments: [
      "Paris, France", "red, white and blue", "Lincoln, Abraham", "one, two, three",
      "Washington, D.C.", "AC/DC", "red, black/white, blue", "赤、白と青", "赤、白、青", "24/7",
    ])
  func parts(answer: String) throws {
    #expect(try row("#html:false\nq\t\(answer)\n") == "q\t\(answer)")
  }

  @Test("are only typed if no three others are apart from one")
  func overlapping() throws {
    #expect(try row("#html:false\na\tred\nb\tred wine\nc\tred hat\nd\tred car\n") != nil)
    let list = try folder.read("lessons/lessons.tsv").split(separator: "\n")
    #expect(list.last?.hasSuffix("\tquestion\tanswer\ttyped\t4") == true)
  }

  @Test("stand on lines of markup", arguments: ["<br>", "</div><div>", "</li><li>"])
  func lines(tag: String) throws {
    let note = "#html:true\nくま\t<ul>bear\(tag)brown bear</ul>\n"
    #expect(try row(note) == "くま\tbear\tbrown bear;")
  }
}
