import Foundation

/// A folder of a test's own, which goes with it.
final class TestFolder {
  private let url: URL

  /// The whole path.
  var path: String { url.path }

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "study-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder.
  func file(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file, with the folders that it stands in.
  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  /// Reads a file.
  ///
  /// Through a handle, since reading an empty file as a whole leaks a page in Foundation.
  func read(_ name: String) throws -> String {
    let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file(name)))
    defer { try? handle.close() }
    return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
  }

  /// The names of all files, sorted.
  func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: file(name)).sorted()
  }
}
