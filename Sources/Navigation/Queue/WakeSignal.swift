import Dispatch
import Synchronization

/// Wakes one thread that waits for a change made on other threads.
final class WakeSignal: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let isAwaited = Atomic(false)

  /// Makes the waiting thread check its condition again. Costs next to nothing if no thread waits.
  func notify() {
    if isAwaited.exchange(false, ordering: .sequentiallyConsistent) { semaphore.signal() }
  }

  /// Waits until a condition holds, checking it again after each ``notify()``.
  ///
  /// - Parameters:
  ///   - deadline: The time at which to give up.
  ///   - condition: The condition, which may become true only before a call to ``notify()``.
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
