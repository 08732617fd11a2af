public import Files

/// A script in a file, which can be read more than once and need never be in memory as a whole.
public struct ScriptSource {
  /// How many bytes a script may have where it has to be in memory: from a pipe, or to be rewritten.
  public static let longestInMemory = 64_000_000

  /// The file, as it is named in errors.
  public let file: String

  /// What was read from a pipe, which gives its bytes but once.
  private let kept: [UInt8]?

  /// Finds the file: a regular one, or a pipe that is read to its end.
  ///
  /// - Throws: `FileError` when it can't be read, or is something else.
  public init(_ file: String) throws(FileError) {
    self.file = file
    let opened = try OpenFile(reading: file, acceptsPipes: true)
    kept = opened.kind == .pipe ? try opened.bytes(limit: Self.longestInMemory) : nil
  }

  /// Reads the script from its beginning.
  ///
  /// - Throws: `FileError` when it can no longer be read.
  public func reader() throws(FileError) -> ScriptReader {
    guard var kept else { return try ScriptReader(contentsOf: file) }
    return ScriptReader(file: file) {
      defer { kept = [] }
      return kept
    }
  }

  /// Reads all of it and keeps nothing but the names of the files it speaks of.
  ///
  /// - Returns: The files beside the script that a play reads.
  /// - Throws: The first ``ScriptError`` in it, or a `FileError`.
  public func check() throws -> ScriptFiles {
    var reader = try reader()
    var files = ScriptFiles()
    while let line = try reader.next() {
      switch line.directive {
      case .snapshot(let name): files.snapshots.insert(name)
      case .set(.state(.folder(let name))): files.state = name
      default: break
      }
    }
    return files
  }
}

/// The files beside a script that a play of it reads.
public struct ScriptFiles: Hashable, Sendable {
  /// The names of its snapshots.
  public internal(set) var snapshots: Set<String> = []
  /// The folder of the state that it begins with, as it is named; `nil` for an empty state.
  public internal(set) var state: String?
}
