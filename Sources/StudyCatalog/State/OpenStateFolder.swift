import Files
import Glibc

/// The folder of the state while something is done in it: the file, or what its link leads to, and the
/// lock.
struct OpenStateFolder {
  /// The file's name.
  static let fileName = "state.json"

  /// The name of the file whose lock is held while the other is changed.
  static let lockName = "state.lock"

  /// Whether the file is a link, as people make who keep the records elsewhere.
  let isLink: Bool

  private let folder: Folder
  /// Where the file really is.
  private let place: (folder: Folder, name: String)

  /// Opens a folder.
  ///
  /// - Returns: `nil` when it does not exist.
  init?(_ path: String) throws(StateError) {
    do {
      try self.init(Folder(path))
    } catch {
      guard !error.isAbsence else { return nil }
      throw StateError(reading: error)
    }
  }

  /// Opens a folder, and makes it and the ones above it if need be, for the owner only.
  init(making path: String) throws(StateError) {
    let folder: Folder
    do {
      folder = try Folder(making: path)
    } catch {
      throw .folderNotCreated(path: path, error.reason)
    }
    do {
      try self.init(folder)
    } catch {
      throw StateError(reading: error)
    }
  }

  private init(_ folder: Folder) throws(FileError) {
    self.folder = folder
    place = try folder.following(Self.fileName)
    isLink = place.folder !== folder
  }
}

// MARK: - The file

extension OpenStateFolder {
  /// All of the file; `nil` when there is none.
  func bytes() throws(StateError) -> [UInt8]? {
    do {
      return try place.folder.file(place.name).bytes(limit: StateFile.greatestSize)
    } catch {
      guard !error.isAbsence else { return nil }
      throw StateError(reading: error)
    }
  }

  /// Replaces the file by one that is on the disk before it takes the name. A link stays one.
  ///
  /// - Returns: Why the name may be the old file's again after a loss of power; usually `nil`.
  func replace(with bytes: [UInt8]) throws(StateError) -> StateError? {
    do throws(FileError) {
      guard bytes.count <= StateFile.greatestSize else {
        throw FileError(
          .write, path, call: "write", .tooLarge(limit: StateFile.greatestSize))
      }
      // Elsewhere the name could be that of a file of the person's own.
      let temporary = isLink ? nil : "\(place.name).new"
      let doubt = try place.folder.replace(place.name, with: bytes, through: temporary)
      return doubt.map { .notConfirmed(path: path, $0.reason) }
    } catch {
      throw StateError(writing: error)
    }
  }

  /// Writes a copy of a file that cannot be understood, under a name that nothing has yet.
  ///
  /// - Returns: The copy's name.
  func copyAside(_ bytes: [UInt8]) throws(StateError) -> String {
    do throws(FileError) {
      let (name, file) = try createCopy()
      do throws(FileError) {
        try file.write(bytes)
        try file.synchronize()
        return name
      } catch {
        folder.remove(name)
        throw error
      }
    } catch {
      throw .notMovedAside(path: path, error.reason)
    }
  }

  /// The file's path, behind a link if it is one.
  private var path: String { "\(place.folder.path)/\(place.name)" }

  /// Removes such a copy.
  func remove(_ copy: String) { folder.remove(copy) }

  private func createCopy() throws(FileError) -> (name: String, file: OpenFile) {
    var number = 1
    while true {
      let name = "\(place.name).damaged-\(number)"
      do {
        return (name, try folder.create(name))
      } catch {
        guard error.code == EEXIST else { throw error }
        number += 1
      }
    }
  }
}

// MARK: - The lock

extension OpenStateFolder {
  /// Takes the lock, for which another program may be waited a while; it is held until the result goes.
  func lock(waiting time: Duration) throws(StateError) -> OpenFile {
    do throws(FileError) {
      let file = try folder.lockFile(Self.lockName)
      if try take(file, within: time) { return file }
    } catch {
      throw StateError(writing: error)
    }
    throw .locked(path: "\(folder.path)/\(Self.lockName)")
  }

  private func take(_ file: OpenFile, within time: Duration) throws(FileError) -> Bool {
    var waited = Duration.zero
    while try !file.tryLock() {
      guard waited < time else { return false }
      usleep(5_000)
      waited += .milliseconds(5)
    }
    return true
  }
}
