/// The tables, in every version ever released.
enum Schema {
  /// Marks the file as belonging to this program: “STDY”.
  static let applicationID = 0x5354_4459

  /// The newest version, which this program writes.
  static var version: Int { migrations.count }

  /// The statements that lead from each version to the next. A released version never changes.
  static let migrations: [[String]] = [
    [
      """
      CREATE TABLE answers(id INTEGER PRIMARY KEY, lesson TEXT NOT NULL, item TEXT NOT NULL, \
      form INTEGER NOT NULL, given TEXT NOT NULL, grade INTEGER NOT NULL, \
      milliseconds INTEGER NOT NULL, at INTEGER NOT NULL, zone INTEGER NOT NULL, \
      day INTEGER NOT NULL, round INTEGER) STRICT
      """,
      """
      CREATE TABLE cards(lesson TEXT NOT NULL, item TEXT NOT NULL, stability REAL NOT NULL, \
      difficulty REAL NOT NULL, last INTEGER NOT NULL, due INTEGER NOT NULL, \
      grade INTEGER NOT NULL, answers INTEGER NOT NULL, lapses INTEGER NOT NULL, \
      PRIMARY KEY(lesson, item)) STRICT, WITHOUT ROWID
      """,
      "CREATE INDEX cards_due ON cards(due, lesson)",
      """
      CREATE TABLE lessons(lesson TEXT PRIMARY KEY, cards INTEGER NOT NULL, \
      learned INTEGER NOT NULL, best INTEGER, visited INTEGER) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE days(day INTEGER PRIMARY KEY, answers INTEGER NOT NULL, \
      correct INTEGER NOT NULL, begun INTEGER NOT NULL, milliseconds INTEGER NOT NULL) STRICT
      """,
      """
      CREATE TABLE rounds(id INTEGER PRIMARY KEY, lesson TEXT, seed INTEGER NOT NULL, \
      began INTEGER NOT NULL, ended INTEGER, correct INTEGER, count INTEGER, mistakes INTEGER, \
      time_limit INTEGER, time_used INTEGER) STRICT
      """,
      """
      CREATE TABLE round_items(round INTEGER NOT NULL, place INTEGER NOT NULL, \
      item TEXT NOT NULL, form INTEGER NOT NULL, verdict INTEGER, second INTEGER, japanese TEXT, \
      english TEXT, PRIMARY KEY(round, place)) STRICT, WITHOUT ROWID
      """,
      "CREATE TABLE settings(name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
    ]
  ]

  /// Creates the tables of a file or in memory, or migrates them to the newest version.
  static func migrate(
    _ database: Database, logged isLogged: Bool, through migrations: [[String]] = migrations
  ) throws(DatabaseError) {
    // First checks that this isn't another program's file, before changing anything.
    let found = try database.reading { () throws(DatabaseError) in
      try checkedVersion(of: database, among: migrations)
    }
    if isLogged { try switchToLog(database) }
    guard found != migrations.count else { return }
    try database.transaction { () throws(DatabaseError) in
      // Another program may have migrated it in the meantime.
      let found = try checkedVersion(of: database, among: migrations)
      for statement in migrations[found...].joined() { try database.run(statement) }
      try database.run(
        "PRAGMA application_id=\(applicationID); PRAGMA user_version=\(migrations.count)")
    }
  }

  /// Checks that the tables belong to this program and are up to date.
  static func check(_ database: Database) throws(DatabaseError) {
    let found = try database.reading { () throws(DatabaseError) in try checkedVersion(of: database)
    }
    guard found == version else { throw .foreign }
  }

  /// The version of a database, after checking that it has exactly the tables of that version.
  static func checkedVersion(
    of database: Database, among migrations: [[String]] = migrations
  ) throws(DatabaseError) -> Int {
    let form = try version(of: database, among: migrations)
    let statements = migrations[..<form].joined()
    let found = try texts(of: database)
    if found == Set(statements) { return form }
    // A version that changes a table also changes its text, so SQLite is asked for that.
    guard try texts(after: statements) == found else { throw .foreign }
    return form
  }

  /// The texts of the tables and indexes that statements make of an empty database.
  private static func texts(
    after statements: some Sequence<String>
  ) throws(DatabaseError) -> Set<String> {
    let database = try Database()
    for statement in statements { try database.run(statement) }
    return try texts(of: database)
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
    of database: Database, among migrations: [[String]]
  ) throws(DatabaseError) -> Int {
    let found = try database.integer("PRAGMA user_version") ?? 0
    let owner = try database.integer("PRAGMA application_id") ?? 0
    guard found != 0 || owner != 0 else { return 0 }
    guard owner == applicationID else { throw .foreign }
    guard found <= migrations.count else { throw .newer(version: found) }
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
        guard error.isBusy, waited < Database.patience else { throw error }
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
