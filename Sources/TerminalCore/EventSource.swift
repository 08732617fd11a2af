/// Where events come from, and the time at which they come.
public protocol EventSource: AnyObject {
  /// The time since the source began, which never goes back and stands still while suspended.
  var now: Duration { get }

  /// Waits until something arrives, the deadline passes or the source is woken.
  ///
  /// - Parameter deadline: The time, on this source's own clock, after which to return with
  ///   nothing; wait without end when `nil`.
  /// - Returns: Everything that has arrived, oldest first.
  func events(until deadline: Duration?) -> [InputEvent]
}
