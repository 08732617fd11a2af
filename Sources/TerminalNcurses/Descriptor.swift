import Glibc

/// Reading from and writing to file descriptors.
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

  /// Writes everything, as far as the other side takes it.
  static func write(_ bytes: some Sequence<UInt8>, to descriptor: CInt) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until one of two descriptors has something, a time has passed or a signal came.
  ///
  /// - Parameters:
  ///   - first: A descriptor, or −1 for none.
  ///   - second: Another one.
  ///   - timeout: How long to wait; without end when `nil`.
  /// - Returns: Whether the first and the second have something to read or are closed.
  static func wait(for first: CInt, _ second: CInt, timeout: Duration?) -> (Bool, Bool) {
    var polled = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let limit = timeout.map { max(0, $0 / .milliseconds(1)).rounded(.up) }
    // A day is as good as forever, and fits.
    let milliseconds = limit.map { CInt(min($0, 86_400_000)) } ?? -1
    guard unsafe poll(&polled, 2, milliseconds) > 0 else { return (false, false) }
    return (polled[0].revents != 0, polled[1].revents != 0)
  }
}
