import Files
import Glibc
import StudyCatalog
import TestFolders
import Testing

@Suite("A state folder with something else in it")
struct HostileFolderTests {
  private let temporary: TestFolder
  private let folder: StateFolder
  private static let state = #"{"state":{"lessons":{},"place":"13"},"version":1}"# + "\n"

  init() throws {
    temporary = try TestFolder()
    unsafe mkdir("\(temporary.path)/study", 0o700)
    folder = StateFolder(path: "\(temporary.path)/study")
  }

  @Test(
    "reports what is not a file, and never blocks",
    arguments: ["state.json", "state.lock", "state.json.new"],
    [FileKind.pipe, .socket, .folder])
  func noFile(name: String, kind: FileKind) throws {
    try make(kind, name)
    var errors: [StateError] = []
    do throws(StateError) {
      _ = try folder.read()
    } catch { errors.append(error) }
    do throws(StateError) {
      try folder.update { $0.place = PlaceCode("01") }
    } catch { errors.append(error) }
    switch name {
    case "state.json":
      let error = StateError.notReadable(path: folder.file, .kind(kind))
      #expect(errors == [error, error])
    case "state.lock":
      #expect(errors == [.notWritable(path: "\(folder.path)/state.lock", .kind(kind))])
    default:
      // Anything but a folder may be removed, because only we use the name.
      #expect(
        errors.map(\.description)
          == (kind == .folder
            ? [
              "cannot write \(folder.path)/state.json.new (File exists); move it away yourself"
            ] : []))
    }
  }

  @Test("writes nothing through links, wherever they lead", arguments: ["there", "gone"])
  func links(target: String) throws {
    try temporary.write("mine", to: "there")
    for name in ["state.json.new", "state.json.damaged-1"] {
      unsafe symlink("\(temporary.path)/\(target)", "\(folder.path)/\(name)")
    }
    try temporary.write("{", to: "study/state.json")
    #expect(
      try folder.update { $0.place = PlaceCode("13") }.damagedFile == "\(folder.file).damaged-2")
    #expect(try temporary.read("study/state.json") == Self.state)
    #expect(try temporary.read("there") == "mine")
    #expect(temporary.names() == ["study", "there"])

    unsafe unlink("\(folder.path)/state.lock")
    unsafe symlink("\(temporary.path)/\(target)", "\(folder.path)/state.lock")
    let error = StateError.notWritable(path: "\(folder.path)/state.lock", .kind(.link))
    #expect(throws: error) { try folder.update { $0.place = nil } }
    #expect(temporary.names() == ["study", "there"])
  }

  @Test(
    "keeps a link to a state file, and replaces its target",
    arguments: ["../dotfiles/study.json", "mine"])
  func linkToState(target: String) throws {
    unsafe mkdir("\(temporary.path)/dotfiles", 0o755)
    try temporary.write(#"{"by":"me","version":1,"state":{"lessons":{}}}"#, to: "study/\(target)")
    unsafe chmod("\(folder.path)/\(target)", 0o640)
    unsafe symlink(target, folder.file)
    try folder.update { $0.place = PlaceCode("13") }
    #expect(temporary.linkTarget("study/state.json") == target)
    let written = #"{"by":"me","state":{"lessons":{},"place":"13"},"version":1}"# + "\n"
    #expect(try temporary.read("study/\(target)") == written)
    #expect(temporary.permissions("study/\(target)") == 0o640)
    #expect(try folder.read().state.place == PlaceCode("13"))
    #expect(temporary.names(in: "dotfiles").count <= 1)
  }

  @Test(
    "neither writes nor moves a link's target that is not a state file",
    arguments: ["alias ll='ls -l'", "", #"{"version":1}"#, nil])
  func linkElsewhere(text: String?) throws {
    if let text { try temporary.write(text, to: "profile") }
    unsafe symlink("../profile", folder.file)
    let error = StateError.linkedElsewhere(path: folder.file)
    #expect(throws: error) { try folder.read() }
    #expect(throws: error) { try folder.update { $0.place = PlaceCode("13") } }
    #expect((try? temporary.read("profile")) == text)
    #expect(temporary.names() == (text == nil ? ["study"] : ["profile", "study"]))
    #expect(
      temporary.names(in: "study").allSatisfy { $0.hasPrefix("state.") && !$0.contains("damaged") })
  }

  @Test("reads no device", arguments: ["/dev/zero", "/dev/null", "/dev/full"])
  func device(path: String) {
    unsafe symlink(path, folder.file)
    let error = StateError.notReadable(path: path, .kind(.characterDevice))
    #expect(throws: error) { try folder.read() }
    #expect(throws: error) { try folder.update { $0.place = PlaceCode("13") } }
  }

  @Test("follows no cycle of links")
  func circle() {
    unsafe symlink("state.json", folder.file)
    #expect(throws: StateError.notReadable(path: folder.file, .system(ELOOP))) {
      try folder.read()
    }
  }

  /// Makes something that is not a file.
  private func make(_ kind: FileKind, _ name: String) throws {
    let path = "\(folder.path)/\(name)"
    switch kind {
    case .pipe: unsafe mkfifo(path, 0o600)
    case .folder: unsafe mkdir(path, 0o700)
    case .socket: unsafe mknod(path, S_IFSOCK | 0o600, 0)
    default: Issue.record("nobody makes this")
    }
  }
}
