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
      guard isByTerminal, isOn != oldValue, var settings else { return }
      if !isOn { found = settings.c_lflag & Self.both }
      apply(to: &settings)
    }
  }

  /// Hides a secret again after the program was stopped: the shell shows what is typed, and not
  /// every shell restores the settings of a program that it continues.
  func renew() {
    guard isByTerminal, !isOn, var settings else { return }
    apply(to: &settings)
  }

  private static let both = tcflag_t(ECHO | ECHONL)

  private var settings: termios? {
    var settings = termios()
    return unsafe tcgetattr(input, &settings) == 0 ? settings : nil
  }

  private func apply(to settings: inout termios) {
    settings.c_lflag &= ~Self.both
    settings.c_lflag |= isOn ? found : tcflag_t(ECHONL)
    unsafe tcsetattr(input, TCSANOW, &settings)
  }
}
