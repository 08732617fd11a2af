import TerminalCore

/// Bytes that, played alone, are as unknown as they were when they arrived.
struct RawBytes {
  let bytes: [UInt8]

  /// What a terminal answers when asked for its kind, which makes no event.
  private static let silence = Array("\u{1B}[?1;2c".utf8)

  /// Makes the bytes for what meant nothing.
  ///
  /// What is left of a sequence that broke off may be a key when nothing follows: `ESC [` is
  /// Alt-[ then. Something silent behind it keeps it broken.
  init(unknown bytes: [UInt8]) {
    let isKept = Player.decoded(bytes) == [.unknown(bytes)]
    self.bytes = isKept ? bytes : bytes + Self.silence
  }
}
