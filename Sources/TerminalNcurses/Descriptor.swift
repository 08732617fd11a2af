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
