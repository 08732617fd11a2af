import CNcurses
import Glibc
import TerminalCore

/// What has to be so before a terminal is touched.
enum TerminalEnvironment {
  /// Terminals of today that Debian's small terminfo lacks; all of them understand xterm.
  private static let relatives = ["kitty", "alacritty", "foot", "ghostty", "wezterm"]

  /// What is used for them.
  private static let standIn = "xterm-256color"

  /// Makes sure that the C library knows Unicode, or kanji would have no width.
  static func requireUnicode() throws(RendererError) {
    for name in ["", "C.UTF-8"] {
      if unsafe setlocale(LC_CTYPE, name) != nil, cncurses_is_unicode() { return }
    }
    throw .noUnicodeLocale
  }

  /// Makes sure that both ends are a terminal.
  static func requireTerminal(_ input: CInt, _ output: CInt) throws(RendererError) {
    guard isatty(input) == 1, isatty(output) == 1 else { throw .noTerminal }
  }

  /// Finds the terminfo entry to use for a terminal, and whether it is another one's.
  static func knownName(
    for name: String, output: CInt
  ) throws(RendererError) -> (name: String, isStandIn: Bool) {
    if let isCapable = isCapable(name, output: output) {
      guard isCapable else { throw .incapableTerminal(name: name) }
      return (name, false)
    }
    guard relatives.contains(where: { name.contains($0) }),
      isCapable(standIn, output: output) == true
    else { throw .unknownTerminal(name: name) }
    return (standIn, true)
  }

  /// Calls a function while a variable of the environment has another value.
  static func setting<Result>(
    _ name: String, to value: String, during body: () -> Result
  ) -> Result {
    let before = unsafe getenv(name).map { unsafe String(cString: $0) }
    unsafe setenv(name, value, 1)
    defer {
      if let before { unsafe setenv(name, before, 1) } else { unsafe unsetenv(name) }
    }
    return body()
  }

  /// Whether the terminal can place its cursor, or `nil` when nobody knows it.
  private static func isCapable(_ name: String, output: CInt) -> Bool? {
    let previous = unsafe cncurses_terminal()
    var status: CInt = 0
    guard !name.isEmpty, unsafe setupterm(name, output, &status) == OK else { return nil }
    defer { unsafe cncurses_forget_terminal(previous) }
    return unsafe cncurses_capability("cup") != nil
  }
}
