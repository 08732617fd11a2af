import CSQLite
import Testing

/// Another program that holds the lock of a database.
@safe final class Holder {
  private var database: OpaquePointer?

  init(_ path: String) throws {
    unsafe sqlite3_open(path, &database)
    try #require(unsafe sqlite3_exec(database, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK)
  }

  deinit { release() }

  /// Gives the lock back.
  func release() {
    unsafe sqlite3_close(database)
    unsafe database = nil
  }
}
