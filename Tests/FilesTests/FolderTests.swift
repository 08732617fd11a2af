import Files
import Glibc
import TestFolders
import Testing

@Suite("A folder that no name leads out of", .timeLimit(.minutes(20)))
struct FolderTests {
  private let test: TestFolder
  private let folder: Folder

  init() throws {
    test = try TestFolder()
    test.make(.folder, "in")
    try test.write("secret", to: "outside")
    test.make(.folder, "in/deep")
    try test.write("mine", to: "in/deep/a")
    folder = try Folder(test.file("in"))
  }

  private func reason(_ body: () throws -> Void) -> FileError.Reason? {
    (#expect(throws: FileError.self) { try body() })?.reason
  }

  @Test("finds files by names with one or more parts")
  func finding() throws {
    #expect(try folder.file("deep/a").bytes(limit: 9) == Array("mine".utf8))
    #expect(try folder.file("./deep//a").bytes(limit: 9) == Array("mine".utf8))
    #expect(try folder.folder("deep").file("a").bytes(limit: 9) == Array("mine".utf8))
    #expect(try folder.names() == ["deep"])
    #expect(try folder.names() == ["deep"])
    #expect(try Folder(of: test.file("in/deep/a")).names() == ["a"])
  }

  @Test(
    "refuses names that lead out of it, for reading and writing",
    arguments: ["../outside", "deep/../../outside", "/etc/passwd", ".."])
  func outside(name: String) throws {
    #expect(reason { _ = try folder.file(name) } == .outside)
    #expect(reason { _ = try folder.folder(name) } == .outside)
    #expect(reason { _ = try folder.makeFolder(name) } == .outside)
    #expect(reason { _ = try folder.create(name) } == .outside)
    #expect(reason { try folder.replace(name, with: []) } == .outside)
    #expect(try test.read("outside") == "secret")
  }

  @Test("follows no link, neither the file nor a folder on the way")
  func links() throws {
    test.make(.link("../outside"), "in/file")
    test.make(.link(".."), "in/folder")
    for name in ["file", "folder/outside"] {
      #expect(reason { _ = try folder.file(name) } == .kind(.link))
      #expect(reason { try folder.replace(name, with: [1]) } == .kind(.link))
    }
    #expect(reason { _ = try folder.makeFolder("folder") } == .kind(.link))
    #expect(reason { _ = try folder.create("file") } == .system(EEXIST))
    folder.remove("file")
    #expect(try test.read("outside") == "secret")
  }

  @Test(
    "follows no link beside a slash that is only a part of a character",
    arguments: ["link\u{600}/outside", "link/\u{301}outside", "link\u{600}/\u{301}outside"])
  func slashInCharacter(name: String) throws {
    let parts = name.unicodeScalars.split(separator: "/").map { String($0) }
    try test.write("secret", to: parts[1])
    test.make(.link(".."), "in/\(parts[0])")
    #expect(reason { _ = try folder.file(name) } == .kind(.link))
    #expect(reason { _ = try folder.folder(name) } == .kind(.link))
    #expect(reason { try folder.replace(name, with: [1]) } == .kind(.link))
    #expect(reason { _ = try folder.file("/\u{301}") } == .outside)
    #expect(reason { _ = try folder.file("..\u{600}/../..") } == .outside)
    #expect(try test.read(parts[1]) == "secret")
  }

  @Test("divides a path at each slash, also at one that is a part of a character")
  func pathsWithMarks() throws {
    #expect(Folder.parts(of: "a\u{600}/b").folder == "a\u{600}")
    #expect(Folder.parts(of: "a/\u{301}b").name == "\u{301}b")
    _ = try Folder(making: test.file("x/\u{301}y\u{600}/z"))
    #expect(test.permissions("x/\u{301}y\u{600}") == 0o700)
  }

  @Test("replaces a file in one step, keeps its permissions, and leaves nothing beside it")
  func replacing() throws {
    try folder.replace("b", with: Array("one".utf8))
    #expect(test.permissions("in/b") == 0o600)
    unsafe chmod(test.file("in/b"), 0o644)
    try folder.replace("b", with: Array("two".utf8))
    try folder.replace("deep/a", with: Array("three".utf8))
    #expect(try test.read("in/b") == "two")
    #expect(test.permissions("in/b") == 0o644)
    #expect(try test.read("in/deep/a") == "three")
    #expect(try folder.names() == ["b", "deep"])
    #expect(try folder.folder("deep").names() == ["a"])
  }

  @Test("replaces a file whose name is as long as a name can be", arguments: ["a", "日"])
  func longName(character: String) throws {
    let long = String(repeating: character, count: 255 / character.utf8.count)
    try test.write("old", to: "in/\(long)")
    try folder.replace(long, with: Array("new".utf8))
    #expect(try test.read("in/\(long)") == "new")
    #expect(try folder.names() == [long, "deep"].sorted())
  }

  @Test("keeps what can't be replaced, leaves nothing beside it, and names no other file")
  func notReplaced() throws {
    let tooLong = String(repeating: "a", count: 256)
    let error = #expect(throws: FileError.self) { try folder.replace(tooLong, with: [1]) }
    #expect(error?.code == ENAMETOOLONG && error?.path.hasSuffix("/\(tooLong)") == true)
    #expect(try folder.names() == ["deep"])
    test.make(.pipe, "in/pipe")
    #expect(reason { try folder.replace("pipe", with: [1]) } == .kind(.pipe))
    #expect(reason { try folder.replace("deep", with: [1]) } == .kind(.folder))
    #expect(try folder.names() == ["deep", "pipe"])
  }

  @Test("renames a file or a link, and nothing over something else")
  func renaming() throws {
    try test.write("one", to: "in/a")
    test.make(.link("../outside"), "in/b")
    try folder.rename("a", to: "deep/c")
    try folder.rename("b", to: "d")
    #expect(try test.read("in/deep/c") == "one")
    #expect(test.linkTarget("in/d") == "../outside")
    #expect(reason { try folder.rename("deep/c", to: "d") } == .system(EEXIST))
    #expect(reason { try folder.rename("a", to: "e") } == .system(ENOENT))
    #expect(reason { try folder.rename("d", to: "../e") } == .outside)
    #expect(try folder.names() == ["d", "deep"])
  }

  @Test("looks at what is there, without opening it or following a link")
  func status() throws {
    try test.write("four", to: "in/a")
    test.make(.link("a"), "in/link")
    test.make(.pipe, "in/pipe")
    let status = try #require(FileStatus(at: test.file("in/a")))
    #expect(status.kind == .regular)
    #expect(status.size == 4)
    #expect(status.identity == FileIdentity(of: test.file("in/link")))
    #expect(FileStatus(at: test.file("in/link"))?.kind == .link)
    #expect(FileStatus(at: test.file("in/pipe"))?.kind == .pipe)
    #expect(FileStatus(at: test.file("in/none")) == nil)
  }

  @Test("creates all missing folders, for their owner only")
  func making() throws {
    #expect(try Folder(making: test.file("x/y")).names() == [])
    #expect(try Folder(making: test.file("x/y")).path == test.file("x/y"))
    #expect(test.permissions("x") == 0o700)
    #expect(try folder.makeFolder("z").names() == [])
    #expect(test.permissions("in/z") == 0o700)
    try test.write("", to: "file")
    #expect(reason { _ = try Folder(making: test.file("file/x")) } == .system(ENOTDIR))
  }

  @Test("creates folders for everyone if asked to, as far as the user's mask permits")
  func sharedFolders() throws {
    let outer = try TestFolder()
    _ = try Folder(making: outer.file("a/b"), mode: 0o755)
    #expect(outer.permissions("a") == 0o755 && outer.permissions("a/b") == 0o755)
  }

  @Test("tells the kinds of names, and where links lead")
  func kinds() throws {
    let outer = try TestFolder()
    try outer.write("", to: "file")
    outer.make(.folder, "folder")
    outer.make(.pipe, "pipe")
    outer.make(.link("folder"), "link")
    outer.make(.link("gone"), "dangling")
    let folder = try Folder(outer.path)
    let kinds = try ["file", "folder", "pipe", "link", "dangling", "gone"].map(folder.kind(of:))
    #expect(kinds == [.regular, .folder, .pipe, .link, .link, nil])
    let ends = try ["file", "pipe", "link", "dangling", "gone"].map(folder.kind(atEndOfLink:))
    #expect(ends == [.regular, .pipe, .folder, nil, nil])
  }

  @Test("follows the person's own links if asked to")
  func following() throws {
    test.make(.link("deep/../../dotfiles/two"), "in/one")
    test.make(.folder, "dotfiles")
    test.make(.link("real"), "dotfiles/two")
    let (real, name) = try folder.following("one")
    #expect(name == "real")
    try real.replace(name, with: Array("kept".utf8))
    #expect(try test.read("dotfiles/real") == "kept")
    #expect(test.linkTarget("in/one") != nil && test.linkTarget("dotfiles/two") != nil)
    #expect(try folder.following("plain").name == "plain")
    test.make(.link("round"), "in/round")
    #expect(reason { _ = try folder.following("round") } == .system(ELOOP))
    #expect(reason { _ = try OpenFile(reading: test.file("in/round")) } == .system(ELOOP))
    #expect("\(FileError.Reason.system(ELOOP))" == "it is a symbolic link that leads to itself")
  }

  @Test("follows no link that somebody else made")
  func strangers() {
    test.make(.link("../outside"), "in/theirs")
    #expect(reason { _ = try folder.following("theirs", of: geteuid() + 1) } == .kind(.link))
  }

  @Test("lets only one hold its lock")
  func locking() throws {
    try test.write("", to: "in/lock")
    var first: OpenFile? = try folder.file("lock")
    #expect(try first?.tryLock() == true)
    let second = try folder.file("lock")
    #expect(try second.tryLock() == false)
    first = nil
    #expect(try second.tryLock())
  }
}

@Suite("Errors of files")
struct FileErrorTests {
  @Test(
    "name the call, the file and the reason",
    arguments: [
      (.write, .system(ENOSPC), "cannot write “a”: No space left on device (call)"),
      (.read, .kind(.pipe), "cannot read “a”: it is a pipe (call)"),
      (.read, .tooLarge(limit: 10), "cannot read “a”: it is larger than 10 bytes (call)"),
    ] as [(FileError.Action, FileError.Reason, String)])
  func description(action: FileError.Action, reason: FileError.Reason, text: String) {
    #expect(FileError(action, "a", call: "call", reason).description == text)
  }
}

@Suite("A temporary folder")
struct TemporaryFolderTests {
  @Test("is its owner's alone, and goes with its files")
  func life() throws {
    let outer = try TestFolder()
    var place: TemporaryFolder? = try TemporaryFolder(in: outer.path, named: "copy")
    try #require(place).folder.create("a").write([1])
    let name = try #require(outer.names().first)
    #expect(name.hasPrefix("copy-") && outer.permissions(name) == 0o700)
    place = nil
    #expect(outer.names() == [])
  }

  @Test("can't be made where there is no folder")
  func nowhere() throws {
    let missing = try TestFolder().file("gone")
    let error = #expect(throws: FileError.self) {
      _ = try TemporaryFolder(in: missing, named: "copy")
    }
    #expect(error?.code == ENOENT && error?.path == missing)
  }
}
