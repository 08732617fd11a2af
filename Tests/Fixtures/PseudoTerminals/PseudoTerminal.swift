public import Glibc
public import TerminalCore
public import TerminalFake

/// A real terminal without a window, and a program that runs in it.
public final class PseudoTerminal {
  /// What a test of a terminal can't go on without, in words.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// How long anything may take on a busy machine, in seconds.
  private static let patience = 15.0

  /// The largest screen that is modelled; a window may claim to have more than anybody can keep.
  private static let largestModel = Size(columns: 1100, rows: 1100)

  /// The screen, from the last change of its size on.
  public private(set) var model: TerminalModel

  /// The modes of everything that was ever written.
  private var history: TerminalModel

  /// Everything that was ever written.
  public private(set) var output = ""

  /// The program, or 0 when it has ended.
  public private(set) var process: pid_t = 0

  /// Whether answers wait for ``answer()``.
  public var holdsAnswers = false

  private var master: CInt = -1
  private let slave: CInt
  private let before: termios
  /// Whose answers it gives; a terminal without a nature is silent.
  private let nature: TerminalNature?
  private var status: CInt = -1

  /// Starts a program in a session of its own, whose terminal this is.
  ///
  /// - Parameters:
  ///   - arguments: The program's path and its arguments.
  ///   - term: What `TERM` says.
  ///   - locale: What `LC_ALL` says.
  ///   - size: The size of the window.
  ///   - nature: What it answers when asked; nothing when `nil`.
  ///   - environment: More variables, such as `HOME=/tmp`; they win over those set here.
  /// - Throws: ``Failure`` when there are no pseudo-terminals here, so that the test fails.
  public init(
    _ arguments: [String], term: String = "xterm-256color", locale: String = "C.UTF-8",
    size: Size = Size(columns: 40, rows: 5), nature: TerminalNature? = nil,
    environment: [String] = []
  ) throws {
    self.nature = nature
    (model, history) = (Self.model(size), Self.model(size))
    if let nature { model.nature = nature }
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
    // A sanitizer would take fatal signals for itself and let the program exit.
    let heedless = "handle_segv=0:handle_sigbus=0:handle_sigill=0:handle_abort=0"
    let variables = [
      "TERM=\(term)", "LC_ALL=\(locale)", "PATH=/usr/bin:/bin", "SWIFT_BACKTRACE=enable=no",
      "TSAN_OPTIONS=\(heedless)", "ASAN_OPTIONS=\(heedless)",
    ]
    // Tests run side by side, and `ttyname` gives all of them the same bytes.
    var name = [CChar](repeating: 0, count: 128)
    guard unsafe ttyname_r(slave, &name, name.count) == 0 else {
      throw Failure(description: "a pseudo-terminal without a name")
    }
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    process = try Self.spawn(
      arguments, environment: Self.join(variables, environment), terminal: path)
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

  /// Types, as a keyboard would.
  public func type(_ text: String) {
    _ = unsafe write(master, text, text.utf8.count)
  }

  /// Answers what the program has asked.
  public func answer() {
    let answers = model.takeAnswers()
    if nature != nil, !answers.isEmpty { _ = unsafe write(master, answers, answers.count) }
  }

  /// Sends the program a signal.
  public func send(_ signal: CInt) {
    kill(process, signal)
  }

  /// Holds back whatever the program writes from now on, as a terminal in XOFF does.
  public func stopOutput() {
    tcflow(slave, TCOOFF)
  }

  /// Closes the terminal's window.
  public func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// Gives the window another size, of which the program is told.
  ///
  /// The screen begins anew with that size, since whoever is told paints all of it.
  public func resize(to size: Size) {
    model = Self.model(size)
    if let nature { model.nature = nature }
    var window = winsize(size)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  private static func model(_ size: Size) -> TerminalModel {
    TerminalModel(
      size: Size(
        columns: min(size.columns, largestModel.columns), rows: min(size.rows, largestModel.rows)))
  }

  /// Reads until something holds.
  ///
  /// - Throws: ``Failure`` with everything that was written when it doesn't in time.
  public func wait(for what: String, _ holds: () -> Bool) throws {
    try wait(for: what, holds, meanwhile: read)
  }

  /// Waits until something holds while nobody reads what the program writes.
  ///
  /// - Throws: ``Failure`` when it doesn't in time.
  public func waitWithoutReading(for what: String, _ holds: () -> Bool) throws {
    try wait(for: what, holds) { _ = poll(nil, 0, 5) }
  }

  /// Waits until the screen shows a text.
  public func waitForText(_ text: String) throws {
    try wait(for: text) { model.picture.contains(text) }
  }

  /// Waits until the program ends, and gives its status as `wait` does.
  public func waitForEnd() throws -> CInt {
    try wait(for: "the end", hasEnded)
    while isReadable() { read() }
    return status
  }

  /// Waits until the program ends while nobody reads what it writes.
  public func waitForEndWithoutReading() throws -> CInt {
    try waitWithoutReading(for: "the end", hasEnded)
    return status
  }

  /// Takes what the program has written, waiting a little for it.
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
