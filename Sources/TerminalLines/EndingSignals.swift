import CSignals
import Files
import Glibc
import TerminalCore

/// The signals that ask a program in line mode to end, as events.
///
/// The program ends as if its terminal were closed, after saving everything.
struct EndingSignals {
  /// The signal that asked the program to end.
  private var ending: CInt?

  private var isWatching = false

  /// PIPE is among them so that writing to a closed pipe fails instead of ending the process.
  private static let watched = [SIGTERM, SIGINT, SIGQUIT, SIGHUP, SIGPIPE]

  /// From now on, delivers the signals through a pipe, except those that are ignored.
  ///
  /// Does nothing while another terminal of the process receives signals.
  mutating func watch(through pipe: WakePipe) {
    guard !isWatching else { return }
    isWatching = unsafe csignals_watch(pipe.writeEnd, Self.watched, Self.watched.count)
    if isWatching { csignals_take_requests() }
  }

  /// Restores what the signals did before.
  mutating func unwatch() {
    if isWatching { csignals_unwatch() }
    isWatching = false
  }

  /// Returns the events for the bytes of the pipe.
  mutating func take(_ bytes: [UInt8]) -> [InputEvent] {
    bytes.compactMap { byte in
      switch CInt(byte) {
      case SIGTERM, SIGINT, SIGQUIT:
        ending = CInt(byte)
        return .signal(.terminate)
      case SIGHUP:
        ending = SIGHUP
        return .signal(.hangUp)
      default:
        return nil
      }
    }
  }

  /// Ends the process with the signal that asked it to end. Returns if there was none.
  func reraise() {
    if let ending { csignals_raise_default(ending) }
  }
}
