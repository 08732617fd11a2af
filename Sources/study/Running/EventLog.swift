import Navigation
import StudyScreens
import Synchronization
import TerminalCore
import TerminalUI

/// A table of the events of a run, with ours next to another toolkit's.
final class EventLog: Sendable {
  private let profile: EventProfile
  private let events = Mutex<[ComparedEvent]>([])

  init(_ profile: EventProfile) {
    self.profile = profile
  }

  /// Logs the events of an app from now on.
  func follow(_ app: App<StudyRoute>) {
    app.observeEvents(as: profile, naming: { $0.name }) { [self] event in
      events.withLock { $0.append(event) }
    }
  }

  /// The events as two columns, ours and the other toolkit's.
  var text: String {
    let events = events.withLock { $0 }
    let width = max(12, events.map { $0.ours?.displayWidth ?? 0 }.max() ?? 0)
    let lines = events.flatMap { event in
      let theirs = event.theirs.isEmpty ? [""] : event.theirs
      return theirs.enumerated().map { index, told in
        Self.line(index == 0 ? event.ours ?? "" : "", told, width)
      }
    }
    return ([Self.line("screenstack", profile.rawValue, width)] + lines).joined(separator: "\n")
  }

  private static func line(_ ours: String, _ theirs: String, _ width: Int) -> String {
    theirs.isEmpty
      ? ours : ours + String(repeating: " ", count: width - ours.displayWidth + 2) + theirs
  }
}
