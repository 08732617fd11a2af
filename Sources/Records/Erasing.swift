public import SpacedRepetition
internal import Files
internal import StudyCatalog

extension Records {
  /// Erases every answer and everything derived from the answers, after backing up the whole file.
  /// The user's settings remain.
  ///
  /// - Parameter day: The day, which is part of the backup's name.
  /// - Returns: The path of the backup, which is never removed automatically; `nil` for records in
  ///   memory, which have no file.
  /// - Throws: ``RecordsError`` if nothing can be stored, or the backup can't be made. Nothing is
  ///   erased then, not even later.
  public func erase(on day: StudyDay) throws(RecordsError) -> String? {
    if let obstacle { throw obstacle }
    if let file, let obstacle = Backup.obstacle(in: file.folder) { throw obstacle }
    try save()
    let copy = file.map { Backup.freePath(in: $0.folder, on: day) }
    if let copy, let file { try backUp(to: copy, lockedIn: file.folder) }
    try attempt { database throws(DatabaseError) in
      try database.transaction { () throws(DatabaseError) in
        for table in ["answers", "cards", "lessons", "days", "rounds", "round_items"] {
          try database.execute("DELETE FROM \(table)")
        }
        for derived in [SettingName.lastLesson, .parameters, .raisedLimit] {
          try derived.set(nil, in: database)
        }
      }
    }
    return copy
  }

  /// Makes a copy in the folder of the daily copies. It takes their lock, because a daily copy
  /// removes copies that are half written.
  private func backUp(to path: String, lockedIn records: Folder) throws(RecordsError) {
    let folder = try? Folder(making: "\(records.path)/\(Backup.folder)")
    var waited: Int32 = 0
    // Without the lock it may fail, but it is never half a copy.
    while let folder, !Backup.lock(folder), waited < Database.longPatience {
      waited += Database.pause()
    }
    defer { withExtendedLifetime(folder) {} }
    try backUp(to: path)
  }
}

extension Backup {
  /// An unused path beside the daily backups, for a backup that the user may want to restore.
  fileprivate static func freePath(in records: Folder, on day: StudyDay) -> String {
    let date = Day(day).map { "\($0)" } ?? "\(day.number)"
    let stem = "\(records.path)/\(folder)/\(date)-erased"
    var (path, number) = (stem + suffix, 1)
    while FileStatus(at: path) != nil {
      number += 1
      path = "\(stem)-\(number)\(suffix)"
    }
    return path
  }
}
