public import TerminalCore

/// Records what happens to a program at a terminal, such as into a script that plays it again.
public protocol EventRecording: AnyObject {
  /// Records events that arrived together, before the program handles them.
  ///
  /// - Parameters:
  ///   - events: The events, oldest first. Text typed into a ``SecureField`` is passed as
  ///     asterisks.
  ///   - time: The time since the start.
  ///   - frame: The frame that was visible before the events.
  /// - Returns: The events for the program to handle.
  func record(_ events: [InputEvent], at time: Duration, showing frame: Frame) -> [InputEvent]

  /// Ends the recording with the program.
  func end(at time: Duration)

  /// The reason that not everything was recorded; `nil` if it was.
  var failure: (any Error)? { get }
}
