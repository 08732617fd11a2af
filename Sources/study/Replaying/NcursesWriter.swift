import Glibc
import KeyScript
import TerminalCore
import TerminalNcurses

/// The ncurses renderer, drawing into an unnamed file from which its bytes are read.
final class NcursesWriter: TerminalWriter {
  /// The type of terminal to draw for, the same on every machine.
  static let terminalName = "xterm-256color"

  private let renderer: NcursesRenderer
  private let file: Int32
  private var position: off_t = 0

  /// Creates a renderer with as many colours as a script asks for.
  init(_ settings: ScriptSettings) throws(RendererError) {
    guard let stream = unsafe tmpfile() else { throw .callFailed("tmpfile") }
    file = unsafe dup(fileno(stream))
    unsafe fclose(stream)
    guard file >= 0 else { throw .callFailed("dup") }
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
    var bytes: [UInt8] = []
    while true {
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        unsafe count = max(0, pread(file, buffer.baseAddress, buffer.count, position))
      }
      guard !chunk.isEmpty else { return bytes }
      bytes += chunk
      position += off_t(chunk.count)
    }
  }
}
