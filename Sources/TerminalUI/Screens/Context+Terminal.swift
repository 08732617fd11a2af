import TerminalCore

extension Context {
  /// The language, glyphs, theme, and motion. Changes take effect at once, on every screen.
  ///
  /// ```swift
  /// context.appearance.chosenTheme = .light
  /// ```
  public var appearance: Appearance {
    get { host.session.appearance }
    nonmutating set { host.session.change(to: newValue) }
  }

  /// Puts text on the terminal's clipboard, even over SSH.
  ///
  /// The terminal doesn't report whether it accepted the text: some have to be configured to, and
  /// the Linux console has no clipboard.
  ///
  /// - Parameter text: The text, at most `TerminalTraits.longestCopy` bytes of UTF-8.
  /// - Returns: `false` if the text is longer, in which case nothing is copied.
  @discardableResult
  public func copy(_ text: String) -> Bool {
    guard text.utf8.count <= TerminalTraits.longestCopy else { return false }
    host.session.copied = text
    host.session.requests.append(.copy(text))
    return true
  }
}

/// An action that only the terminal can perform for the program.
public enum TerminalRequest: Hashable, Sendable {
  /// Suspend the process until the shell continues it.
  case suspend
  /// Redraw every cell, whatever is assumed to be on the terminal.
  case redraw
  /// Take the mouse (`true`), or leave it to the terminal.
  case useMouse(Bool)
  /// Put text on the clipboard.
  case copy(String)
}
