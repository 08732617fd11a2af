import Foundation
import Glibc

/// A folder of a test's own, removed with everything in it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let temporary = FileManager.default.temporaryDirectory.path
    var template = Array("\(temporary)/study-test-XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let start = buffer.baseAddress, let path = unsafe mkdtemp(start) else { return nil }
      return unsafe String(cString: path)
    }
    guard let made else { throw FolderMissing(code: errno) }
    path = made
  }

  deinit {
    unsafe chmod(path, 0o700)
    remove(path)
  }

  /// The names in the folder, in order.
  var names: [String] {
    Self.names(in: path)
  }

  func write(_ text: String, to name: String) {
    write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) {
    guard let file = unsafe fopen("\(path)/\(name)", "w") else { return }
    unsafe fwrite(bytes, 1, bytes.count, file)
    unsafe fclose(file)
  }

  /// Makes a file longer by spaces.
  func lengthen(_ name: String, to length: Int) {
    write((text(of: name) ?? "").padding(toLength: length, withPad: " ", startingAt: 0), to: name)
  }

  func text(of name: String) -> String? {
    bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
  }

  func bytes(of name: String) -> [UInt8]? {
    guard let file = unsafe fopen("\(path)/\(name)", "r") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = unsafe fgetc(file), byte != EOF {
      bytes.append(UInt8(byte))
    }
    return bytes
  }

  /// The permissions of a file or folder, as in 0o700.
  static func permissions(_ path: String) -> mode_t {
    var information = stat()
    _ = unsafe stat(path, &information)
    return information.st_mode & 0o777
  }

  /// The names in a folder of the folder, in order.
  func names(in name: String) -> [String] {
    Self.names(in: "\(path)/\(name)")
  }

  /// What a symbolic link says.
  static func target(ofLink path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
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

  private func remove(_ path: String) {
    for name in Self.names(in: path) {
      remove("\(path)/\(name)")
    }
    if unsafe unlink(path) != 0 { unsafe rmdir(path) }
  }
}

struct FolderMissing: Error {
  let code: CInt
}
