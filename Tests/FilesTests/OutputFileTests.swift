import Files
import Glibc
import TestFolders
import Testing

@Suite("Output files", .timeLimit(.minutes(20)))
struct OutputFileTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// Writes to a file and returns the error.
  private func write(
    _ text: String, to path: String, replacing: Bool = false
  ) throws -> FileError? {
    let file = try OutputFile(path, replacing: replacing)
    file.write(text)
    file.finish()
    return file.failure
  }

  @Test("are created, and replaced only with force")
  func making() throws {
    #expect(try write("first", to: folder.file("a")) == nil)
    let error = #expect(throws: FileError.self) { try write("second", to: folder.file("a")) }
    #expect(error?.code == EEXIST)
    #expect(try folder.read("a") == "first")
    #expect(try write("new", to: folder.file("a"), replacing: true) == nil)
    #expect(try folder.read("a") == "new")
  }

  @Test("replace an empty file, which a program that was killed may have left")
  func empty() throws {
    try folder.write("", to: "a")
    #expect(try write("new", to: folder.file("a")) == nil)
    #expect(try folder.read("a") == "new")
  }

  @Test("don't replace a file that another program has written meanwhile")
  func meanwhile() throws {
    let file = try OutputFile(folder.file("a"), replacing: false)
    try folder.write("theirs", to: "a")
    file.write("mine")
    file.finish()
    #expect(file.failure?.code == EEXIST)
    #expect(try folder.read("a") == "theirs")
  }

  @Test("are unchanged if nothing was written")
  func unused() throws {
    try folder.write("old", to: "old")
    do {
      let made = try OutputFile(folder.file("made"), replacing: false)
      let old = try OutputFile(folder.file("old"), replacing: true)
      let growing = try OutputFile(folder.file("growing"), replacing: false, growing: true)
      #expect(folder.names() == ["growing", "old"])
      withExtendedLifetime((made, old, growing)) {}
    }
    #expect(folder.names() == ["old"])
    #expect(try folder.read("old") == "old")
  }

  @Test(
    "spare the files in use, whatever they are called",
    arguments: ["a", "link", "./a", "hard", "gone", "here/gone"])
  func sparing(name: String) throws {
    try folder.write("mine", to: "a")
    folder.make(.link("a"), "link")
    folder.make(.link("."), "here")
    unsafe link(folder.file("a"), folder.file("hard"))
    let spared = ["a", "gone"].compactMap { FileIdentity(of: folder.file($0)) }
    #expect(spared.count == 2)
    let error = #expect(throws: FileError.self) {
      try OutputFile(folder.file(name), replacing: true, sparing: Set(spared))
    }
    #expect(error?.reason == .inUse)
    #expect(try folder.read("a") == "mine")
    #expect(folder.names() == ["a", "hard", "here", "link"])
  }

  @Test("that don't exist yet are distinguished by folder and name")
  func missing() throws {
    let file = try #require(FileIdentity(of: folder.file("a")))
    #expect(FileIdentity(of: folder.file("./a")) == file)
    #expect(FileIdentity(of: folder.file("b")) != file)
    #expect(FileIdentity(of: folder.file("gone/a")) == nil)
  }

  @Test(
    "are refused at once if they can't be written",
    arguments: [
      (.folder, .kind(.folder)), (.pipe, .kind(.pipe)), (.link("gone"), .system(ENOENT)),
    ] as [(TestFolder.Thing, FileError.Reason)])
  func refused(thing: TestFolder.Thing, reason: FileError.Reason) throws {
    folder.make(thing, "out")
    let error = #expect(throws: FileError.self) {
      try write("a", to: folder.file("out"), replacing: true)
    }
    #expect(error?.reason == reason)
    #expect(error?.action == .write)
  }

  @Test("report a full disk, and take nothing after that")
  func full() throws {
    let file = try OutputFile("/dev/full", replacing: false)
    #expect(file.failure == nil)
    file.write("a")
    #expect(file.failure == FileError(.write, "/dev/full", call: "write", .system(ENOSPC)))
  }

  @Test("are written whole to a pipe that takes them in pieces")
  func shortWrites() throws {
    let text = String(repeating: "都道府県", count: 40_000)
    guard let reader = unsafe popen("exec cat > '\(folder.file("all"))'", "w") else {
      throw FileError(.read, folder.file("all"), call: "popen", .system(errno))
    }
    do {
      defer { unsafe pclose(reader) }
      #expect(try write(text, to: "/dev/fd/\(unsafe fileno(reader))") == nil)
    }
    #expect(try folder.read("all") == text)
  }

  @Test("replace what was written last, of which a reader never finds less than was there")
  func replacing() throws {
    let file = try OutputFile(folder.file("a"), replacing: false, growing: true)
    #expect(file.canReplace)
    file.write("first\n")
    file.write("type \"な\"\n")
    file.replace("type \"な\"\n", with: "type \"なご\"\n")
    #expect(try folder.read("a") == "first\ntype \"なご\"\n")
    file.replace("type \"なご\"\n", with: "x\n")
    file.write("last\n")
    file.finish()
    #expect(file.failure == nil)
    #expect(try folder.read("a") == "first\nx\nlast\n")
    #expect(try !OutputFile(folder.file("b"), replacing: false).canReplace)
  }

  @Test("give up a pipe whose reader reads nothing for the given time")
  func stuck() throws {
    let pipe = try Pipe()
    let text = String(repeating: "a", count: 1_000_000)
    let file = try OutputFile(
      "/dev/fd/\(pipe.writing)", replacing: false, patience: .milliseconds(10))
    file.write(text)
    #expect(file.failure?.code == ETIMEDOUT)
  }

  @Test("may be a descriptor that the program was started with, open or closed")
  func standard() throws {
    let pipe = try Pipe()
    let output = OutputFile(descriptor: pipe.writing, named: "/dev/stdout")
    output.write("line")
    #expect(output.failure == nil)
    #expect(
      try OpenFile(reading: "/dev/fd/\(pipe.reading)", acceptsPipes: true).next(upTo: 9)
        == Array("line".utf8))
    let closed = OutputFile(descriptor: -1, named: "/dev/stdout")
    closed.write("line")
    #expect(closed.failure == FileError(.write, "/dev/stdout", call: "fcntl", .system(EBADF)))
  }

  @Test("continue at the position of the shell's descriptor")
  func handedOver() throws {
    let descriptor = unsafe open(folder.file("a"), O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    let output = OutputFile(descriptor: descriptor, named: "/dev/stdout")
    output.write("one ")
    #expect(try write("two ", to: "/dev/fd/\(descriptor)") == nil)
    output.write("three")
    #expect(try folder.read("a") == "one two three")
  }
}
