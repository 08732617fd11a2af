import Glibc
import TerminalCore
import TerminalFake
import Testing

/// A real terminal without a window, and a program that runs in it.
final class PseudoTerminal {
  /// How long anything may take on a busy machine.
  private static let patience = 15.0

  private(set) var model: TerminalModel
  private(set) var output = ""
  /// Whether answers wait for ``answer()``.
  var holdsAnswers = false
  private(set) var master: CInt = -1
  private let slave: CInt
  /// Whether it answers no question, as a terminal without a nature does.
  private let isSilent: Bool
  private let before: termios
  private var process: pid_t = 0
  private var status: CInt = -1

  /// Starts a program in a session of its own, whose terminal this is.
  ///
  /// - Throws: When there are no pseudo-terminals here, which fails the test rather than skip it.
  init(
    _ arguments: [String], term: String = "xterm-256color", locale: String = "C.UTF-8",
    nature: TerminalNature? = nil
  ) throws {
    let size = Size(columns: 40, rows: 5)
    model = TerminalModel(size: size)
    if let nature { model.nature = nature }
    isSilent = nature == nil
    var (master, slave): (CInt, CInt) = (-1, -1)
    var window = winsize(ws_row: 5, ws_col: 40, ws_xpixel: 0, ws_ypixel: 0)
    try #require(unsafe openpty(&master, &slave, nil, nil, &window) == 0, "no pseudo-terminal")
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    self.master = master
    self.slave = slave
    var settings = termios()
    unsafe tcgetattr(slave, &settings)
    before = settings
    // A sanitizer would take fatal signals for itself and let the program exit.
    let heedless = "handle_segv=0:handle_sigbus=0:handle_sigill=0:handle_abort=0"
    let environment = [
      "TERM=\(term)", "LC_ALL=\(locale)", "PATH=/usr/bin:/bin", "SWIFT_BACKTRACE=enable=no",
      "TSAN_OPTIONS=\(heedless)", "ASAN_OPTIONS=\(heedless)",
    ]
    // Tests run side by side, and `ttyname` gives all of them the same bytes.
    var name = [CChar](repeating: 0, count: 128)
    try #require(unsafe ttyname_r(slave, &name, name.count) == 0)
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    process = try #require(Self.spawn(arguments, environment: environment, terminal: path))
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(slave)
    hangUp()
  }

  /// The program that the tests run, beside the tests themselves.
  static var fixture: String {
    get throws {
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
      guard count > 0 else { throw RendererError.callFailed("readlink") }
      let path = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .joined(separator: "/") + "/TerminalFixture"
    }
  }

  /// Whether the line's settings are as they were before the program ran.
  var hasSettingsOfBefore: Bool {
    var now = termios()
    unsafe tcgetattr(slave, &now)
    return now.c_iflag == before.c_iflag && now.c_oflag == before.c_oflag
      && now.c_lflag == before.c_lflag && now.c_cflag == before.c_cflag
  }

  /// Types, as a keyboard would.
  func type(_ text: String) {
    _ = unsafe write(master, text, text.utf8.count)
  }

  /// Answers what the program has asked.
  func answer() {
    let answers = model.takeAnswers()
    if !isSilent, !answers.isEmpty { _ = unsafe write(master, answers, answers.count) }
  }

  /// Sends the program a signal.
  func send(_ signal: CInt) {
    kill(process, signal)
  }

  /// Closes the terminal's window.
  func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// Gives the window another size, of which the program is told.
  func resize(columns: Int, rows: Int) {
    var window = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  /// Reads until something holds, and fails the test when it doesn't in time.
  func wait(
    for what: String, sourceLocation: SourceLocation = #_sourceLocation, _ holds: () -> Bool
  ) {
    wait(for: what, sourceLocation: sourceLocation, holds, meanwhile: read)
  }

  /// Waits until something holds while nobody reads what the program writes.
  func waitWithoutReading(
    for what: String, sourceLocation: SourceLocation = #_sourceLocation, _ holds: () -> Bool
  ) {
    wait(for: what, sourceLocation: sourceLocation, holds) { _ = poll(nil, 0, 5) }
  }

  private func wait(
    for what: String, sourceLocation: SourceLocation, _ holds: () -> Bool, meanwhile: () -> Void
  ) {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(Self.patience)
    while !holds() {
      guard clock.now < end else {
        Issue.record(
          "waited for \(what); output: \(output.debugDescription)\n\(model.picture)",
          sourceLocation: sourceLocation)
        return
      }
      meanwhile()
    }
  }

  /// Waits until the screen shows a text.
  func waitForText(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    wait(for: text, sourceLocation: sourceLocation) { model.picture.contains(text) }
  }

  /// Waits until the program ends, and gives its status as `wait` does.
  func waitForEnd(sourceLocation: SourceLocation = #_sourceLocation) -> CInt {
    wait(for: "the end", sourceLocation: sourceLocation, hasEnded)
    while isReadable() { read() }
    return status
  }

  /// Waits until the program ends while nobody reads what it writes.
  func waitForEndWithoutReading(sourceLocation: SourceLocation = #_sourceLocation) -> CInt {
    waitWithoutReading(for: "the end", sourceLocation: sourceLocation, hasEnded)
    return status
  }

  private func hasEnded() -> Bool {
    guard unsafe waitpid(process, &status, WNOHANG) == process else { return false }
    process = 0
    return true
  }

  /// Takes what the program has written, waiting a little for it.
  func read() {
    guard isReadable(within: 20) else { return }
    var block = [UInt8](repeating: 0, count: 4096)
    let count = unsafe Glibc.read(master, &block, block.count)
    guard count > 0 else { return }
    model.feed(block[..<count])
    output += String(decoding: block[..<count], as: UTF8.self)
    if !holdsAnswers { answer() }
  }

  private func isReadable(within milliseconds: CInt = 0) -> Bool {
    var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&polled, 1, milliseconds) > 0 && polled.revents & Int16(POLLIN) != 0
  }

  private static func spawn(
    _ arguments: [String], environment: [String], terminal: String
  ) -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that the leader of a session opens becomes the session's.
    // The threads that run tests block signals, and a program inherits what is blocked.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    let setSession: Int16 = 0x80  // POSIX_SPAWN_SETSID, which Swift does not import.
    unsafe posix_spawnattr_setflags(&attributes, setSession | Int16(POSIX_SPAWN_SETSIGMASK))
    unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var process: pid_t = 0
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    var settings = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (words + settings).forEach { unsafe free($0) } }
    let result = unsafe posix_spawn(
      &process, arguments[0], &actions, &attributes, &words, &settings)
    return result == 0 ? process : nil
  }
}
