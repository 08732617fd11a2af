import Dispatch
import Files
import Glibc
import Synchronization
import TerminalCore

/// The signals that end a program in line mode, as events.
///
/// The program ends as if its terminal were closed, after saving everything.
final class EndingSignals {
  /// The signals that have arrived, and whom to notify.
  private final class Arrived: Sendable {
    let events = Mutex<[InputEvent]>([])
    let pipe: WakePipe

    init(waking pipe: WakePipe) { self.pipe = pipe }

    func add(_ event: InputEvent) {
      events.withLock { $0.append(event) }
      pipe.wake()
    }
  }

  private let arrived: Arrived
  private let sources: [any DispatchSourceSignal]

  /// Starts to handle the signals of the process. A closed pipe no longer ends it either: writing
  /// fails instead.
  ///
  /// - Parameter pipe: Wakes the waiting thread.
  init(waking pipe: WakePipe) {
    let arrived = Arrived(waking: pipe)
    self.arrived = arrived
    signal(SIGPIPE, SIG_IGN)
    let events: [(CInt, InputEvent)] = [
      (SIGINT, .signal(.terminate)), (SIGQUIT, .signal(.terminate)),
      (SIGTERM, .signal(.terminate)), (SIGHUP, .signal(.hangUp)),
    ]
    sources = events.map { number, event in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { arrived.add(event) }
      source.activate()
      return source
    }
  }

  /// Removes and returns the signals that have arrived, as events.
  func take() -> [InputEvent] {
    arrived.events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
