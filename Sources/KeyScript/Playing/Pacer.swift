public import TerminalCore

/// Determines how time passes during a play and what the viewer sees.
public protocol Pacer: AnyObject {
  /// Advances the clock of a program to a time, at once or as slowly as a viewer can follow.
  ///
  /// - Throws: The reason why the play can't continue.
  func advance(_ target: any ScriptTarget, to time: Duration) throws(PlayInterruption)

  /// Gives the viewer time to look at the screen before the next input, without advancing the
  /// virtual clock.
  ///
  /// - Parameters:
  ///   - time: The virtual time of the input.
  ///   - isTimed: Whether the script advances the clock between the previous input and this one.
  /// - Throws: The reason why the play can't continue.
  func pause(beforeInputAt time: Duration, isTimed: Bool) throws(PlayInterruption)

  /// Checks for actions of the viewer. Called before each line, because a million lines may take no
  /// virtual time.
  ///
  /// - Throws: The reason why the play can't continue.
  func listen() throws(PlayInterruption)

  /// Shows a frame after an event.
  func show(_ frame: Frame) throws(PlayInterruption)

  /// Shows a note of the script from now on, outside the program's screen.
  func show(note: String)

  /// Shows which line is played next, outside the program's screen.
  ///
  /// - Parameters:
  ///   - line: The line, which has a directive.
  ///   - time: The virtual time.
  func show(next line: ScriptLine, at time: Duration)
}

extension Pacer {
  public func pause(beforeInputAt time: Duration, isTimed: Bool) {}

  public func listen() {}

  public func show(next line: ScriptLine, at time: Duration) {}
}

/// The reason why a play at the terminal ends before its script does.
public enum PlayInterruption: Error, Hashable {
  /// The viewer stopped it.
  case stopped
  /// The viewer wants to use the program from here on.
  case takenOver
  /// The terminal that shows the play is gone.
  case lostTerminal(RendererError)
}

/// Moves the clock at once, and shows nothing.
package final class ImmediatePacer: Pacer {
  /// Creates a pacer.
  package init() {}

  package func advance(_ target: any ScriptTarget, to time: Duration) {
    target.advance(to: time)
  }

  package func show(_ frame: Frame) {}

  package func show(note: String) {}
}
