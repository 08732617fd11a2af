import Files
import Glibc

/// An open state folder: the file, or the target if it is a link, and the lock.
struct OpenStateFolder {
  /// The file's name.
  static let fileName = "state.json"

  /// The file that is locked while the state file changes.
  static let lockName = "state.lock"

  /// Whether the file is a link, because the person keeps the records elsewhere.
  let isLink: Bool

  private let folder: Folder
  /// The actual place of the file.
  private let place: (folder: Folder, name: String)

  /// Opens a folder.
  ///
  /// - Returns: `nil` if it does not exist.
  init?(_ path: String) throws(StateError) {
    do {
      try self.init(Folder(path))
    } catch {
      guard !error.isAbsence else { return nil }
      throw StateError(reading: error)
    }
  }

  /// Opens a folder, and creates it and its parents for the owner only if they are missing.
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
  /// The bytes of the file; `nil` if there is no file.
  func bytes() throws(StateError) -> [UInt8]? {
    do {
      return try place.folder.file(place.name).bytes(limit: StateFile.greatestSize)
    } catch {
      guard !error.isAbsence else { return nil }
      throw StateError(reading: error)
    }
  }

  /// Replaces the file by one that is synchronized to disk first. A link stays a link.
  ///
  /// - Returns: Why a power failure may bring back the old file; usually `nil`.
  func replace(with bytes: [UInt8]) throws(StateError) -> StateError? {
    do throws(FileError) {
      guard bytes.count <= StateFile.greatestSize else {
        throw FileError(
          .write, path, call: "write", .tooLarge(limit: StateFile.greatestSize))
      }
      // Outside of our folder, the name may belong to a file of the person's.
      let temporary = isLink ? nil : "\(place.name).new"
      let doubt = try place.folder.replace(place.name, with: bytes, through: temporary)
      return doubt.map { .notConfirmed(path: path, $0.reason) }
    } catch {
      throw StateError(writing: error)
    }
  }

  /// Writes a copy of a damaged file under an unused name.
  ///
  /// - Returns: The name of the copy.
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

  /// The path of the file, or of its target if it is a link.
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
  /// Takes the lock and holds it until the result is freed. Waits for another program for a while.
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
