import CSQLite

/// Another program that holds the lock of a database, until it is released.
@safe public final class DatabaseHolder {
  private var database: OpaquePointer?

  /// Takes the lock of the database at a path; `nil` if that fails. Others can still read, as they
  /// can beside another Study, unless `isReadable` is `false`.
  public init?(_ path: String, isReadable: Bool = true) {
    unsafe sqlite3_open(path, &database)
    let take = isReadable ? "BEGIN IMMEDIATE" : "PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE"
    guard unsafe sqlite3_exec(database, take, nil, nil, nil) == SQLITE_OK else { return nil }
  }

  deinit { release() }

  /// Gives the lock back.
  public func release() {
    unsafe sqlite3_close(database)
    unsafe database = nil
  }
}
