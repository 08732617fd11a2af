import Glibc
import KeyScript
import TerminalCore
import TerminalNcurses

/// The ncurses renderer, drawing into a file in memory from which its bytes are read.
final class NcursesWriter: TerminalWriter {
  /// The type of terminal to draw for, the same on every machine.
  static let terminalName = "xterm-256color"

  private let renderer: NcursesRenderer
  private let file: Int32

  /// Creates a renderer with as many colors as a script asks for.
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

  /// The bytes written since the last call.
  private func read() -> [UInt8] {
    let count = max(0, lseek(file, 0, SEEK_CUR))
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, found in
      unsafe found = max(0, pread(file, buffer.baseAddress, count, 0))
    }
    // Else a long play would come to the largest file that there may be, and lose what is beyond.
    ftruncate(file, 0)
    lseek(file, 0, SEEK_SET)
    return bytes
  }
}
