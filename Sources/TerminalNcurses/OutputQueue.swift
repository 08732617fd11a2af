import CNcurses
import Glibc

/// The bytes that a terminal has not taken yet.
///
/// Nothing here waits for a terminal that is slow or stopped: what it doesn't take at once stays here,
/// and whoever draws can see that.
final class OutputQueue {
  /// The descriptor to poll for room.
  let descriptor: CInt

  private let given: CInt
  private var isOwned: Bool { descriptor != given }
  private var bytes: [UInt8] = []
  private var sent = 0

  /// Makes a queue before a descriptor, which stays open.
  ///
  /// A terminal is opened a second time, since "don't wait" would else be true for the shell and
  /// everybody else who shares the descriptor. Where that is forbidden, as to somebody who has become
  /// another user, it is true for them only while something is written.
  init(to descriptor: CInt) {
    let flags = O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
    let own =
      isatty(descriptor) == 1 ? unsafe open("/proc/self/fd/\(descriptor)", flags) : -1
    given = descriptor
    self.descriptor = own >= 0 ? own : descriptor
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  /// Whether everything has been taken.
  var isEmpty: Bool { sent == bytes.count }

  /// Sends bytes after those that are waiting.
  func send(_ more: [UInt8]) {
    if isEmpty {
      (bytes, sent) = (more, 0)
    } else {
      bytes += more
    }
    flush()
  }

  /// Sends as much as is taken now. What nobody will ever take is dropped.
  func flush() {
    send(for: 0)
  }

  /// Sends the last bytes instead of those that are waiting, and gives the terminal two seconds for
  /// them: whoever asks the program to end is not to wait for a terminal that is stuck.
  func finish(with last: [UInt8]) {
    (bytes, sent) = (last, 0)
    send(for: cncurses_restoring_limit)
    discard()
  }

  /// Sends what is taken before a time has passed, in milliseconds.
  private func send(for milliseconds: CInt) {
    let count = unsafe bytes[sent...].withUnsafeBytes {
      unsafe cncurses_write(descriptor, $0.baseAddress, $0.count, milliseconds)
    }
    if count >= 0 { sent += count }
    if count < 0 || isEmpty { discard() }
  }

  /// Drops what has not been taken, perhaps in the middle of a sequence: the escape byte with which
  /// the next one begins ends it.
  func discard() {
    bytes = []
    sent = 0
  }
}
