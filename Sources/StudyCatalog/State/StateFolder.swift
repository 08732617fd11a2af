import Files

/// The folder in which the program keeps its state: one file, replaced as a whole.
///
/// Programs that run at once lose nothing of each other's, as long as each changes the state through
/// ``update(waiting:_:)``. No method follows a link that leads to anything but a state, or waits for
/// what is no regular file.
public struct StateFolder: Hashable, Sendable {
  /// The folder's path, which need not exist yet.
  public let path: String

  /// Names a folder. Nothing is touched.
  public init(path: String) {
    self.path = path
  }

  /// The file that holds the state.
  public var file: String { "\(path)/\(OpenStateFolder.fileName)" }

  /// Reads the state. A folder or file that does not exist is an empty state, and is not made.
  ///
  /// Of a file that can be understood in part, that part is kept. The whole is copied aside before,
  /// and the copy named in the result.
  public func read() throws(StateError) -> StateReading {
    guard let folder = try OpenStateFolder(path) else { return StateReading(state: StudyState()) }
    let found = try found(in: folder)?.file ?? StateFile()
    if found.isWhole { return StateReading(state: found.state) }
    do throws(StateError) {
      return try rewrite(in: folder, waiting: .seconds(1)) { _ in }
    } catch {
      // It is the damage that the person has to hear of, not the lock.
      guard case .notWritable(_, .system(let code)) = error else { throw error }
      throw .notMovedAside(path: file, .system(code))
    }
  }

  /// Changes the state on disk: reads it, lets the caller change it, and replaces the file.
  ///
  /// When this returns, the new state is in the file. The folder is made if need be, for its owner only.
  ///
  /// - Parameters:
  ///   - time: How long another program may keep the lock.
  ///   - change: Changes the state that was found.
  /// - Returns: The state as written, with what other programs had changed before.
  /// - Throws: ``StateError``, with the old state as it was.
  @discardableResult
  public func update(
    waiting time: Duration = .seconds(1), _ change: (inout StudyState) -> Void
  ) throws(StateError) -> StateReading {
    try rewrite(in: OpenStateFolder(making: path), waiting: time, change)
  }

  /// Replaces the file when the change or a damage makes that needed, while no other program does.
  private func rewrite(
    in folder: OpenStateFolder, waiting time: Duration, _ change: (inout StudyState) -> Void
  ) throws(StateError) -> StateReading {
    let lock = try folder.lock(waiting: time)
    return try withExtendedLifetime(lock) { () throws(StateError) in
      let found = try found(in: folder)
      let file = found?.file ?? StateFile()
      var state = file.state
      change(&state)
      guard state != file.state || !file.isWhole else { return StateReading(state: state) }
      return try replace(file, with: state, in: folder, damaged: file.isWhole ? nil : found?.bytes)
    }
  }

  private func replace(
    _ file: StateFile, with state: StudyState, in folder: OpenStateFolder, damaged: [UInt8]?
  ) throws(StateError) -> StateReading {
    var file = file
    file.take(state)
    let copy = try damaged.map { bytes throws(StateError) in try folder.copyAside(bytes) }
    do {
      let doubt = try folder.replace(with: file.bytes)
      return StateReading(state: state, damagedFile: copy.map { "\(path)/\($0)" }, doubt: doubt)
    } catch {
      // The original is still there; each further try would leave one more copy of it.
      if let copy { folder.remove(copy) }
      throw error
    }
  }

  /// What the file holds; `nil` when there is none.
  ///
  /// What a link leads to must be a state already, since anybody can make a link to anything.
  private func found(
    in folder: OpenStateFolder
  ) throws(StateError) -> (bytes: [UInt8], file: StateFile)? {
    let found = try folder.bytes().map { (bytes: $0, file: StateFile($0)) }
    if let version = found?.file.version, version > StateFile.knownVersion {
      throw .newerVersion(path: file, found: version, known: StateFile.knownVersion)
    }
    guard !folder.isLink || found?.file.isWhole == true else { throw .linkedElsewhere(path: file) }
    return found
  }
}
