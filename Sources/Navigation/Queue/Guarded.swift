import Synchronization

/// A value behind a lock that Thread Sanitizer understands.
///
/// Thread Sanitizer doesn't see the ordering that `Mutex` guarantees, and reports every value that
/// two threads access in turn. It does see the ordering of an atomic.
package struct Guarded<Value>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let wasLeft = Atomic(false)

  /// Puts a value behind a lock.
  package init(_ value: sending Value) { mutex = Mutex(value) }

  /// Calls a closure while no other thread has the value.
  package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) in
      _ = wasLeft.load(ordering: .acquiring)
      defer { wasLeft.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}
