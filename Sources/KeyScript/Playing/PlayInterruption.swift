public import TerminalCore

/// Why a play ends before its script.
public enum PlayInterruption: Error, Hashable {
  /// The person at the terminal stopped it.
  case stopped
  /// The terminal that shows the play is gone.
  case lostTerminal(RendererError)
}
