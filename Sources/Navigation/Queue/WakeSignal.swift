import Dispatch
import Synchronization

/// Wakes one thread that waits for something that other threads bring about.
final class WakeSignal: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let isAwaited = Atomic(false)

  /// Has the thread that waits look again. Costs next to nothing while none does.
  func notify() {
    if isAwaited.exchange(false, ordering: .sequentiallyConsistent) { semaphore.signal() }
  }

  /// Waits until a condition holds, which is checked again after each ``notify()``.
  ///
  /// - Parameters:
  ///   - deadline: When to give up.
  ///   - condition: Becomes true only before a call of ``notify()``.
  /// - Returns: Whether the condition holds.
  func wait(until deadline: DispatchTime, for condition: () -> Bool) -> Bool {
    while true {
      isAwaited.store(true, ordering: .sequentiallyConsistent)
      if condition() {
        isAwaited.store(false, ordering: .sequentiallyConsistent)
        return true
      }
      if semaphore.wait(timeout: deadline) == .timedOut {
        isAwaited.store(false, ordering: .sequentiallyConsistent)
        return condition()
      }
    }
  }
}
