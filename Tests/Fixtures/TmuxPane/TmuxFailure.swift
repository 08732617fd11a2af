/// The reason why a tmux pane can't be started or queried.
public struct TmuxFailure: Error, CustomStringConvertible {
  /// The message.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// The advice if tmux is missing.
  static let missing = TmuxFailure(
    "this test needs tmux; install it, on Debian with: apt-get install tmux")
}
