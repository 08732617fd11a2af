/// A source of events, and the clock by which they arrive.
public protocol EventSource: AnyObject {
  /// The time since the source began. It never goes back, and stands still while the program is
  /// suspended.
  var now: Duration { get }

  /// Waits until something arrives, the deadline passes or the source is woken.
  ///
  /// - Parameter deadline: The time on this source's clock at which to return even if nothing has
  ///   arrived; `nil` waits without a limit.
  /// - Returns: Everything that has arrived, oldest first.
  func events(until deadline: Duration?) -> [InputEvent]
}
