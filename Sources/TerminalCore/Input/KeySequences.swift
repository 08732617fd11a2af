/// The table of keys and their byte sequences, for decoding and encoding.
///
/// If several sequences stand for one key, the encoder uses the first.
enum KeySequences {
  /// The final bytes of `ESC [ A`, `ESC O A` and `ESC [ 1 ; 5 A`.
  static let letters: [(letter: UInt8, code: Key.Code)] = [
    (UInt8(ascii: "A"), .up), (UInt8(ascii: "B"), .down), (UInt8(ascii: "C"), .right),
    (UInt8(ascii: "D"), .left), (UInt8(ascii: "F"), .end), (UInt8(ascii: "H"), .home),
    (UInt8(ascii: "P"), .function(1)), (UInt8(ascii: "Q"), .function(2)),
    (UInt8(ascii: "R"), .function(3)), (UInt8(ascii: "S"), .function(4)),
  ]

  /// The numbers of `ESC [ 5 ~` and `ESC [ 5 ; 2 ~`.
  static let numbers: [(number: Int, code: Key.Code)] =
    [
      (2, .insert), (3, .delete), (5, .pageUp), (6, .pageDown), (1, .home), (4, .end), (7, .home),
      (8, .end),
    ]
    + zip(
      [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34], 1...
    ).map { ($0, .function($1)) }

  /// The final bytes with which rxvt replaces the `~` of a number: `ESC [ 7 $` is Shift-Home.
  private static let rxvtFinals: [UInt8: KeyModifiers] = [
    UInt8(ascii: "$"): .shift, UInt8(ascii: "^"): .control, UInt8(ascii: "@"): [.shift, .control],
  ]

  /// The codes of `ESC [ 13 ; 2 u`, for keys that have their own control byte.
  static let codes: [(number: Int, code: Key.Code)] = [
    (9, .tab), (13, .enter), (27, .escape), (127, .backspace),
  ]

  /// The bytes that the keypad sends after `ESC O` in application mode.
  private static let keypad: [UInt8: Character] = [
    UInt8(ascii: "X"): "=", UInt8(ascii: "j"): "*", UInt8(ascii: "k"): "+", UInt8(ascii: "l"): ",",
    UInt8(ascii: "m"): "-", UInt8(ascii: "n"): ".", UInt8(ascii: "o"): "/",
  ]

  /// The key of a control byte: Enter for both line ends, Backspace for 8 and 127.
  static func controlKey(_ byte: UInt8) -> Key {
    switch byte {
    case 0x00: Key(.character(" "), .control)
    case 0x08, 0x7F: Key(.backspace)
    case 0x09: Key(.tab)
    case 0x0A, 0x0D: Key(.enter)
    case 0x1B: Key(.escape)
    case 0x01...0x1A: Key(.character(Character(Unicode.Scalar(byte | 0x60))), .control)
    default: Key(.character(Character(Unicode.Scalar(byte | 0x40))), .control)
    }
  }

  /// The key of `ESC O` and a byte.
  static func singleShiftEvent(_ byte: UInt8) -> InputEvent? {
    if let code = code(ofLetter: byte) { return .key(Key(code)) }
    if let code = code(ofRxvtArrow: byte) { return .key(Key(code, .control)) }
    if byte == UInt8(ascii: "M") { return .key(Key(.enter)) }
    if (UInt8(ascii: "p")...UInt8(ascii: "y")).contains(byte) {
      return .text(Character(Unicode.Scalar(byte - UInt8(ascii: "p") + UInt8(ascii: "0"))))
    }
    return keypad[byte].map { .text($0) }
  }

  /// The key of a sequence after `ESC [`.
  static func event(for sequence: ControlSequence) -> InputEvent? {
    let modifiers = Self.modifiers(sequence.number(1))
    switch sequence.final {
    case UInt8(ascii: "Z"):
      return .key(Key(.tab, modifiers.union(.shift)))
    case UInt8(ascii: "~") where sequence.number(0) == 27 && sequence.numbers.count == 3:
      return event(code: sequence.number(2), modifiers)
    case UInt8(ascii: "~"):
      return event(number: sequence.number(0), modifiers)
    case UInt8(ascii: "u"):
      return sequence.numbers.isEmpty ? nil : event(code: sequence.number(0), modifiers)
    default:
      if sequence.numbers.count == 1, let modifiers = rxvtFinals[sequence.final] {
        return event(number: sequence.number(0), modifiers)
      }
      if sequence.numbers.isEmpty, let code = code(ofRxvtArrow: sequence.final) {
        return .key(Key(code, .shift))
      }
      guard sequence.number(0) <= 1 else { return nil }
      return code(ofLetter: sequence.final).map { .key(Key($0, modifiers)) }
    }
  }

  /// The modifiers encoded in a number: one plus the sum of Shift 1, Alt 2, Control 4, and Meta 8.
  static func modifiers(_ number: Int) -> KeyModifiers {
    let bits = max(number, 1) - 1
    var modifiers: KeyModifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & (2 | 8) != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  /// Whether some bytes are the number of a key, and nothing else.
  static func isNumber(_ bytes: some Collection<UInt8>) -> Bool {
    numbers.contains { bytes.elementsEqual("\($0.number)".utf8) }
  }

  private static func event(number: Int, _ modifiers: KeyModifiers) -> InputEvent? {
    numbers.first { $0.number == number }.map { .key(Key($0.code, modifiers)) }
  }

  private static func code(ofLetter letter: UInt8) -> Key.Code? {
    letters.first { $0.letter == letter }?.code
  }

  /// The arrow key of rxvt's `ESC [ a`, with Shift, and `ESC O a`, with Control.
  private static func code(ofRxvtArrow letter: UInt8) -> Key.Code? {
    (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(letter) ? code(ofLetter: letter - 32) : nil
  }

  private static func event(code: Int, _ modifiers: KeyModifiers) -> InputEvent? {
    if let named = codes.first(where: { $0.number == code }) {
      return .key(Key(named.code, modifiers))
    }
    // Numbers from U+E000 belong to keys that type nothing, such as Shift alone.
    guard code >= 0x20, !(0x80..<0xA0).contains(code), !(0xE000..<0xF900).contains(code),
      let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init)
    else { return nil }
    let character = Character(scalar)
    return modifiers.isEmpty ? .text(character) : .key(Key(.character(character), modifiers))
  }
}

extension Key {
  /// The key that terminals send in place of this one, such as Tab for `ctrl+i` and `D` for
  /// `shift+d`; `nil` if they send this one.
  package var sentInstead: Key? {
    guard case .character(let character) = code else { return nil }
    if modifiers.subtracting(.alt) == .shift, character.isLetter,
      let capital = character.uppercased().first
    {
      return Key(.character(capital), modifiers.subtracting(.shift))
    }
    guard modifiers.contains(.control),
      let byte = character.asciiValue, (0x40..<0x7F).contains(byte)
    else { return nil }
    var sent = KeySequences.controlKey(byte & 0x1F)
    if modifiers.contains(.alt) { sent.modifiers.insert(.alt) }
    return sent == self ? nil : sent
  }
}
