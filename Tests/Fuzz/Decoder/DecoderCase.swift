import TerminalCore

/// Random bytes for the decoder, which must give the same events wherever they are split.
struct DecoderCase: FuzzCase {
  static let name = "decoder"
  static let unit = "bytes"

  /// The longest run of bytes that is split at every place.
  private static let everySplitLimit = 40

  var pieces: [DecoderPiece]

  init(seed: UInt64) {
    var generator = ByteGenerator(seed: seed)
    pieces = (0..<64).map { _ in generator.piece() }
  }

  func play() throws(Violation) -> Int {
    var decoders = DecoderTrio()
    var arriving: [[UInt8]] = []
    var count = 0
    for piece in pieces + [.flush] {
      if case .sequence(let bytes) = piece { try checkSwallowed(bytes) }
      if case .flush = piece {
        try decoders.take(arriving)
        // One in eight, since it takes as long as all the others.
        if count % 8 == 0 { try checkEverySplit(arriving.flatMap(\.self)) }
        arriving = []
      } else {
        arriving.append(piece.bytes)
        count += piece.bytes.count
      }
    }
    return count
  }

  /// Checks that a whole sequence leaves none of its bytes behind as text.
  private func checkSwallowed(_ bytes: [UInt8]) throws(Violation) {
    var decoder = InputDecoder()
    let events = decoder.feed(bytes + [UInt8(ascii: "z")])
    guard events.last == .text("z"), events.count <= 2 else {
      throw Violation("the sequence \(bytes) and z give \(events)")
    }
  }

  private func checkEverySplit(_ bytes: [UInt8]) throws(Violation) {
    guard bytes.count <= Self.everySplitLimit, bytes.count > 1 else { return }
    var whole = InputDecoder()
    let expected = DecodedEvents(whole.feed(bytes) + whole.flush())
    for split in 1..<bytes.count {
      var decoder = InputDecoder()
      let events = decoder.feed(bytes[..<split]) + decoder.feed(bytes[split...]) + decoder.flush()
      guard DecodedEvents(events) == expected else {
        throw Violation("\(bytes) split at \(split) give \(events), not \(expected.events)")
      }
    }
  }

  // MARK: - As text

  var text: String {
    pieces.map { piece in
      switch piece {
      case .bytes(let bytes): "bytes " + Self.hexadecimal(bytes)
      case .sequence(let bytes): "sequence " + Self.hexadecimal(bytes)
      case .flush: "flush"
      }
    }.joined(separator: "\n") + "\n"
  }

  init(text: String) {
    pieces = text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      let bytes = words.dropFirst().compactMap { UInt8($0, radix: 16) }
      return switch words.first {
      case "bytes": .bytes(bytes)
      case "sequence": .sequence(bytes)
      case "flush": .flush
      default: nil
      }
    }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { String($0, radix: 16) }.joined(separator: " ")
  }
}
