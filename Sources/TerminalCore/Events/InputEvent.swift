/// Something that reaches a program from its terminal.
public enum InputEvent: Hashable, Sendable {
  /// A key that types no character, or one held with Control or Alt.
  case key(Key)
  /// One grapheme that was typed.
  case text(Character)
  /// A text that was pasted in one piece, line ends as `\n`.
  case paste(String)
  /// The mouse, a trackpad or a wheel.
  case mouse(MouseEvent)
  /// The terminal has a new size.
  case resize(Size)
  /// The terminal's window gained the keyboard (`true`) or lost it.
  case focus(Bool)
  /// The program goes to sleep or wakes up, or has to leave.
  case signal(Signal)
  /// Bytes that mean nothing to us, swallowed whole.
  case unknown([UInt8])

  /// What the system asks of a program, apart from its keyboard.
  public enum Signal: String, Hashable, Sendable, CaseIterable {
    /// The person pressed Ctrl-Z.
    case suspend = "tstp"
    /// The program runs again after having been stopped.
    case resume = "cont"
    /// Somebody asks the program to end.
    case terminate = "term"
    /// The terminal is gone.
    case hangUp = "hup"
  }
}
