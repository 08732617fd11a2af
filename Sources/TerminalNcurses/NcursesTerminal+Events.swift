import Glibc
public import TerminalCore

extension NcursesTerminal {
  /// How long to wait for the rest of a sequence or a paste whose end may be lost.
  private static let patience = Duration.seconds(2)

  /// How many bytes are read at once.
  private static let blockSize = 4096

  /// How many bytes are taken before events are given, however many more are waiting.
  private static let inputLimit = 1 << 16

  public var now: Duration { clock.now - start - timeStopped }

  public func events(until deadline: Duration?) -> [InputEvent] {
    while true {
      let limit = [deadline, decoderDeadline, drawingTime].compactMap(\.self).min()
      let timeout = queued.isEmpty ? limit.map { max(.zero, $0 - now) } : .zero
      let ready = Descriptor.wait(
        reading: isInputOver || !isTaken ? -1 : options.input, pipe.readEnd,
        writing: renderer.output.isEmpty ? -1 : renderer.output.descriptor, timeout: timeout)
      let isWoken = ready.second && takeSignals()
      if ready.output { renderer.output.flush() }
      // Why a frame can't be drawn is told by the input, when the terminal is gone, or else by the
      // next `show`.
      try? drawWaitingFrame()
      if ready.first {
        takeInput()
      } else if let decoderDeadline, decoderDeadline <= now {
        queued += decoder.flush()
        self.decoderDeadline = nil
      }
      let isOver = deadline.map { $0 <= now } ?? false
      guard queued.isEmpty, !isWoken, !isOver else {
        defer { queued = [] }
        return queued
      }
    }
  }

  /// Takes the keys that have been typed.
  func takeInput() {
    var isOver = false
    var count = 0
    // A terminal hands over 4 KiB at a time, however much is waiting.
    repeat {
      let input = Descriptor.readAvailable(from: options.input, limit: Self.blockSize)
      queued += decoder.feed(input.bytes)
      isOver = input.isOver
      count += input.bytes.count
    } while !isOver && count < Self.inputLimit
      && Descriptor.wait(reading: options.input, -1, timeout: .zero).first
    takeAnswers()
    if isOver {
      queued += decoder.flush()
      hangUp()
    }
    if decoder.pendingEscape {
      decoderDeadline = now + options.escapeDelay
    } else {
      decoderDeadline = decoder.isIncomplete ? now + Self.patience : nil
    }
  }

  /// Notes that there is nobody any more. Reading again would give the end again at once, for ever.
  func hangUp() {
    isInputOver = true
    endingSignal = endingSignal ?? SIGHUP
    queued.append(.signal(.hangUp))
  }

  /// Takes the signals that have arrived.
  ///
  /// - Returns: Whether there was a call to ``wake`` among them.
  private func takeSignals() -> Bool {
    let numbers = pipe.takeBytes().map { CInt($0) }
    for number in numbers where number != SIGCONT { take(number) }
    // Whoever is asked to end takes no terminal again: in the background that would stop it.
    if numbers.contains(SIGCONT), endingSignal == nil { take(SIGCONT) }
    // However often the size has changed, only the last one matters.
    if numbers.contains(SIGWINCH) { takeSize() }
    return numbers.contains(0)
  }

  func take(_ number: CInt) {
    switch number {
    case SIGTERM, SIGINT, SIGQUIT:
      endingSignal = number
      queued.append(.signal(.terminate))
    case SIGHUP:
      endingSignal = number
      queued.append(.signal(.hangUp))
    case SIGTSTP:
      queued.append(.signal(.suspend))
    case SIGCONT:
      // Stopped by SIGSTOP, which nobody can prepare for: the shell has had the terminal since.
      leaveAndEnter()
      queued.append(.signal(.resume))
      takeSize()
    default:
      break
    }
  }

  private func leaveAndEnter() {
    leave()
    enter()
    renderer.redraw()
  }

  private func takeSize() {
    let size = LineSettings.size(of: options.output)
    guard size != renderer.size else { return renderer.redraw() }
    renderer.resize(to: size)
    forgetFrames()
    queued.append(.resize(size))
  }
}

extension NcursesTerminal {
  /// When a frame that waits is to be drawn, or `nil` when none does or the terminal has no room for
  /// it.
  var drawingTime: Duration? {
    waitingFrame != nil && renderer.output.isEmpty ? nextFrameTime : nil
  }

  /// Draws the frame that waits, if there is one and its time has come.
  func drawWaitingFrame() throws(RendererError) {
    guard isTaken, let frame = waitingFrame, let drawingTime, drawingTime <= now else { return }
    waitingFrame = nil
    try renderer.show(frame)
    nextFrameTime = now + options.frameInterval
    // Drawn first and asked then, so that a silent terminal delays nothing.
    ask()
    drawnFrame = questions.areOpen(at: now) ? frame : nil
  }

  /// Forgets frames that may no longer fit the screen.
  func forgetFrames() {
    waitingFrame = nil
    drawnFrame = nil
  }
}
