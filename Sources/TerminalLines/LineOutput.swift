import Files
import Glibc

/// What line mode writes to: a terminal, a pipe, or a file.
struct LineOutput {
  let descriptor: CInt

  /// Whether the reader is gone, or no longer reads although the program was asked to end.
  private(set) var isUnread = false

  /// The error that ended writing; `nil` if there was none, or if the reader is gone.
  private(set) var failure: FileError?

  /// How long a program that ends waits for its reader.
  private static let patience = Duration.seconds(2)

  init(to descriptor: CInt) { self.descriptor = descriptor }

  /// The current width of the terminal's window; `nil` without a terminal, or if it reports none.
  var windowWidth: Int? {
    var window = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else {
      return nil
    }
    return Int(window.ws_col)
  }

  /// Writes text. A reader that doesn't read keeps the program waiting, but not from ending.
  mutating func write(_ text: String, unlessEndedBy signals: inout EndingSignals) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, !isUnread {
      guard canWrite(unlessEndedBy: &signals) else { continue }
      // As much as a pipe takes without blocking.
      let count = unsafe rest.prefix(Int(PIPE_BUF)).withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else {
        stop(because: errno)
      }
    }
  }

  /// Ends writing after an error, unless trying again helps.
  private mutating func stop(because code: CInt) {
    switch code {
    case EINTR, EAGAIN: return
    // The second one comes from a terminal that has hung up.
    case EPIPE, EIO: break
    default:
      let name = descriptor == STDOUT_FILENO ? "/dev/stdout" : "/dev/fd/\(descriptor)"
      failure = FileError(.write, name, call: "write", .system(code))
    }
    isUnread = true
  }

  /// Waits until the reader takes text or a signal comes.
  private mutating func canWrite(unlessEndedBy signals: inout EndingSignals) -> Bool {
    let timeout = signals.haveEnded ? Self.patience : nil
    let ready = Descriptor.wait(
      reading: -1, signals.pipe.readEnd, writing: descriptor, timeout: timeout)
    if ready.output { return true }
    if ready.second {
      signals.take()
      isUnread = signals.haveEnded
    } else if timeout != nil {
      isUnread = true
    }
    return false
  }
}
