import Dispatch
import Files
import Glibc
import TestFolders
import Testing

@Suite("Opening, reading and writing files", .timeLimit(.minutes(20)))
struct OpenFileTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test("a file is read in pieces or as a whole, of any length up to the limit")
  func reading() throws {
    let text = String(repeating: "都道府県", count: 20_000)
    try folder.write(text, to: "a")
    let count = text.utf8.count
    #expect(try OpenFile(reading: folder.file("a")).bytes(limit: count) == Array(text.utf8))
    let file = try OpenFile(reading: folder.file("a"))
    #expect(try file.next(upTo: 7) == Array(text.utf8.prefix(7)))
    #expect(try file.bytes(limit: count).count == count - 7)
    #expect(try file.next(upTo: 7).isEmpty)
    let error = #expect(throws: FileError.self) {
      try OpenFile(reading: folder.file("a")).bytes(limit: count - 1)
    }
    #expect(error?.reason == .tooLarge(limit: count - 1))
    #expect(error?.path == folder.file("a"))
  }

  @Test("a time of centuries ahead is a time like others")
  func farTime() throws {
    try folder.write("a", to: "a")
    let path = folder.file("a")
    let before = try #require(FileStatus(at: path))
    let far = timespec(tv_sec: 10_413_792_000, tv_nsec: 5)
    #expect(unsafe utimensat(AT_FDCWD, path, [far, far], 0) == 0)
    let after = try #require(FileStatus(at: path))
    #expect(after.modified == .seconds(10_413_792_000) + .nanoseconds(5))
    #expect(after != before && after.identity == before.identity)
  }

  @Test("a text is refused if it is too long or not UTF-8, and says so")
  func text() throws {
    try folder.write("accent = 75 # 色\n", to: "a")
    let path = folder.file("a")
    #expect(try OpenFile.text(of: path) == "accent = 75 # 色\n")
    var error = #expect(throws: FileError.self) { try OpenFile.text(of: path, limit: 17) }
    #expect(error?.description == "cannot read “\(path)”: it is larger than 17 bytes (read)")
    try folder.write([0x61, 0xE8, 0x89], to: "a")
    error = #expect(throws: FileError.self) { try OpenFile.text(of: path) }
    #expect(error?.description == "cannot read “\(path)”: it is not text in UTF-8 (read)")
  }

  @Test(
    "anything but a regular file is refused at once, with its kind",
    arguments: [
      (.folder, .folder), (.pipe, .pipe), (.link("pipe"), .pipe),
      (.link("/dev/zero"), .characterDevice),
    ] as [(TestFolder.Thing, FileKind)])
  func others(thing: TestFolder.Thing, kind: FileKind) throws {
    folder.make(.pipe, "pipe")
    folder.make(thing, "thing")
    let error = #expect(throws: FileError.self) { try OpenFile(reading: folder.file("thing")) }
    #expect(error?.reason == .kind(kind))
    #expect(error?.action == .read)
  }

  @Test("a pipe is read to its end if the caller accepts pipes")
  func pipes() throws {
    let pipe = try Pipe()
    pipe.write("keys 1\n")
    let file = try OpenFile(reading: "/dev/fd/\(pipe.reading)", acceptsPipes: true)
    #expect(try file.next(upTo: 100) == Array("keys 1\n".utf8))
    pipe.closeWriting()
    #expect(try file.next(upTo: 100).isEmpty)
  }

  @Test("a pipe whose writer has left has an end, even if it is empty", arguments: ["", "a"])
  func left(text: String) throws {
    let pipe = try Pipe()
    pipe.write(text)
    pipe.closeWriting()
    let file = try OpenFile(reading: "/dev/fd/\(pipe.reading)", acceptsPipes: true)
    #expect(try file.bytes(limit: 9) == Array(text.utf8))
  }

  @Test("a named pipe is read to its end even if its writer comes later", arguments: ["", "a"])
  func later(text: String) throws {
    let path = folder.file("named")
    folder.make(.pipe, "named")
    let file = try OpenFile(reading: path, acceptsPipes: true)
    // Opening it waits for the reader, which is there.
    DispatchQueue(label: "writing").async {
      let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
      _ = unsafe write(descriptor, text, text.utf8.count)
      close(descriptor)
    }
    #expect(try file.bytes(limit: 9) == Array(text.utf8))
  }

  @Test("a named pipe that nobody opens for writing in time is refused, unlike one without text")
  func unwritten() throws {
    folder.make(.pipe, "named")
    let path = folder.file("named")
    let file = try OpenFile(reading: path, acceptsPipes: true, patience: .milliseconds(1))
    let error = #expect(throws: FileError.self) { try file.bytes(limit: 9) }
    #expect(error?.reason == .kind(.pipe))
    let pipe = try Pipe()
    let open = try OpenFile(
      reading: "/dev/fd/\(pipe.reading)", acceptsPipes: true, patience: .milliseconds(1))
    let writing = pipe.writing
    DispatchQueue(label: "writing").async { _ = unsafe write(writing, "a", 1) }
    #expect(try open.next(upTo: 9) == [97])
  }

  @Test("only a missing file counts as absent")
  func absence() throws {
    let gone = #expect(throws: FileError.self) { try OpenFile(reading: folder.file("gone")) }
    #expect(gone?.isAbsence == true)
    #expect(
      gone?.description == "cannot read “\(folder.path)/gone”: No such file or directory (openat)")
    try folder.write("", to: "file")
    let below = #expect(throws: FileError.self) { try OpenFile(reading: folder.file("file/below")) }
    #expect(below?.isAbsence == false)
    #expect(below?.code == ENOTDIR)
  }
}
