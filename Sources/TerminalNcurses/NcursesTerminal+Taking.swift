import CNcurses
import Glibc
import TerminalCore

extension NcursesTerminal {
  /// Takes the terminal: settings, what to do when the process ends, modes.
  ///
  /// A program in the background is stopped here until `fg`. When it is asked to end meanwhile, it ends
  /// without the terminal.
  func enter() {
    standardError.begin()
    let restoring = Array(TerminalModes.disabling.utf8) + renderer.leavingBytes
    settings.armRestore(
      sending: restoring, to: renderer.output.descriptor, standardError: standardError)
    isTaken = makeRaw()
    guard isTaken else {
      cncurses_disarm_restore()
      standardError.end()
      return
    }
    renderer.keepSettings()
    renderer.output.send(Array(TerminalModes.enabling.utf8))
  }

  /// Gives the terminal back, in the reverse order.
  func leave() {
    guard isTaken else { return }
    isTaken = false
    awaitLastAnswers()
    renderer.leave(after: TerminalModes.disabling)
    settings.restore()
    cncurses_disarm_restore()
    standardError.end()
  }

  /// Stops the program as Ctrl-Z does, and takes the terminal again when it goes on.
  ///
  /// It returns when the program goes on. The clock has stood still meanwhile, and the next events
  /// are the resumption and the size, or the request to end that came meanwhile.
  public func suspend() {
    guard isOpen else { return }
    leave()
    let stopped = clock.now
    cncurses_stop_group()
    timeStopped += clock.now - stopped
    forgetFrames()
    takeEndings()
    guard endingSignal == nil else { return }
    enter()
    renderer.resize(to: LineSettings.size(of: options.output))
    queued += [.signal(.resume), .resize(size)]
  }

  /// Changes the line's settings, and waits for the foreground where that is needed.
  ///
  /// - Returns: Whether they were changed: the program has not been asked to end before.
  private func makeRaw() -> Bool {
    while true {
      switch settings.makeRaw() {
      case .changed: return true
      case .refused:
        hangUp()
        return false
      case .interrupted:
        takeEndings()
        if endingSignal != nil { return false }
      }
    }
  }

  /// Takes the signals that ask the program to end, and forgets others: whoever takes the terminal
  /// again looks at its size anyway.
  private func takeEndings() {
    for number in pipe.takeBytes().map({ CInt($0) }) where Self.endings.contains(number) {
      take(number)
    }
  }

  private static let endings: Set = [SIGTERM, SIGINT, SIGQUIT, SIGHUP]
}
