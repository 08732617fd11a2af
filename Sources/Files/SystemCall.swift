import Glibc

/// A function of the C library that this target calls, by the name it has there.
enum SystemCall: String {
  case fchmod, fcntl, flock, fstatat, fsync, ftruncate, mkdirat, openat, poll, read, readlinkat
  case renameat, write

  /// Does the call, again when a signal interrupted it, and turns its −1 into an error.
  func result<Result: SignedInteger>(_ body: () -> Result) throws(SystemFailure) -> Result {
    while true {
      let result = body()
      if result != -1 { return result }
      let code = errno
      guard code == EINTR else { throw SystemFailure(call: self, code: code) }
    }
  }
}

/// The `errno` of a call that failed.
struct SystemFailure: Error {
  let call: SystemCall
  let code: CInt
}

extension FileError {
  /// Says why a path could not be opened, by what stands there where the number alone would mislead:
  /// a pipe without a reader is `ENXIO`, a link that must not be followed `ELOOP` or `ENOTDIR`.
  init(
    _ action: Action, _ path: String, _ failure: SystemFailure, foundAt name: String,
    in folder: CInt
  ) {
    self.init(action, path, call: failure.call.rawValue, .system(failure.code))
    var status = stat()
    guard [ENXIO, ELOOP, ENOTDIR, EISDIR].contains(failure.code),
      unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      case let kind = FileKind(status.st_mode), kind != .regular
    else { return }
    self.init(action, path, call: failure.call.rawValue, .kind(kind))
  }
}
