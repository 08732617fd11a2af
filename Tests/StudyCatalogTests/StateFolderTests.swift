import CBrokenDisk
import Files
import Glibc
import StudyCatalog
import TestFolders
import Testing

@Suite("The state folder")
struct StateFolderTests {
  private let temporary: TestFolder
  private let folder: StateFolder

  init() throws {
    temporary = try TestFolder()
    folder = StateFolder(path: temporary.path)
  }

  @Test("a missing folder is an empty state, and reading does not create it")
  func missing() throws {
    let missing = StateFolder(path: "\(temporary.path)/a/b")
    #expect(try missing.read().state == StudyState())
    #expect(temporary.names().isEmpty)
  }

  @Test("written state can be read again, from a folder for its owner only")
  func roundTrip() throws {
    let deep = StateFolder(path: "\(temporary.path)/a/b")
    let lesson = try #require(LessonID("social/prefecture-capital"))
    let day = try #require(Day("2026-11-21"))
    let written = try deep.update { state in
      state.place = PlaceCode("23106")
      state.lastLesson = lesson
      state[lesson].record(item: "23", isCorrect: true, on: day)
      state[lesson].record(item: "01", isCorrect: false, on: day)
      state[lesson].finishRound(correct: 9, of: 10, on: day)
    }
    #expect(written.damagedFile == nil)
    #expect(try deep.read().state == written.state)
    #expect(written.state[lesson].bestScore == 90)
    #expect(written.state[lesson].runs == ["23": 1, "01": -1])
    #expect(temporary.permissions("a") == 0o700)
    #expect(temporary.permissions("a/b") == 0o700)
    #expect(temporary.permissions("a/b/state.json") == 0o600)
  }

  @Test("the file is plain JSON with a version, with only the lock beside it")
  func form() throws {
    try folder.update { $0.place = PlaceCode("13") }
    #expect(temporary.names() == ["state.json", "state.lock"])
    let expected = "{\"state\":{\"lessons\":{},\"place\":\"13\"},\"version\":1}\n"
    #expect(try temporary.read("state.json") == expected)
  }

  @Test(
    "a file that can't be understood is kept aside and reported",
    arguments: [
      "", "{", "null", "{\"version\":1}", "{\"state\":{\"lessons\":{}}}", "\u{1}\u{2}",
      "{\"version\":0,\"state\":{\"lessons\":{}}}",
      "{\"version\":1,\"state\":{\"lessons\":{},\"place\":\"99\"}}",
    ])
  func damaged(text: String) throws {
    try temporary.write(text, to: "state.json")
    try temporary.write("older", to: "state.json.damaged-1")
    let reading = try folder.read()
    #expect(reading.state == StudyState())
    #expect(reading.damagedFile == "\(folder.file).damaged-2")
    #expect(try temporary.read("state.json.damaged-1") == "older")
    #expect(try folder.update { $0.place = PlaceCode("01") }.damagedFile == nil)
    #expect(try temporary.read("state.json.damaged-2") == text)
  }

  @Test("an update that finds a damaged file keeps it aside too")
  func damagedAtUpdate() throws {
    try temporary.write("{", to: "state.json")
    let reading = try folder.update { $0.place = PlaceCode("01") }
    #expect(reading.damagedFile == "\(folder.file).damaged-1")
    #expect(try folder.read().state.place == PlaceCode("01"))
  }

  @Test("a file from a newer program is refused and left alone")
  func newer() throws {
    let text = "{\"version\":2,\"state\":[\"unheard of\"]}"
    try temporary.write(text, to: "state.json")
    let error = StateError.newerVersion(path: folder.file, found: 2, known: 1)
    #expect(throws: error) { try folder.read() }
    #expect(throws: error) { try folder.update { $0.place = nil } }
    #expect(try temporary.read("state.json") == text)
    #expect(error.description.contains(folder.file))
    #expect(error.description.contains("update study"))
  }

  @Test("concurrent updates lose nothing")
  func concurrent() async throws {
    let path = folder.path
    let day = try #require(Day("2026-11-21"))
    let lesson = try #require(LessonID("math/addition"))
    try await withThrowingTaskGroup { group in
      for writer in 0..<4 {
        group.addTask { @concurrent in
          for number in 0..<10 {
            try StateFolder(path: path).update { state in
              state[lesson].record(item: "\(writer)-\(number)", isCorrect: true, on: day)
              state[lesson].record(item: "all", isCorrect: true, on: day)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let runs = try folder.read().state[lesson].runs
    #expect(runs.count == 41)
    #expect(runs["all"] == 40)
  }

  @Test("a folder that can't be created is an error that names it")
  func folderInTheWay() throws {
    try temporary.write("", to: "file")
    let blocked = StateFolder(path: "\(temporary.path)/file/study")
    let error = StateError.folderNotCreated(path: blocked.path, .system(ENOTDIR))
    #expect(throws: error) { try blocked.update { $0.place = PlaceCode("01") } }
    #expect(error.description.contains(blocked.path))
  }

  @Test("a disk that doesn't confirm the new file is a doubt, since the file has the change")
  func unconfirmed() throws {
    let broken = StateFolder(path: "\(temporary.path)/\(broken_disk_folder)")
    let reading = try broken.update { $0.place = PlaceCode("01") }
    #expect(reading.doubt == .notConfirmed(path: broken.file, .system(EIO)))
    #expect(reading.state.place == PlaceCode("01"))
    #expect(try broken.read().state.place == PlaceCode("01"))
    #expect(temporary.names(in: broken_disk_folder) == ["state.json", "state.lock"])
  }

  @Test("a damaged file that can't be replaced stays, without a copy for each attempt")
  func damagedOnBrokenDisk() throws {
    try temporary.write("{", to: "state.json")
    unsafe mkdir("\(folder.file).new", 0o700)
    for _ in 0..<3 {
      #expect(throws: StateError.self) { try folder.update { $0.place = PlaceCode("01") } }
    }
    #expect(try temporary.read("state.json") == "{")
    #expect(temporary.names() == ["state.json", "state.json.new", "state.lock"])
  }

  @Test("a lock held by another process is an error after a while")
  func locked() throws {
    let lock = unsafe open("\(folder.path)/state.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let error = StateError.locked(path: "\(folder.path)/state.lock")
    #expect(throws: error) { try folder.update(waiting: .milliseconds(20)) { $0.place = nil } }
    #expect(throws: error) { try folder.update(waiting: .zero) { $0.place = nil } }
  }

  @Test(
    "every error names its file in both languages",
    arguments: [
      StateError.folderNotCreated(path: "/x", .system(EACCES)),
      .notReadable(path: "/x", .system(EIO)), .notReadable(path: "/x", .tooLarge(limit: 1_000_000)),
      .notWritable(path: "/x", .system(ENOSPC)), .notWritable(path: "/x", .kind(.pipe)),
      .notConfirmed(path: "/x", .system(EIO)), .newerVersion(path: "/x", found: 9, known: 1),
      .notMovedAside(path: "/x", .system(EROFS)), .linkedElsewhere(path: "/x"),
      .locked(path: "/x"),
    ])
  func messages(error: StateError) {
    #expect(error.message.japanese.contains("/x"))
    #expect(error.message.english.contains("/x"))
    #expect("\(error)" == error.message.english)
  }
}
