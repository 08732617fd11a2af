/// Where events come from, and the time at which they come.
public protocol EventSource: AnyObject {
  /// The time since the source began, which never goes back and stands still while suspended.
  var now: Duration { get }

  /// Waits until something arrives, the deadline passes or the source is woken, and hands over
  /// everything that is there.
  ///
  /// - Parameter deadline: The time, on this source's own clock, after which to return with
  ///   nothing; wait without end when `nil`.
  func events(until deadline: Duration?) -> [InputEvent]
}
