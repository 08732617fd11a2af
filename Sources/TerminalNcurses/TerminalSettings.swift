import CNcurses
import Glibc
import TerminalCore

/// The settings of a terminal's line, as they were found.
struct TerminalSettings {
  private let descriptor: CInt
  private var original: termios

  /// Reads the settings, or gives `nil` for what is no terminal.
  ///
  /// The corresponding C function is `tcgetattr`.
  init?(of descriptor: CInt) {
    var settings = termios()
    guard unsafe tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    original = settings
  }

  /// The size of a terminal's window as far as it is drawn on; 80×24 when it has none, as on a serial
  /// line.
  static func size(of descriptor: CInt) -> Size {
    var window = winsize()
    guard unsafe cncurses_window_size(descriptor, &window), window.ws_col > 0, window.ws_row > 0
    else { return Size(columns: 80, rows: 24) }
    let largest = Size.largestScreen
    return Size(
      columns: min(Int(window.ws_col), largest.columns),
      rows: min(Int(window.ws_row), largest.rows))
  }

  /// Has every byte arrive as it is typed, Ctrl-C and Ctrl-Z too.
  ///
  /// What is on its way to the terminal isn't waited for, as a terminal that is stuck would never take
  /// it. Whoever does this in the background is stopped, until `fg`.
  func makeRaw() {
    var raw = original
    unsafe cfmakeraw(&raw)
    unsafe tcsetattr(descriptor, TCSANOW, &raw)
  }

  /// Puts the settings back, and drops what was typed but not read: the tail of a mouse's motion
  /// would be typed into the shell.
  func restore() {
    var settings = original
    unsafe cncurses_restore_settings(descriptor, &settings)
  }

  /// Has the settings put back, after some bytes are sent, when the process ends without ``restore()``.
  func armRestore(
    sending bytes: [UInt8], to output: CInt, standardError: HeldStandardError
  ) {
    var settings = original
    let text = bytes.map { CChar(bitPattern: $0) }
    let isArmed = unsafe text.withUnsafeBufferPointer {
      guard let base = $0.baseAddress else { return false }
      return unsafe cncurses_arm_restore(
        descriptor, output, &settings, base, text.count, standardError.kept, standardError.held)
    }
    precondition(isArmed, "no memory for the \(text.count) bytes that give a terminal back")
  }
}
