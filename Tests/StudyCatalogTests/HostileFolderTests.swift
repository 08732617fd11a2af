import Files
import Glibc
import StudyCatalog
import TestFolders
import Testing

@Suite("A state folder with something else in it")
struct HostileFolderTests {
  private let temporary: TestFolder
  private let folder: StateFolder

  init() throws {
    temporary = try TestFolder()
    unsafe mkdir("\(temporary.path)/study", 0o700)
    folder = StateFolder(path: "\(temporary.path)/study")
  }

  @Test(
    "reports what is not a file, and never blocks", arguments: [FileKind.pipe, .socket, .folder])
  func noFile(kind: FileKind) {
    switch kind {
    case .pipe: unsafe mkfifo(folder.file, 0o600)
    case .folder: unsafe mkdir(folder.file, 0o700)
    default: unsafe mknod(folder.file, S_IFSOCK | 0o600, 0)
    }
    #expect(throws: StateError.notReadable(path: folder.file, .kind(kind))) { try folder.read() }
    #expect(FileStatus(at: folder.file)?.kind == kind)
    #expect(temporary.names(in: "study") == ["state.json"])
  }

  @Test(
    "reads a state that is linked, and renames the link alone",
    arguments: ["../dotfiles/study.json", "mine"])
  func linkToState(target: String) throws {
    unsafe mkdir("\(temporary.path)/dotfiles", 0o755)
    let text = #"{"by":"me","version":1,"state":{"lessons":{},"place":"13"}}"#
    try temporary.write(text, to: "study/\(target)")
    unsafe symlink(target, folder.file)
    #expect(try folder.read().state.place == PlaceCode("13"))
    #expect(folder.setAside() == "\(folder.file).old-1")
    #expect(temporary.linkTarget("study/state.json.old-1") == target)
    #expect(try temporary.read("study/\(target)") == text)
  }

  @Test("follows no link in a folder that is not the person's own")
  func copying() throws {
    try temporary.write(#"{"version":1,"state":{"lessons":{}}}"#, to: "mine")
    #expect(try StateReading(copying: Folder(folder.path)) == nil)
    unsafe symlink("../mine", folder.file)
    let error = #expect(throws: FileError.self) { try StateReading(copying: Folder(folder.path)) }
    #expect(error?.reason == .kind(.link))
  }

  @Test(
    "refuses a link to what is not a state",
    arguments: ["alias ll='ls -l'", "", #"{"version":1}"#, nil], ["profile", "deep/profile"])
  func linkElsewhere(text: String?, target: String) throws {
    if let text { try temporary.write(text, to: target) }
    let names = temporary.names()
    unsafe symlink("../\(target)", folder.file)
    #expect(throws: StateError.linkedElsewhere(path: folder.file)) { try folder.read() }
    #expect((try? temporary.read(target)) == text)
    #expect(temporary.names() == names)
    #expect(temporary.names(in: "study") == ["state.json"])
  }

  @Test("reads no device", arguments: ["/dev/zero", "/dev/null", "/dev/full"])
  func device(path: String) {
    unsafe symlink(path, folder.file)
    let error = StateError.notReadable(path: path, .kind(.characterDevice))
    #expect(throws: error) { try folder.read() }
  }

  @Test("follows no cycle of links")
  func circle() {
    unsafe symlink("state.json", folder.file)
    #expect(throws: StateError.notReadable(path: folder.file, .system(ELOOP))) {
      try folder.read()
    }
  }
}
