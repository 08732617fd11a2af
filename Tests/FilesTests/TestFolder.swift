import Glibc

/// A folder of a test's own, removed with everything in it.
///
/// It is made and looked at with the C library alone, since what the tests are about is no judge of it.
final class TestFolder {
  let path: String

  init() throws {
    let temporary = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var template = Array("\(temporary)/files-tests-XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let start = buffer.baseAddress, let path = unsafe mkdtemp(start) else { return nil }
      return unsafe String(cString: path)
    }
    guard let made else { throw FolderMissing(code: errno) }
    path = made
  }

  deinit { Self.remove(path) }

  /// The path of something in the folder.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file.
  func write(_ text: String, to name: String) {
    guard let file = unsafe fopen(self(name), "w") else { return }
    unsafe fputs(text, file)
    unsafe fclose(file)
  }

  /// What is in a file; `nil` when there is none.
  func read(_ name: String) -> String? {
    guard let file = unsafe fopen(self(name), "r") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = unsafe fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Makes something that is not a regular file.
  func make(_ thing: Thing, _ name: String) {
    switch thing {
    case .folder: unsafe mkdir(self(name), 0o700)
    case .pipe: unsafe mkfifo(self(name), 0o600)
    case .link(let target): unsafe symlink(target, self(name))
    }
  }

  enum Thing: Sendable {
    case folder, pipe
    case link(String)
  }

  /// The permissions of a file or folder, as in 0o700.
  func permissions(_ name: String) -> mode_t {
    var status = stat()
    _ = unsafe stat(self(name), &status)
    return status.st_mode & 0o777
  }

  /// Whether a name is a link.
  func isLink(_ name: String) -> Bool {
    var status = stat()
    return unsafe lstat(self(name), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The names in the folder, in order.
  var names: [String] { Self.names(in: path) }

  private static func names(in path: String) -> [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    guard unsafe unlink(path) != 0 else { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    unsafe rmdir(path)
  }
}

struct FolderMissing: Error {
  let code: CInt
}
