import KeyScript
import TerminalCore

/// A program that shows nothing, or what a test draws, and records events.
final class BlankProgram: ScriptTarget {
  private(set) var now = Duration.zero
  private(set) var events: [InputEvent] = []
  private(set) var exitStatus: Int32?
  let nextDeadline: Duration? = nil
  let pending: [String] = []
  let overdueTasks: [String] = []
  let route: String
  let depth = 1
  let title = ""
  let focusedText: String? = nil
  let copied: String? = nil
  let lastJournalRecord: [String]? = nil
  let leaks: [String] = []

  private let size: Size
  private let draw: (inout Frame, _ eventCount: Int) -> Void

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - settings: The settings of the script.
  ///   - route: The path.
  ///   - draw: Draws a frame after a number of events; draws nothing by default.
  init(
    _ settings: ScriptSettings, route: String = "",
    draw: @escaping (inout Frame, _ eventCount: Int) -> Void = { _, _ in }
  ) {
    size = settings.size
    self.route = route
    self.draw = draw
  }

  var frame: Frame {
    var frame = Frame(size: size)
    draw(&frame, events.count)
    return frame
  }

  func handle(_ event: InputEvent) { events.append(event) }
  func advance(to time: Duration) { now = time }
  func setLoading(_ loading: ScriptLoading) {}
  func takeLifecycleEvents() -> [String] { [] }
  func quit() { exitStatus = 0 }
}
