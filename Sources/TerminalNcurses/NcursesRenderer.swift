import CNcurses
import Glibc
public import TerminalCore

/// A renderer that draws with ncurses on a terminal, or writes the same bytes to a file.
///
/// Rows that differ from the previous frame are passed to ncurses, which finds the shortest way to
/// draw them; the output is sent in one piece. The first frame takes the screen over, and
/// ``leave()`` or releasing the renderer restores it.
///
/// ncurses has global state, so use all renderers of a process on the same thread.
@safe public final class NcursesRenderer: Renderer {
  public private(set) var size: Size

  /// The bytes that the terminal has not read yet.
  let output: OutputQueue

  /// Whether frames are marked, for a terminal that can show each one at once.
  var marksFrames = false

  /// The width of glyphs of ambiguous width on this terminal.
  public var ambiguousWidth: AmbiguousWidth {
    didSet { if ambiguousWidth != oldValue { needsRepaint = true } }
  }

  /// The number of colors in use: the requested one, limited by the terminal.
  public var colorDepth: ColorDepth { colors.depth }

  let screen: OpaquePointer
  private let captured: CapturedOutput
  private let input: UnsafeMutablePointer<FILE>
  private var colors: ColorPairs
  private var shown: Frame?
  private var isCursorShown: Bool?
  private var cursorPlace = Position(column: 0, row: 0)
  private var needsRepaint = false

  /// Creates a renderer; nothing is drawn before the first frame.
  ///
  /// - Parameters:
  ///   - terminalName: A name in the terminfo database.
  ///   - input: The descriptor whose terminal settings ncurses sees. It stays open.
  ///   - output: The descriptor of the terminal or file to draw on. It stays open.
  ///   - size: The size of the screen, at most `Size.largestScreen`.
  ///   - colors: The number of colors to use.
  ///   - ambiguousWidth: The width of glyphs of ambiguous width on this terminal.
  /// - Throws: `RendererError.unknownTerminal(name:)`.
  ///
  /// The corresponding C function is `newterm`.
  public convenience init(
    terminalName: String, input: CInt, output: CInt, size: Size, colors: ColorDepth = .palette,
    ambiguousWidth: AmbiguousWidth = .narrow
  ) throws(RendererError) {
    let traits = TerminfoTraits(name: terminalName, output: output)
    try self.init(
      terminalName: terminalName, traits, input: input, output: output, size: size, colors: colors,
      ambiguousWidth: ambiguousWidth)
  }

  /// Creates a renderer for a terminal that was already looked up in terminfo.
  init(
    terminalName: String, _ traits: TerminfoTraits?, input: CInt, output: CInt, size: Size,
    colors: ColorDepth, ambiguousWidth: AmbiguousWidth
  ) throws(RendererError) {
    Self.require(size)
    try TerminalEnvironment.requireUnicode()
    // ncurses would sleep wherever a description asks for padding, before any of the frame is sent.
    unsafe setenv("NCURSES_NO_PADDING", "1", 1)
    let captured = try CapturedOutput()
    guard let inputFile = unsafe Self.file(readingCopyOf: input) else {
      captured.close()
      throw .tooManyOpenFiles
    }
    // The size in the environment may be wrong, and would hold again after each ``leave()``.
    // ncurses is to query the memory file, which has no size: otherwise it fails on a terminal
    // whose description has none either, such as `linux`.
    use_env(false)
    use_tioctl(true)
    let opened = unsafe TerminfoEntry.whileTrusted(name: terminalName, traits) {
      unsafe cncurses_new_screen(terminalName, captured.file, inputFile)
    }
    guard let screen = unsafe opened else {
      captured.close()
      unsafe fclose(inputFile)
      throw .unknownTerminal(name: terminalName)
    }
    unsafe self.screen = unsafe screen
    self.captured = captured
    self.output = OutputQueue(to: output)
    unsafe self.input = unsafe inputFile
    self.size = size
    self.ambiguousWidth = ambiguousWidth
    // The first frame draws every cell. ncurses would otherwise mark each one when colors begin.
    cncurses_repaint()
    self.colors = ColorPairs(depth: colors)
    prepareScreen()
  }

  /// Sets up the new screen, which stays restored until the first frame.
  private func prepareScreen() {
    // Otherwise ncurses stops drawing whenever there is input to read.
    typeahead(-1)
    unsafe idlok(cncurses_window(), false)
    // Otherwise ncurses writes a wide glyph, inserts cells before it, and forgets that the glyph
    // has moved.
    unsafe idcok(cncurses_window(), false)
    resizeterm(CInt(size.rows), CInt(size.columns))
    // In a screen that was never left, ncurses writes each cursor movement on its own, which takes
    // 20 calls for an ordinary frame.
    endwin()
    captured.clear()
  }

  deinit {
    leave()
    unsafe delscreen(screen)
    captured.close()
    unsafe fclose(input)
  }

  public func show(_ frame: Frame) throws(RendererError) {
    let bytes = try bytes(showing: frame)
    guard !bytes.isEmpty else { return }
    output.send(marksFrames ? FrameMarks.mark(bytes) : bytes)
  }

  /// Draws a frame, and returns the bytes that show it after the previous frame, without marks.
  ///
  /// - Throws: `RendererError`; the next frame is then drawn as a whole.
  package func bytes(showing frame: Frame) throws(RendererError) -> [UInt8] {
    ensure(frame.size == size, "a frame of \(frame.size) on a screen of \(size)")
    unsafe set_term(screen)
    adoptSize()
    let frame = ambiguousWidth == .wide ? frame.withoutAmbiguousGlyphs() : frame
    let window = unsafe cncurses_window()
    if needsRepaint {
      shown = nil
      cncurses_repaint()
      needsRepaint = false
    }
    for row in 0..<size.rows where shown?.isRow(row, equalTo: frame) != true {
      unsafe draw(row, of: frame, on: window)
    }
    unsafe placeCursor(frame.cursor, orHiddenAt: frame.focus, on: window)
    // If anything fails from here on, the contents of the screen are unknown.
    needsRepaint = true
    shown = frame
    let takesOver = isendwin()
    guard doupdate() == OK else { throw .callFailed("doupdate") }
    let bytes = try captured.takeBytes()
    needsRepaint = false
    return takesOver ? withoutPaletteReset(bytes) : bytes
  }

  /// Sends queries at the beginning of a row, then redraws the row, because a terminal that doesn't
  /// understand a query may display part of it.
  func send(_ queries: String, inRow row: Int) {
    unsafe set_term(screen)
    let window = unsafe cncurses_window()
    unsafe wredrawln(window, CInt(row), 1)
    doupdate()
    let here = "\u{1B}[\(row + 1)H"
    let back = "\u{1B}[\(cursorPlace.row + 1);\(cursorPlace.column + 1)H"
    // If the row can't be redrawn, the queries aren't sent.
    guard let repainting = try? captured.takeBytes() else { return }
    output.send(Array((here + queries + back).utf8) + repainting)
  }

  /// Redraws every cell with the next frame.
  public func redraw() {
    needsRepaint = true
  }

  /// Sets the size of the following frames, at most `Size.largestScreen`.
  public func resize(to size: Size) {
    Self.require(size)
    self.size = size
    needsRepaint = true
  }

  /// Restores the screen. The next frame takes it over again.
  ///
  /// Bytes that the terminal has not read yet are discarded.
  ///
  /// The corresponding C function is `endwin`.
  public func leave() { leave(after: "") }

  /// Restores the screen, after sending the bytes that disable other modes.
  func leave(after switches: String) {
    unsafe set_term(screen)
    let wasShown = !isendwin()
    if wasShown { endwin() }
    let ending = try? captured.takeBytes()
    let last = ending.map { wasShown ? $0 + lastRowBytes : $0 } ?? leavingBytes
    output.finish(with: Array(switches.utf8) + last)
    isCursorShown = nil
    needsRepaint = true
  }

  /// Stores the current settings of the terminal as those in which to draw.
  func keepSettings() {
    unsafe set_term(screen)
    def_prog_mode()
  }

  private static func require(_ size: Size) {
    let largest = Size.largestScreen
    // ncurses crashes at 32,768 columns or rows.
    ensure(
      size.columns <= largest.columns && size.rows <= largest.rows,
      "a screen of \(size), but the largest is \(largest)")
  }

  /// Passes the size on to ncurses.
  private func adoptSize() {
    let window = unsafe cncurses_window()
    let (rows, columns) = unsafe (getmaxy(window), getmaxx(window))
    guard rows != size.rows || columns != size.columns else { return }
    resizeterm(CInt(size.rows), CInt(size.columns))
    shown = nil
  }

  private func placeCursor(
    _ cursor: Position?, orHiddenAt focus: Position?, on window: UnsafeMutablePointer<WINDOW>
  ) {
    let area = Rect(size: size)
    let shown = cursor.flatMap { area.contains($0) ? $0 : nil }
    if isCursorShown != (shown != nil) {
      curs_set(shown == nil ? 0 : 1)
      isCursorShown = shown != nil
    }
    let hidden = focus.flatMap { area.contains($0) ? $0 : nil }
    cursorPlace = shown ?? hidden ?? Position(column: 0, row: 0)
    unsafe wmove(window, CInt(cursorPlace.row), CInt(cursorPlace.column))
  }

  /// Passes a row to ncurses: its glyphs up to the last that isn't blank, and then that the rest is
  /// blank.
  private func draw(_ row: Int, of frame: Frame, on window: UnsafeMutablePointer<WINDOW>) {
    let cells = frame.cells.span.extracting(row * size.columns..<(row + 1) * size.columns)
    var end = cells.count
    while end > 0, cells[end - 1].isBlank { end -= 1 }
    unsafe withUnsafeTemporaryAllocation(of: cchar_t.self, capacity: end) { glyphs in
      var (count, encoder) = (0, GlyphEncoder())
      for index in 0..<end where cells[index].width > 0 {
        if !cells[index].hasStyle(of: encoder.blank) {
          encoder = GlyphEncoder(cells[index].style, &colors)
        }
        unsafe glyphs[count] = encoder.glyph(of: cells[index], in: frame)
        count += 1
      }
      unsafe wmove(window, CInt(row), 0)
      if count > 0 { unsafe wadd_wchnstr(window, glyphs.baseAddress, CInt(count)) }
    }
    guard end < cells.count else { return }
    unsafe wmove(window, CInt(row), CInt(end))
    unsafe wclrtoeol(window)
  }

  /// Opens a copy of a descriptor, so that the descriptor stays open when the file is closed.
  private static func file(readingCopyOf descriptor: CInt) -> UnsafeMutablePointer<FILE>? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { return nil }
    guard let file = unsafe fdopen(copy, "r") else {
      close(copy)
      return nil
    }
    return unsafe file
  }
}
