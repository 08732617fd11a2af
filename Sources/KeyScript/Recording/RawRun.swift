import TerminalCore

/// Bytes without a meaning, with as much behind them as they need to stay without one.
///
/// What is left of a sequence that broke off may be a key when it stands alone: `ESC [` is Alt-[
/// unless something else follows at once. Then the bytes of what followed belong into the same
/// `raw`, or playing it would press that key.
struct RawRun {
  private(set) var bytes: [UInt8] = []
  private var events: [InputEvent] = []

  /// Adds an event, or gives `false` for one that does not come as bytes.
  mutating func add(_ event: InputEvent) -> Bool {
    guard let bytes = InputEncoder.bytes(of: event) else { return false }
    self.bytes += bytes
    events.append(event)
    return true
  }

  /// Whether playing the bytes makes the same events.
  var isComplete: Bool { Player.decoded(bytes) == events }
}
