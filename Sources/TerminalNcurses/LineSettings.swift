import CNcurses
import Glibc
import TerminalCore

/// The settings of a terminal's line, as they were found.
struct LineSettings {
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

  /// What came of an attempt to change the settings.
  enum Change {
    case changed
    /// A signal came while the program was stopped, since it is in the background.
    case interrupted
    /// The terminal is gone, or the program is in the background and nobody can bring it back.
    case refused
  }

  /// Has every byte arrive as it is typed, Ctrl-C and Ctrl-Z too.
  ///
  /// What is on its way to the terminal isn't waited for, as a terminal that is stuck would never take
  /// it. Whoever does this in the background is stopped, until a signal comes after `fg` or before.
  func makeRaw() -> Change {
    var raw = original
    unsafe cfmakeraw(&raw)
    if unsafe cncurses_change_settings(descriptor, &raw) { return .changed }
    return errno == EINTR ? .interrupted : .refused
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

/// Keeps what is written to standard error away from the screen, and prints it afterwards.
///
/// Swift writes "Fatal error: …" before it traps; on the alternate screen nobody would read it.
struct HeldStandardError {
  /// Where standard error went before, or −1 when nothing is held.
  private(set) var kept: CInt = -1

  /// The file in memory that holds what was written, or −1.
  private(set) var held: CInt = -1

  /// Begins to hold, unless standard error goes somewhere else than to the terminal.
  mutating func begin() {
    guard kept < 0, isatty(STDERR_FILENO) == 1 else { return }
    if held < 0 { held = unsafe cncurses_make_memory_file("standard-error") }
    guard held >= 0 else { return }
    kept = dup(STDERR_FILENO)
    guard kept >= 0 else { return }
    _ = fcntl(kept, F_SETFD, FD_CLOEXEC)
    dup2(held, STDERR_FILENO)
  }

  /// Puts standard error back and prints what it missed.
  mutating func end() {
    guard kept >= 0 else { return }
    dup2(kept, STDERR_FILENO)
    close(kept)
    kept = -1
    cncurses_print_held(held)
  }
}
