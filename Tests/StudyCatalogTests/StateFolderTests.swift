import Files
import Glibc
import StudyCatalog
import TestFolders
import Testing

@Suite("The folder of an older program's state")
struct StateFolderTests {
  private let temporary: TestFolder
  private let folder: StateFolder

  init() throws {
    temporary = try TestFolder()
    folder = StateFolder(path: temporary.path)
  }

  @Test("is an empty state if it is missing, and reading does not create it")
  func missing() throws {
    let missing = StateFolder(path: "\(temporary.path)/a/b")
    #expect(try missing.read() == StateReading(state: StudyState()))
    #expect(try folder.read() == StateReading(state: StudyState()))
    #expect(temporary.names().isEmpty)
  }

  @Test("is read without changing anything in it")
  func reading() throws {
    let text = """
      {"version":1,"state":{"place":"23106","lastLesson":"social/prefecture-capital","lessons":{\
      "social/prefecture-capital":{"bestScore":90,"lastVisit":"2026-11-21","runs":{"23":1,"01":-1}}}}}
      """
    try temporary.write(text, to: "state.json")
    let lesson = try #require(LessonID("social/prefecture-capital"))
    var state = StudyState()
    (state.place, state.lastLesson) = (PlaceCode("23106"), lesson)
    var progress = LessonProgress()
    (progress.bestScore, progress.lastVisit) = (90, Day("2026-11-21"))
    progress.runs = ["23": 1, "01": -1]
    state.lessons[lesson] = progress
    #expect(try folder.read() == StateReading(state: state))
    #expect(try StateReading(copying: Folder(folder.path)) == StateReading(state: state))
    #expect(temporary.names() == ["state.json"])
    #expect(try temporary.read("state.json") == text)
  }

  @Test(
    "keeps a file that can't be understood, and names it",
    arguments: [
      "", "{", "null", "{\"version\":1}", "{\"state\":{\"lessons\":{}}}", "\u{1}\u{2}",
      "{\"version\":0,\"state\":{\"lessons\":{}}}",
      "{\"version\":1,\"state\":{\"lessons\":{},\"place\":\"99\"}}",
    ])
  func damaged(text: String) throws {
    try temporary.write(text, to: "state.json")
    let reading = StateReading(state: StudyState(), damagedFile: folder.file)
    #expect(try folder.read() == reading)
    #expect(try StateReading(copying: Folder(folder.path)) == reading)
    #expect(temporary.names() == ["state.json"])
    #expect(try temporary.read("state.json") == text)
  }

  @Test("with a file from a newer program is refused and left alone")
  func newer() throws {
    let text = "{\"version\":2,\"state\":[\"unheard of\"]}"
    try temporary.write(text, to: "state.json")
    let error = StateError.newerVersion(path: folder.file, found: 2, known: 1)
    #expect(throws: error) { try folder.read() }
    #expect(throws: error) { try StateReading(copying: Folder(folder.path)) }
    #expect(try temporary.read("state.json") == text)
    #expect(error.description.contains(folder.file))
    #expect(error.description.contains("update study"))
  }

  @Test("gives its file the next free name, and says which")
  func setAside() throws {
    #expect(folder.setAside() == folder.file)
    for number in 1...3 {
      try temporary.write("\(number)", to: "state.json")
      #expect(folder.setAside() == "\(folder.file).old-\(number)")
      #expect(try temporary.read("state.json.old-\(number)") == "\(number)")
    }
    #expect(temporary.names() == (1...3).map { "state.json.old-\($0)" })
  }

  @Test(
    "has errors that name the file in both languages",
    arguments: [
      StateError.notReadable(path: "/x", .system(EIO)),
      .notReadable(path: "/x", .tooLarge(limit: 1_000_000)), .notReadable(path: "/x", .kind(.pipe)),
      .newerVersion(path: "/x", found: 9, known: 1), .linkedElsewhere(path: "/x"),
    ])
  func messages(error: StateError) {
    #expect(error.message.japanese.contains("/x"))
    #expect(error.message.english.contains("/x"))
    #expect("\(error)" == error.message.english)
  }
}
