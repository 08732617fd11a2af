import Glibc

/// A thread of the system.
struct Thread: Sendable {
  private let thread: pthread_t

  /// Starts a thread; `nil` if the system has none left.
  init?(_ body: @escaping @Sendable () -> Void) {
    let start = unsafe Unmanaged.passRetained(ThreadBody(body))
    var thread = pthread_t()
    let code = unsafe pthread_create(
      &thread, nil,
      { pointer in
        guard let pointer = unsafe pointer else { return nil }
        unsafe Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }, unsafe start.toOpaque())
    guard code == 0 else {
      unsafe start.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits until the thread has ended. Call it once.
  func join() { pthread_join(thread, nil) }
}

/// What a thread does.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// A number that can be waited for: the bytes in a pipe.
///
/// The C library's own semaphores must stay at one address, which a Swift object can't promise.
final class Semaphore: Sendable {
  private let readEnd: CInt
  private let writeEnd: CInt

  /// Opens a semaphore of 0; `nil` if the process has no descriptors left.
  init?() {
    var ends: [CInt] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Adds one. It waits while the number is as large as a pipe: 65,536.
  func signal() {
    var byte: UInt8 = 0
    while unsafe write(writeEnd, &byte, 1) < 0, errno == EINTR {}
  }

  /// Waits until the number is above 0, and takes one away.
  func wait() {
    var byte: UInt8 = 0
    while unsafe read(readEnd, &byte, 1) < 0, errno == EINTR {}
  }
}
