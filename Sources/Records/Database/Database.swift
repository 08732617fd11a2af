internal import CSQLite
internal import Glibc

/// A connection to a database, closed when its last reference is released.
@safe final class Database {
  /// How to open a file.
  enum Access {
    case readWrite
    case readOnly
    /// Without locks and without the log, for a file that nothing else changes.
    case immutable
  }

  /// How long a command waits for another program, in milliseconds.
  static let longPatience: Int32 = 2_000

  /// Waits a moment in cases where SQLite itself doesn't wait; returns the milliseconds.
  static func pause() -> Int32 {
    usleep(5_000)
    return 5
  }

  /// The millions of steps that a statement may take, because a file can be crafted so that reading
  /// it never ends.
  private static let mostSteps: Int32 = 50

  let handle: OpaquePointer
  /// How long to wait for another program, in milliseconds; 0 to only check whether it is done.
  var patience: Int32 {
    didSet { unsafe sqlite3_busy_timeout(handle, patience) }
  }
  private var prepared: [String: Statement] = [:]
  /// The millions of steps left to the current statement.
  private let stepsLeft: UnsafeMutablePointer<Int32>

  /// Opens an existing file. No component of the path may be a link.
  convenience init(
    _ path: String, _ access: Access, patience: Int32 = longPatience
  ) throws(DatabaseError) {
    let shared = SQLITE_OPEN_NOFOLLOW | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let (flags, target) =
      switch access {
      case .readWrite: (SQLITE_OPEN_READWRITE, path)
      case .readOnly: (SQLITE_OPEN_READONLY, path)
      case .immutable: (SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, Self.immutable(path))
      }
    try self.init(target, flags | shared, patience)
  }

  /// Creates an empty database in memory.
  convenience init() throws(DatabaseError) {
    try self.init(
      ":memory:",
      SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
        | SQLITE_OPEN_EXRESCODE, 0)
  }

  /// What SQLite is told once, before it opens the first database.
  private static let economy: Void = csqlite_economize()

  private init(_ target: String, _ flags: Int32, _ patience: Int32) throws(DatabaseError) {
    Self.economy
    var opened: OpaquePointer?
    let code = unsafe sqlite3_open_v2(target, &opened, flags, nil)
    guard let opened = unsafe opened else {
      throw .refused(code: SQLITE_NOMEM, system: ENOMEM, message: "out of memory")
    }
    unsafe handle = opened
    self.patience = patience
    unsafe stepsLeft = .allocate(capacity: 1)
    unsafe stepsLeft.initialize(to: Self.mostSteps)
    guard code == SQLITE_OK else { throw failure() }
    // SQLite silently opens a file read-only if it can't be written to. Reading it would leave an
    // index beside it that can't be written to either.
    if flags & SQLITE_OPEN_READWRITE != 0, unsafe sqlite3_db_readonly(handle, "main") == 1 {
      throw .refused(code: SQLITE_READONLY, system: 0, message: "read-only")
    }
    unsafe sqlite3_busy_timeout(handle, patience)
    try distrust()
    try execute("PRAGMA synchronous=FULL; PRAGMA cell_size_check=ON; PRAGMA wal_autocheckpoint=200")
  }

  deinit {
    prepared = [:]
    unsafe sqlite3_close_v2(handle)
    unsafe stepsLeft.deallocate()
  }

  /// The path as a URI, in which characters other than these have a meaning.
  private static func immutable(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    let address = path.utf8.reduce(into: "file:") { address, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "/-_.0123456789".unicodeScalars.contains(scalar))
      address += isPlain ? String(scalar) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
    return address + "?immutable=1"
  }
}

// MARK: - Hardening

extension Database {
  /// Disables what a crafted file could use against its reader, and limits its cost.
  private func distrust() throws(DatabaseError) {
    let options: [(Int32, Int32)] = [
      (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
      // Even a defensive connection runs triggers contained in the file.
      (SQLITE_DBCONFIG_ENABLE_TRIGGER, 0), (SQLITE_DBCONFIG_ENABLE_VIEW, 0),
      (SQLITE_DBCONFIG_DQS_DML, 0), (SQLITE_DBCONFIG_DQS_DDL, 0),
    ]
    for (option, value) in options {
      guard unsafe csqlite_configure(handle, option, value) == SQLITE_OK else { throw failure() }
    }
    let limits: [(Int32, Int32)] = [
      (SQLITE_LIMIT_LENGTH, 1 << 20), (SQLITE_LIMIT_SQL_LENGTH, 1 << 16),
      (SQLITE_LIMIT_COLUMN, 32), (SQLITE_LIMIT_EXPR_DEPTH, 32),
      (SQLITE_LIMIT_COMPOUND_SELECT, 4), (SQLITE_LIMIT_TRIGGER_DEPTH, 1),
      (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 256), (SQLITE_LIMIT_VARIABLE_NUMBER, 32),
      (SQLITE_LIMIT_WORKER_THREADS, 0),
      // A backup attaches its target.
      (SQLITE_LIMIT_ATTACHED, 1),
    ]
    for (limit, value) in limits { unsafe sqlite3_limit(handle, limit, value) }
    unsafe sqlite3_progress_handler(
      handle, 1_000_000,
      { left in
        guard let left = unsafe left?.assumingMemoryBound(to: Int32.self) else { return 1 }
        unsafe left.pointee -= 1
        return unsafe left.pointee <= 0 ? 1 : 0
      }, stepsLeft)
  }
}

// MARK: - Statements

extension Database {
  /// Runs statements that have no values or rows, and that aren't cached.
  func execute(_ sql: String) throws(DatabaseError) {
    unsafe stepsLeft.pointee = Self.mostSteps
    guard unsafe sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
  }

  /// Runs a single statement, which is cached.
  func run(_ sql: String, _ values: Value...) throws(DatabaseError) {
    try each(sql, values) { _ in true }
  }

  /// The integer in the first column of the first row; `nil` if there is no row.
  func integer(_ sql: String, _ values: Value...) throws(DatabaseError) -> Int? {
    var result: Int?
    try each(sql, values) {
      result = $0.integer(0)
      return false
    }
    return result
  }

  /// Visits the rows of a statement until `visit` returns false.
  func each(
    _ sql: String, _ values: [Value] = [], _ visit: (borrowing Row) -> Bool
  ) throws(DatabaseError) {
    unsafe stepsLeft.pointee = Self.mostSteps
    let statement: Statement
    if let kept = prepared[sql] {
      statement = kept
    } else {
      statement = try Statement(sql, in: self)
      prepared[sql] = statement
    }
    try statement.run(values, on: self, visit)
  }

  /// Performs all of the body or none of it. The changes are on the disk when this returns.
  ///
  /// It takes the lock at once, because a transaction that reads first can fail when it starts to
  /// write.
  func transaction<Result>(
    _ body: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try run("BEGIN IMMEDIATE")
    do throws(DatabaseError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some failures, such as a full disk, have already rolled back.
      if unsafe sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  /// Reads several things from a consistent snapshot.
  func reading<Result>(_ body: () throws(DatabaseError) -> Result) throws(DatabaseError) -> Result {
    try run("BEGIN")
    defer { try? run("COMMIT") }
    return try body()
  }

  /// The error of the most recent call.
  func failure() -> DatabaseError {
    let error = unsafe DatabaseError.refused(
      code: sqlite3_extended_errcode(handle), system: sqlite3_system_errno(handle),
      message: String(cString: sqlite3_errmsg(handle)))
    if error.isDamage { leaveLog() }
    return error
  }

  /// The error for damage found by a check of the whole file.
  func damage(_ words: String) -> DatabaseError {
    leaveLog()
    return .refused(code: SQLITE_CORRUPT, system: 0, message: words)
  }

  /// Leaves a damaged file as it was found: closing it doesn't merge its log into it.
  private func leaveLog() {
    _ = unsafe csqlite_configure(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
  }

  /// Copies everything from another database into this one, which must be empty.
  func copy(_ other: Database) throws(DatabaseError) {
    guard let copying = unsafe sqlite3_backup_init(handle, "main", other.handle, "main") else {
      throw failure()
    }
    unsafe sqlite3_backup_step(copying, -1)
    guard unsafe sqlite3_backup_finish(copying) == SQLITE_OK else { throw failure() }
  }
}
