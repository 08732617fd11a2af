import TerminalCore

/// A terminal that delivers inputs one by one, each when the program waits without a deadline,
/// and counts how often the program wakes up and draws.
final class CountingTerminal: Terminal {
  let size = Size(columns: 30, rows: 8)
  let wake: @Sendable () -> Void = {}

  private(set) var now = Duration.zero
  private(set) var drawn = 0
  private(set) var wakeUps = 0

  /// The numbers of frames and wake-ups between one input and the next.
  private(set) var counts: [[Int]] = []

  private var typed: [InputEvent]

  init(typing typed: [InputEvent]) {
    self.typed = typed
  }

  func show(_ frame: Frame) { drawn += 1 }

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
}
