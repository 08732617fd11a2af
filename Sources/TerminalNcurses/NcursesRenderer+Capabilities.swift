import CNcurses
import TerminalCore

// What the terminal is sent besides frames.

extension NcursesRenderer {
  /// The bytes that take the screen over, without those by which ncurses resets the palette:
  /// nothing here changes it, but the user may have.
  func withoutPaletteReset(_ bytes: [UInt8]) -> [UInt8] {
    let reset = capability("oc")
    let starts = bytes.indices.dropLast(max(0, reset.count - 1))
    guard !reset.isEmpty, let start = starts.first(where: { bytes[$0...].starts(with: reset) })
    else { return bytes }
    return Array(bytes[..<start] + bytes[(start + reset.count)...])
  }

  /// The bytes that ``leave()`` sends, for a process that ends without calling it.
  var leavingBytes: [UInt8] {
    unsafe set_term(screen)
    // In terminfo terms: attributes off, default colors, visible cursor, main screen.
    return ["sgr0", "op", "cnorm", "rmcup"].flatMap(capability) + lastRowBytes
  }

  /// The bytes that clear the last row for the shell's prompt, on a terminal without another screen
  /// to go back to, such as the Linux console.
  var lastRowBytes: [UInt8] {
    guard capability("rmcup").isEmpty, let start = unsafe cncurses_row_start(CInt(size.rows - 1))
    else { return [] }
    return Array(unsafe String(cString: start).utf8) + capability("el")
  }

  /// The bytes of a capability; empty if the terminal doesn't have it.
  private func capability(_ name: String) -> [UInt8] {
    guard let text = unsafe cncurses_capability(name) else { return [] }
    return Array(unsafe String(cString: text).utf8)
  }
}
