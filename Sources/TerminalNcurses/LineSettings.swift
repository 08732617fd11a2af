import CNcurses
import CSignals
import Glibc
import TerminalCore

/// The original line settings of a terminal.
struct LineSettings {
  private let descriptor: CInt
  private var original: termios

  /// Reads the settings; fails if the descriptor is not a terminal.
  ///
  /// The corresponding C function is `tcgetattr`.
  init?(of descriptor: CInt) {
    var settings = termios()
    guard unsafe tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    original = settings
  }

  /// The size of a terminal's window, at most `Size.largestScreen`; 80×24 if it reports none, as on
  /// a serial line.
  static func size(of descriptor: CInt) -> Size {
    var window = winsize()
    guard unsafe cncurses_window_size(descriptor, &window), window.ws_col > 0, window.ws_row > 0
    else { return Size(columns: 80, rows: 24) }
    let largest = Size.largestScreen
    return Size(
      columns: min(Int(window.ws_col), largest.columns),
      rows: min(Int(window.ws_row), largest.rows))
  }

  /// The result of an attempt to change the settings.
  enum Change {
    case changed
    /// A signal arrived while the program was stopped for being in the background.
    case interrupted
    /// The terminal was disconnected, or the program is in the background of a session that can't
    /// continue it.
    case refused
  }

  /// Makes every byte arrive as it is typed, including Ctrl-C and Ctrl-Z.
  ///
  /// It doesn't wait for output, which a stuck terminal would never read. A program in the
  /// background is stopped until `fg` or another signal.
  func makeRaw() -> Change {
    var raw = original
    unsafe cfmakeraw(&raw)
    if unsafe csignals_change_settings(descriptor, &raw) { return .changed }
    return errno == EINTR ? .interrupted : .refused
  }

  /// Restores the settings and discards unread input, because the shell would read the rest of a
  /// mouse report as text.
  func restore() {
    var settings = original
    unsafe cncurses_restore_settings(descriptor, &settings)
  }

  /// Prepares for the process to end without ``restore()``: these bytes are sent then, and the
  /// settings restored.
  func armRestore(sending bytes: [UInt8], to output: CInt) {
    var settings = original
    let text = bytes.map { CChar(bitPattern: $0) }
    let isArmed = unsafe text.withUnsafeBufferPointer {
      guard let base = $0.baseAddress else { return false }
      return unsafe cncurses_arm_restore(
        descriptor, output, &settings, base, text.count)
    }
    ensure(isArmed, "no memory for the \(text.count) bytes that give a terminal back")
  }
}
