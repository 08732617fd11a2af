import CNcurses
import CSignals
import Files
import Glibc
public import TerminalCore

/// The terminal in which a program runs: its screen, its keyboard, and its signals.
///
/// Opening it takes the terminal over. ``close()``, releasing the object, `exit`, and every signal
/// that ends the process, except KILL, restore the terminal. Only one can exist at a time, used
/// from one thread; only ``wake`` can be called from others.
///
///     let terminal = try NcursesTerminal(NcursesTerminal.Options(terminalName: "xterm-256color"))
///     try terminal.show(Frame(size: terminal.size))
///     let events = terminal.events(until: nil)
///     terminal.close()
public final class NcursesTerminal: Terminal {
  /// Ends the current wait of ``events(until:)``, or the next one; callable from any thread.
  public let wake: @Sendable () -> Void

  /// A message for the user, such as that the terminal is treated as another one; `nil` if there is
  /// none.
  public let notice: String?

  /// The terminfo name with which it is drawn on.
  let drawnAs: String

  /// The traits given by the options or reported by the terminal.
  public internal(set) var traits: TerminalTraits

  let options: Options
  let pipe: WakePipe
  let clock = SuspendingClock()
  let start: SuspendingClock.Instant

  /// How long the program was stopped in total, which ``now`` excludes.
  var timeStopped = Duration.zero

  var decoder = InputDecoder()

  /// The time at which the decoder stops waiting for the rest of a sequence.
  var decoderDeadline: Duration?

  var queued: [InputEvent] = []

  /// The signal that asked the program to end.
  var endingSignal: CInt?

  /// Whether the input has ended or the terminal is gone.
  var isInputOver = false

  /// The newest frame, until the terminal has read the previous one and the frame interval has
  /// passed.
  var waitingFrame: Frame?

  /// The earliest time for the next frame.
  var nextFrameTime = Duration.zero

  /// The latest frame, as long as a reply of the terminal may change how it looks.
  var drawnFrame: Frame?

  /// The queries to the terminal.
  var queries: TerminalQueries

  let renderer: NcursesRenderer
  var settings: LineSettings

  /// Whether the program has the terminal; `false` while it is stopped, and after ``close()``.
  var isTaken = false

  /// Whether the program has the mouse.
  var usesMouse: Bool

  private(set) var isOpen = true

  /// Takes the terminal over.
  ///
  /// Nothing is changed before everything that can fail was checked.
  ///
  /// - Throws: `RendererError`, whose description includes the remedy.
  public init(_ options: Options) throws(RendererError) {
    // While the terminal is open, standard output is redirected.
    ensure(
      !csignals_is_watching(), "a second terminal in one process, while the first is open")
    let (input, output) = (options.input, options.output)
    try TerminalEnvironment.requireTerminal(input, output)
    try TerminalEnvironment.requireUnicode()
    let known = try TerminalEnvironment.known(as: options.terminalName, output: output)
    guard let settings = LineSettings(of: input) else { throw .noTerminal }
    guard let pipe = WakePipe() else { throw .tooManyOpenFiles }
    // ncurses installs its own signal handlers unless others are already set.
    _ = unsafe csignals_watch(pipe.writeEnd, Self.watched, Self.watched.count)
    do throws(RendererError) {
      renderer = try NcursesRenderer(
        terminalName: known.name, known.traits, input: input, output: output,
        size: LineSettings.size(of: output), colors: options.colors,
        ambiguousWidth: options.ambiguousWidth ?? .narrow)
    } catch {
      csignals_unwatch()
      throw error
    }
    drawnAs = known.name
    notice =
      known.isStandIn
      ? "no terminfo entry for “\(options.terminalName)” here; it is drawn on as \(known.name)"
      : nil
    self.options = options
    traits = TerminalTraits(
      colors: renderer.colorDepth, background: options.background,
      ambiguousWidth: options.ambiguousWidth, hasMouse: options.mouse == .on)
    usesMouse = options.mouse == .on
    queries = TerminalQueries(options)
    self.settings = settings
    self.pipe = pipe
    start = clock.now
    wake = { pipe.wake() }
    // Reading from terminfo may block forever; until here, these signals end the process.
    csignals_take_requests()
    enter()
  }

  deinit {
    close()
  }

  public var size: Size { renderer.size }

  /// Shows a frame, or keeps it until the terminal has read the previous one and
  /// ``Options/frameInterval`` has passed.
  ///
  /// The next frame replaces one that was kept, so that no queue builds up on a slow terminal. The
  /// last frame is always shown.
  ///
  /// - Throws: `RendererError.hungUp` if the terminal was disconnected.
  public func show(_ frame: Frame) throws(RendererError) {
    guard !isInputOver else { throw .hungUp }
    guard isOpen else { throw .callFailed("to show a frame after it was closed") }
    waitingFrame = frame
    try drawWaitingFrame()
  }

  /// Redraws every cell with the next frame.
  public func redraw() {
    renderer.redraw()
  }

  /// Restores the terminal, and prints the text that was printed in the meantime.
  ///
  /// Calling it again does nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    leave()
    csignals_unwatch()
  }

  /// Ends the process with the signal that asked it to end, so that its parent sees the reason.
  ///
  /// Call it after ``close()``. Returns if there was no such signal.
  public func reraise() {
    if let endingSignal { csignals_raise_default(endingSignal) }
  }
}
