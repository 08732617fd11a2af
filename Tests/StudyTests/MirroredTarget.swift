import KeyScript
import TerminalCore

/// Study on the fake terminal, which records every event for a second Study in a real one.
final class MirroredTarget: ScriptTarget {
  /// An event that the program received.
  enum Happening {
    case bytes([UInt8])
    case resize(Size)
    case quit
  }

  private let target: any ScriptTarget

  /// The events since this was last emptied.
  var happenings: [Happening] = []

  private let watch: (Frame) -> Void

  /// Wraps a program.
  ///
  /// - Parameters:
  ///   - target: The program.
  ///   - watch: Called with the screen after each event.
  init(_ target: any ScriptTarget, watch: @escaping (Frame) -> Void = { _ in }) {
    self.target = target
    self.watch = watch
  }

  var now: Duration { target.now }
  var nextDeadline: Duration? { target.nextDeadline }
  var pending: [String] { target.pending }
  var overdueTasks: [String] { target.overdueTasks }
  var frame: Frame { target.frame }
  var route: String { target.route }
  var mode: String { target.mode }
  var active: String { target.active }
  var depth: Int { target.depth }
  var title: String { target.title }
  var focusedText: String? { target.focusedText }
  var copied: String? { target.copied }
  var lastJournalRecord: [String]? { target.lastJournalRecord }
  var leaks: [String] { target.leaks }
  var exitStatus: Int32? { target.exitStatus }

  func route(ofMode mode: String) -> String? { target.route(ofMode: mode) }

  func handle(_ event: InputEvent) {
    if case .resize(let size) = event {
      happenings.append(.resize(size))
    } else if let bytes = InputEncoder.bytes(of: event) {
      happenings.append(.bytes(bytes))
    }
    target.handle(event)
    watch(target.frame)
  }

  func advance(to time: Duration) {
    target.advance(to: time)
    watch(target.frame)
  }
  func setLoading(_ loading: ScriptLoading) throws(RefusedSetting) {
    try target.setLoading(loading)
  }
  func takeLifecycleEvents() -> [String] { target.takeLifecycleEvents() }

  func quit() {
    happenings.append(.quit)
    target.quit()
  }
}
