import CNcurses
import Files
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

  /// The terminfo name to use for a terminal, and whether it is that of another terminal.
  static func knownName(
    for name: String, output: CInt
  ) throws(RendererError) -> (name: String, isStandIn: Bool) {
    if let isCapable = isCapable(name, output: output) {
      guard isCapable else { throw .incapableTerminal(name: name) }
      return (name, false)
    }
    // Swift's own string search would load another library.
    guard relatives.contains(where: { unsafe strstr(name, $0) != nil }),
      isCapable(standIn, output: output) == true
    else { throw .unknownTerminal(name: name) }
    return (standIn, true)
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

  /// Whether the terminal can position its cursor; `nil` if terminfo doesn't contain it, or it
  /// needs padding.
  private static func isCapable(_ name: String, output: CInt) -> Bool? {
    let previous = unsafe cncurses_terminal()
    var status: CInt = 0
    guard !name.isEmpty, unsafe setupterm(name, output, &status) == OK else { return nil }
    defer { unsafe cncurses_forget_terminal(previous) }
    guard !cncurses_has_forced_waits() else { return nil }
    return unsafe cncurses_capability("cup") != nil
  }
}

// MARK: - Terminfo

/// A terminal's description from a terminfo file.
///
/// On terminals that can't disable wrapping at the right edge, such as tmux and screen, ncurses
/// draws the last cell of the screen by inserting, which breaks a wide glyph that ends right before
/// that cell. A description without wrapping (`am`) avoids this. That is harmless if the cursor
/// waits at the edge for the next glyph (`xenl`), because ncurses never writes one there.
struct TerminfoEntry {
  private static let folders = ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"]
  private static let headerSize = 12
  /// The indices of `am` and `xenl` among the Boolean capabilities.
  private static let (marginIndex, glitchIndex) = (1, 4)

  private var bytes: [UInt8]

  /// Reads the description of a terminal; fails if it isn't in the usual folders.
  init?(name: String) {
    guard let first = name.first, !name.contains("/") else { return nil }
    for folder in Self.folders {
      if let bytes = try? OpenFile(reading: "\(folder)/\(first)/\(name)").bytes(limit: 65_536),
        bytes.count > Self.headerSize
      {
        self.bytes = bytes
        return
      }
    }
    return nil
  }

  /// The description without wrapping, in the form that `TERMINFO` accepts; `nil` if the terminal's
  /// cursor doesn't wait at the edge.
  var withoutMargin: String? {
    let flags = Self.headerSize + Int(bytes[2]) + Int(bytes[3]) << 8
    guard flags + Self.glitchIndex < bytes.count, bytes[4] > UInt8(Self.glitchIndex),
      bytes[flags + Self.glitchIndex] == 1
    else { return nil }
    var changed = bytes
    changed[flags + Self.marginIndex] = 0
    let digits = Array("0123456789ABCDEF".utf8)
    var text = Array("hex:".utf8)
    text.reserveCapacity(text.count + 2 * changed.count)
    for byte in changed {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Calls a function while ncurses finds the description without wrapping, if the terminal needs
  /// it.
  ///
  /// A `TERMINFO` variable that is already set is left alone.
  static func whileTrusted<Result>(name: String, _ body: () -> Result) -> Result {
    guard unsafe getenv("TERMINFO") == nil, isFragile(name),
      let description = TerminfoEntry(name: name)?.withoutMargin
    else { return body() }
    return TerminalEnvironment.setting("TERMINFO", to: description, during: body)
  }

  /// Whether the terminal can neither disable wrapping nor repeat a glyph. If it can repeat,
  /// ncurses relies on wrapping.
  private static func isFragile(_ name: String) -> Bool {
    let previous = unsafe cncurses_terminal()
    var status: CInt = 0
    guard unsafe setupterm(name, STDOUT_FILENO, &status) == OK else { return false }
    defer { unsafe cncurses_forget_terminal(previous) }
    return unsafe cncurses_capability("rmam") == nil && cncurses_capability("rep") == nil
  }
}
