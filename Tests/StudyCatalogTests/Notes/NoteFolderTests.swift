import Files
import TestFolders
import Testing

@testable import StudyCatalog

@Suite("The files of a folder of lessons")
struct NoteFolderTests {
  @Test("are all written or none, also if one of several can't be", arguments: [true, false])
  func replacing(isPossible: Bool) throws {
    let temporary = try TestFolder()
    try temporary.write("old", to: "lessons/a.tsv")
    let folder = try Folder(temporary.file("lessons"))
    let last = isPossible ? "c.tsv" : "none/c.tsv"
    let files = ["a.tsv", "b.tsv", last].map { (name: $0, text: "new") }
    if isPossible {
      try folder.replaceAll(files)
    } else {
      #expect(throws: FileError.self) { try folder.replaceAll(files) }
    }
    #expect(temporary.names(in: "lessons") == (isPossible ? ["a.tsv", "b.tsv", last] : ["a.tsv"]))
    #expect(try temporary.read("lessons/a.tsv") == (isPossible ? "new" : "old"))
  }
}
