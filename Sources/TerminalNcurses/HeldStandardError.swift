import CNcurses
import Glibc

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
