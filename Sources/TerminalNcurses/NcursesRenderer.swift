import CNcurses
import Glibc
public import TerminalCore

/// A renderer that draws with ncurses on a terminal, or into a file as a terminal would get it.
///
/// Frames are compared with the one shown before, and whole rows that changed are given to ncurses,
/// which finds the shortest way to show them. What it finds is sent in one piece. The terminal is
/// taken over by the first frame, and given back by ``leave()`` and when the renderer goes.
///
/// ncurses keeps what it does in globals, so all renderers of a process belong on one thread.
@safe public final class NcursesRenderer: Renderer {
  public private(set) var size: Size

  /// What has been drawn and the terminal has not taken yet.
  let output: OutputQueue

  /// Whether the terminal shows nothing of a frame before its end, where frames are marked.
  var marksFrames = false

  /// How many cells the terminal gives to glyphs of ambiguous width.
  public var ambiguousWidth: AmbiguousWidth {
    didSet { if ambiguousWidth != oldValue { needsRepaint = true } }
  }

  /// In which shades the named colours are drawn; `nil` leaves them to the terminal.
  public var theme: Theme? {
    get { colors.theme }
    set {
      unsafe set_term(screen)
      colors.theme = newValue
    }
  }

  private let screen: OpaquePointer
  private let captured: CapturedOutput
  private let input: UnsafeMutablePointer<FILE>
  private var colors: ColorPairs
  private var shown: Frame?
  private var isCursorShown: Bool?
  private var cursorPlace = Position(column: 0, row: 0)
  private var needsRepaint = false

  /// Begins to draw.
  ///
  /// - Parameters:
  ///   - terminalName: A name that terminfo knows.
  ///   - input: The descriptor whose terminal settings ncurses sees. It stays open.
  ///   - output: The descriptor to draw on, a terminal's or a file's. It stays open.
  ///   - size: The size of the screen, `Size.largestScreen` at most.
  ///   - colors: How many colours to use.
  ///   - theme: In which shades the named colours are drawn; `nil` leaves them to the terminal.
  ///   - ambiguousWidth: How many cells glyphs of ambiguous width take there.
  /// - Throws: `RendererError.unknownTerminal(name:)`.
  ///
  /// The corresponding C function is `newterm`.
  public init(
    terminalName: String, input: CInt, output: CInt, size: Size, colors: ColorDepth = .palette,
    theme: Theme? = nil, ambiguousWidth: AmbiguousWidth = .narrow
  ) throws(RendererError) {
    Self.require(size)
    try TerminalEnvironment.requireUnicode()
    let captured = try CapturedOutput()
    guard let inputFile = unsafe Self.file(copyOf: input, mode: "r") else {
      captured.close()
      throw .callFailed("fdopen")
    }
    let opened = unsafe TerminfoEntry.whileTrusted(name: terminalName) {
      // What is captured is no terminal that could be asked for its size, and ncurses tells the
      // terminal to scroll within that height. What the person's shell has set may be anything.
      unsafe TerminalEnvironment.setting("LINES", to: "\(size.rows)") {
        unsafe TerminalEnvironment.setting("COLUMNS", to: "\(size.columns)") {
          unsafe newterm(terminalName, captured.file, inputFile)
        }
      }
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
    self.colors = ColorPairs(depth: colors, theme: theme)
    // Else ncurses stops drawing half-way while keys are waiting to be read.
    typeahead(-1)
    unsafe idlok(cncurses_window(), false)
    // Else ncurses puts a wide glyph down, inserts cells before it, and leaves it where it went.
    unsafe idcok(cncurses_window(), false)
    resizeterm(CInt(size.rows), CInt(size.columns))
  }

  deinit {
    leave()
    unsafe delscreen(screen)
    captured.close()
    unsafe fclose(input)
  }

  public func show(_ frame: Frame) throws(RendererError) {
    precondition(frame.size == size, "a frame of \(frame.size) on a screen of \(size)")
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
    unsafe placeCursor(frame.cursor, on: window)
    shown = frame
    unsafe wnoutrefresh(window)
    guard doupdate() == OK else { throw .callFailed("doupdate") }
    // Unless all of it is sent, nobody knows what the terminal shows.
    needsRepaint = true
    let bytes = try captured.takeBytes()
    needsRepaint = false
    guard !bytes.isEmpty else { return }
    output.send(marksFrames ? FrameMarks.mark(bytes) : bytes)
  }

  /// Sends questions from the beginning of a row, and paints over whatever they leave there.
  ///
  /// A terminal that doesn't understand a question may show a part of it.
  func ask(_ questions: String, inRow row: Int) {
    unsafe set_term(screen)
    let window = unsafe cncurses_window()
    unsafe wredrawln(window, CInt(row), 1)
    unsafe wnoutrefresh(window)
    doupdate()
    let here = "\u{1B}[\(row + 1)H"
    let back = "\u{1B}[\(cursorPlace.row + 1);\(cursorPlace.column + 1)H"
    // What can't be painted over isn't asked.
    guard let repainting = try? captured.takeBytes() else { return }
    output.send(Array((here + questions + back).utf8) + repainting)
  }

  /// Draws every cell anew with the next frame, whatever the terminal shows now.
  public func redraw() {
    needsRepaint = true
  }

  /// Takes the size that frames have from now on, `Size.largestScreen` at most.
  public func resize(to size: Size) {
    Self.require(size)
    self.size = size
    needsRepaint = true
  }

  /// Gives the screen back as it was found. The next frame takes it again.
  ///
  /// What the terminal has not taken yet is dropped.
  ///
  /// The corresponding C function is `endwin`.
  public func leave() { leave(after: "") }

  /// Gives the screen back after switching off what was switched on besides.
  func leave(after switches: String) {
    unsafe set_term(screen)
    if !isendwin() { endwin() }
    let bytes = (try? captured.takeBytes()) ?? leavingBytes
    output.finish(with: Array(switches.utf8) + bytes)
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

  private static func require(_ size: Size) {
    let largest = Size.largestScreen
    // ncurses crashes at 32,768 columns or rows.
    precondition(
      size.columns <= largest.columns && size.rows <= largest.rows,
      "a screen of \(size), but the largest is \(largest)")
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
    cursorPlace = isInside ? cursor ?? cursorPlace : Position(column: 0, row: 0)
    unsafe wmove(window, CInt(cursorPlace.row), CInt(cursorPlace.column))
  }

  private func draw(_ row: Int, of frame: Frame, on window: UnsafeMutablePointer<WINDOW>) {
    unsafe wmove(window, CInt(row), 0)
    unsafe wclrtoeol(window)
    // The row is blank now, so blanks are stepped over; most of a screen is.
    var next = 0
    for column in 0..<size.columns {
      let cell = frame[column: column, row: row]
      guard cell.width > 0, !cell.isBlank else { continue }
      if column != next { unsafe wmove(window, CInt(row), CInt(column)) }
      unsafe put(cell, of: frame, on: window)
      next = column + Int(cell.width)
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
