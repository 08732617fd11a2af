import Glibc
import Synchronization

/// Functions that read from file descriptors and wait for them.
package enum Descriptor {
  /// Opens `/dev/null` as each standard descriptor that the process was started without, so that no
  /// other file takes its number. Writing to such a standard output fails, so that a program can't
  /// take for done what went nowhere.
  package static func fillStandard() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      // `open` takes the lowest free number, which is this one.
      let access = number == STDOUT_FILENO ? O_RDONLY : O_RDWR
      _ = unsafe open("/dev/null", access | O_NOCTTY)
    }
  }

  /// Reads the available bytes with a single `read`, which blocks if there are none and the
  /// descriptor is blocking.
  ///
  /// - Returns: The bytes, and whether no more will arrive because of the end or an error.
  package static func readAvailable(from descriptor: CInt, limit: Int) -> (
    bytes: [UInt8], isOver: Bool
  ) {
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

  /// The descriptors that are readable, writable, or closed.
  package struct Readiness {
    package var first = false
    package var second = false
    package var output = false
  }

  /// Waits for descriptors.
  ///
  /// - Parameters:
  ///   - first: A descriptor to read from; −1 for none.
  ///   - second: Another descriptor to read from; −1 for none.
  ///   - output: A descriptor to write to; −1 for none.
  ///   - timeout: The longest time to wait; `nil` to wait indefinitely.
  /// - Returns: The ready descriptors; none after the timeout or a signal.
  package static func wait(
    reading first: CInt, _ second: CInt, writing output: CInt = -1, timeout: Duration?
  ) -> Readiness {
    var polled = [(first, POLLIN), (second, POLLIN), (output, POLLOUT)].map {
      pollfd(fd: $0, events: Int16($1), revents: 0)
    }
    guard unsafe poll(&polled, 3, milliseconds(of: timeout)) > 0 else { return Readiness() }
    return Readiness(
      first: polled[0].revents != 0, second: polled[1].revents != 0, output: polled[2].revents != 0)
  }

  /// The time that `poll` waits, in milliseconds; −1 waits indefinitely, as for `nil`.
  static func milliseconds(of timeout: Duration?) -> CInt {
    let limit = timeout.map { max(0, $0 / .milliseconds(1)).rounded(.up) }
    // A day fits the type, and no time is longer unless its end is waited for in a loop.
    return limit.map { CInt(min($0, 86_400_000)) } ?? -1
  }
}

/// A pipe that ends a `poll`. Each byte in it is the number of a signal, or 0 for ``wake()``.
///
/// It can be written to from any thread and from a signal handler.
package final class WakePipe: Sendable {
  package let readEnd: CInt
  package let writeEnd: CInt

  /// Whether a byte of ``wake()`` is in the pipe. Another one could take the place of a signal.
  private let isWoken = Atomic(false)

  /// Opens a pipe; fails if the process has no descriptors left.
  package init?() {
    var ends: [CInt] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    readEnd = ends[0]
    writeEnd = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A handler must not block. A pipe holds 65,536 signals.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Ends the current poll, or otherwise the next one.
  package func wake() {
    guard !isWoken.exchange(true, ordering: .acquiringAndReleasing) else { return }
    var byte: UInt8 = 0
    _ = unsafe write(writeEnd, &byte, 1)
  }

  /// Reads everything that was written, at most 4 KiB.
  package func takeBytes() -> [UInt8] {
    // Cleared after reading: a byte that is read in between would be missing from then on. Whoever
    // wakes in between is heard, because the caller looks for work afterwards.
    defer { isWoken.store(false, ordering: .releasing) }
    return Descriptor.readAvailable(from: readEnd, limit: 4096).bytes
  }
}
