public import Files

extension Records {
  /// Opens the records in a folder, creating it for its owner only if it is missing.
  ///
  /// This never fails. If the file can't be written to, its contents are copied into memory; if it
  /// can't be read either, the records are empty. ``obstacle`` reports this at once, because every
  /// answer would be lost at the end of the run. A damaged file is moved aside, and
  /// ``takeNotices()`` reports its new path. A file that another program has locked is opened by
  /// the first operation after that has ended; until then, all operations throw, and changes wait.
  ///
  /// - Parameters:
  ///   - folder: The folder; links in its path are followed.
  ///   - temporary: A folder for a temporary copy, needed for a file with a log on a read-only
  ///     disk.
  ///   - patience: How long to wait for another program that has locked the file, now and at the
  ///     first change that meets the lock; with whole milliseconds.
  /// - Returns: The records of the file, or records in memory with an ``obstacle``.
  public static func open(
    in folder: String, temporary: String = "/tmp", patience: Duration = .seconds(2)
  ) -> Records {
    let patience = Int32(patience / .milliseconds(1))
    let path = "\(folder)/\(DatabaseFile.name)"
    let file: DatabaseFile
    do {
      file = try DatabaseFile(in: folder, making: true)
    } catch {
      let kind = FileStatus(at: folder, followingLinks: true)?.kind
      return inMemory(
        because: kind == .folder
          ? .notWritable(path: folder, error.reason)
          : .folderNotMade(path: folder, kind.map { .kind($0) } ?? error.reason))
    }
    let isLost = file.isLost
    do throws(DatabaseError) {
      let records = try file.opened(patience: patience)
      if isLost { records.addNotice(.lost(file)) }
      return records
    } catch {
      if error.isBusy { return Records(waitingFor: file, patience: patience) }
      guard error.isDamage, let identity = FileStatus(at: file.path)?.identity else {
        return readOnly(file, temporary: temporary, because: RecordsError(error, at: path), error)
      }
      return file.openedAnew(damaged: identity, patience: patience)
    }
  }

  /// Copies the records in another user's folder into memory. Nothing in the folder is changed, and
  /// no link in it is followed. What a running program, or one that was killed, has left in the log
  /// beside them is copied too.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - temporary: A folder for a temporary copy, needed for a file with a log.
  /// - Returns: `nil` if the folder has no records.
  /// - Throws: ``RecordsError`` for a file that is damaged, or that Study didn't write.
  public static func copyingUntrusted(
    _ folder: Folder, temporary: String
  ) throws(RecordsError) -> Records? {
    let path = "\(folder.path)/\(DatabaseFile.name)"
    guard FileStatus(at: path) != nil else { return nil }
    do throws(DatabaseError) {
      let copy = try DatabaseFile.copy(in: folder, temporary: temporary)
      return Records(copy, path: path, obstacle: nil)
    } catch {
      throw RecordsError(error, at: path)
    }
  }

  /// Copies the records in the user's folder into memory. Nothing is changed or created there.
  ///
  /// - Parameters:
  ///   - folder: The folder; links in its path are followed.
  ///   - temporary: A folder for a temporary copy, needed for a file that another program has left
  ///     in the middle of its work.
  /// - Returns: `nil` if the folder has no records.
  /// - Throws: ``RecordsError`` for a file that can't be read, is damaged, or that Study didn't
  ///   write. Damage in the middle may be noticed only later; see ``isWhole()``.
  public static func copying(
    _ folder: String, temporary: String
  ) throws(RecordsError) -> Records? {
    let path = "\(folder)/\(DatabaseFile.name)"
    return try untouchedCopy(of: folder, at: path, temporary: temporary)?.copy
  }

  /// Copies the records in the user's folder, and returns the version of the tables in the file.
  static func untouchedCopy(
    of folder: String, at path: String, temporary: String
  ) throws(RecordsError) -> (copy: Records, version: Int)? {
    guard FileStatus(at: path) != nil else { return nil }
    do throws(DatabaseError) {
      let file = try DatabaseError.wrapping { () throws(FileError) in
        try DatabaseFile(in: folder, making: false)
      }
      let (memory, version) = try file.untouchedCopy(temporary: temporary)
      return (Records(memory, path: path, obstacle: nil), version)
    } catch {
      throw RecordsError(error, at: path)
    }
  }

  /// The name of the file in its folder.
  public static let fileName = DatabaseFile.name

  /// The paths of all files that records in a folder may consist of, whether they exist or not.
  public static func files(in folder: String) -> [String] {
    ([""] + DatabaseFile.companions).map { "\(folder)/\(DatabaseFile.name)\($0)" }
  }

  /// Whether nothing has been stored yet.
  public func isEmpty() throws(RecordsError) -> Bool {
    try attempt { database throws(DatabaseError) in
      try database.integer("SELECT EXISTS(SELECT 1 FROM lessons UNION ALL SELECT 1 FROM settings)")
        == 0
    }
  }

  /// Creates empty records in memory, which aren't stored anywhere.
  public static func inMemory() -> Records { inMemory(because: nil) }

  static func inMemory(because obstacle: RecordsError?) -> Records {
    Records(emptyDatabase(), path: "", obstacle: obstacle)
  }

  static func emptyDatabase() -> Database {
    do throws(DatabaseError) {
      let database = try Database()
      try Schema.migrate(database, logged: false)
      return database
    } catch {
      preconditionFailure("empty records can't be made in memory: \(error)")
    }
  }

  private static func readOnly(
    _ file: DatabaseFile, temporary: String, because obstacle: RecordsError, _ error: DatabaseError
  ) -> Records {
    guard error.isObstacleToWriting,
      let copy = try? file.untouchedCopy(temporary: temporary).copy
    else { return inMemory(because: obstacle) }
    return Records(copy, path: file.path, obstacle: obstacle)
  }
}

extension DatabaseFile {
  /// Opens the file, creating it if there is none.
  fileprivate func opened(patience: Int32) throws(DatabaseError) -> Records {
    _ = try checked()
    try checkContents()
    do throws(FileError) {
      try make()
    } catch {
      throw .notMade(system: error.code ?? 0, "\(error)")
    }
    let records = Records(try open(patience: patience), of: self, patience: patience)
    if let obstacle = Backup.obstacle(in: folder) { records.addNotice(.noBackups(obstacle)) }
    return records
  }

  /// Moves a damaged file aside, and starts new records.
  fileprivate func openedAnew(damaged: FileIdentity, patience: Int32) -> Records {
    var name: String?
    do throws(FileError) {
      name = try moveAside(damaged)
    } catch {
      return .inMemory(because: .notMovedAside(path: path, error.reason))
    }
    do throws(DatabaseError) {
      let records = try opened(patience: patience)
      if let name {
        // As the user wrote it, like the new name.
        let path = "\(folder.path)/\(Self.name)"
        records.addNotice(
          .movedAside(path: path, to: name, newestBackup: Backup.newest(in: folder, of: name)))
      }
      return records
    } catch {
      return .inMemory(because: RecordsError(error, at: path))
    }
  }
}
