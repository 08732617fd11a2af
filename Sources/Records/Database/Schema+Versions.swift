extension Schema {
  /// The tables of one version, and how they are made of those of the version before.
  struct Version {
    /// The statements that create the tables and indexes, exactly as SQLite keeps their texts.
    let tables: [String]
    /// The statements that lead here from the version before. They leave the texts above: a table
    /// that changes is renamed, created anew, filled and dropped, because SQLite would write a text
    /// of its own.
    let steps: [String]
    /// What statements alone can't do after the steps.
    var conclusion: (@Sendable (Database) throws(DatabaseError) -> Void)?
  }

  /// Every version that was ever written to a file, the first one first. Such a version never
  /// changes.
  static let versions = [
    Version(tables: unchanged + [firstCards, cardsDue, firstRounds], steps: []),
    Version(
      tables: unchanged + [firstCards, cardsDue, rounds, roundItems],
      steps: [
        "ALTER TABLE rounds RENAME TO first_rounds", rounds, roundItems, copyRounds,
        copyRoundItems, "DROP TABLE first_rounds",
      ]),
    Version(
      tables: unchanged + [cards, cardsDue, rounds, roundItems],
      steps: [
        "ALTER TABLE cards RENAME TO first_cards", "DROP INDEX cards_due", cards, cardsDue,
        """
        INSERT INTO cards SELECT lesson, item, lesson, stability, difficulty, last, due, grade, \
        answers, lapses FROM first_cards
        """,
        "DROP TABLE first_cards",
      ],
      conclusion: { database throws(DatabaseError) in try SharedCards.join(in: database) }),
  ]

  /// What no version has changed.
  private static let unchanged = [
    """
    CREATE TABLE answers(id INTEGER PRIMARY KEY, lesson TEXT NOT NULL, item TEXT NOT NULL, \
    form INTEGER NOT NULL, given TEXT NOT NULL, grade INTEGER NOT NULL, \
    milliseconds INTEGER NOT NULL, at INTEGER NOT NULL, zone INTEGER NOT NULL, \
    day INTEGER NOT NULL, round INTEGER) STRICT
    """,
    """
    CREATE TABLE lessons(lesson TEXT PRIMARY KEY, cards INTEGER NOT NULL, \
    learned INTEGER NOT NULL, best INTEGER, visited INTEGER) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE days(day INTEGER PRIMARY KEY, answers INTEGER NOT NULL, \
    correct INTEGER NOT NULL, begun INTEGER NOT NULL, milliseconds INTEGER NOT NULL) STRICT
    """,
    "CREATE TABLE settings(name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
  ]

  private static let cardsDue = "CREATE INDEX cards_due ON cards(due, lesson)"
}

// MARK: - Version 1

extension Schema {
  /// The cards of versions 1 and 2, one for each lesson that asks an item.
  private static let firstCards = """
    CREATE TABLE cards(lesson TEXT NOT NULL, item TEXT NOT NULL, stability REAL NOT NULL, \
    difficulty REAL NOT NULL, last INTEGER NOT NULL, due INTEGER NOT NULL, \
    grade INTEGER NOT NULL, answers INTEGER NOT NULL, lapses INTEGER NOT NULL, \
    PRIMARY KEY(lesson, item)) STRICT, WITHOUT ROWID
    """

  /// The rounds of version 1, in which the progress of a round is one text.
  ///
  /// In a finished round, it is `exam` with the milliseconds that the exam allowed and took,
  /// `mistakes`, or empty. In an unfinished round of a lesson, it has a line for each item, with a
  /// tab between fields: the kind of question (`choice`, `typed` or `place`), the item, and with
  /// its answer the verdict (`right`, `wrong` or `unknown`), `first` or `second` try, and the
  /// Japanese and the English wording. In any other round, it is empty.
  private static let firstRounds = """
    CREATE TABLE rounds(id INTEGER PRIMARY KEY, lesson TEXT, seed INTEGER NOT NULL, \
    began INTEGER NOT NULL, progress TEXT NOT NULL, ended INTEGER, correct INTEGER, \
    count INTEGER) STRICT
    """
}

// MARK: - Version 2

extension Schema {
  private static let rounds = """
    CREATE TABLE rounds(id INTEGER PRIMARY KEY, lesson TEXT, seed INTEGER NOT NULL, \
    began INTEGER NOT NULL, ended INTEGER, correct INTEGER, count INTEGER, mistakes INTEGER, \
    time_limit INTEGER, time_used INTEGER) STRICT
    """

  private static let roundItems = """
    CREATE TABLE round_items(round INTEGER NOT NULL, place INTEGER NOT NULL, \
    item TEXT NOT NULL, form INTEGER NOT NULL, verdict INTEGER, second INTEGER, japanese TEXT, \
    english TEXT, PRIMARY KEY(round, place)) STRICT, WITHOUT ROWID
    """

  /// A cast takes the leading digits, so that the limit needs no end.
  private static let copyRounds = """
    INSERT INTO rounds SELECT id, lesson, seed, began, ended, correct, count, \
    CASE WHEN ended IS NOT NULL THEN progress = 'mistakes' END, \
    CASE WHEN isExam THEN CAST(times AS INTEGER) END, \
    CASE WHEN isExam THEN CAST(substr(times, instr(times, ' ') + 1) AS INTEGER) END \
    FROM (SELECT *, substr(progress, 6) AS times, \
    ended IS NOT NULL AND progress GLOB 'exam [0-9]* [0-9]*' AS isExam FROM first_rounds)
    """

  /// Splits the texts into lines, and the lines into fields. Only the rounds that were ever offered
  /// are read, and no text longer than any round's, because crafted ones would take hours. Where a
  /// field makes no sense, neither does the number that is stored for it, so that the round begins
  /// anew.
  private static let copyRoundItems = """
    WITH RECURSIVE
    lines(round, place, line, rest) AS (
      SELECT id, -1, NULL, progress || char(10)
      FROM (SELECT * FROM first_rounds WHERE ended IS NULL ORDER BY began DESC LIMIT 100)
      WHERE lesson IS NOT NULL AND length(progress) BETWEEN 1 AND 20000
      UNION ALL
      SELECT round, place + 1, substr(rest, 1, instr(rest, char(10)) - 1),
        substr(rest, instr(rest, char(10)) + 1)
      FROM lines WHERE instr(rest, char(10)) > 0
    ),
    fields(round, place, number, field, rest) AS (
      SELECT round, place, -1, NULL, line || char(9) FROM lines WHERE place >= 0
      UNION ALL
      SELECT round, place, number + 1, substr(rest, 1, instr(rest, char(9)) - 1),
        substr(rest, instr(rest, char(9)) + 1)
      FROM fields WHERE instr(rest, char(9)) > 0
    ),
    items(round, place, last, kind, item, verdict, try, japanese, english) AS (
      SELECT round, place, max(number), max(field) FILTER (WHERE number = 0),
        max(field) FILTER (WHERE number = 1), max(field) FILTER (WHERE number = 2),
        max(field) FILTER (WHERE number = 3), max(field) FILTER (WHERE number = 4),
        max(field) FILTER (WHERE number = 5)
      FROM fields GROUP BY round, place
    )
    INSERT INTO round_items SELECT round, place, ifnull(item, ''),
      CASE WHEN last NOT IN (1, 5) THEN -1 WHEN kind = 'choice' THEN 0
        WHEN kind = 'typed' THEN 1 WHEN kind = 'place' THEN 2 ELSE -1 END,
      CASE WHEN verdict IS NULL THEN NULL WHEN verdict = 'wrong' THEN 0
        WHEN verdict = 'right' THEN 1 WHEN verdict = 'unknown' THEN 2 ELSE -1 END,
      CASE WHEN verdict IS NOT NULL THEN try = 'second' END, japanese, english
    FROM items
    """
}

// MARK: - Version 3

extension Schema {
  /// The cards, each under its home; `lesson` is the one that asked it last.
  private static let cards = """
    CREATE TABLE cards(home TEXT NOT NULL, item TEXT NOT NULL, lesson TEXT NOT NULL, \
    stability REAL NOT NULL, difficulty REAL NOT NULL, last INTEGER NOT NULL, \
    due INTEGER NOT NULL, grade INTEGER NOT NULL, answers INTEGER NOT NULL, \
    lapses INTEGER NOT NULL, PRIMARY KEY(home, item)) STRICT, WITHOUT ROWID
    """
}
