/// Encodes events as the bytes that a terminal would send; the inverse of ``InputDecoder``.
///
/// Decoding the bytes of an event produces the same event, with three exceptions: a key with a
/// character but no modifiers becomes text, control characters in a paste are lost, and a key can't
/// carry a grapheme cluster of several scalars. Escape is encoded as a lone escape byte, so call
/// ``InputDecoder/flush()`` before decoding anything else.
public enum InputEncoder {
  /// The bytes of an event; `nil` for a resize and a signal, which don't arrive as bytes.
  public static func bytes(of event: InputEvent) -> [UInt8]? {
    switch event {
    case .key(let key): bytes(of: key)
    case .text(let character): Array(String(character).utf8)
    case .paste(let text): bytes(ofPaste: text)
    case .mouse(let event): bytes(of: event)
    case .focus(let isGained): sequence(isGained ? "I" : "O")
    case .unknown(let bytes): bytes
    case .resize, .signal: nil
    }
  }

  private static func sequence(_ body: String) -> [UInt8] {
    Array("\u{1B}[\(body)".utf8)
  }

  private static func bytes(ofPaste text: String) -> [UInt8] {
    let body = text.utf8.map { $0 == 0x0A ? 0x0D : $0 }
    return sequence("200~") + body + PasteCollector.terminator
  }

  private static func bytes(of event: MouseEvent) -> [UInt8] {
    var number =
      switch event.action {
      case .press(let button), .release(let button):
        ControlSequence.buttons.firstIndex(of: button) ?? 0
      case .drag(let button):
        ControlSequence.motionBit + (ControlSequence.buttons.firstIndex(of: button) ?? 0)
      case .wheel(let wheel):
        ControlSequence.wheelBit + (ControlSequence.wheels.firstIndex(of: wheel) ?? 0)
      }
    for (bit, modifier) in ControlSequence.modifierBits where event.modifiers.contains(modifier) {
      number += bit
    }
    let isRelease = if case .release = event.action { true } else { false }
    let (column, row) = (event.position.column + 1, event.position.row + 1)
    return sequence("<\(number);\(column);\(row)\(isRelease ? "m" : "M")")
  }
}
