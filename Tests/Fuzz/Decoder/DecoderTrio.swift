import TerminalCore

/// Three decoders that read the same bytes: at once, as they arrived, and one by one.
struct DecoderTrio {
  private var whole = InputDecoder()
  private var pieces = InputDecoder()
  private var single = InputDecoder()

  /// Feeds the bytes before a pause, and checks that all three decoders give the same events.
  mutating func take(_ arriving: [[UInt8]]) throws(Violation) {
    let bytes = arriving.flatMap(\.self)
    let expected = DecodedEvents(whole.feed(bytes) + whole.flush())
    try expected.check()
    let inPieces = arriving.flatMap { pieces.feed($0) } + pieces.flush()
    try check(inPieces, against: expected, "as they arrived", bytes)
    let oneByOne = bytes.flatMap { single.feed(CollectionOfOne($0)) } + single.flush()
    try check(oneByOne, against: expected, "one by one", bytes)
    for decoder in [whole, pieces, single] where decoder.isIncomplete || decoder.pendingEscape {
      throw Violation("something is left of \(bytes)")
    }
    guard whole.flush().isEmpty else { throw Violation("a second flush of \(bytes) gives more") }
  }

  private func check(
    _ events: [InputEvent], against expected: DecodedEvents, _ manner: String, _ bytes: [UInt8]
  ) throws(Violation) {
    guard DecodedEvents(events) == expected else {
      throw Violation("\(bytes) \(manner) give \(events), not \(expected.events)")
    }
  }
}
