/// Something that a program receives from its terminal or from the system.
public enum InputEvent: Hashable, Sendable {
  /// A key that types no character, or any key pressed with Control or Alt.
  case key(Key)
  /// One typed grapheme cluster.
  case text(Character)
  /// Pasted text, with line endings as `\n`.
  case paste(String)
  /// An action of the mouse, the trackpad, or the wheel.
  case mouse(MouseEvent)
  /// The terminal has a new size.
  case resize(Size)
  /// The terminal's window gained (`true`) or lost (`false`) the keyboard focus.
  case focus(Bool)
  /// The system asks the program to suspend, resume, or end.
  case signal(Signal)
  /// Bytes that form a sequence with no known meaning.
  case unknown([UInt8])

  /// A request from the system, which doesn't come as input.
  public enum Signal: String, Hashable, Sendable, CaseIterable {
    /// The user pressed Ctrl-Z.
    case suspend = "tstp"
    /// The program continues after it was stopped.
    case resume = "cont"
    /// The program is asked to end.
    case terminate = "term"
    /// The terminal was disconnected.
    case hangUp = "hup"
  }
}
