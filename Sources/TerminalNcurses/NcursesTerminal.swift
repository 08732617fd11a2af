import CNcurses
import Glibc
public import TerminalCore

/// The terminal that a program runs in: its screen, its keyboard and its signals.
///
/// Opening it takes the terminal over; ``close()``, letting it go, every signal that ends the process
/// but KILL, and `exit` give the terminal back as it was. There is one at a time, used from one thread;
/// only ``wake`` may be called from others.
///
///     let terminal = try NcursesTerminal(NcursesTerminal.Options(terminalName: "xterm-256color"))
///     try terminal.show(Frame(size: terminal.size))
///     let events = terminal.events(until: nil)
///     terminal.close()
public final class NcursesTerminal: Terminal {
  /// Ends the wait of ``events(until:)``, or of the next call; for any thread.
  public let wake: @Sendable () -> Void

  /// What the person should know about the terminal, such as that another one stands in for it.
  public let notice: String?

  let options: Options
  let pipe: WakePipe
  let clock = SuspendingClock()
  let start: SuspendingClock.Instant

  /// How long the program has been stopped, which its own clock leaves out.
  var timeStopped = Duration.zero

  var decoder = InputDecoder()

  /// When to stop waiting for the rest of what the decoder holds, on our clock.
  var decoderDeadline: Duration?

  var queued: [InputEvent] = []

  /// The signal that asked the program to end.
  var endingSignal: CInt?

  /// Whether there is nobody any more to type anything.
  var isInputOver = false

  /// The newest frame, until it is drawn: the terminal has not taken the one before, or has had one
  /// too short a time ago.
  var waitingFrame: Frame?

  /// When the next frame may be drawn.
  var nextFrameTime = Duration.zero

  /// The frame that was drawn last, while the terminal's answers may change what it looks like.
  var drawnFrame: Frame?

  /// What the terminal is asked.
  var questions: Questions

  let renderer: NcursesRenderer
  var settings: LineSettings
  var standardError = HeldStandardError()

  /// Whether the terminal is held; it is not while the program is stopped, nor after it was closed.
  var isTaken = false

  private(set) var isOpen = true

  /// Takes the terminal over.
  ///
  /// Nothing is changed before everything that may fail has been checked.
  ///
  /// - Throws: `RendererError` with what to do about it.
  public init(_ options: Options) throws(RendererError) {
    let (input, output) = (options.input, options.output)
    try TerminalEnvironment.requireTerminal(input, output)
    try TerminalEnvironment.requireUnicode()
    let known = try TerminalEnvironment.knownName(for: options.terminalName, output: output)
    guard let settings = LineSettings(of: input) else { throw .noTerminal }
    guard let pipe = WakePipe() else { throw .callFailed("pipe") }
    // ncurses handles signals itself where nobody does before.
    let isWatching = cncurses_watch_signals(pipe.writeEnd)
    precondition(isWatching, "a second terminal in one process, while the first is open")
    do throws(RendererError) {
      renderer = try NcursesRenderer(
        terminalName: known.name, input: input, output: output,
        size: LineSettings.size(of: output), colors: options.colors,
        theme: options.theme, ambiguousWidth: options.ambiguousWidth ?? .narrow)
    } catch {
      cncurses_unwatch_signals()
      throw error
    }
    notice =
      known.isStandIn
      ? "no terminfo entry for “\(options.terminalName)” here; it is drawn on as \(known.name)"
      : nil
    self.options = options
    questions = Questions(options)
    self.settings = settings
    self.pipe = pipe
    start = clock.now
    wake = { pipe.wake() }
    enter()
  }

  deinit {
    close()
  }

  public var size: Size { renderer.size }

  /// Shows a frame, or keeps it until the terminal has room for it and ``Options/frameInterval`` has
  /// passed.
  ///
  /// A kept frame gives way to the next one, so that nothing builds up before a slow terminal; the last
  /// one is always shown.
  ///
  /// - Throws: `RendererError.hungUp` when the terminal is gone.
  public func show(_ frame: Frame) throws(RendererError) {
    guard !isInputOver else { throw .hungUp }
    guard isOpen else { throw .callFailed("to show a frame after it was closed") }
    waitingFrame = frame
    try drawWaitingFrame()
  }

  /// Paints every cell anew with the next frame, whatever is on the screen now.
  public func redraw() {
    renderer.redraw()
  }

  /// Gives the terminal back as it was found, and prints what went to standard error meanwhile.
  ///
  /// Closing twice does nothing more.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    leave()
    cncurses_unwatch_signals()
  }

  /// Ends the process by the signal that asked it to end, so that its parent learns why.
  ///
  /// Call it after ``close()``. It returns when no such signal came.
  public func reraise() {
    if let endingSignal { cncurses_raise_default(endingSignal) }
  }
}
