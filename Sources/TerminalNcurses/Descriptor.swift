import Glibc

/// Reading from file descriptors, and waiting for them.
enum Descriptor {
  /// Reads once what is there, without waiting if `poll` said so or the descriptor never waits.
  ///
  /// - Returns: The bytes, and whether there will be no more: the end was reached or reading failed.
  static func readAvailable(from descriptor: CInt, limit: Int) -> (bytes: [UInt8], isOver: Bool) {
    var isOver = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      var result = -1
      repeat {
        result = unsafe read(descriptor, buffer.baseAddress, limit)
      } while result < 0 && errno == EINTR
      count = max(0, result)
      isOver = result == 0 || (result < 0 && errno != EAGAIN)
    }
    return (bytes, isOver)
  }

  /// What a wait has found: what may be read from or written to, or is closed.
  struct Readiness {
    var first = false
    var second = false
    var output = false
  }

  /// Waits for descriptors.
  ///
  /// - Parameters:
  ///   - first: A descriptor to read from, or −1 for none.
  ///   - second: Another one.
  ///   - output: A descriptor to write to, or −1 for none.
  ///   - timeout: How long to wait; without end when `nil`.
  /// - Returns: What is ready; nothing when the time has passed or a signal came.
  static func wait(
    reading first: CInt, _ second: CInt, writing output: CInt = -1, timeout: Duration?
  ) -> Readiness {
    var polled = [(first, POLLIN), (second, POLLIN), (output, POLLOUT)].map {
      pollfd(fd: $0, events: Int16($1), revents: 0)
    }
    let limit = timeout.map { max(0, $0 / .milliseconds(1)).rounded(.up) }
    // A day is as good as forever, and fits.
    let milliseconds = limit.map { CInt(min($0, 86_400_000)) } ?? -1
    guard unsafe poll(&polled, 3, milliseconds) > 0 else { return Readiness() }
    return Readiness(
      first: polled[0].revents != 0, second: polled[1].revents != 0, output: polled[2].revents != 0)
  }
}

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
