import Glibc

/// The folder in which the program keeps its state: one file, replaced as a whole.
///
/// Programs that run at once lose nothing of each other's, as long as each changes the state through
/// ``update(_:)``.
public struct StateFolder: Hashable, Sendable {
  /// The folder's path, which need not exist yet.
  public let path: String

  /// Names a folder. Nothing is touched.
  public init(path: String) {
    self.path = path
  }

  /// The file that holds the state.
  public var file: String { "\(path)/state.json" }

  /// Reads the state. A folder or file that does not exist is an empty state, and is not made.
  ///
  /// A file that cannot be understood is moved aside and named in the result; it is never written over.
  public func read() throws(StateError) -> StateReading {
    guard let bytes = try bytes() else {
      return StateReading(state: StudyState(), damagedFile: nil)
    }
    if let state = try state(from: bytes) {
      return StateReading(state: state, damagedFile: nil)
    }
    do {
      let lock = try lock()
      return try withExtendedLifetime(lock) { () throws(StateError) in try readLocked() }
    } catch .notWritable(_, let code) {
      // It is the damage that the person has to hear of, not the lock.
      throw .damagedInPlace(path: file, code: code)
    }
  }

  /// Changes the state on disk: reads it, lets the caller change it, and replaces the file.
  ///
  /// When this returns, the new state is on the disk; when it throws, the old one is as it was. The
  /// folder is made if need be, for its owner only.
  ///
  /// - Returns: The state as written, with what other programs had changed before.
  @discardableResult
  public func update(_ change: (inout StudyState) -> Void) throws(StateError) -> StateReading {
    try makeFolder()
    let lock = try lock()
    return try withExtendedLifetime(lock) { () throws(StateError) in
      let reading = try readLocked()
      var state = reading.state
      change(&state)
      if state != reading.state {
        try replaceFile(with: state)
      }
      return StateReading(state: state, damagedFile: reading.damagedFile)
    }
  }

  private func readLocked() throws(StateError) -> StateReading {
    guard let bytes = try bytes() else {
      return StateReading(state: StudyState(), damagedFile: nil)
    }
    if let state = try state(from: bytes) {
      return StateReading(state: state, damagedFile: nil)
    }
    return StateReading(state: StudyState(), damagedFile: try moveAside())
  }

  private func bytes() throws(StateError) -> [UInt8]? {
    do {
      return try OpenFile(file, O_RDONLY).readAll()
    } catch {
      guard error.code != ENOENT else { return nil }
      throw .notReadable(path: file, code: error.code)
    }
  }

  private func state(from bytes: [UInt8]) throws(StateError) -> StudyState? {
    if let state = StateFile.state(from: bytes) { return state }
    if let version = StateFile.version(of: bytes), version > StateFile.knownVersion {
      throw .newerVersion(path: file, found: version, known: StateFile.knownVersion)
    }
    return nil
  }
}
