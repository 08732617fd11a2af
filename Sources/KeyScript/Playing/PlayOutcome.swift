public import TerminalCore

/// How a play ended.
public enum PlayOutcome {
  /// All that was expected held.
  case passed
  /// Something did not hold.
  case failed(PlayFailure)
  /// The script is wrong.
  case wrong(ScriptError)
  /// The play came to the line at which to stop.
  case reached(line: Int)
  /// The person at the terminal stopped it.
  case stopped
  /// The terminal that shows the play is gone.
  case lostTerminal(RendererError)

  /// The status to exit with: 0 when nothing failed, 1 when something did, 2 for a wrong script.
  public var exitStatus: Int32 {
    switch self {
    case .passed, .reached: 0
    case .failed, .stopped, .lostTerminal: 1
    case .wrong: 2
    }
  }
}
