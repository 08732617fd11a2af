import Glibc

/// A C library function that this module calls, under its C name.
enum SystemCall: String {
  case fchmod, fcntl, flock, fstatat, fsync, ftruncate, lseek, mkdirat, openat, poll, read
  case readlinkat, renameat, write

  /// Makes the call, repeats it if a signal interrupted it, and turns a result of −1 into an error.
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
  /// Explains why a path could not be opened. If the error number would be misleading, the kind of
  /// file explains it better: `ENXIO` means a pipe without a reader; `ELOOP` and `ENOTDIR` mean
  /// links that must not be followed.
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
    // A link that nothing can follow is wrong, wherever links are allowed.
    let isLoop = unsafe fstatat(folder, name, &status, 0) != 0 && errno == ELOOP
    if kind == .link, isLoop { return }
    self.init(action, path, call: failure.call.rawValue, .kind(kind))
  }
}
