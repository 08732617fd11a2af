/// Somebody who is shown every frame of a play, and may object.
public protocol FrameWatcher: AnyObject {
  /// A play begins, with what the script says and the size that the program really has.
  func begin(_ settings: ScriptSettings) throws(FrameFault)

  /// The program shows another frame than before, at a step of an animation or after an event.
  func see(_ shown: ShownFrame) throws(FrameFault)

  /// The play is over.
  ///
  /// - Parameters:
  ///   - time: The virtual time.
  ///   - status: The status with which the program has ended, or `nil` when it has not.
  func end(at time: Duration, status: Int32?)
}

extension FrameWatcher {
  public func end(at time: Duration, status: Int32?) {}
}
