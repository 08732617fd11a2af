public import SpacedRepetition
internal import Files
internal import StudyCatalog

/// The copy of all records that a program makes once a day, on a thread of its own.
///
/// It uses the file as another program would, with a connection of its own. So answers are kept
/// while it is made, and a program that ends in the middle of it leaves a half copy without a name,
/// which the next copy removes.
public struct DailyCopy: Sendable {
  private let file: DatabaseFile
  /// The file that the records were kept in when the copy was asked for.
  private let identity: FileIdentity
  private let day: StudyDay

  fileprivate init(of file: DatabaseFile, _ identity: FileIdentity, on day: StudyDay) {
    (self.file, self.identity, self.day) = (file, identity, day)
  }

  /// Checks the whole file and copies it: 0.3 s for 200,000 answers.
  ///
  /// The copies are in the folder `backups` beside the file, named by their day; the seven newest
  /// are kept, and those of a file that was damaged since. Does nothing while another program makes
  /// one.
  ///
  /// - Throws: ``RecordsError``, such as ``RecordsError/damaged(path:)`` for damage that no read
  ///   has found yet. The file is not moved aside; ``Records/isWhole()`` does that.
  public func make() throws(RecordsError) {
    guard let database = try open(), try isMissing(in: database) else { return }
    let path = "\(file.folder.path)/\(Backup.folder)"
    let name = Day(day).map { "\($0)\(Backup.suffix)" }
    let isNew = name.map { FileStatus(at: "\(path)/\($0)") == nil } ?? false
    if isNew { try naming { () throws(DatabaseError) in try database.checkAll() } }
    let folder: Folder
    do throws(FileError) {
      folder = try Folder(making: path)
    } catch {
      throw Backup.obstacle(in: file.folder) ?? .notWritable(path: path, error.reason)
    }
    defer { withExtendedLifetime(folder) {} }
    // Another program may have made it meanwhile.
    guard Backup.lock(folder), try isMissing(in: database) else { return }
    Backup.removeHalf(in: folder)
    if let name, isNew {
      try Backup.write(name, in: folder, at: "\(path)/\(name)") { target throws(RecordsError) in
        try naming { () throws(DatabaseError) in try database.copyAll(to: target) }
      }
    }
    // It is there, even if that can't be noted: the next program sees it.
    try? note(isNew: isNew, in: database)
  }

  /// Opens the file; `nil` if another one has its name now, which may not be read with the log
  /// beside it.
  private func open() throws(RecordsError) -> Database? {
    try naming { () throws(DatabaseError) in
      guard try file.checked() == identity else { return nil }
      let database = try Database(file.path, .readWrite)
      guard try file.checked() == identity else { return nil }
      try Schema.check(database)
      return database
    }
  }

  /// Whether no copy of the day was noted yet.
  private func isMissing(in database: Database) throws(RecordsError) -> Bool {
    try naming { () throws(DatabaseError) in try database.setting(.backedUp) != "\(day.number)" }
  }

  /// Notes that the copy was made, and removes old ones.
  private func note(isNew: Bool, in database: Database) throws(DatabaseError) {
    let first = try database.transaction { () throws(DatabaseError) -> String? in
      try SettingName.backedUp.set("\(day.number)", in: database)
      // A first day that is still to come was noted while the clock was wrong.
      if let first = try database.setting(.firstBackup), Int(first) ?? 0 <= day.number {
        return first
      }
      guard isNew else { return nil }
      try SettingName.firstBackup.set("\(day.number)", in: database)
      return "\(day.number)"
    }
    guard let first = first.flatMap({ Int($0) }).flatMap(StudyDay.init(stored:)) else { return }
    Backup.removeOld(in: file.folder, from: first, until: day)
  }

  private func naming<Result>(
    _ body: () throws(DatabaseError) -> Result
  ) throws(RecordsError) -> Result {
    do throws(DatabaseError) { return try body() } catch {
      throw RecordsError(error, at: file.path)
    }
  }
}

extension Records {
  /// The copy that is still to be made on a day; `nil` if it was made, or for records in memory.
  public func dailyCopy(on day: StudyDay) throws(RecordsError) -> DailyCopy? {
    guard let file, try setting(.backedUp) != "\(day.number)", let identity else { return nil }
    return DailyCopy(of: file, identity, on: day)
  }
}
