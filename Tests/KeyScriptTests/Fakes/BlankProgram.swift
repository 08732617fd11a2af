import KeyScript
import TerminalCore

/// A program that shows nothing and remembers what arrives.
final class BlankProgram: ScriptTarget {
  private(set) var now = Duration.zero
  private(set) var events: [InputEvent] = []
  private(set) var exitStatus: Int32?
  let frame: Frame
  let nextDeadline: Duration? = nil
  let pending: [String] = []
  let route = ""
  let depth = 1
  let title = ""
  let focusedText: String? = nil
  let lastJournalRecord: String? = nil
  let leaks: [String] = []

  init(_ settings: ScriptSettings) {
    frame = Frame(size: settings.size)
  }

  func handle(_ event: InputEvent) { events.append(event) }
  func advance(to time: Duration) { now = time }
  func setLoading(_ loading: ScriptLoading) {}
  func takeLifecycleEvents() -> [String] { [] }
  func quit() { exitStatus = 0 }
}
