import TerminalCore
import Testing

/// Bytes and the events that they mean.
struct InputSample: CustomTestStringConvertible, Sendable {
  let bytes: String
  let events: [InputEvent]

  init(_ bytes: String, _ events: InputEvent...) {
    self.bytes = bytes
    self.events = events
  }

  var testDescription: String { bytes.debugDescription }
}
