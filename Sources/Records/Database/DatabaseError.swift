internal import CSQLite
internal import Files
internal import Glibc

/// The reason why a database operation failed, before it is translated for users.
enum DatabaseError: Error, Hashable {
  /// SQLite reported an extended code, the underlying `errno` or 0, and a message.
  case refused(code: Int32, system: Int32, message: String)
  /// The file, or one that belongs to it, is not what it should be.
  case file(FileError)
  /// The tables were created by a newer version of the program.
  case newer(version: Int)
  /// The file was created by another program, or tampered with.
  case foreign

  /// A file or a log can't be created at this location.
  static func notMade(system: Int32 = 0, _ message: String) -> Self {
    .refused(code: SQLITE_CANTOPEN, system: system, message: message)
  }

  /// The file has lost its contents.
  static var emptied: Self { .refused(code: SQLITE_CORRUPT, system: 0, message: "empty") }

  /// Another program is changing the file all the time.
  static var busy: Self { .refused(code: SQLITE_BUSY, system: 0, message: "busy") }

  /// Performs an operation on files, whose errors become those of the database.
  static func wrapping<Result>(
    _ body: () throws(FileError) -> Result
  ) throws(DatabaseError) -> Result {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }

  /// Whether the file is damaged, as far as SQLite has noticed.
  var isDamage: Bool { primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB }

  /// Whether another program held the lock for too long.
  var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }

  /// Whether reading may still work although writing doesn't.
  var isObstacleToWriting: Bool {
    if case .file(let error) = self { return error.action == .write }
    return switch primaryCode {
    case SQLITE_READONLY, SQLITE_FULL, SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_PERM: true
    default: isBusy
    }
  }

  /// Whether repeating the change would fail in the same way.
  var isRefusal: Bool {
    switch primaryCode {
    case nil, SQLITE_NOMEM: false
    default: !isDamage && !isObstacleToWriting
    }
  }

  private var primaryCode: Int32? {
    if case .refused(let code, _, _) = self { code & 0xFF } else { nil }
  }
}

extension RecordsError {
  /// Translates an error about the file at a path.
  init(_ error: DatabaseError, at path: String) {
    switch error {
    case .file(let error) where error.action == .write:
      self = .notWritable(path: error.path, error.reason)
    case .file(let error): self = .notReadable(path: error.path, error.reason)
    case .newer(let version):
      self = .newerVersion(path: path, found: version, known: Schema.version)
    case .foreign: self = .foreign(path: path)
    case .refused(let code, let system, let message):
      switch code & 0xFF {
      case SQLITE_BUSY, SQLITE_LOCKED: self = .locked(path: path)
      case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(path: path)
      // More, larger, or slower than anything this program ever writes.
      case SQLITE_TOOBIG, SQLITE_INTERRUPT: self = .foreign(path: path)
      default:
        if let found = Self.obstacle(code, system, at: path) {
          self = .notWritable(path: found.path, .system(found.code))
        } else {
          self = .failed(path: path, code: Int(code), message)
        }
      }
    }
  }

  /// Reports that the tables will never accept a change.
  init(refusal: DatabaseError, at path: String) {
    if case .refused(let code, _, let message) = refusal {
      self = .notKept(path: path, code: Int(code), message)
    } else {
      self.init(refusal, at: path)
    }
  }

  /// The path and the `errno` that best explain a code; `nil` if the system isn't to blame.
  private static func obstacle(
    _ code: Int32, _ system: Int32, at path: String
  ) -> (path: String, code: Int32)? {
    let usual: Int32
    switch code & 0xFF {
    case SQLITE_FULL: usual = ENOSPC
    case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM:
      if let found = firstRefusal(toWriting: path) { return found }
      usual = code & 0xFF == SQLITE_READONLY ? EROFS : EACCES
    case SQLITE_NOMEM: usual = ENOMEM
    case SQLITE_IOERR: usual = code == Int32(csqlite_shared_memory_is_full) ? ENOSPC : EIO
    default: return nil
    }
    return (path, system == 0 ? usual : system)
  }

  /// What can't be written to: the file, one beside it, or else the folder, in which there has to
  /// be a log. The file is named for its folder.
  private static func firstRefusal(toWriting path: String) -> (path: String, code: Int32)? {
    for name in [""] + DatabaseFile.companions {
      if let code = refusal(toWriting: path + name) { return (path + name, code) }
    }
    return refusal(toWriting: Folder.parts(of: path).folder).map { (path, $0) }
  }

  /// The `errno` for a path that can't be written to; `nil` if it can, or if nothing is there.
  ///
  /// One call answers both, because another program may delete its journal at any moment.
  static func refusal(toWriting path: String) -> Int32? {
    guard unsafe faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) != 0, errno != ENOENT else {
      return nil
    }
    return errno
  }
}
