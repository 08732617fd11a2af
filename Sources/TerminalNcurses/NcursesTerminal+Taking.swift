import CNcurses
import CSignals
import Files
import Glibc
import TerminalCore

extension NcursesTerminal {
  /// Takes the terminal over: prepares its restoration, changes its settings, and enables its
  /// modes.
  ///
  /// A program in the background is stopped here until `fg`. If it is asked to end in the meantime,
  /// it continues without the terminal.
  func enter() {
    cncurses_hold_output()
    let restoring = Array(TerminalModes.disabling.utf8) + renderer.leavingBytes
    settings.armRestore(sending: restoring, to: renderer.output.descriptor)
    isTaken = makeRaw()
    guard isTaken else {
      cncurses_disarm_restore()
      cncurses_print_held()
      return
    }
    renderer.keepSettings()
    renderer.output.send(Array(TerminalModes.enabling(mouse: usesMouse).utf8))
  }

  /// Restores the terminal, in reverse order.
  func leave() {
    guard isTaken else { return }
    // Nothing is read anymore once the terminal isn't taken.
    awaitLastReplies()
    isTaken = false
    renderer.leave(after: TerminalModes.disabling)
    settings.restore()
    cncurses_disarm_restore()
    cncurses_print_held()
  }

  /// Stops the program as Ctrl-Z does, and takes the terminal over again when it continues.
  ///
  /// Returns after the program was continued; its clock doesn't advance in the meantime. The next
  /// events are the resumption and the size, or a request to end that arrived meanwhile.
  public func suspend() {
    guard isOpen else { return }
    leave()
    let stopped = clock.now
    csignals_stop_group()
    timeStopped += clock.now - stopped
    forgetFrames()
    takeEndings()
    guard endingSignal == nil else { return }
    enter()
    renderer.resize(to: LineSettings.size(of: renderer.output.descriptor))
    queued += [.signal(.resume), .resize(size)]
  }

  /// Changes the line settings, waiting for the foreground if necessary.
  ///
  /// - Returns: `false` if the program was asked to end first.
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

  /// Handles the signals that ask the program to end, and ignores others: the size is read anyway
  /// when the terminal is taken over.
  private func takeEndings() {
    for number in pipe.takeBytes().map({ CInt($0) }) where Self.endings.contains(number) {
      take(number)
    }
  }

  private static let endings: Set = [SIGTERM, SIGINT, SIGQUIT, SIGHUP]

  /// The signals that concern a program with a terminal, which arrive in the pipe.
  static let watched = Array(endings) + [SIGWINCH, SIGTSTP, SIGCONT]
}
