internal import Files
internal import SpacedRepetition
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

  /// Removes all copies but the newest, and those of another file, which was damaged since.
  static func removeOld(in records: Folder, from first: StudyDay) {
    guard let first = Day(first) else { return }
    for name in names(in: records).filter({ $0 >= "\(first)" }).dropLast(count) {
      records.remove("\(folder)/\(name)")
    }
  }

  /// Removes the half copies that a program left when it was ended in the middle. The caller holds the
  /// lock of the folder, so that none of them is being written.
  static func removeHalf(in backups: Folder) {
    for name in (try? backups.names()) ?? [] where name.hasPrefix(".") { backups.remove(name) }
  }

  /// Takes the lock of a folder of copies, which is released with the folder; returns `false` if
  /// another program is at it. Where there are no locks, everybody has it.
  static func lock(_ backups: Folder) -> Bool { (try? backups.tryLock()) ?? true }

  /// The names of the copies, the oldest first.
  private static func names(in records: Folder) -> [String] {
    guard let backups = try? records.folder(folder), let names = try? backups.names() else {
      return []
    }
    return names.filter { $0.hasSuffix(suffix) && Day(String($0.dropLast(suffix.count))) != nil }
  }

  /// Writes a copy, which has its name only once it is whole and on the disk. If it fails, nothing is
  /// left of it.
  ///
  /// - Parameters:
  ///   - name: The name of the new file.
  ///   - folder: Its folder.
  ///   - path: Its path, as errors name it.
  ///   - fill: Copies the records into an empty file.
  /// - Throws: ``RecordsError``, of the copy if it can't be written.
  static func write(
    _ name: String, in folder: Folder, at path: String,
    fill: (_ target: String) throws(RecordsError) -> Void
  ) throws(RecordsError) {
    // A copy that is cut short must not be taken for one.
    let half = ".\(name).\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    func naming<Result>(_ body: () throws(FileError) -> Result) throws(RecordsError) -> Result {
      do throws(FileError) { return try body() } catch {
        throw .notWritable(path: path, error.reason)
      }
    }
    do throws(RecordsError) {
      let target = try naming { () throws(FileError) -> String in
        // Made here, because SQLite would make it for everybody to read.
        _ = try folder.create(half)
        return "\(try folder.realPath())/\(half)"
      }
      do throws(RecordsError) {
        try fill(target)
      } catch {
        if case .notWritable(_, let reason) = error { throw .notWritable(path: path, reason) }
        throw error
      }
      try naming { () throws(FileError) -> Void in
        try folder.file(half).synchronize()
        try folder.rename(half, to: name)
        try folder.synchronizeNames()
      }
    } catch {
      // On a full disk, SQLite leaves what it would undo the copy with.
      for left in [half, half + "-journal"] { folder.remove(left) }
      throw error
    }
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
    let (folder, name): (Folder, String)
    do throws(FileError) {
      let parts = Folder.parts(of: path)
      (folder, name) = (try Folder(making: parts.folder), parts.name)
    } catch {
      throw .notWritable(path: path, error.reason)
    }
    try Backup.write(name, in: folder, at: path) { target throws(RecordsError) in
      let copied: Void? = try attemptOnce { database throws(DatabaseError) in
        try database.copyAll(to: target)
      }
      guard copied != nil else { throw .damaged(path: self.path) }
    }
  }

  /// Reads the whole file and checks it: 0.2 s for 200,000 answers. Other damage is found when it is
  /// met.
  ///
  /// - Returns: Whether it is whole. If not, it was moved aside, new records have begun, and
  ///   ``takeNotices()`` says so.
  public func isWhole() throws(RecordsError) -> Bool {
    try attemptOnce { database throws(DatabaseError) in try database.checkAll() } != nil
  }
}

extension Database {
  /// Reads everything and checks it.
  ///
  /// - Throws: `DatabaseError` for damage.
  func checkAll() throws(DatabaseError) {
    var found = ""
    try each("PRAGMA quick_check(1)") {
      found = $0.text(0)
      return false
    }
    guard found == "ok" else { throw damage(found) }
  }

  /// Copies everything to an empty file, as it is at one moment. Others may write meanwhile.
  func copyAll(to path: String) throws(DatabaseError) {
    try run("VACUUM INTO ?", .text(path))
  }
}
