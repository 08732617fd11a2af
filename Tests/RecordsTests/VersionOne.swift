import Testing

@testable import Records

/// A file of version 1, as the programs of that time wrote it.
enum VersionOne {
  /// The tables that versions 1 and 2 have in common.
  static let commonTables = """
    CREATE TABLE answers(id INTEGER PRIMARY KEY, lesson TEXT NOT NULL, item TEXT NOT NULL, \
    form INTEGER NOT NULL, given TEXT NOT NULL, grade INTEGER NOT NULL, \
    milliseconds INTEGER NOT NULL, at INTEGER NOT NULL, zone INTEGER NOT NULL, \
    day INTEGER NOT NULL, round INTEGER) STRICT;
    CREATE TABLE cards(lesson TEXT NOT NULL, item TEXT NOT NULL, stability REAL NOT NULL, \
    difficulty REAL NOT NULL, last INTEGER NOT NULL, due INTEGER NOT NULL, \
    grade INTEGER NOT NULL, answers INTEGER NOT NULL, lapses INTEGER NOT NULL, \
    PRIMARY KEY(lesson, item)) STRICT, WITHOUT ROWID;
    CREATE INDEX cards_due ON cards(due, lesson);
    CREATE TABLE lessons(lesson TEXT PRIMARY KEY, cards INTEGER NOT NULL, \
    learned INTEGER NOT NULL, best INTEGER, visited INTEGER) STRICT, WITHOUT ROWID;
    CREATE TABLE days(day INTEGER PRIMARY KEY, answers INTEGER NOT NULL, \
    correct INTEGER NOT NULL, begun INTEGER NOT NULL, milliseconds INTEGER NOT NULL) STRICT;
    CREATE TABLE settings(name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    PRAGMA application_id=1398031449; PRAGMA journal_mode=WAL;
    """

  /// All tables.
  static let tables =
    commonTables + """
      CREATE TABLE rounds(id INTEGER PRIMARY KEY, lesson TEXT, seed INTEGER NOT NULL, \
      began INTEGER NOT NULL, progress TEXT NOT NULL, ended INTEGER, correct INTEGER, \
      count INTEGER) STRICT;
      PRAGMA user_version=1
      """

  /// The answers, cards, days and so on, which no later version keeps in another way.
  static let rows = """
    INSERT INTO answers VALUES(1, 'social/prefecture-capital', '神奈川県', 1, '''よこはま', 3, \
    2500, 1795255200000, 540, 20778, 11), (5, 'gone/lesson', '1', 0, '', 1, 0, 0, -660, -1, NULL);
    INSERT INTO cards VALUES('social/prefecture-capital', '神奈川県', 2.3065, 2.118103970459016, \
    20778, 20780, 3, 1, 0), ('gone/lesson', '1', 0.212, 6.4133, -1, 0, 1, 9, 8);
    INSERT INTO lessons VALUES('social/prefecture-capital', 1, 0, 77, 20778), \
    ('gone/lesson', 1, 0, NULL, NULL);
    INSERT INTO days VALUES(20778, 1, 1, 1, 2500), (-1, 1, 0, 0, 120000);
    INSERT INTO settings VALUES('place', '14130'), ('retention', '0.85'), ('takenOver', '1');
    """

  /// Finished rounds: of a lesson, an exam, of mistakes, a review, and two exams whose texts make
  /// no sense.
  static let finishedRounds = """
    INSERT INTO rounds VALUES
    (11, 'social/prefecture-capital', -1, 1795255100000, '', 1795255200000, 7, 9),
    (12, 'social/prefecture-capital', 2, 1795255300000, 'exam 300000 12345', 1795255400000, 3, 10),
    (13, NULL, 3, 1795255500000, 'mistakes', 1795255600000, 2, 2),
    (14, NULL, 4, 1795255700000, '', 1795255800000, 20, 20),
    (15, NULL, 5, 1795255900000, 'exam 5', 1795256000000, 1, 2),
    (16, NULL, 5, 1795256100000, 'exam 5 x', 1795256200000, 1, 2);
    """

  /// Makes a file with these rows, and those of `more`.
  static func write(_ more: String = "", for learner: Learner) throws {
    try learner.run(tables + ";" + rows + finishedRounds + more)
  }

  /// The statement for an unfinished round with a text.
  static func unfinished(_ id: Int, _ lesson: String?, _ progress: String) -> String {
    let name = lesson.map { "'\($0)'" } ?? "NULL"
    let text = progress.replacing("'", with: "''")
    return "INSERT INTO rounds VALUES(\(id), \(name), -1, \(id), '\(text)', NULL, NULL, NULL);"
  }

  /// What a file says in all tables except those of rounds, in their order.
  static func otherRows(of database: Database) throws -> [String] {
    var rows: [String] = []
    for table in ["answers", "cards", "lessons", "days", "settings"] {
      let columns = try columns(of: table, in: database)
      let values = columns.map { "quote(\($0))" }.joined(separator: " || ',' || ")
      try database.each("SELECT \(values) FROM \(table) ORDER BY 1") {
        rows.append("\(table) \($0.text(0))")
        return true
      }
    }
    return rows
  }

  private static func columns(of table: String, in database: Database) throws -> [String] {
    var names: [String] = []
    try database.each("SELECT name FROM pragma_table_info('\(table)')") {
      names.append($0.text(0))
      return true
    }
    // What a later version adds to the cards, and the order of columns, don't matter.
    return names.filter { $0 != "home" }.sorted()
  }
}
