import CNcurses
import Glibc
import TerminalCore

/// The output of ncurses, kept in a memory file until it is sent.
///
/// A frame can then be sent to the terminal in one piece, with marks around it, or dropped if the
/// terminal has not read the previous one. ncurses itself would write row by row, and block.
@safe struct CapturedOutput {
  /// The size limit of files that ordinary frames need, in bytes.
  private static let room = 65_536

  /// The file that ncurses writes to.
  let file: UnsafeMutablePointer<FILE>

  private let descriptor: CInt

  /// Creates an empty file.
  ///
  /// - Throws: ``RendererError/fileSizeLimited`` if the process may only write tiny files,
  ///   ``RendererError/tooManyOpenFiles`` if it can't open one more.
  init() throws(RendererError) {
    guard Self.limit >= Self.room else { throw .fileSizeLimited }
    descriptor = unsafe cncurses_make_memory_file("screen")
    guard descriptor >= 0 else { throw .tooManyOpenFiles }
    guard let file = unsafe fdopen(descriptor, "w") else {
      Glibc.close(descriptor)
      throw .tooManyOpenFiles
    }
    unsafe self.file = unsafe file
  }

  /// Returns the bytes since the previous call.
  ///
  /// - Throws: ``RendererError/fileSizeLimited`` if they didn't fit in the file.
  func takeBytes() throws(RendererError) -> [UInt8] {
    let count = Int(lseek(descriptor, 0, SEEK_CUR))
    guard count > 0 else { return [] }
    // ncurses ignores write errors.
    guard count < Self.limit else {
      lseek(descriptor, 0, SEEK_SET)
      throw .fileSizeLimited
    }
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      read = max(0, unsafe pread(descriptor, buffer.baseAddress, count, 0))
    }
    lseek(descriptor, 0, SEEK_SET)
    return bytes
  }

  /// Drops what ncurses has written since the previous call of ``takeBytes()``.
  func clear() { lseek(descriptor, 0, SEEK_SET) }

  /// Closes the file. ncurses must not write to it anymore.
  func close() {
    unsafe fclose(file)
  }

  /// The largest file that this process may write, in bytes.
  private static var limit: UInt {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else {
      return .max
    }
    return limit.rlim_cur
  }
}

/// The bytes that a terminal has not read yet.
///
/// Sending never waits for a terminal that is slow or stopped. The rest stays in the queue until
/// ``flush()``.
final class OutputQueue {
  /// The descriptor to poll for writability.
  let descriptor: CInt

  private let given: CInt
  private var isOwned: Bool { descriptor != given }
  private var bytes: [UInt8] = []
  private var sent = 0

  /// The parts of the queue of which each must be sent as a whole or not at all.
  private var wholes: [Range<Int>] = []

  /// Creates a queue in front of a descriptor, which stays open.
  ///
  /// A terminal is opened a second time, because `O_NONBLOCK` would otherwise also apply to the
  /// shell and to every other process that shares the descriptor. If that is not permitted, as
  /// after `su`, the flag is only set while bytes are written.
  init(to descriptor: CInt) {
    let flags = O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
    let own =
      isatty(descriptor) == 1 ? unsafe open("/proc/self/fd/\(descriptor)", flags) : -1
    given = descriptor
    // A duplicate at least, because standard output is redirected while the screen is in use.
    let copy = own >= 0 ? own : fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    self.descriptor = copy >= 0 ? copy : descriptor
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  /// Whether the terminal has read everything.
  var isEmpty: Bool { sent == bytes.count }

  /// Sends bytes after those in the queue.
  ///
  /// - Parameters:
  ///   - more: The bytes.
  ///   - isWhole: Whether sending only part of them would do harm: a terminal takes the beginning
  ///     of a clipboard text for all of it.
  func send(_ more: [UInt8], isWhole: Bool = false) {
    if isEmpty {
      (bytes, sent, wholes) = (more, 0, [])
    } else {
      bytes += more
    }
    if isWhole { wholes.append(bytes.count - more.count..<bytes.count) }
    flush()
  }

  /// Sends as much as the terminal reads now. If it is gone, the queue is emptied.
  func flush() {
    send(for: 0)
  }

  /// Sends the last bytes in place of those in the queue, waiting for at most two seconds, so that
  /// a stuck terminal can't keep the program from ending. A sequence that was begun and must be
  /// sent as a whole comes first.
  func finish(with last: [UInt8]) {
    let begun = wholes.first { $0.contains(sent) && sent > $0.lowerBound }
    let rest = begun.map { bytes[sent..<$0.upperBound] } ?? []
    (bytes, sent, wholes) = (rest + last, 0, [])
    withoutStopping { send(for: cncurses_restoring_milliseconds) }
    discard()
  }

  /// Calls a function while writing from the background doesn't stop the process, as it would after
  /// `stty tostop`: a stopped process that is asked to end couldn't.
  private func withoutStopping(_ body: () -> Void) {
    var (stopping, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&stopping)
    unsafe sigaddset(&stopping, SIGTTOU)
    unsafe pthread_sigmask(SIG_BLOCK, &stopping, &before)
    body()
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Sends what the terminal reads within a time, in milliseconds.
  private func send(for milliseconds: CInt) {
    let count = unsafe bytes[sent...].withUnsafeBytes {
      unsafe cncurses_write(descriptor, $0.baseAddress, $0.count, milliseconds)
    }
    if count >= 0 { sent += count }
    if count < 0 || isEmpty { discard() }
  }

  /// Empties the queue, possibly in the middle of a sequence; the escape byte of the next sequence
  /// ends that one.
  func discard() {
    (bytes, sent, wholes) = ([], 0, [])
  }
}
