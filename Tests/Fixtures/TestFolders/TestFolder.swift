public import Glibc

/// A folder of a test's own, removed with everything in it when the test lets go of it.
///
/// It uses the C library alone, because tests of `Files` can't be judged by `Files`. Names may lead
/// into folders below: `in/walk.keys`.
public final class TestFolder {
  /// The path of the folder.
  public let path: String

  /// Makes a folder.
  ///
  /// - Parameter parent: The folder that it stands in; `nil` for the one for temporary files.
  /// - Throws: ``TestFolderError`` if it can't be made there.
  public init(in parent: String? = nil) throws(TestFolderError) {
    let shared = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    let temporary = parent ?? shared
    // mkdtemp(3) puts other letters in place of the last six.
    var template = Array("\(temporary)/screenstack-tests-XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let start = buffer.baseAddress, let path = unsafe mkdtemp(start) else { return nil }
      return unsafe String(cString: path)
    }
    guard let made else { throw TestFolderError(call: "mkdtemp", path: temporary, code: errno) }
    path = made
  }

  deinit {
    unsafe chmod(path, 0o700)
    Self.remove(path)
  }

  /// The path of something in the folder.
  public func file(_ name: String) -> String { "\(path)/\(name)" }
}

/// A call that failed while a test prepared its folder or looked into it.
public struct TestFolderError: Error {
  /// The C function.
  public let call: String
  /// The path that it was given.
  public let path: String
  /// The value of `errno`.
  public let code: CInt
}

// MARK: - Making

extension TestFolder {
  /// Something that is not a regular file.
  public enum Thing: Sendable {
    case folder, pipe
    /// A symbolic link to this.
    case link(String)
  }

  /// Makes something that is not a regular file.
  public func make(_ thing: Thing, _ name: String) {
    switch thing {
    case .folder: unsafe mkdir(file(name), 0o700)
    case .pipe: unsafe mkfifo(file(name), 0o600)
    case .link(let target): unsafe symlink(target, file(name))
    }
  }

  /// Writes a file, and makes the folders that it stands in.
  public func write(_ text: String, to name: String) throws(TestFolderError) {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a text in UTF-16 with a byte order mark, as spreadsheets do.
  public func write(
    inUTF16 text: String, isBigEndian: Bool = false, to name: String
  ) throws(TestFolderError) {
    let bytes = ("\u{FEFF}" + text).utf16.flatMap { unit in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isBigEndian ? bytes.reversed() : bytes
    }
    try write(bytes, to: name)
  }

  /// Writes a file, and makes the folders that it stands in.
  public func write(_ bytes: [UInt8], to name: String) throws(TestFolderError) {
    for slash in name.indices where name[slash] == "/" {
      unsafe mkdir(file(String(name[..<slash])), 0o777)
    }
    guard let stream = unsafe fopen(file(name), "w") else {
      throw TestFolderError(call: "fopen", path: file(name), code: errno)
    }
    defer { unsafe fclose(stream) }
    guard unsafe fwrite(bytes, 1, bytes.count, stream) == bytes.count else {
      throw TestFolderError(call: "fwrite", path: file(name), code: errno)
    }
  }

  private static func remove(_ path: String) {
    guard unsafe unlink(path) != 0 else { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    unsafe rmdir(path)
  }
}

// MARK: - Looking

extension TestFolder {
  /// The bytes of a file.
  public func bytes(of name: String) throws(TestFolderError) -> [UInt8] {
    guard let stream = unsafe fopen(file(name), "r") else {
      throw TestFolderError(call: "fopen", path: file(name), code: errno)
    }
    defer { unsafe fclose(stream) }
    var bytes: [UInt8] = []
    while case let byte = unsafe fgetc(stream), byte != EOF { bytes.append(UInt8(byte)) }
    return bytes
  }

  /// The text of a file.
  public func read(_ name: String) throws(TestFolderError) -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  /// The names in the folder or in one below, sorted; none if there is no such folder.
  public func names(in name: String = "") -> [String] { Self.names(in: file(name)) }

  /// The permissions of a file or folder, such as `0o700`.
  public func permissions(_ name: String) -> mode_t {
    var status = stat()
    _ = unsafe stat(file(name), &status)
    return status.st_mode & 0o777
  }

  /// The target of a symbolic link, or `nil` if the name is none.
  public func linkTarget(_ name: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(file(name), &target, target.count)
    return count < 0
      ? nil : String(decoding: target[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

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
}
