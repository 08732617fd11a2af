/// One step of a decoder case.
enum DecoderPiece {
  /// Bytes arrive together.
  case bytes([UInt8])
  /// A whole sequence arrives, which gives at most one event, whatever it means.
  case sequence([UInt8])
  /// No more bytes arrive in time.
  case flush

  /// The bytes that arrive.
  var bytes: [UInt8] {
    switch self {
    case .bytes(let bytes), .sequence(let bytes): bytes
    case .flush: []
    }
  }
}
