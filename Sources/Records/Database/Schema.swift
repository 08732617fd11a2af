/// The check of the tables, and the way to those of the newest version.
enum Schema {
  /// Marks the file as belonging to this program: “STDY”.
  static let applicationID = 0x5354_4459

  /// The newest version, which this program writes.
  static var version: Int { versions.count }

  /// Creates the tables of a file or in memory, or migrates them to the newest version.
  static func migrate(
    _ database: Database, logged isLogged: Bool, through versions: [Version] = versions
  ) throws(DatabaseError) {
    // First checks that this isn't another program's file, before changing anything.
    let found = try database.reading { () throws(DatabaseError) in
      try checkedVersion(of: database, among: versions)
    }
    if isLogged { try switchToLog(database) }
    guard found != versions.count else { return }
    try database.transaction { () throws(DatabaseError) in
      // Another program may have migrated it in the meantime.
      let found = try checkedVersion(of: database, among: versions)
      if found == 0 {
        for table in versions.last?.tables ?? [] { try database.execute(table) }
      } else {
        for version in versions[found...] {
          for step in version.steps { try database.execute(step) }
          try version.conclusion?(database)
        }
      }
      try database.execute(
        "PRAGMA application_id=\(applicationID); PRAGMA user_version=\(versions.count)")
    }
  }

  /// Checks that the tables belong to this program and are up to date.
  static func check(_ database: Database) throws(DatabaseError) {
    let found = try database.reading { () throws(DatabaseError) in
      try checkedVersion(of: database)
    }
    guard found == version else { throw .foreign }
  }

  /// Checks that no newer program has changed the version since the tables were opened.
  static func checkVersion(of database: Database) throws(DatabaseError) {
    guard try version(of: database, among: versions) == version else { throw .foreign }
  }

  /// The version of a database, after checking that it has exactly the tables of that version.
  static func checkedVersion(
    of database: Database, among versions: [Version] = versions
  ) throws(DatabaseError) -> Int {
    let found = try version(of: database, among: versions)
    let expected = found == 0 ? [] : versions[found - 1].tables
    guard try texts(of: database) == Set(expected) else { throw .foreign }
    return found
  }

  /// The texts of the tables and indexes of a database, as SQLite keeps them.
  private static func texts(of database: Database) throws(DatabaseError) -> Set<String> {
    var texts: Set<String> = []
    try database.each("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL") {
      texts.insert($0.text(0))
      return true
    }
    return texts
  }

  /// The version that a database states; 0 if it has no tables yet.
  private static func version(
    of database: Database, among versions: [Version]
  ) throws(DatabaseError) -> Int {
    let found = try database.integer("PRAGMA user_version") ?? 0
    let owner = try database.integer("PRAGMA application_id") ?? 0
    guard found != 0 || owner != 0 else { return 0 }
    guard owner == applicationID else { throw .foreign }
    guard found <= versions.count else { throw .newer(version: found) }
    guard found > 0 else { throw .foreign }
    return found
  }
}

extension Schema {
  /// Makes changes go to a log beside the file, which two programs can use at the same time. The
  /// file stores this mode, so it is only set once.
  ///
  /// SQLite doesn't wait here: if another program does the same, it immediately reports that the
  /// file is locked.
  private static func switchToLog(_ database: Database) throws(DatabaseError) {
    var waited: Int32 = 0
    while true {
      do throws(DatabaseError) {
        guard try mode(database, "PRAGMA journal_mode") != "wal" else { return }
        guard try mode(database, "PRAGMA journal_mode=WAL") == "wal" else {
          throw .notMade("no log can be kept here")
        }
        return
      } catch {
        guard error.isBusy, waited < database.patience else { throw error }
        waited += Database.pause()
      }
    }
  }

  private static func mode(_ database: Database, _ sql: String) throws(DatabaseError) -> String {
    var mode = ""
    try database.each(sql) {
      mode = $0.text(0)
      return false
    }
    return mode
  }
}
