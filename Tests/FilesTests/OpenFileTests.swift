import Files
import Glibc
import Testing

@Suite("Opening, reading and writing files", .timeLimit(.minutes(1)))
struct OpenFileTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test("a file is read in pieces or as a whole, of any length up to the limit")
  func reading() throws {
    let text = String(repeating: "都道府県", count: 20_000)
    folder.write(text, to: "a")
    let count = text.utf8.count
    #expect(try OpenFile(reading: folder("a")).bytes(limit: count) == Array(text.utf8))
    let file = try OpenFile(reading: folder("a"))
    #expect(try file.next(upTo: 7) == Array(text.utf8.prefix(7)))
    #expect(try file.bytes(limit: count).count == count - 7)
    #expect(try file.next(upTo: 7).isEmpty)
    let error = #expect(throws: FileError.self) {
      try OpenFile(reading: folder("a")).bytes(limit: count - 1)
    }
    #expect(error?.reason == .tooLarge(limit: count - 1))
    #expect(error?.path == folder("a"))
  }

  @Test(
    "what is not a regular file is refused at once and named",
    arguments: [
      (.folder, .folder), (.pipe, .pipe), (.link("pipe"), .pipe),
      (.link("/dev/zero"), .characterDevice),
    ] as [(TestFolder.Thing, FileKind)])
  func others(thing: TestFolder.Thing, kind: FileKind) throws {
    folder.make(.pipe, "pipe")
    folder.make(thing, "thing")
    let error = #expect(throws: FileError.self) { try OpenFile(reading: folder("thing")) }
    #expect(error?.reason == .kind(kind))
    #expect(error?.action == .read)
  }

  @Test("a pipe is read where the caller takes one, up to its end")
  func pipes() throws {
    let pipe = try Pipe()
    pipe.write("keys 1\n")
    let file = try OpenFile(reading: "/dev/fd/\(pipe.reading)", acceptsPipes: true)
    #expect(try file.next(upTo: 100) == Array("keys 1\n".utf8))
    pipe.closeWriting()
    #expect(try file.next(upTo: 100).isEmpty)
    folder.make(.pipe, "alone")
    #expect(try OpenFile(reading: folder("alone"), acceptsPipes: true).bytes(limit: 9) == [])
  }

  @Test("a file that is not there is an absence, everything else is not")
  func absence() throws {
    let gone = #expect(throws: FileError.self) { try OpenFile(reading: folder("gone")) }
    #expect(gone?.isAbsence == true)
    #expect(
      gone?.description == "cannot read “\(folder.path)/gone”: No such file or directory (openat)")
    folder.write("", to: "file")
    let below = #expect(throws: FileError.self) { try OpenFile(reading: folder("file/below")) }
    #expect(below?.isAbsence == false)
    #expect(below?.code == ENOTDIR)
  }

  @Test("output makes a file, and replaces one only when told to")
  func output() throws {
    try OpenFile.output(folder("a"), replacing: false).write(Array("first".utf8))
    let error = #expect(throws: FileError.self) {
      try OpenFile.output(folder("a"), replacing: false)
    }
    #expect(error?.code == EEXIST)
    #expect(folder.read("a") == "first")
    let file = try OpenFile.output(folder("a"), replacing: true)
    #expect(folder.read("a") == "first")
    try file.truncate()
    try file.write(Array("new".utf8))
    #expect(folder.read("a") == "new")
  }

  @Test(
    "output spares the files it is told to, by whatever name",
    arguments: ["a", "link", "./a", "hard"])
  func sparing(name: String) throws {
    folder.write("mine", to: "a")
    folder.make(.link("a"), "link")
    unsafe link(folder("a"), folder("hard"))
    let spared = try #require(FileIdentity(of: folder("a")))
    let error = #expect(throws: FileError.self) {
      try OpenFile.output(folder(name), replacing: true, sparing: [spared])
    }
    #expect(error?.reason == .inUse)
    #expect(folder.read("a") == "mine")
  }

  @Test("a file that is not there yet is the same by two names, and not by two files")
  func missing() throws {
    folder.make(.link("."), "here")
    let file = try #require(FileIdentity(of: folder("a")))
    #expect(FileIdentity(of: folder("here/a")) == file)
    #expect(FileIdentity(of: folder("b")) != file)
    #expect(FileIdentity(of: folder("gone/a")) == nil)
  }

  @Test(
    "output to what can't take it is an error in time",
    arguments: [
      (.folder, .kind(.folder)), (.pipe, .kind(.pipe)), (.link("/dev/full"), .system(ENOSPC)),
      (.link("gone"), .system(ENOENT)),
    ] as [(TestFolder.Thing, FileError.Reason)])
  func refusedOutput(thing: TestFolder.Thing, reason: FileError.Reason) throws {
    folder.make(thing, "out")
    let error = #expect(throws: FileError.self) {
      try OpenFile.output(folder("out"), replacing: true).write([1])
    }
    #expect(error?.reason == reason)
    #expect(error?.action == .write)
  }

  @Test("what a pipe takes in pieces arrives as a whole")
  func shortWrites() throws {
    let text = String(repeating: "都道府県", count: 40_000)
    guard let reader = unsafe popen("exec cat > '\(folder("all"))'", "w") else {
      throw FolderMissing(code: errno)
    }
    do {
      defer { unsafe pclose(reader) }
      let file = try OpenFile.output("/dev/fd/\(unsafe fileno(reader))", replacing: false)
      try file.write(Array(text.utf8))
    }
    #expect(folder.read("all") == text)
  }

  @Test("a pipe whose reader reads nothing is given up after a second")
  func stuck() throws {
    let pipe = try Pipe()
    let file = try OpenFile.output("/dev/fd/\(pipe.writing)", replacing: false)
    let error = #expect(throws: FileError.self) {
      try file.write([UInt8](repeating: 0, count: 1_000_000))
    }
    #expect(error?.code == ETIMEDOUT)
  }

  @Test("what the shell has opened is written to at its end")
  func handedOver() throws {
    folder.write("old ", to: "a")
    let descriptor = unsafe open(folder("a"), O_WRONLY)
    defer { close(descriptor) }
    let file = try OpenFile.output("/dev/fd/\(descriptor)", replacing: false)
    try file.write(Array("new".utf8))
    #expect(folder.read("a") == "old new")
  }
}

/// A pipe between two ends of this process.
private final class Pipe {
  let reading: CInt
  let writing: CInt
  private var isWriting = true

  init() throws {
    var ends: [CInt] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw FolderMissing(code: errno) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    close(reading)
    closeWriting()
  }

  func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe Glibc.write(writing, bytes, bytes.count)
  }

  func closeWriting() {
    if isWriting { close(writing) }
    isWriting = false
  }
}
