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
