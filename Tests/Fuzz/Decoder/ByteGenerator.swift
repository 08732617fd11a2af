import SeededRandom
import TerminalCore
import TerminalFake

/// Makes bytes that terminals send or might send, and noise.
struct ByteGenerator {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func piece() -> DecoderPiece {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0...3: .flush
    case 4...6: .bytes(known())
    case 7...9: .bytes(mutated(known()))
    case 10, 11: .sequence(wellFormed())
    case 12, 13: .bytes(mutated(wellFormed()))
    case 14: .bytes(paste())
    case 15: .bytes(Array(generator.text().utf8))
    case 16: .bytes(mutated(Array(generator.text().utf8)))
    case 17: .bytes(noise(upTo: 24, Self.meaningful))
    case 18: .bytes(long())
    default: .bytes(noise(upTo: 24, Array(0...255)))
    }
  }

  private static let meaningful = Array(
    "\u{1B}\u{1B}\u{1B}[[[O]P_^X<?>=;;:0123459~MmAuRcy$ \\\u{7}\u{18}".utf8)

  /// The bytes of an event that terminals send.
  private mutating func known() -> [UInt8] {
    InputEncoder.bytes(of: event()) ?? []
  }

  private mutating func event() -> InputEvent {
    let modifiers = KeyModifiers(rawValue: UInt8.random(in: 0..<8, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0, 1:
      let codes: [Key.Code] = [
        .enter, .escape, .tab, .backspace, .insert, .delete, .up, .down, .left, .right, .home,
        .end, .pageUp, .pageDown, .function(1), .function(5), .function(12), .character("x"),
        .character("["), .character("県"),
      ]
      return .key(Key(generator.one(of: codes), modifiers))
    case 2: return .focus(Bool.random(using: &generator))
    case 3: return .text(generator.one(of: ["a", "東", "ｶ", "👨‍👩‍👧"]))
    default:
      let button = generator.one(of: MouseEvent.Button.allCases)
      let wheel = generator.one(of: MouseEvent.Wheel.allCases)
      let action = generator.one(
        of: [MouseEvent.Action.press(button), .drag(button), .release(button), .wheel(wheel)])
      let position = Position(
        column: Int.random(in: 0...300, using: &generator),
        row: Int.random(in: 0...99, using: &generator))
      return .mouse(MouseEvent(action, at: position, modifiers))
    }
  }

  /// Any sequence that is complete by the rules of ECMA-48.
  private mutating func wellFormed() -> [UInt8] {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      let body = noise(upTo: 20, Array(0x20...0x7E))
      let end: [UInt8] = Bool.random(using: &generator) ? [0x07] : [0x1B, 0x5C]
      return [0x1B, generator.one(of: Array("]P_^X".utf8))] + body + end
    case 1:
      return [0x1B, UInt8(ascii: "O"), UInt8.random(in: 0x40...0x7E, using: &generator)]
    default:
      let marker = noise(upTo: 1, Array("<=>?".utf8))
      let numbers = noise(upTo: 9, Array("0123456789;;:".utf8))
      let intermediates = generator.happens(onceIn: 4) ? noise(upTo: 2, Array(0x20...0x2F)) : []
      let final = UInt8.random(in: 0x40...0x7E, using: &generator)
      let body = marker + numbers + intermediates
      // These start something longer: an old mouse report, a console key, a paste.
      if body.isEmpty, final == UInt8(ascii: "M") || final == UInt8(ascii: "[") { return [] }
      let first = numbers.drop { $0 == UInt8(ascii: "0") }
      if final == UInt8(ascii: "~"), first.starts(with: Array("200".utf8)) { return [] }
      // In rxvt, this byte ends the sequence of a key with Shift, and what follows is text.
      if marker.isEmpty, intermediates.first == UInt8(ascii: "$") { return [] }
      return Array("\u{1B}[".utf8) + body + [final]
    }
  }

  private mutating func paste() -> [UInt8] {
    let end = generator.happens(onceIn: 4) ? "" : "\u{1B}[201~"
    let body = mutated(Array(generator.text().utf8)) + noise(upTo: 12, Self.meaningful)
    return Array("\u{1B}[200~".utf8) + body + Array(end.utf8)
  }

  /// Sometimes more than the decoder keeps.
  private mutating func long() -> [UInt8] {
    guard generator.happens(onceIn: 400) else { return known() }
    let beginning = generator.one(of: ["\u{1B}[", "\u{1B}]", "\u{1B}P", "\u{1B}[200~", "東"])
    let count = generator.happens(onceIn: 20) ? 1_100_000 : 5_000
    let byte = generator.one(of: Array("1;a".utf8) + [0xE3])
    return Array(beginning.utf8) + Array(repeating: byte, count: count)
  }

  private mutating func noise(upTo limit: Int, _ bytes: [UInt8]) -> [UInt8] {
    (0..<Int.random(in: 0...limit, using: &generator)).map { _ in generator.one(of: bytes) }
  }

  /// Bytes with a few of them changed, lost or doubled, or with the end cut off.
  private mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(bytes[place], at: place)
      case 3: bytes.insert(generator.one(of: Self.meaningful), at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }
}
