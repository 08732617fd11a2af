public import Files

extension StateFolder {
  /// The paths of the state's files, whether they exist or not.
  public var files: [String] { [file, "\(path)/\(OpenStateFolder.lockName)"] }

  /// The bytes of the state file, to copy; `nil` if there is no file.
  public func contents() throws(StateError) -> [UInt8]? {
    try OpenStateFolder(path)?.bytes()
  }
}

extension StateFile {
  /// The bytes of the file in a folder; `nil` if there is no file.
  fileprivate static func bytes(in folder: Folder) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try folder.file(OpenStateFolder.fileName).bytes(limit: greatestSize)
    } catch {
      guard !error.isAbsence else { return nil }
      throw error
    }
  }
}

/// The outcome of reading or writing the state.
public struct StateReading: Hashable, Sendable {
  /// The state, as far as it could be read; empty if there was none.
  public let state: StudyState
  /// The copy of a file that could not be read completely, to tell the person about; usually `nil`.
  public var damagedFile: String?
  /// Why the new state may be lost in a power failure; usually `nil`. Don't write it again: the
  /// file has it.
  public var doubt: StateError?

  /// Describes what was read.
  public init(state: StudyState, damagedFile: String? = nil, doubt: StateError? = nil) {
    self.state = state
    self.damagedFile = damagedFile
    self.doubt = doubt
  }
}

extension StateReading {
  /// Reads the state in a folder that is not the person's own. Nothing in it is changed, and no link is
  /// followed.
  ///
  /// - Returns: `nil` if the folder has no state.
  /// - Throws: `FileError` if the file can't be read, ``StateError`` if it is of a newer program.
  public init?(copying folder: Folder) throws {
    guard let bytes = try StateFile.bytes(in: folder) else { return nil }
    let file = StateFile(bytes)
    let path = "\(folder.path)/\(OpenStateFolder.fileName)"
    if let version = file.version, version > StateFile.knownVersion {
      throw StateError.newerVersion(path: path, found: version, known: StateFile.knownVersion)
    }
    self.init(state: file.state, damagedFile: file.isWhole ? nil : "\(path).damaged-1")
  }
}
