public import TerminalCore

/// Decides how the time of a play passes and what a viewer sees.
public protocol Pacer: AnyObject {
  /// Moves the clock of a program to a time, at once or as slowly as a viewer can follow.
  ///
  /// - Throws: The reason why the play can't go on.
  func advance(_ target: any ScriptTarget, to time: Duration) throws(PlayInterruption)

  /// Gives the viewer time to see the screen before the next input; the virtual time stands still.
  ///
  /// - Parameters:
  ///   - time: The virtual time of the input.
  ///   - isTimed: Whether the script moves the clock between the input before and this one.
  /// - Throws: The reason why the play can't go on.
  func pause(beforeInputAt time: Duration, isTimed: Bool) throws(PlayInterruption)

  /// Checks what the viewer does, called before each line because a million lines may take no time.
  ///
  /// - Throws: The reason why the play can't go on.
  func listen() throws(PlayInterruption)

  /// Shows a frame after an event.
  func show(_ frame: Frame) throws(PlayInterruption)

  /// Shows a note of the script from now on, outside of the program's screen.
  func show(note: String)
}

extension Pacer {
  public func pause(beforeInputAt time: Duration, isTimed: Bool) {}

  public func listen() {}
}

/// The reason why a play ends at the terminal before its script does.
public enum PlayInterruption: Error, Hashable {
  /// The viewer stopped it.
  case stopped
  /// The terminal that shows the play is gone.
  case lostTerminal(RendererError)
}

/// Moves the clock at once, and shows nothing.
public final class ImmediatePacer: Pacer {
  /// Makes a pacer.
  public init() {}

  public func advance(_ target: any ScriptTarget, to time: Duration) {
    target.advance(to: time)
  }

  public func show(_ frame: Frame) {}

  public func show(note: String) {}
}
