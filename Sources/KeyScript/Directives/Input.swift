public import TerminalCore

extension Directive {
  /// A directive that sends events to the program.
  public enum Input: Hashable, Sendable {
    /// `key …` presses keys one after the other, at the same time on the clock.
    case keys([KeyPress])
    /// `type "…"` sends one text event per grapheme cluster, at the same time on the clock.
    case type(String)
    /// `paste "…"` sends one event with the whole text.
    case paste(String)
    /// `mouse …` presses, moves or releases the mouse.
    case mouse(MouseStep)
    /// `swipe …` drags from one cell to another.
    case swipe(ScriptSwipe)
    /// `click at …` presses and releases the left button.
    case click(ClickPlace)
    /// `scroll …` turns the wheel.
    case scroll(Scroll)
    /// `resize 100x30` changes the size of the terminal.
    case resize(Size)
    /// `focus in` or `focus out` gives the window the keyboard, or takes it away.
    case focus(FocusChange)
    /// `signal …` sends a signal from the system.
    case signal(ScriptSignal)
    /// `raw "…"` sends bytes through the terminal's decoder.
    case raw([UInt8])
  }
}

/// A key pressed one or more times.
public struct KeyPress: Hashable, Sendable {
  /// The key; a character without modifiers is typed as text.
  public var key: Key

  /// The number of presses, at least 1.
  public var count: Int

  /// Creates a key press; `count` must be positive.
  public init(_ key: Key, count: Int = 1) {
    ensure(count > 0, "a key can't be pressed \(count) times")
    self.key = key
    self.count = count
  }

  /// The event that each press sends; the same for `key ?` as for `type "?"`.
  public var event: InputEvent {
    if case .character(let character) = key.code, key.modifiers.isEmpty { return .text(character) }
    return .key(key)
  }
}

/// Whether the window gains or loses the keyboard focus.
public enum FocusChange: String, Hashable, Sendable, CaseIterable {
  case gained = "in"
  case lost = "out"
}

/// A signal that a script can send to a program.
public enum ScriptSignal: String, Hashable, Sendable, CaseIterable {
  /// `SIGWINCH`: the size of the window may have changed.
  case windowChanged = "winch"
  /// `SIGTSTP`: the user pressed Ctrl-Z.
  case suspend = "tstp"
  /// `SIGCONT`: the program continues after it was stopped.
  case resume = "cont"
  /// `SIGTERM`: the program is asked to end.
  case terminate = "term"
  /// `SIGHUP`: the terminal was disconnected.
  case hangUp = "hup"
}

// MARK: - Printing

extension Directive.Input {
  var text: String {
    switch self {
    case .keys(let presses):
      DirectiveName.key.line(presses.map(\.text).joined(separator: " "))
    case .type(let text): DirectiveName.type.line(Notation.quoted(text))
    case .paste(let text): DirectiveName.paste.line(Notation.quoted(text))
    case .mouse(let step): DirectiveName.mouse.line(step.text)
    case .swipe(let swipe): DirectiveName.swipe.line(swipe.text)
    case .click(let place): DirectiveName.click.line(place.text)
    case .scroll(let scroll): DirectiveName.scroll.line(scroll.text)
    case .resize(let size): DirectiveName.resize.line(Notation.size(size))
    case .focus(let change): DirectiveName.focus.line(change.rawValue)
    case .signal(let signal): DirectiveName.signal.line(signal.rawValue)
    case .raw(let bytes): DirectiveName.raw.line(Notation.quoted(bytes))
    }
  }
}

extension KeyPress {
  /// The press as written in a script, such as `down*12`.
  var text: String {
    Notation.key(key) + (count == 1 ? "" : "*\(count)")
  }
}
