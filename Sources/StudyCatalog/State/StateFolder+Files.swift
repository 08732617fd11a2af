import Glibc

extension StateFolder {
  /// How often the lock is tried, 5 ms apart: an update takes a few, so a second means trouble.
  private static let lockTries = 200

  /// Makes the folder and the ones above it, for the owner only.
  func makeFolder() throws(StateError) {
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/\(part)"
      if unsafe mkdir(made, 0o700) == 0 { continue }
      let code = errno
      // What exists may be above a folder where nothing can be made, or be on a read-only disk.
      guard code != EEXIST, !exists(made) else { continue }
      throw .folderNotCreated(path: path, code: code)
    }
  }

  /// Waits for the lock, which is held until the result goes.
  func lock() throws(StateError) -> OpenFile {
    let lockFile = "\(path)/state.lock"
    do {
      let file = try OpenFile(lockFile, O_RDWR | O_CREAT)
      for _ in 0..<Self.lockTries {
        if try file.tryLock() { return file }
        usleep(5_000)
      }
    } catch {
      throw .notWritable(path: lockFile, code: error.code)
    }
    throw .locked(path: lockFile)
  }

  /// Replaces the file by a new one that is on the disk before it takes the name.
  func replaceFile(with state: StudyState) throws(StateError) {
    guard let bytes = try? StateFile.bytes(of: state) else {
      throw .notWritable(path: file, code: EINVAL)
    }
    let fresh = "\(file).new"
    do {
      try OpenFile(fresh, O_WRONLY | O_CREAT | O_TRUNC).writeAll(bytes)
      _ = try repeating { unsafe rename(fresh, file) }
      try OpenFile(path, O_RDONLY | O_DIRECTORY).synchronize()
    } catch {
      unsafe unlink(fresh)
      throw .notWritable(path: file, code: error.code)
    }
  }

  /// Gives a file that cannot be understood another name, which no file has yet.
  ///
  /// - Returns: The new path.
  func moveAside() throws(StateError) -> String {
    var number = 1
    while exists("\(file).damaged-\(number)") {
      number += 1
    }
    let aside = "\(file).damaged-\(number)"
    do {
      _ = try repeating { unsafe rename(file, aside) }
    } catch {
      throw .damagedInPlace(path: file, code: error.code)
    }
    return aside
  }

  private func exists(_ path: String) -> Bool {
    unsafe access(path, F_OK) == 0
  }
}
