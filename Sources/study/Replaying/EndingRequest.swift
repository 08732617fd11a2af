import Files
import KeyScript
import Synchronization
import TerminalCore
import TerminalLines

/// A signal that asks the program to end, such as that of Ctrl-C, while it plays scripts. Several
/// threads may look for it.
final class EndingRequest: Sendable {
  private struct State {
    var signals: EndingSignals?
    var isExpected = false

    /// Whether the expected signal has come.
    mutating func hasCome() -> Bool {
      if isExpected, signals?.haveEnded == false {
        signals?.take()
        if signals?.haveEnded == true { signals?.unwatch() }
      }
      return signals?.haveEnded ?? false
    }
  }

  private let state = Mutex(State(signals: WakePipe().map(EndingSignals.init(through:))))

  /// Expects the signal, on the thread that calls this. Before the first call, it ends the program
  /// at once; so does a second signal.
  func expect() {
    state.withLock { state in
      guard !state.isExpected else { return }
      state.isExpected = true
      state.signals?.watch()
    }
  }

  /// Whether the expected signal has come.
  func hasCome() -> Bool { state.withLock { $0.hasCome() } }

  /// Ends the program by the signal if it has come, so that its sender can tell.
  func obey() {
    state.withLock { state in
      _ = state.hasCome()
      state.signals?.unwatch()
      state.signals?.reraise()
    }
  }
}

/// Stops the play during which the request to end comes.
final class EndingPacer: Pacer {
  private let ending: EndingRequest

  init(_ ending: EndingRequest) { self.ending = ending }

  func advance(_ target: any ScriptTarget, to time: Duration) throws(PlayInterruption) {
    try listen()
    target.advance(to: time)
  }

  func pause(beforeInputAt time: Duration, isTimed: Bool) throws(PlayInterruption) {
    try listen()
  }

  func listen() throws(PlayInterruption) {
    if ending.hasCome() { throw .stopped }
  }

  func show(_ frame: Frame) {}

  func show(note: String) {}
}
