internal import Files
internal import SpacedRepetition
internal import StudyCatalog

/// The backups made by the user or the program.
enum Backup {
  /// The folder for backups, inside that of the records.
  static let folder = "backups"
  /// The suffix of their names.
  static let suffix = ".db"
  /// The number of automatic backups to keep.
  static let count = 7

  /// Why there can't be backups in a folder of records: something other than a folder has their
  /// name; `nil` if there can be.
  static func obstacle(in records: Folder) -> RecordsError? {
    let path = "\(records.path)/\(folder)"
    guard let kind = FileStatus(at: path)?.kind,
      FileStatus(at: path, followingLinks: true)?.kind != .folder
    else { return nil }
    return .noBackups(path: path, .kind(kind))
  }

  /// The path of the newest backup; `nil` if there is none.
  ///
  /// The file of the records, which need not exist, or its log was written when that was made, or
  /// later.
  static func newest(in records: Folder, of file: String) -> String? {
    let written = [file, file + DatabaseFile.log].compactMap { FileStatus(at: $0)?.modified }.max()
    // In whatever time zone.
    let last = written.map { StudyDay(number: Int($0 / .seconds(86_400)) + 1) }
    return names(in: records, until: last).last.map { "\(records.path)/\(folder)/\($0)" }
  }

  /// Removes all backups except the newest ones, and except those of an earlier file that was
  /// damaged.
  static func removeOld(in records: Folder, from first: StudyDay, until today: StudyDay) {
    guard let first = Day(first) else { return }
    for name in names(in: records, until: today).filter({ $0 >= "\(first)" }).dropLast(count) {
      records.remove("\(folder)/\(name)")
    }
  }

  /// Removes the half copies that a program left when it was ended in the middle. The caller holds
  /// the lock of the folder, so that none of them is being written.
  static func removeHalf(in backups: Folder) {
    for name in (try? backups.names()) ?? [] where name.hasPrefix(".") { backups.remove(name) }
  }

  /// Takes the lock of a folder of copies, which is released with the folder; returns `false` if
  /// another program holds it. On file systems without locks, returns `true`.
  static func lock(_ backups: Folder) -> Bool { (try? backups.tryLock()) ?? true }

  /// The names of the copies, the oldest first. Those of days after the last possible one were made
  /// while the clock was wrong, and count as older than all others.
  private static func names(in records: Folder, until last: StudyDay?) -> [String] {
    guard let backups = try? records.folder(folder), let names = try? backups.names() else {
      return []
    }
    let last = last.flatMap { Day($0) } ?? .latest
    let copies = names.compactMap { name in
      name.hasSuffix(suffix)
        ? Day(String(name.dropLast(suffix.count))).map { (name: name, day: $0) } : nil
    }
    return (copies.filter { $0.day > last } + copies.filter { $0.day <= last }).map(\.name)
  }

  /// Writes a copy, which has its name only once it is whole and on the disk. If it fails, nothing
  /// is left of it.
  ///
  /// - Parameters:
  ///   - name: The name of the new file.
  ///   - folder: Its folder.
  ///   - path: Its path, as errors name it.
  ///   - isReplacing: Whether it replaces a file of that name, with its log.
  ///   - fill: Copies the records into an empty file.
  /// - Throws: ``RecordsError``, of the copy if it can't be written.
  static func write(
    _ name: String, in folder: Folder, at path: String,
    replacing isReplacing: Bool = false,
    fill: (_ target: String) throws(RecordsError) -> Void
  ) throws(RecordsError) {
    // A copy that is cut short must not be taken for one.
    let half = Folder.temporaryName(for: name)
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
        if isReplacing {
          // The new file must not be read with the log of the old one.
          for suffix in DatabaseFile.companions { folder.remove(name + suffix) }
        }
        try folder.rename(half, to: name, replacing: isReplacing)
      }
      folder.synchronizeNames()
    } catch {
      // On a full disk, SQLite leaves what it would undo the copy with.
      for left in [half, half + "-journal"] { folder.remove(left) }
      throw error
    }
  }
}

extension Records {
  /// Copies all records to a new file that only its owner can access, even while they are in use.
  ///
  /// - Parameters:
  ///   - path: The new file. The program names its own backups by day, in the folder `backups`
  ///     inside that of the records, so that the last name is the newest one.
  ///   - isReplacing: Whether to replace a file of that name, which is there until the new one is
  ///     whole.
  /// - Throws: ``RecordsError``: about the records if they are damaged, or about the backup if it
  ///   can't be written or already exists. Nothing is left of the backup in that case.
  public func backUp(to path: String, replacing isReplacing: Bool = false) throws(RecordsError) {
    guard try isWhole() else { throw .damaged(path: self.path) }
    let (folder, name): (Folder, String)
    do throws(FileError) {
      let parts = Folder.parts(of: path)
      (folder, name) = (try Folder(making: parts.folder), parts.name)
    } catch {
      throw .notWritable(path: path, error.reason)
    }
    try Backup.write(name, in: folder, at: path, replacing: isReplacing) {
      target throws(RecordsError) in
      let copied: Void? = try attemptOnce { database throws(DatabaseError) in
        try database.copyAll(to: target)
      }
      guard copied != nil else { throw .damaged(path: self.path) }
    }
  }

  /// Reads and checks the whole file, which takes 0.2 s for 200,000 answers. Other damage is found
  /// when it is encountered.
  ///
  /// - Returns: Whether the file is intact. If not, it was moved aside, new records were started,
  ///   and ``takeNotices()`` reports that.
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
