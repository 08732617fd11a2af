import CSignals
package import Files
import Glibc
import TerminalCore

/// The signals that ask a program without a screen to end, as events.
///
/// In line mode, the program ends as if its terminal were closed, after saving everything.
package struct EndingSignals {
  /// Receives the signals, and what else wakes the program.
  package let pipe: WakePipe

  /// The signal that asked the program to end.
  private var ending: CInt?

  /// The events for signals that the program hasn't handled yet.
  private var events: [InputEvent] = []

  /// Whether something woke the program since it last waited.
  private var isWoken = false

  /// Whether the program was stopped and continued, and hasn't handled it yet.
  private var isContinued = false

  /// Whether a signal has asked the program to end.
  package var haveEnded: Bool { ending != nil }

  private var isWatching = false

  /// PIPE is among them so that writing to a closed pipe fails instead of ending the process, and
  /// CONT because a shell changes the terminal while the program is stopped.
  private static let watched = [SIGTERM, SIGINT, SIGQUIT, SIGHUP, SIGPIPE, SIGCONT]

  package init(through pipe: WakePipe) { self.pipe = pipe }

  /// From now on, delivers the signals through the pipe, except those that are ignored.
  ///
  /// Does nothing while another terminal of the process receives signals.
  package mutating func watch() {
    guard !isWatching else { return }
    isWatching = unsafe csignals_watch(pipe.writeEnd, Self.watched, Self.watched.count)
    if isWatching { csignals_take_requests() }
  }

  /// Restores what the signals did before.
  package mutating func unwatch() {
    if isWatching { csignals_unwatch() }
    isWatching = false
  }

  /// Takes the bytes of the pipe.
  package mutating func take() {
    for byte in pipe.takeBytes() {
      isWoken = true
      switch CInt(byte) {
      case SIGTERM, SIGINT, SIGQUIT:
        ending = CInt(byte)
        events.append(.signal(.terminate))
      case SIGHUP:
        ending = SIGHUP
        events.append(.signal(.hangUp))
      case SIGCONT:
        isContinued = true
      default:
        break
      }
    }
  }

  /// Removes and returns the events for the signals.
  mutating func takeEvents() -> [InputEvent] {
    defer { events = [] }
    return events
  }

  /// Whether something woke the program since the previous call.
  mutating func takeWake() -> Bool {
    defer { isWoken = false }
    return isWoken
  }

  /// Whether the program was stopped and continued since the previous call.
  mutating func takeContinuation() -> Bool {
    defer { isContinued = false }
    return isContinued
  }

  /// Ends the process with the signal that asked it to end. Returns if there was none.
  package func reraise() {
    if let ending { csignals_raise_default(ending) }
  }
}
