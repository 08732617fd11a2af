package import Files

/// The clock of line mode. A test uses one of its own, so that the machine's load plays no part.
package protocol LineClock {
  /// The time since a fixed moment.
  var now: Duration { get }

  /// Waits for descriptors, as `Descriptor.wait` does.
  ///
  /// - Parameters:
  ///   - input: The descriptor of what is typed; −1 for none.
  ///   - wake: The descriptor of a pipe that ends the waiting.
  ///   - timeout: The longest time to wait; `nil` to wait indefinitely.
  /// - Returns: The ready descriptors; none after the timeout or a signal.
  func wait(reading input: CInt, _ wake: CInt, timeout: Duration?) -> Descriptor.Readiness
}

/// The real time during which the system isn't suspended.
struct SystemLineClock: LineClock {
  private let clock = SuspendingClock()
  private let start: SuspendingClock.Instant

  init() { start = clock.now }

  var now: Duration { clock.now - start }

  func wait(reading input: CInt, _ wake: CInt, timeout: Duration?) -> Descriptor.Readiness {
    Descriptor.wait(reading: input, wake, timeout: timeout)
  }
}
