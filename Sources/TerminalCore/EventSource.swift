/// A source of input events, with the clock by which they arrive.
public protocol EventSource: AnyObject {
  /// The time since the source was created. It never goes back, and stops while the program is
  /// suspended.
  var now: Duration { get }

  /// Waits until an event arrives, the deadline passes, or the source is woken.
  ///
  /// - Parameter deadline: The time on this source's clock at which to return even if nothing has
  ///   arrived; `nil` waits indefinitely.
  /// - Returns: All events that have arrived, oldest first; possibly none.
  func events(until deadline: Duration?) -> [InputEvent]
}
