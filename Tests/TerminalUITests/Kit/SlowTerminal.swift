import TerminalCore

/// A terminal whose clock advances by ten milliseconds whenever it is read.
final class SlowTerminal: Terminal {
  let size = Size(columns: 30, rows: 8)
  let wake: @Sendable () -> Void = {}

  private var looks = 0
  private var batches: [[InputEvent]]

  /// Delivers some events together, and one more with the next call.
  init(typing typed: [InputEvent], then last: InputEvent) {
    batches = [typed, [last]]
  }

  var now: Duration {
    looks += 1
    return .milliseconds(10 * looks)
  }

  func show(_ frame: Frame) {}

  func events(until deadline: Duration?) -> [InputEvent] {
    batches.isEmpty ? [] : batches.removeFirst()
  }

  func suspend() {}
  func redraw() {}
  func useMouse(_ isUsed: Bool) {}
}
