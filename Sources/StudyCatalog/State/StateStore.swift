public import Files

/// A place to keep the state.
public protocol StateStore {
  /// Reads the state, which is empty if none was saved.
  func read() throws(StateError) -> StateReading

  /// Reads the state, lets the caller change it, and saves the result.
  ///
  /// - Parameters:
  ///   - time: How long to wait for another program.
  ///   - change: Changes the state.
  /// - Returns: The state as saved.
  /// - Throws: ``StateError``; the state is then unchanged.
  @discardableResult
  func update(
    waiting time: Duration, _ change: (inout StudyState) -> Void
  ) throws(StateError) -> StateReading
}

extension StateFolder: StateStore {}

/// A state in memory, never written to a file.
public final class StateInMemory: StateStore {
  private var state: Result<StudyState, StateError>
  private var damagedFile: String?

  /// Creates an empty state.
  public init() {
    state = .success(StudyState())
  }

  /// Copies the state of a folder that is not the person's own. Nothing in it is changed, and no
  /// link is followed.
  ///
  /// - Throws: `FileError` if the file exists and can't be read.
  public init(copying folder: Folder) throws(FileError) {
    guard let bytes = try StateFile.bytes(in: folder) else {
      state = .success(StudyState())
      return
    }
    let file = StateFile(bytes)
    let path = "\(folder.path)/\(OpenStateFolder.fileName)"
    if let version = file.version, version > StateFile.knownVersion {
      state = .failure(.newerVersion(path: path, found: version, known: StateFile.knownVersion))
    } else {
      state = .success(file.state)
    }
    if !file.isWhole { damagedFile = "\(path).damaged-1" }
  }

  public func read() throws(StateError) -> StateReading {
    defer { damagedFile = nil }
    return StateReading(state: try state.get(), damagedFile: damagedFile)
  }

  public func update(
    waiting time: Duration, _ change: (inout StudyState) -> Void
  ) throws(StateError) -> StateReading {
    var changed = try state.get()
    change(&changed)
    state = .success(changed)
    return try read()
  }
}

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
}
