import Glibc
import KeyScript
import TerminalCore
import TerminalNcurses

/// An ncurses renderer that draws into a file in memory, from which its bytes are read.
final class NcursesWriter: TerminalWriter {
  /// The terminal type to draw for, which is the same on every machine.
  static let terminalName = "xterm-256color"

  private let renderer: NcursesRenderer
  private let file: Int32

  /// Creates a renderer with the color depth of a script.
  init(_ settings: ScriptSettings) throws(RendererError) {
    file = try NcursesRenderer.makeMemoryFile()
    do throws(RendererError) {
      renderer = try NcursesRenderer(
        terminalName: Self.terminalName, input: file, output: file, size: settings.size,
        colors: settings.color)
    } catch {
      close(file)
      throw error
    }
  }

  deinit { close(file) }

  func bytes(showing frame: Frame) throws(RendererError) -> [UInt8] {
    if frame.size != renderer.size { renderer.resize(to: frame.size) }
    try renderer.show(frame)
    return read()
  }

  /// Returns the bytes written since the last call.
  private func read() -> [UInt8] {
    let count = max(0, lseek(file, 0, SEEK_CUR))
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, found in
      unsafe found = max(0, pread(file, buffer.baseAddress, count, 0))
    }
    // Otherwise, a long play would reach the limit on file size, and the rest would be lost.
    ftruncate(file, 0)
    lseek(file, 0, SEEK_SET)
    return bytes
  }
}
