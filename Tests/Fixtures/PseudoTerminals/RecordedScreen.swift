import Foundation
import Glibc
public import TerminalCore
public import TerminalFake
public import TerminalNcurses

/// A real renderer that writes to a file without a name, and the model that reads it.
public final class RecordedScreen {
  /// The renderer.
  public let renderer: NcursesRenderer
  /// What the file shows on a terminal.
  public var model: TerminalModel
  private let file: CInt
  private var position: off_t = 0

  /// Begins to draw on a terminal of some name.
  ///
  /// - Throws: When there is no file to draw into, or nobody knows the name.
  public init(
    terminalName: String, size: Size, colors: ColorDepth = .palette, theme: Theme? = nil,
    ambiguousWidth: AmbiguousWidth = .narrow
  ) throws {
    let temporary = FileManager.default.temporaryDirectory.path
    var path = Array("\(temporary)/recorded-screen-XXXXXX".utf8CString)
    file = unsafe mkstemp(&path)
    unsafe unlink(path)
    guard file >= 0 else { throw PseudoTerminal.Failure(description: "no file to draw into") }
    renderer = try NcursesRenderer(
      terminalName: terminalName, input: file, output: file, size: size, colors: colors,
      theme: theme, ambiguousWidth: ambiguousWidth)
    model = TerminalModel(size: size)
  }

  deinit {
    close(file)
  }

  /// Gives the renderer and the model another size.
  public func resize(to size: Size) {
    renderer.resize(to: size)
    model.resize(to: size)
  }

  /// Shows a frame and reads what was written.
  ///
  /// - Returns: What was written.
  /// - Throws: What the renderer throws.
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
