/// Something that reaches a program from its terminal.
public enum InputEvent: Hashable, Sendable {
  /// A key that types no character, or a key held with Control or Alt.
  case key(Key)
  /// One typed grapheme.
  case text(Character)
  /// Pasted text, with line ends as `\n`.
  case paste(String)
  /// The mouse, a trackpad or a wheel.
  case mouse(MouseEvent)
  /// The terminal has a new size.
  case resize(Size)
  /// The terminal's window gained (`true`) or lost the keyboard focus.
  case focus(Bool)
  /// The program is suspended or resumed, or has to end.
  case signal(Signal)
  /// Bytes without a meaning here, consumed whole.
  case unknown([UInt8])

  /// A request of the system to the program, apart from its input.
  public enum Signal: String, Hashable, Sendable, CaseIterable {
    /// The person pressed Ctrl-Z.
    case suspend = "tstp"
    /// The program runs again after it was stopped.
    case resume = "cont"
    /// The program is asked to end.
    case terminate = "term"
    /// The terminal is gone.
    case hangUp = "hup"
  }
}
