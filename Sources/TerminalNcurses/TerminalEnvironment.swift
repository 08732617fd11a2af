import CNcurses
import Glibc
import TerminalCore

/// The conditions to check before a terminal is changed.
enum TerminalEnvironment {
  /// Current terminals that are missing from Debian's basic terminfo; all of them understand xterm.
  private static let relatives = ["kitty", "alacritty", "foot", "ghostty", "wezterm"]

  /// The terminfo name to use for them.
  private static let standIn = "xterm-256color"

  /// Selects a UTF-8 locale of the C library, without which kanji have no width.
  ///
  /// - Returns: Whether it is the locale of the environment.
  @discardableResult
  static func requireUnicode() throws(RendererError) -> Bool {
    for name in ["", "C.UTF-8"] {
      if unsafe setlocale(LC_CTYPE, name) != nil, cncurses_is_unicode() { return name.isEmpty }
    }
    throw .noUnicodeLocale
  }

  /// Checks that both descriptors are terminals.
  static func requireTerminal(_ input: CInt, _ output: CInt) throws(RendererError) {
    guard isatty(input) == 1, isatty(output) == 1 else { throw .noTerminal }
  }

  /// The terminfo name to use for a terminal, whether it is that of another terminal, and what
  /// terminfo says about it.
  static func known(
    as name: String, output: CInt
  ) throws(RendererError) -> (name: String, isStandIn: Bool, traits: TerminfoTraits) {
    if let traits = TerminfoTraits(name: name, output: output), !traits.needsPadding {
      guard traits.canMoveCursor else { throw .incapableTerminal(name: name) }
      return (name, false, traits)
    }
    // Swift's own string search would load another library.
    guard relatives.contains(where: { unsafe strstr(name, $0) != nil }),
      let traits = TerminfoTraits(name: standIn, output: output), traits.canMoveCursor
    else { throw .unknownTerminal(name: name) }
    return (standIn, true, traits)
  }

  /// Calls a function while an environment variable is set to another value.
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
}
