public import SpacedRepetition
internal import Files
internal import Glibc
internal import StudyCatalog

/// The copies of the records that a person or the program has made.
enum Backup {
  /// The folder for copies, within that of the records.
  static let folder = "backups"
  /// What their names end with.
  static let suffix = ".db"
  /// How many copies that the program has made are kept.
  static let count = 7

  /// The path of the newest copy; `nil` if there is none.
  static func newest(in records: Folder) -> String? {
    names(in: records).last.map { "\(records.path)/\(folder)/\($0)" }
  }

  /// Removes all copies but the newest.
  static func removeOld(in records: Folder) {
    for name in names(in: records).dropLast(count) { records.remove("\(folder)/\(name)") }
  }

  /// The names of the copies, the oldest first.
  private static func names(in records: Folder) -> [String] {
    guard let backups = try? records.folder(folder), let names = try? backups.names() else {
      return []
    }
    return names.filter { $0.hasSuffix(suffix) && Day(String($0.dropLast(suffix.count))) != nil }
  }
}

extension Records {
  /// Copies all records to a new file for its owner only, while they are in use.
  ///
  /// - Parameter path: The new file. The program names its own copies by the day, in the folder
  ///   `backups` within that of the records: the last name is then the newest copy.
  /// - Throws: ``RecordsError``: of the records if they are damaged, of the copy if it can't be
  ///   written or exists; nothing is left of it then.
  public func backUp(to path: String) throws(RecordsError) {
    guard try isWhole() else { throw .damaged(path: self.path) }
    let target: (folder: Folder, name: String)
    do throws(FileError) {
      let parts = Folder.parts(of: path)
      target = (try Folder(making: parts.folder), parts.name)
      // Made here, because SQLite would make it for everybody to read.
      _ = try target.folder.create(target.name)
    } catch {
      throw .notWritable(path: path, error.reason)
    }
    do throws(FileError) {
      try copy(to: target)
    } catch {
      target.folder.remove(target.name)
      throw .notWritable(path: path, error.reason)
    }
  }

  private func copy(to target: (folder: Folder, name: String)) throws(FileError) {
    guard let real = unsafe realpath(target.folder.path, nil) else {
      throw FileError(.write, target.folder.path, call: "realpath", .system(errno))
    }
    defer { unsafe free(real) }
    let path = unsafe "\(String(cString: real))/\(target.name)"
    do throws(RecordsError) {
      try attempt { database throws(DatabaseError) in
        try database.run("VACUUM INTO ?", .text(path))
      }
    } catch {
      guard case .notWritable(_, let reason) = error else {
        throw FileError(.write, path, call: "sqlite3_step", .system(EIO))
      }
      throw FileError(.write, path, call: "sqlite3_step", reason)
    }
    try target.folder.file(target.name).synchronize()
    try target.folder.synchronizeNames()
  }

  /// Reads the whole file and checks it: 0.2 s for 200,000 answers. Other damage is found when it is
  /// met.
  public func isWhole() throws(RecordsError) -> Bool {
    try attempt { database throws(DatabaseError) in
      var found = ""
      try database.each("PRAGMA quick_check(1)") {
        found = $0.text(0)
        return false
      }
      return found == "ok"
    }
  }

  /// Checks the whole file and copies it, once a day; call it while the person does nothing.
  ///
  /// The copies stand in the folder `backups` beside the file, named by their day; the seven newest
  /// are kept. Records in memory are not copied.
  ///
  /// - Throws: ``RecordsError``, such as ``RecordsError/damaged(path:)`` for a file that is damaged
  ///   where nobody has looked.
  public func backUp(on day: StudyDay) throws(RecordsError) {
    guard let file, try setting(.backedUp) != "\(day.number)" else { return }
    let folder = "\(file.folder.path)/\(Backup.folder)"
    if let date = Day(day), case let path = "\(folder)/\(date)\(Backup.suffix)",
      FileStatus(at: path) == nil
    {
      try backUp(to: path)
    }
    try set(.backedUp, to: "\(day.number)")
    Backup.removeOld(in: file.folder)
  }
}
