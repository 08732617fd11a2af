public import TerminalCore

/// Lets the time of a play pass, and shows what comes of it.
public protocol Pacer: AnyObject {
  /// Moves a program's clock to a time, at once or as slowly as people watch.
  ///
  /// - Throws: Why the play can't go on.
  func advance(_ target: any ScriptTarget, to time: Duration) throws(PlayInterruption)

  /// Lets people see what is on show before the next input comes; the virtual time stands still.
  ///
  /// - Parameters:
  ///   - time: The virtual time of the input.
  ///   - isTimed: Whether the script itself says when the input comes after the one before.
  /// - Throws: Why the play can't go on.
  func pause(beforeInputAt time: Duration, isTimed: Bool) throws(PlayInterruption)

  /// Shows a frame after an event.
  func show(_ frame: Frame) throws(PlayInterruption)

  /// Shows a note of the script from now on, where it hides nothing of the program.
  func show(note: String)
}

extension Pacer {
  public func pause(beforeInputAt time: Duration, isTimed: Bool) {}
}
