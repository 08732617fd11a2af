import Glibc

/// An open file, closed when the last reference goes.
///
/// Every call that fails throws the `errno` as a ``SystemError``.
final class OpenFile {
  private let descriptor: CInt

  /// Opens a file. The corresponding C function is `open`.
  init(_ path: String, _ flags: CInt, mode: mode_t = 0o600) throws(SystemError) {
    descriptor = try repeating { unsafe open(path, flags | O_CLOEXEC, mode) }
  }

  deinit {
    close(descriptor)
  }

  /// Reads to the end. The corresponding C function is `read`.
  func readAll() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = try repeating { unsafe read(descriptor, &part, part.count) }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: part[..<count])
    }
  }

  /// Writes everything, and waits until it is on the disk. The C functions are `write` and `fsync`.
  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let rest = Array(bytes[written...])
      written += try repeating { unsafe write(descriptor, rest, rest.count) }
    }
    try synchronize()
  }

  /// Waits until the file, or the folder's list of files, is on the disk.
  func synchronize() throws(SystemError) {
    _ = try repeating { fsync(descriptor) }
  }

  /// Takes the advisory lock, which goes with the file; false when somebody else has it.
  ///
  /// The corresponding C function is `flock`.
  func tryLock() throws(SystemError) -> Bool {
    do {
      _ = try repeating { flock(descriptor, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      guard error.code == EWOULDBLOCK else { throw error }
      return false
    }
  }
}

/// Repeats a call that a signal interrupted, and turns its −1 into an error.
func repeating<Result: SignedInteger>(
  _ call: () -> Result
) throws(SystemError) -> Result {
  while true {
    let result = call()
    if result != -1 { return result }
    guard errno == EINTR else { throw SystemError(code: errno) }
  }
}
