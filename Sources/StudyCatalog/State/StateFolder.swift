import Files
import Glibc

/// The folder with the state: one file, which is always replaced as a whole.
///
/// Programs that run at the same time keep each other's changes if all of them use
/// ``update(waiting:_:)``. No method follows a link to anything but a state, or waits for anything
/// but a regular file.
public struct StateFolder: Hashable, Sendable {
  /// The path of the folder, which may not exist yet.
  public let path: String

  /// Names a folder without touching it.
  public init(path: String) {
    self.path = path
  }

  /// The file that holds the state.
  public var file: String { "\(path)/\(OpenStateFolder.fileName)" }

  /// Reads the state. It is empty if the folder or file does not exist; neither is created.
  ///
  /// A file that can be read only in part is first copied; the result names the copy.
  public func read() throws(StateError) -> StateReading {
    guard let folder = try OpenStateFolder(path) else { return StateReading(state: StudyState()) }
    let found = try found(in: folder)?.file ?? StateFile()
    if found.isWhole { return StateReading(state: found.state) }
    do throws(StateError) {
      return try rewrite(in: folder, waiting: .seconds(1)) { _ in }
    } catch {
      // The person has to hear about the damage, not about the lock.
      guard case .notWritable(_, .system(let code)) = error else { throw error }
      throw .notMovedAside(path: file, .system(code))
    }
  }

  /// Reads the state, lets the caller change it, and replaces the file.
  ///
  /// When this returns, the file has the new state. A missing folder is created for its owner only.
  ///
  /// - Parameters:
  ///   - time: How long to wait for another program's lock.
  ///   - change: Changes the state.
  /// - Returns: The state as written, including what other programs changed before.
  /// - Throws: ``StateError``; the old state is then unchanged.
  @discardableResult
  public func update(
    waiting time: Duration = .seconds(1), _ change: (inout StudyState) -> Void
  ) throws(StateError) -> StateReading {
    try rewrite(in: OpenStateFolder(making: path), waiting: time, change)
  }

  /// Gives the file another name, because its contents are kept elsewhere now. If that fails, the file
  /// stays as it is.
  public func setAside() {
    guard let folder = try? Folder(path) else { return }
    for number in 1...100 {
      do {
        try folder.rename(OpenStateFolder.fileName, to: "\(OpenStateFolder.fileName).old-\(number)")
        return
      } catch {
        guard error.code == EEXIST else { return }
      }
    }
  }

  /// Replaces the file under the lock if the state changed or the file is damaged.
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
      // The original is still there, and every retry would leave another copy.
      if let copy { folder.remove(copy) }
      throw error
    }
  }

  /// The bytes and the contents of the file; `nil` if there is no file.
  ///
  /// A link must lead to an existing state, because anyone can link to anything.
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
