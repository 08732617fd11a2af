import TerminalCore

/// A terminal that delivers inputs one by one, each when the program waits without a deadline,
/// and counts how often the program wakes up and draws.
final class CountingTerminal: Terminal {
  let size: Size
  let wake: @Sendable () -> Void = {}

  private(set) var now = Duration.zero
  private(set) var drawn = 0
  private(set) var wakeUps = 0

  /// The numbers of frames and wake-ups between one input and the next.
  private(set) var counts: [[Int]] = []

  /// The last frame.
  private(set) var shown: Frame?

  /// What somebody has printed.
  var printed: [String] = []

  private var typed: [InputEvent]

  init(size: Size = Size(columns: 30, rows: 8), typing typed: [InputEvent]) {
    self.size = size
    self.typed = typed
  }

  func show(_ frame: Frame) {
    drawn += 1
    shown = frame
  }

  func printedLines(_ count: Int) -> [String] { printed.suffix(count) }

  func events(until deadline: Duration?) -> [InputEvent] {
    wakeUps += 1
    if let deadline {
      now = max(now, deadline)
      return []
    }
    counts.append([drawn, wakeUps])
    (drawn, wakeUps) = (0, 0)
    // A minute of idle time, which must cost nothing.
    now += .seconds(60)
    return [typed.isEmpty ? .signal(.terminate) : typed.removeFirst()]
  }

  func suspend() {}
  func redraw() {}
  func useMouse(_ isUsed: Bool) {}
}
