import ChildProcesses
public import Glibc
public import TerminalCore
public import TerminalFake

/// A real terminal without a window, and a program that runs in it.
public final class PseudoTerminal {
  /// The reason why a test of a terminal can't continue.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// The timeout for everything on a busy machine, in seconds.
  private static let patience = 60.0

  /// The largest screen for the model; a window may claim to be larger than memory allows.
  private static let largestModel = Size(columns: 1100, rows: 1100)

  /// The screen since the last resize.
  public private(set) var model: TerminalModel

  /// All modes that were ever set.
  private var history: TerminalModel

  /// All bytes that were ever written.
  public private(set) var output = ""

  /// The process of the program, or 0 if it has ended.
  public private(set) var process: pid_t = 0

  /// Whether answers wait for ``answer()``.
  public var holdsAnswers = false

  private var master: CInt = -1
  private let slave: CInt
  private let before: termios
  /// The terminal whose answers it gives; without one it does not answer.
  private let capabilities: TerminalCapabilities?
  private var status: CInt = -1

  /// Starts a program in its own session, with this as its terminal.
  ///
  /// - Parameters:
  ///   - arguments: The program's path and its arguments.
  ///   - term: The value of `TERM`.
  ///   - locale: The value of `LC_ALL`.
  ///   - size: The size of the window.
  ///   - capabilities: The terminal whose answers it gives; `nil` for none.
  ///   - environment: More variables, such as `HOME=/tmp`; they win over those set here.
  /// - Throws: ``Failure`` if there are no pseudo-terminals.
  public init(
    _ arguments: [String], term: String = "xterm-256color", locale: String = "C.UTF-8",
    size: Size = Size(columns: 40, rows: 5), capabilities: TerminalCapabilities? = nil,
    environment: [String] = []
  ) throws {
    self.capabilities = capabilities
    (model, history) = (Self.model(size), Self.model(size))
    if let capabilities { model.capabilities = capabilities }
    var (master, slave): (CInt, CInt) = (-1, -1)
    var window = winsize(size)
    guard unsafe openpty(&master, &slave, nil, nil, &window) == 0 else {
      throw Failure(description: "no pseudo-terminal")
    }
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    self.master = master
    self.slave = slave
    var settings = termios()
    unsafe tcgetattr(slave, &settings)
    before = settings
    // A sanitizer would handle fatal signals itself and let the program exit. What an asynchronous
    // main still holds when the program exits inside of it isn't a leak. Swift's backtracer copies
    // the whole stack, which isn't a mistake either.
    let heedless = "handle_segv=0:handle_sigbus=0:handle_sigill=0:handle_sigfpe=0:handle_abort=0"
    let variables = [
      "TERM=\(term)", "LC_ALL=\(locale)", "PATH=/usr/bin:/bin", "SWIFT_BACKTRACE=enable=no",
      "TSAN_OPTIONS=\(heedless)", "ASAN_OPTIONS=\(heedless):detect_leaks=0:replace_intrin=0",
    ]
    // Tests run in parallel, and `ttyname` returns the same buffer to all of them.
    var name = [CChar](repeating: 0, count: 128)
    guard unsafe ttyname_r(slave, &name, name.count) == 0 else {
      throw Failure(description: "a pseudo-terminal without a name")
    }
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    process = try spawn(
      arguments, environment: Self.join(variables, environment), asLeader: true,
      files: [.open(path, flags: O_RDWR, as: 0), .pass(0, as: 1), .pass(0, as: 2)])
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(slave)
    hangUp()
  }

  /// The modes that are on, such as 1049 for the alternate screen.
  public var modes: Set<Int> { history.modes }

  /// Whether the cursor is shown.
  public var isCursorShown: Bool { history.isCursorShown }

  /// Whether the line's settings are as they were before the program ran.
  public var hasSettingsOfBefore: Bool {
    var now = termios()
    unsafe tcgetattr(slave, &now)
    return now.c_iflag == before.c_iflag && now.c_oflag == before.c_oflag
      && now.c_lflag == before.c_lflag && now.c_cflag == before.c_cflag
      && now.controlCharacters == before.controlCharacters
  }

  /// Types bytes, like a keyboard.
  public func type(_ text: String) {
    _ = unsafe write(master, text, text.utf8.count)
  }

  /// Answers the program's queries.
  public func answer() {
    let answers = model.takeAnswers()
    if capabilities != nil, !answers.isEmpty { _ = unsafe write(master, answers, answers.count) }
  }

  /// Sends the program a signal.
  public func send(_ signal: CInt) {
    kill(process, signal)
  }

  /// Holds back the program's output from now on, like a terminal after XOFF.
  public func stopOutput() {
    tcflow(slave, TCOOFF)
  }

  /// Closes the terminal's window.
  public func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// Resizes the window and notifies the program.
  ///
  /// The screen starts empty in that size, because the program redraws all of it.
  public func resize(to size: Size) {
    model = Self.model(size)
    if let capabilities { model.capabilities = capabilities }
    var window = winsize(size)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  private static func model(_ size: Size) -> TerminalModel {
    TerminalModel(
      size: Size(
        columns: min(size.columns, largestModel.columns), rows: min(size.rows, largestModel.rows)))
  }

  /// Reads until a condition holds.
  ///
  /// - Throws: ``Failure`` with all output if it doesn't in time.
  public func wait(for what: String, _ holds: () -> Bool) throws {
    try wait(for: what, holds, meanwhile: read)
  }

  /// Waits until a condition holds, without reading the program's output.
  ///
  /// - Throws: ``Failure`` if it doesn't in time.
  public func waitWithoutReading(for what: String, _ holds: () -> Bool) throws {
    try wait(for: what, holds) { _ = poll(nil, 0, 5) }
  }

  /// Waits until the screen shows a text.
  public func waitForText(_ text: String) throws {
    try wait(for: text) { model.picture.contains(text) }
  }

  /// Waits until the program ends, and returns its status in the form of `wait`.
  public func waitForEnd() throws -> CInt {
    try wait(for: "the end", hasEnded)
    readAll()
    return status
  }

  /// Reads what the program has written until now, without waiting for more.
  public func readAll() {
    while isReadable() { read() }
  }

  /// Waits until the program ends, without reading its output.
  public func waitForEndWithoutReading() throws -> CInt {
    try waitWithoutReading(for: "the end", hasEnded)
    return status
  }

  /// Reads the program's output, with a short wait.
  public func read() {
    guard isReadable(within: 20) else { return }
    var block = [UInt8](repeating: 0, count: 4096)
    let count = unsafe Glibc.read(master, &block, block.count)
    guard count > 0 else { return }
    model.feed(block[..<count])
    history.feed(block[..<count])
    output += String(decoding: block[..<count], as: UTF8.self)
    if !holdsAnswers { answer() }
  }

  private func wait(for what: String, _ holds: () -> Bool, meanwhile: () -> Void) throws {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(Self.patience)
    while !holds() {
      guard clock.now < end else {
        throw Failure(
          description: "waited for \(what); output: \(output.debugDescription)\n\(model.picture)")
      }
      meanwhile()
    }
  }

  private func hasEnded() -> Bool {
    guard unsafe waitpid(process, &status, WNOHANG) == process else { return false }
    process = 0
    return true
  }

  private func isReadable(within milliseconds: CInt = 0) -> Bool {
    var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&polled, 1, milliseconds) > 0 && polled.revents & Int16(POLLIN) != 0
  }
}

extension termios {
  /// The characters that interrupt, erase and so on, and how reading waits.
  fileprivate var controlCharacters: [UInt8] {
    var characters = c_cc
    return unsafe withUnsafeBytes(of: &characters) { unsafe Array($0) }
  }
}

extension winsize {
  fileprivate init(_ size: Size) {
    self.init(
      ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
  }
}
