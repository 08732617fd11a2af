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

  /// What the terminal showed before the secret, with which it is left again.
  private var found: tcflag_t = 0

  /// Whether what is typed is shown as usual; otherwise only its newlines are.
  var isOn = true {
    didSet {
      guard isByTerminal, isOn != oldValue else { return }
      var settings = termios()
      guard unsafe tcgetattr(input, &settings) == 0 else { return }
      let both = tcflag_t(ECHO | ECHONL)
      if !isOn { found = settings.c_lflag & both }
      settings.c_lflag &= ~both
      settings.c_lflag |= isOn ? found : tcflag_t(ECHONL)
      unsafe tcsetattr(input, TCSANOW, &settings)
    }
  }
}
