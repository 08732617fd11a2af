import TerminalCore

/// A terminal at which things are typed one after another, each when the program waits without end,
/// and which counts how often the program wakes up and draws.
final class CountingTerminal: Terminal {
  let size = Size(columns: 30, rows: 8)
  let wake: @Sendable () -> Void = {}

  private(set) var now = Duration.zero
  private(set) var drawn = 0
  private(set) var wakeUps = 0

  /// The frames and the wake-ups between one thing that was typed and the next.
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
    // A minute of rest, which must cost nothing.
    now += .seconds(60)
    return [typed.isEmpty ? .signal(.terminate) : typed.removeFirst()]
  }

  func suspend() {}
  func redraw() {}
}
