public import Files

/// A script in a file, which can be read several times without loading it into memory as a whole.
public struct ScriptSource: Sendable {
  /// The longest script, in bytes, that is loaded into memory as a whole: from a pipe, or to be
  /// rewritten.
  public static let longestInMemory = 64_000_000

  /// The name of the file in errors.
  public let file: String

  /// The bytes from a pipe, which can be read only once; `nil` for a regular file.
  private let kept: [UInt8]?

  /// Opens a regular file, or reads a pipe to its end.
  ///
  /// - Throws: `FileError` if the file can't be read, or is neither.
  public init(_ file: String) throws(FileError) {
    self.file = file
    let opened = try OpenFile(reading: file, acceptsPipes: true)
    kept = opened.kind == .pipe ? try opened.bytes(limit: Self.longestInMemory) : nil
  }

  /// Standard input, as a file.
  package static let standardInput = "/dev/stdin"

  /// The name of the folder in which a script names other files: its own, or the current one for
  /// standard input, which is in none.
  package static func folder(of file: String) -> String {
    file == standardInput ? "." : Folder.parts(of: file).folder
  }

  /// Creates a reader that starts at the first line.
  ///
  /// - Throws: `FileError` if the file can no longer be read.
  public func reader() throws(FileError) -> ScriptReader {
    guard var kept else { return try ScriptReader(contentsOf: file) }
    return ScriptReader(file: file) {
      defer { kept = [] }
      return kept
    }
  }

  /// Reads the whole script and the files that it includes once to find mistakes, without keeping
  /// the lines.
  ///
  /// - Parameter variables: The texts of variables, which take precedence over `let`.
  /// - Returns: The other files that playing the script reads.
  /// - Throws: The first ``ScriptError``, with the later ones, or a `FileError`.
  public func check(defining variables: [String: String] = [:]) throws -> ScriptFiles {
    var expansion = ScriptExpansion(try reader(), defining: variables)
    expansion.collectMistakes()
    var settings = ScriptSettings(file: file)
    var files = ScriptFiles()
    while let line = try expansion.next() {
      switch line.directive {
      case .header(let header): settings.apply(header)
      case .check(let check): if let name = check.snapshot { files.snapshots.insert(name) }
      case .input, .time, .load, .note, .sharing, nil: break
      }
    }
    if let mistake = expansion.mistake { throw mistake }
    files.included = expansion.includedFiles
    files.variables = expansion.variableNames
    switch settings.state {
    case .empty: break
    case .folder(let name): files.state = name
    }
    return files
  }
}

/// What a script refers to: the files, other than the script itself, that playing it reads, and
/// variables.
public struct ScriptFiles: Hashable, Sendable {
  /// The paths of the included files.
  public internal(set) var included: Set<String> = []
  /// The names of the snapshots.
  public internal(set) var snapshots: Set<String> = []
  /// The folder of the saved state as given in the script; `nil` if the state is empty.
  public internal(set) var state: String?
  /// The names of the variables to which the script refers, or gives texts.
  public internal(set) var variables: Set<String> = []
}

extension Directive.Check {
  /// The name of the snapshot that this reads; `nil` if there is none.
  fileprivate var snapshot: String? {
    switch self {
    case .snapshot(let name): name
    case .expect, .softly, .quit: nil
    }
  }
}
