import CNcurses
import Glibc
public import TerminalCore
public import TerminalFake
public import TerminalNcurses

/// A real renderer that writes to a file in memory, and a terminal model that reads it.
public final class RecordedScreen {
  /// The renderer.
  public let renderer: NcursesRenderer
  /// The terminal model, fed with the file.
  public var model: TerminalModel
  private let file: CInt
  private var position: off_t = 0

  /// Starts a renderer for a terminal name.
  ///
  /// - Throws: If the file can't be created, or the name is unknown.
  public init(
    terminalName: String, size: Size, colors: ColorDepth = .palette,
    ambiguousWidth: AmbiguousWidth = .narrow
  ) throws {
    file = unsafe cncurses_make_memory_file("drawing")
    guard file >= 0 else { throw RendererError.callFailed("memfd_create") }
    renderer = try NcursesRenderer(
      terminalName: terminalName, input: file, output: file, size: size, colors: colors,
      ambiguousWidth: ambiguousWidth)
    model = TerminalModel(size: size)
  }

  deinit {
    close(file)
  }

  /// Resizes the renderer and the model.
  public func resize(to size: Size) {
    renderer.resize(to: size)
    model.resize(to: size)
  }

  /// Shows a frame and reads what was written.
  ///
  /// - Returns: The written bytes.
  /// - Throws: Errors of the renderer.
  @discardableResult
  public func show(_ frame: Frame) throws -> [UInt8] {
    try renderer.show(frame)
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe pread(file, &block, block.count, position)
      guard count > 0 else { break }
      bytes += block[..<count]
      position += count
    }
    model.feed(bytes)
    return bytes
  }
}
