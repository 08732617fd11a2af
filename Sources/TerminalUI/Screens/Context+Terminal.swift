import TerminalCore

extension Context {
  /// Language, glyphs, theme and motion. What is set is drawn at once, on every screen.
  ///
  /// ```swift
  /// context.appearance.chosenTheme = .light
  /// ```
  public var appearance: Appearance {
    get { host.session.appearance }
    nonmutating set { host.session.change(to: newValue) }
  }

  /// Puts text on the clipboard of the terminal, over ssh too.
  ///
  /// No one says whether the terminal took it: some have to be told to allow it, and the Linux
  /// console has no clipboard.
  ///
  /// - Parameter text: The text, of `TerminalTraits.longestCopy` bytes at most.
  /// - Returns: `false` if it is longer; then nothing is copied.
  @discardableResult
  public func copy(_ text: String) -> Bool {
    guard text.utf8.count <= TerminalTraits.longestCopy else { return false }
    host.session.copied = text
    host.session.requests.append(.copy(text))
    return true
  }
}

extension App {
  /// Language, glyphs, theme and motion. What is set is drawn at once, on every screen.
  public nonisolated var appearance: Appearance {
    get { inside { $0.session.appearance } }
    set { inside { $0.session.change(to: newValue) } }
  }

  /// The last text that a screen has copied, or `nil` if none has.
  public nonisolated var copied: String? { inside { $0.session.copied } }
}

/// Something that only the terminal can do for the program.
public enum TerminalRequest: Hashable, Sendable {
  /// Stop the process until the shell continues it.
  case suspend
  /// Redraw every cell, whatever is assumed to be on the terminal.
  case redraw
  /// Take the mouse, or leave it to the terminal.
  case useMouse(Bool)
  /// Put text on the clipboard.
  case copy(String)
}
