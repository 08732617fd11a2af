import CNcurses
import Glibc
public import TerminalCore

/// A renderer that draws with ncurses on a terminal, or into a file as a terminal would get it.
///
/// Frames are compared with the one shown before, and whole rows that changed are given to ncurses,
/// which finds the shortest way to show them. The terminal is taken over by the first frame or by
/// `init`, and given back by ``leave()`` and when the renderer goes.
///
/// ncurses keeps what it does in globals, so all renderers of a process belong on one thread.
@safe public final class NcursesRenderer: Renderer {
  public private(set) var size: Size

  private let screen: OpaquePointer
  private let output: UnsafeMutablePointer<FILE>
  private let input: UnsafeMutablePointer<FILE>
  private var colors: ColorPairs
  private var shown: Frame?
  private var isCursorShown: Bool?
  private var needsRepaint = false

  /// Begins to draw.
  ///
  /// - Parameters:
  ///   - terminalName: A name that terminfo knows.
  ///   - input: The descriptor whose terminal settings ncurses sees. It stays open.
  ///   - output: The descriptor to draw on, a terminal's or a file's. It stays open.
  ///   - size: The size of the screen.
  ///   - colors: How many colours to use.
  /// - Throws: `RendererError.unknownTerminal(name:)`.
  ///
  /// The corresponding C function is `newterm`.
  public init(
    terminalName: String, input: CInt, output: CInt, size: Size, colors: ColorDepth = .all
  ) throws(RendererError) {
    try TerminalEnvironment.requireUnicode()
    guard let outputFile = unsafe Self.file(copyOf: output, mode: "w") else {
      throw .callFailed("fdopen")
    }
    guard let inputFile = unsafe Self.file(copyOf: input, mode: "r") else {
      unsafe fclose(outputFile)
      throw .callFailed("fdopen")
    }
    let opened = unsafe TerminfoEntry.whileTrusted(name: terminalName) {
      unsafe newterm(terminalName, outputFile, inputFile)
    }
    guard let screen = unsafe opened else {
      unsafe fclose(outputFile)
      unsafe fclose(inputFile)
      throw .unknownTerminal(name: terminalName)
    }
    unsafe self.screen = unsafe screen
    unsafe self.output = unsafe outputFile
    unsafe self.input = unsafe inputFile
    self.size = size
    self.colors = ColorPairs(depth: colors)
    // Else ncurses stops drawing half-way while keys are waiting to be read.
    typeahead(-1)
    unsafe idlok(cncurses_window(), false)
    // Else ncurses puts a wide glyph down, inserts cells before it, and leaves it where it went.
    unsafe idcok(cncurses_window(), false)
    resizeterm(CInt(size.rows), CInt(size.columns))
  }

  deinit {
    unsafe set_term(screen)
    if !isendwin() { endwin() }
    unsafe delscreen(screen)
    unsafe fclose(output)
    unsafe fclose(input)
  }

  public func show(_ frame: Frame) throws(RendererError) {
    precondition(frame.size == size, "a frame of \(frame.size) on a screen of \(size)")
    unsafe set_term(screen)
    adoptSize()
    let window = unsafe cncurses_window()
    if needsRepaint {
      shown = nil
      cncurses_repaint()
      needsRepaint = false
    }
    for row in 0..<size.rows where shown?.isRow(row, equalTo: frame) != true {
      unsafe draw(row, of: frame, on: window)
    }
    unsafe placeCursor(frame.cursor, on: window)
    shown = frame
    unsafe wnoutrefresh(window)
    guard doupdate() == OK else { throw .callFailed("doupdate") }
  }

  /// Draws every cell anew with the next frame, whatever the terminal shows now.
  public func redraw() {
    needsRepaint = true
  }

  /// Takes the size that frames have from now on.
  public func resize(to size: Size) {
    self.size = size
    needsRepaint = true
  }

  /// Gives the screen back as it was found. The next frame takes it again.
  ///
  /// The corresponding C function is `endwin`.
  public func leave() {
    unsafe set_term(screen)
    if !isendwin() { endwin() }
    isCursorShown = nil
    needsRepaint = true
  }

  /// The bytes that ``leave()`` would send, for when there is no time to call it.
  var leavingBytes: [UInt8] {
    unsafe set_term(screen)
    // After the names of terminfo: attributes off, colours off, cursor shown, alternate screen left.
    return ["sgr0", "op", "cnorm", "rmcup"].flatMap { name -> [UInt8] in
      guard let text = unsafe cncurses_capability(name) else { return [] }
      return Array(unsafe String(cString: text).utf8)
    }
  }

  /// Remembers the terminal's present settings as those to draw with.
  func keepSettings() {
    unsafe set_term(screen)
    def_prog_mode()
  }

  /// Tells ncurses the size, which it keeps for itself.
  private func adoptSize() {
    let window = unsafe cncurses_window()
    let (rows, columns) = unsafe (getmaxy(window), getmaxx(window))
    guard rows != size.rows || columns != size.columns else { return }
    resizeterm(CInt(size.rows), CInt(size.columns))
    shown = nil
  }

  private func placeCursor(_ cursor: Position?, on window: UnsafeMutablePointer<WINDOW>) {
    let isInside =
      cursor.map {
        (0..<size.columns).contains($0.column) && (0..<size.rows).contains($0.row)
      } ?? false
    if isCursorShown != isInside {
      curs_set(isInside ? 1 : 0)
      isCursorShown = isInside
    }
    // Parked at the origin when hidden, so that its place costs no bytes.
    let place = isInside ? cursor : nil
    unsafe wmove(window, CInt(place?.row ?? 0), CInt(place?.column ?? 0))
  }

  private func draw(_ row: Int, of frame: Frame, on window: UnsafeMutablePointer<WINDOW>) {
    unsafe wmove(window, CInt(row), 0)
    unsafe wclrtoeol(window)
    for column in 0..<size.columns {
      let cell = frame[column: column, row: row]
      guard cell.width > 0 else { continue }
      unsafe put(cell, of: frame, on: window)
    }
  }

  private func put(_ cell: Cell, of frame: Frame, on window: UnsafeMutablePointer<WINDOW>) {
    let attributes = cell.style.attributes.ncursesAttributes
    let pair = colors.number(for: cell.style)
    // The last cell of the screen gives an error though it is drawn: there is no next one to go to.
    if let scalar = cell.scalar {
      let text = (wchar_t(bitPattern: scalar.value), wchar_t(0))
      unsafe withUnsafeBytes(of: text) {
        guard let text = unsafe $0.assumingMemoryBound(to: wchar_t.self).baseAddress else { return }
        unsafe cncurses_put(window, text, attributes, pair)
      }
    } else {
      let text = frame.text(of: cell).unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
      unsafe text.withUnsafeBufferPointer {
        guard let text = $0.baseAddress else { return }
        unsafe cncurses_put(window, text, attributes, pair)
      }
    }
  }

  /// Opens a copy of a descriptor, so that closing the file leaves the descriptor open.
  private static func file(copyOf descriptor: CInt, mode: String) -> UnsafeMutablePointer<FILE>? {
    let copy = dup(descriptor)
    guard copy >= 0 else { return nil }
    guard let file = unsafe fdopen(copy, mode) else {
      close(copy)
      return nil
    }
    return unsafe file
  }
}
