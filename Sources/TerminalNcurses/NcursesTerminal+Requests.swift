extension NcursesTerminal {
  /// Takes the mouse, or leaves it to the terminal. With ``MouseSetting/off``, the terminal keeps
  /// it.
  public func useMouse(_ isUsed: Bool) {
    guard options.mouse == .on, isUsed != usesMouse else { return }
    usesMouse = isUsed
    if isTaken { renderer.output.send(Array(TerminalModes.setMouse(isUsed).utf8)) }
  }

  /// Puts text on the clipboard with OSC 52, except on a terminal that would display the sequence.
  public func copy(_ text: String) {
    guard isTaken, options.hasClipboard, Clipboard.isKnown(to: options.terminalName) else {
      return
    }
    renderer.output.send(Array(Clipboard.sequence(for: text).utf8), isWhole: true)
  }
}

/// The sequence that puts text on the clipboard.
enum Clipboard {
  /// Whether a terminal at least ignores the sequence. The Linux console and possible hardware
  /// terminals, such as `vt220`, don't parse it completely.
  static func isKnown(to terminalName: String) -> Bool {
    if terminalName.hasPrefix("linux") || terminalName.hasPrefix("dumb") { return false }
    // Not `vte-256color`, which is a program.
    return !(terminalName.hasPrefix("vt") && terminalName.dropFirst(2).first?.isNumber == true)
  }

  /// The sequence. Whatever the text contains, only letters, digits, `+`, `/`, and `=` are sent.
  static func sequence(for text: String) -> String {
    "\u{1B}]52;c;\(base64(Array(text.utf8)))\u{1B}\\"
  }

  /// The bytes in Base64, as defined by RFC 4648: four digits for three bytes.
  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start...].prefix(3)
      let number = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let digit = digits[number >> (18 - 6 * place) & 63]
        text.append(place <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
