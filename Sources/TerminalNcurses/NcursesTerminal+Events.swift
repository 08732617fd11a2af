import CNcurses
import Files
import Glibc
public import TerminalCore

extension NcursesTerminal {
  /// The longest wait for the rest of a sequence or a paste, whose end may be lost.
  private static let patience = Duration.seconds(2)

  /// The largest number of bytes in one read.
  private static let blockSize = 4096

  /// More bytes than a single key or mouse event has.
  private static let longestKey = 32

  /// The number of bytes after which events are returned, even if more input is waiting.
  private static let inputLimit = 1 << 16

  public var now: Duration { clock.now - start - timeStopped }

  public func events(until deadline: Duration?) -> [InputEvent] {
    cncurses_limit_held()
    while true {
      let limit = [deadline, decoderDeadline, drawingTime].compactMap(\.self).min()
      let timeout = queued.isEmpty ? limit.map { max(.zero, $0 - now) } : .zero
      let ready = Descriptor.wait(
        reading: isInputOver || !isTaken ? -1 : options.input, pipe.readEnd,
        writing: renderer.output.isEmpty ? -1 : renderer.output.descriptor, timeout: timeout)
      var isWoken = ready.second && takeSignals()
      if ready.output { renderer.output.flush() }
      // If the terminal is gone, reading the input reports it; other errors recur at the next
      // `show`.
      try? drawWaitingFrame()
      if ready.first {
        if takeInput(isReady: !ready.second) { isWoken = true }
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

  /// Reads and decodes the available input.
  ///
  /// - Parameter isReady: Whether there is certainly some. Input that was waiting may be gone,
  ///   because taking the terminal over again discards it, and a read would then block forever.
  /// - Returns: Whether the terminal has reported something about itself.
  func takeInput(isReady: Bool) -> Bool {
    var (isOver, isReady) = (false, isReady)
    var count = 0
    while isTaken, !isOver, count < Self.inputLimit,
      isReady || Descriptor.wait(reading: options.input, -1, timeout: .zero).first
    {
      let input = Descriptor.readAvailable(from: options.input, limit: Self.blockSize)
      queued += decoder.feed(input.bytes)
      isOver = input.isOver
      count += input.bytes.count
      isReady = false
      // A terminal returns at most 4 KiB at a time, however much is waiting; but a single key is
      // all there was.
      if input.bytes.count < Self.longestKey { break }
    }
    let hasLearned = takeReplies()
    if isOver {
      queued += decoder.flush()
      hangUp()
    }
    if decoder.pendingEscape {
      decoderDeadline = now + options.escapeDelay
    } else {
      decoderDeadline = decoder.isIncomplete ? now + Self.patience : nil
    }
    return hasLearned
  }

  /// Marks the terminal as gone. Further reads would only return the end of the input again.
  func hangUp() {
    isInputOver = true
    endingSignal = endingSignal ?? SIGHUP
    queued.append(.signal(.hangUp))
  }

  /// Handles the signals that have arrived.
  ///
  /// - Returns: Whether ``wake`` was called too.
  @discardableResult
  func takeSignals() -> Bool {
    let numbers = pipe.takeBytes().map { CInt($0) }
    for number in numbers where number != SIGCONT { take(number) }
    // A program that was asked to end must not take the terminal over, which would stop it if it is
    // in the background.
    if numbers.contains(SIGCONT), endingSignal == nil { take(SIGCONT) }
    // Of several size changes, only the last one matters.
    // The same size means that the terminal changed it twice, or has lost what it showed.
    if numbers.contains(SIGWINCH), !takeSize() {
      renderer.redraw()
      queued.append(.resize(renderer.size))
    }
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
      // After SIGSTOP, which can't be caught, the shell has changed the terminal's settings.
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

  /// - Returns: Whether the size is another one.
  @discardableResult
  private func takeSize() -> Bool {
    let size = LineSettings.size(of: renderer.output.descriptor)
    guard size != renderer.size else { return false }
    renderer.resize(to: size)
    forgetFrames()
    queued.append(.resize(size))
    return true
  }
}

extension NcursesTerminal {
  /// The time at which to draw the waiting frame; `nil` if there is none, or the terminal has not
  /// read the previous one yet.
  var drawingTime: Duration? {
    waitingFrame != nil && renderer.output.isEmpty ? nextFrameTime : nil
  }

  /// Draws the waiting frame if its time has come.
  func drawWaitingFrame() throws(RendererError) {
    guard isTaken, let frame = waitingFrame, let drawingTime, drawingTime <= now else { return }
    waitingFrame = nil
    try renderer.show(frame)
    nextFrameTime = now + options.frameInterval
    // The queries follow the first frame, so that a terminal that doesn't reply can't delay it.
    sendQueries()
    drawnFrame = queries.arePending(at: now) ? frame : nil
  }

  /// Discards frames that may have another size than the screen.
  func forgetFrames() {
    waitingFrame = nil
    drawnFrame = nil
  }
}

// MARK: - Printed output

extension NcursesTerminal {
  /// The text printed by something else while the screen is in use; only the last 4 KiB are kept.
  ///
  /// - Parameter count: The largest number of lines to return.
  /// - Returns: The last lines, oldest first.
  public func printedLines(_ count: Int) -> [String] {
    let limit = Self.blockSize
    let bytes = unsafe [CChar](unsafeUninitializedCapacity: limit) { buffer, count in
      count = unsafe buffer.baseAddress.map { unsafe cncurses_read_held($0, limit) } ?? 0
    }
    let text = String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    if bytes.count == limit, lines.count > 1 { lines.removeFirst() }
    return lines.suffix(count)
  }
}
