extension InputEncoder {
  /// The bytes of a key: the short traditional form if it is unambiguous, otherwise a numeric form.
  static func bytes(of key: Key) -> [UInt8] {
    switch key.code {
    case .character(let character):
      bytes(of: character, key.modifiers)
    case .tab where key.modifiers == .shift:
      Array("\u{1B}[Z".utf8)
    case .enter, .escape, .tab, .backspace:
      controlByteKey(key)
    default:
      namedKey(key)
    }
  }

  /// The bytes of a key that has a control byte.
  private static func controlByteKey(_ key: Key) -> [UInt8] {
    let code = KeySequences.codes.first { $0.code == key.code }?.number ?? 0
    if key.modifiers.isEmpty { return [UInt8(code)] }
    if key.modifiers == .alt, key.code != .escape { return [0x1B, UInt8(code)] }
    return numbered(code, key.modifiers)
  }

  /// The bytes of a key that types no character.
  private static func namedKey(_ key: Key) -> [UInt8] {
    let number = modifierNumber(key.modifiers)
    if let found = KeySequences.letters.first(where: { $0.code == key.code }) {
      let letter = Unicode.Scalar(found.letter)
      let isFunction = if case .function = key.code { true } else { false }
      if number == 1 { return Array("\u{1B}\(isFunction ? "O" : "[")\(letter)".utf8) }
      return Array("\u{1B}[1;\(number)\(letter)".utf8)
    }
    guard let found = KeySequences.numbers.first(where: { $0.code == key.code }) else { return [] }
    return Array("\u{1B}[\(found.number)\(number == 1 ? "" : ";\(number)")~".utf8)
  }

  /// The bytes of a key of the main block.
  private static func bytes(of character: Character, _ modifiers: KeyModifiers) -> [UInt8] {
    let text = String(character)
    guard !modifiers.isEmpty, let scalar = text.unicodeScalars.first else {
      return Array(text.utf8)
    }
    if modifiers == .alt, !"[OP]_^X".contains(character) { return [0x1B] + Array(text.utf8) }
    if modifiers.subtracting(.alt) == .control, let byte = controlByte(scalar) {
      return (modifiers.contains(.alt) ? [0x1B] : []) + [byte]
    }
    return numbered(Int(scalar.value), modifiers)
  }

  /// The control byte of a character, unless it belongs to another key.
  private static func controlByte(_ scalar: Unicode.Scalar) -> UInt8? {
    (0x00..<0x20).first {
      KeySequences.controlKey($0) == Key(.character(Character(scalar)), .control)
    }
  }

  private static func numbered(_ code: Int, _ modifiers: KeyModifiers) -> [UInt8] {
    Array("\u{1B}[\(code);\(modifierNumber(modifiers))u".utf8)
  }

  private static func modifierNumber(_ modifiers: KeyModifiers) -> Int {
    1 + (modifiers.contains(.shift) ? 1 : 0) + (modifiers.contains(.alt) ? 2 : 0)
      + (modifiers.contains(.control) ? 4 : 0)
  }
}
