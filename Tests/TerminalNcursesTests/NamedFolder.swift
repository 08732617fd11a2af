import Foundation
import Glibc
import Testing

/// A folder with room for one file, by which a program signals its progress to a test.
final class NamedFolder {
  let file: String
  private let folder: String

  init() throws {
    let temporary = FileManager.default.temporaryDirectory.path
    var path = Array("\(temporary)/terminal-fixture-XXXXXX".utf8CString)
    try #require(unsafe mkdtemp(&path) != nil)
    folder = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    file = folder + "/done"
  }

  deinit {
    _ = takeFile()
    unsafe rmdir(folder)
  }

  /// Removes the file; returns whether it existed.
  func takeFile() -> Bool { unsafe unlink(file) == 0 }
}
