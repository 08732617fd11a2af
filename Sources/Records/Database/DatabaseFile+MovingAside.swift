internal import Files
internal import Glibc

// A file and its log belong together: neither is usable with another partner. They are therefore
// renamed under a lock on the file being moved, and the log is renamed last.

extension DatabaseFile {
  /// Renames a damaged file and its log such that they still belong together. Returns the new path;
  /// `nil` if another program has moved the file in the meantime.
  func moveAside(_ damaged: FileIdentity) throws(FileError) -> String? {
    // Two programs may find the damage, and the second must not move the first one's new file.
    let file = try locked(Self.name)
    return try withExtendedLifetime(file) { () throws(FileError) in
      guard FileStatus(at: path)?.identity == damaged else { return nil }
      let name = unusedName("damaged")
      try folder.rename(Self.name, to: name)
      try moveCompanions(to: name)
      return "\(folder.path)/\(name)"
    }
  }

  /// Renames the log of a file that was replaced, so that the new file isn't read with it.
  ///
  /// - Parameter log: The log as it was opened; one that another program started since then is left
  ///   alone.
  /// - Throws: `FileError`, with the log where it was.
  func moveLogAside(_ log: FileIdentity) throws(FileError) {
    guard logIdentity == log else { return }
    let file = try locked(Self.name)
    try withExtendedLifetime(file) { () throws(FileError) in
      guard logIdentity == log else { return }
      try moveCompanions(to: unusedName("replaced"))
    }
  }

  /// Renames the log of a file that is gone, so that SQLite doesn't delete it.
  func moveLostLogAside() throws(FileError) {
    guard FileStatus(at: path) == nil, let log = FileStatus(at: path + Self.log), log.size > 0
    else { return }
    let file = try locked(Self.name + Self.log)
    try withExtendedLifetime(file) { () throws(FileError) in
      guard FileStatus(at: path) == nil, logIdentity == log.identity else { return }
      try moveCompanions(to: unusedName("replaced"))
    }
  }

  /// Whether a file was damaged and has its new name.
  func isAside(_ file: FileIdentity) -> Bool {
    (1...).lazy.map { FileStatus(at: "\(folder.path)/\(aside("damaged", $0))")?.identity }
      .prefix { $0 != nil }.contains(file)
  }

  /// Moves the log of a file whose move was interrupted. SQLite would delete a log that it finds
  /// beside a new file.
  func finishMovingAside() throws(FileError) {
    guard let name = unfinishedName() else { return }
    // The other program may still be moving it.
    let file = try locked(name)
    try withExtendedLifetime(file) { () throws(FileError) in
      guard name == unfinishedName() else { return }
      try moveCompanions(to: name)
    }
  }

  /// The moved file whose log is still in place. A log that was written after a file was renamed
  /// belongs to a later one, which is gone.
  private func unfinishedName() -> String? {
    guard let log = FileStatus(at: path + Self.log), FileStatus(at: path) == nil else { return nil }
    return (1...).lazy.map { aside("damaged", $0) }.prefix(while: exists).reversed().first { name in
      let renamed = FileStatus(at: "\(folder.path)/\(name)")?.changed
      return !exists(name + Self.log) && renamed.map { log.modified <= $0 } ?? false
    }
  }

  private func moveCompanions(to name: String) throws(FileError) {
    for suffix in Self.companions where exists(Self.name + suffix) {
      try folder.rename(Self.name + suffix, to: name + suffix)
    }
    folder.synchronizeNames()
  }

  /// Opens a file of the folder and takes its lock, which other programs hold only briefly.
  private func locked(_ name: String) throws(FileError) -> OpenFile {
    let file = try folder.file(name)
    var waited: Int32 = 0
    while try !file.tryLock() {
      guard waited < Database.longPatience else {
        throw FileError(.write, file.path, call: "flock", .system(EWOULDBLOCK))
      }
      waited += Database.pause()
    }
    return file
  }

  private func unusedName(_ why: String) -> String {
    var number = 1
    while ([""] + Self.companions).contains(where: { exists(aside(why, number) + $0) }) {
      number += 1
    }
    return aside(why, number)
  }

  private func aside(_ why: String, _ number: Int) -> String { "\(Self.name).\(why)-\(number)" }

  private func exists(_ name: String) -> Bool { FileStatus(at: "\(folder.path)/\(name)") != nil }
}
