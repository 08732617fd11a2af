public import Files

/// Where the state is kept while a program runs.
public protocol StateStore {
  /// Reads the state; an empty one where there is none.
  func read() throws(StateError) -> StateReading

  /// Changes the state: reads it, lets the caller change it, and keeps the result.
  ///
  /// - Parameters:
  ///   - time: How long another program may be waited for.
  ///   - change: Changes the state that was found.
  /// - Returns: The state as it is kept.
  /// - Throws: ``StateError``, with the state as it was.
  @discardableResult
  func update(
    waiting time: Duration, _ change: (inout StudyState) -> Void
  ) throws(StateError) -> StateReading
}

extension StateFolder: StateStore {}

/// A state in memory, which goes with the program. It begins as a file would, and is never written to one.
public final class StateInMemory: StateStore {
  private var state: Result<StudyState, StateError>
  private var damagedFile: String?

  /// Begins with an empty state.
  public init() {
    state = .success(StudyState())
  }

  /// Begins with the state in a folder that is not the person's own: neither the file nor anything else
  /// there may be a link, and nothing there is changed.
  ///
  /// - Throws: `FileError` when there is a file that can't be read.
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
  /// The paths of the files that belong to the state, there or not.
  public var files: [String] { [file, "\(path)/\(OpenStateFolder.lockName)"] }

  /// All that the state's file holds, for a copy of it; `nil` when there is none.
  public func contents() throws(StateError) -> [UInt8]? {
    try OpenStateFolder(path)?.bytes()
  }
}

extension StateFile {
  /// All of the file in a folder; `nil` when there is none.
  fileprivate static func bytes(in folder: Folder) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try folder.file(OpenStateFolder.fileName).bytes(limit: greatestSize)
    } catch {
      guard !error.isAbsence else { return nil }
      throw error
    }
  }
}
