import Glibc
import KeyScript
import TerminalCore
import TerminalNcurses

/// An ncurses renderer that draws on no terminal, and whose bytes are kept.
final class NcursesWriter: TerminalWriter {
  /// The terminal type to draw for, which is the same on every machine.
  static let terminalName = "xterm-256color"

  private let renderer: NcursesRenderer

  /// Creates a renderer with the color depth of a script.
  init(_ settings: ScriptSettings) throws(RendererError) {
    // The renderer duplicates it.
    let nothing = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nothing) }
    renderer = try NcursesRenderer(
      terminalName: Self.terminalName, input: nothing, output: nothing, size: settings.size,
      colors: settings.color)
  }

  func bytes(showing frame: Frame) throws(RendererError) -> [UInt8] {
    if frame.size != renderer.size { renderer.resize(to: frame.size) }
    return try renderer.bytes(showing: frame)
  }
}
