import Glibc

/// A script in a file, which can be read more than once and need never be in memory as a whole.
public struct ScriptSource {
  /// The file, as it is named in errors.
  public let file: String

  /// What was read from something that can be read but once, such as a pipe.
  private let kept: [UInt8]?

  /// Finds the file.
  ///
  /// - Throws: ``FileError`` when it can't be read.
  public init(_ file: String) throws {
    self.file = file
    var status = stat()
    guard unsafe stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      let next = try TextFile(file).chunks()
      var bytes: [UInt8] = []
      while case let chunk = next(), !chunk.isEmpty { bytes += chunk }
      kept = bytes
      return
    }
    kept = nil
  }

  /// Reads the script from its beginning.
  ///
  /// - Throws: ``FileError`` when it can no longer be read.
  public func reader() throws -> ScriptReader {
    guard var kept else {
      return ScriptReader(file: file, chunks: try TextFile(file).chunks())
    }
    return ScriptReader(file: file) {
      defer { kept = [] }
      return kept
    }
  }

  /// Reads all of it and keeps nothing.
  ///
  /// - Throws: The first ``ScriptError`` in it, or a ``FileError``.
  public func check() throws {
    var reader = try reader()
    while try reader.next() != nil {}
  }
}
