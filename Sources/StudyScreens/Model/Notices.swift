import Synchronization

/// Messages that all screens show until the program quits, such as that a recording failed, and
/// short ones that go by themselves. What only the first screen tells is news; see
/// ``StudyModel/addNews(_:)``.
public final class Notices: Sendable {
  private struct State {
    var lines: [String] = []
    var notify: @Sendable (String, Bool) -> Void = { _, _ in }
    var draw: @Sendable () -> Void = {}
  }

  private let state = Mutex(State())

  /// Creates an empty list.
  public init() {}

  /// Adds a message. Visible screens show it at their next layout.
  public func add(_ line: String) { state.withLock { $0.lines.append(line) } }

  /// Sets the function that shows a short message on the active screen, given whether it waits for
  /// a key.
  func onNotifying(_ notify: @escaping @Sendable (String, Bool) -> Void) {
    state.withLock { $0.notify = notify }
  }

  /// Shows a short message on the active screen of any mode for four seconds. If the learner may be
  /// looking away, it then stays until a key is pressed.
  func notify(_ text: String, waitsForKey: Bool) {
    state.withLock(\.notify)(text, waitsForKey)
  }

  /// Sets the function that draws the visible screens again.
  func onRedrawing(_ draw: @escaping @Sendable () -> Void) {
    state.withLock { $0.draw = draw }
  }

  /// Draws the visible screens again, after an event of their own.
  func redraw() { state.withLock(\.draw)() }

  /// All messages, oldest first.
  var all: [String] { state.withLock(\.lines) }
}
