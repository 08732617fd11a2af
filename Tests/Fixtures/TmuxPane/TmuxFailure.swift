/// Why a pane of tmux can't be had or asked.
public struct TmuxFailure: Error, CustomStringConvertible {
  /// What to read.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// What to do where there is no tmux.
  static let missing = TmuxFailure(
    "this test needs tmux; install it, on Debian with: apt-get install tmux")
}
