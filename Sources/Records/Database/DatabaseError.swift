internal import CSQLite
internal import Files
internal import Glibc

/// Why something could not be done with a database, before it is told to a person.
enum DatabaseError: Error, Hashable {
  /// SQLite refused: its extended code, the `errno` behind it or 0, and its words.
  case refused(code: Int32, system: Int32, message: String)
  /// The file, or one beside it, is not what it should be.
  case file(FileError)
  /// A newer program has made the tables.
  case newer(version: Int)
  /// Another program has made the file, or something was put into it.
  case foreign

  /// There can be no file, or no log, in this place.
  static func notMade(system: Int32 = 0, _ message: String) -> Self {
    .refused(code: SQLITE_CANTOPEN, system: system, message: message)
  }

  /// Whether the file is damaged, as far as SQLite has seen.
  var isDamage: Bool { primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB }

  /// Whether another program was at it for too long.
  var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }

  /// Whether reading may still work, where writing does not.
  var isObstacleToWriting: Bool {
    switch primaryCode {
    case SQLITE_READONLY, SQLITE_FULL, SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_PERM: true
    default: isBusy
    }
  }

  /// Whether a change that is made again would be refused again.
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
  /// Tells an error of the file at a path.
  init(_ error: DatabaseError, at path: String) {
    switch error {
    case .file(let error): self = .notReadable(path: error.path, error.reason)
    case .newer(let version):
      self = .newerVersion(path: path, found: version, known: Schema.version)
    case .foreign: self = .foreign(path: path)
    case .refused(let code, let system, let message):
      switch code & 0xFF {
      case SQLITE_BUSY, SQLITE_LOCKED: self = .locked(path: path)
      case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(path: path)
      // More, larger or slower than anything that is ever written here.
      case SQLITE_TOOBIG, SQLITE_INTERRUPT: self = .foreign(path: path)
      default:
        if let number = Self.systemError(code, system) {
          self = .notWritable(path: path, .system(number))
        } else {
          self = .failed(path: path, code: Int(code), message)
        }
      }
    }
  }

  /// Tells that the tables never take a change.
  init(refusal: DatabaseError, at path: String) {
    if case .refused(let code, _, let message) = refusal {
      self = .notKept(path: path, code: Int(code), message)
    } else {
      self.init(refusal, at: path)
    }
  }

  /// The `errno` that explains a code best; `nil` if the world outside is not to blame.
  private static func systemError(_ code: Int32, _ system: Int32) -> Int32? {
    let usual: Int32
    switch code & 0xFF {
    case SQLITE_FULL: usual = ENOSPC
    case SQLITE_READONLY: usual = EROFS
    case SQLITE_CANTOPEN, SQLITE_PERM: usual = EACCES
    case SQLITE_NOMEM: usual = ENOMEM
    case SQLITE_IOERR: usual = code == Int32(csqlite_shared_memory_is_full) ? ENOSPC : EIO
    default: return nil
    }
    return system == 0 ? usual : system
  }
}
