import FoundationEssentials

extension NcursesTerminal {
  /// Takes the mouse, or leaves it to the terminal. It stays there with ``MouseSetting/off``.
  public func useMouse(_ isUsed: Bool) {
    guard options.mouse == .on, isUsed != usesMouse else { return }
    usesMouse = isUsed
    if isTaken { renderer.output.send(Array(TerminalModes.setMouse(isUsed).utf8)) }
  }

  /// Puts text on the clipboard by OSC 52, unless the terminal is one that would show the sequence.
  public func copy(_ text: String) {
    guard isTaken, options.hasClipboard, Clipboard.isKnown(to: options.terminalName) else {
      return
    }
    renderer.output.send(Array(Clipboard.sequence(for: text).utf8), isWhole: true)
  }
}

/// The sequence that puts text on the clipboard.
enum Clipboard {
  /// The beginnings of the names of terminals that don't read such a sequence as a whole: the Linux
  /// console, and what may be a terminal of glass.
  private static let strangers = ["linux", "dumb", "vt"]

  /// Whether a terminal at least ignores the sequence.
  static func isKnown(to terminalName: String) -> Bool {
    !strangers.contains { terminalName.hasPrefix($0) }
  }

  /// The sequence. Whatever the text has in it, only letters, digits, `+`, `/` and `=` are sent.
  static func sequence(for text: String) -> String {
    "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\"
  }
}
