import CSQLite

/// Another program that holds the lock of a database, until it is released.
@safe public final class DatabaseHolder {
  private var database: OpaquePointer?

  /// Takes the lock of the database at a path; `nil` if that fails.
  public init?(_ path: String) {
    unsafe sqlite3_open(path, &database)
    guard unsafe sqlite3_exec(database, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK else {
      return nil
    }
  }

  deinit { release() }

  /// Gives the lock back.
  public func release() {
    unsafe sqlite3_close(database)
    unsafe database = nil
  }
}
