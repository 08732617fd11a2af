import KeyScript
import TerminalCore

/// A program that shows nothing, or always the same, and records events.
final class BlankProgram: ScriptTarget {
  private(set) var now = Duration.zero
  private(set) var events: [InputEvent] = []
  private(set) var exitStatus: Int32?
  let frame: Frame
  let nextDeadline: Duration? = nil
  let pending: [String] = []
  let overdueTasks: [String] = []
  let route = ""
  let depth = 1
  let title = ""
  let focusedText: String? = nil
  let copied: String? = nil
  let lastJournalRecord: String? = nil
  let leaks: [String] = []

  /// Creates a program with an optional fixed picture.
  init(_ settings: ScriptSettings, draw: (inout Frame) -> Void = { _ in }) {
    var frame = Frame(size: settings.size)
    draw(&frame)
    self.frame = frame
  }

  func handle(_ event: InputEvent) { events.append(event) }
  func advance(to time: Duration) { now = time }
  func setLoading(_ loading: ScriptLoading) {}
  func takeLifecycleEvents() -> [String] { [] }
  func quit() { exitStatus = 0 }
}
