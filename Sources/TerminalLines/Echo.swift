import Glibc

/// Whether a terminal shows what is typed.
struct Echo {
  /// Whether the input is a terminal, which shows by itself what is typed.
  let isByTerminal: Bool

  private let input: CInt

  init(at input: CInt) {
    self.input = input
    isByTerminal = isatty(input) != 0
  }

  /// Whether what is typed is shown. A newline always is.
  var isOn = true {
    didSet {
      guard isByTerminal, isOn != oldValue else { return }
      var settings = termios()
      guard unsafe tcgetattr(input, &settings) == 0 else { return }
      let (all, newlines) = (tcflag_t(ECHO), tcflag_t(ECHONL))
      settings.c_lflag &= ~(all | newlines)
      settings.c_lflag |= isOn ? all : newlines
      unsafe tcsetattr(input, TCSANOW, &settings)
    }
  }
}
