import Glibc

/// A pipe that ends a `poll`: a byte that is a signal's number, or 0 to wake it only.
///
/// It may be written to from any thread and from a signal handler, and stays open as long as
/// somebody holds it.
final class WakePipe: Sendable {
  let readEnd: CInt
  let writeEnd: CInt

  /// Opens a pipe, or gives `nil` when the process has no descriptors left.
  init?() {
    var ends: [CInt] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A full pipe wakes as well as one more byte would.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Ends the poll that runs now, or else the next one.
  func wake() {
    var byte: UInt8 = 0
    _ = unsafe write(writeEnd, &byte, 1)
  }

  /// Takes everything that was written.
  func takeBytes() -> [UInt8] {
    Descriptor.readAvailable(from: readEnd, limit: 4096).bytes
  }
}
