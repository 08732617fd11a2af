import Files
import CNcurses
import CSignals
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

/// The terminal modes that are enabled in addition to those of ncurses.
///
/// This is their only list: whenever the terminal is restored, they are disabled in reverse order.
enum TerminalModes {
  private static let mouse = [
    1002,  // The mouse: presses, releases, wheel, and motion while a button is down.
    1006,  // Mouse positions beyond column 223.
  ]
  private static let others = [
    1004,  // The window gains or loses the keyboard.
    2004,  // A paste comes in brackets.
  ]

  /// Enables all modes, or all but those of the mouse.
  static func enabling(mouse isUsed: Bool) -> String {
    on(isUsed ? mouse + others : others)
  }

  /// Takes the mouse, or leaves it to the terminal.
  static func setMouse(_ isUsed: Bool) -> String { isUsed ? on(mouse) : off(mouse) }

  private static func on(_ numbers: [Int]) -> String {
    numbers.reduce(into: "") { $0 += "\u{1B}[?\($1)h" }
  }

  private static func off(_ numbers: [Int]) -> String {
    numbers.reversed().reduce(into: "") { $0 += "\u{1B}[?\($1)l" }
  }

  /// Makes the whole window scroll again; ncurses resets only the part that it draws.
  private static let wholeWindow = "\u{1B}[r"

  /// Ends a frame that may be incomplete, and disables all modes, the last one first.
  static let disabling = FrameMarks.end + off(mouse + others) + wholeWindow
}

/// The sequences of synchronized output, between which a terminal doesn't update its screen.
/// Without them, it may show half a frame.
enum FrameMarks {
  /// The number of the mode.
  static let mode = 2026

  static let begin = "\u{1B}[?\(mode)h"
  static let end = "\u{1B}[?\(mode)l"

  /// The number of bytes that a terminal always reads in one piece.
  ///
  /// Moving the focus takes far fewer, and the marks would only add to them.
  private static let indivisible = 512

  /// Marks the bytes of a frame if there are so many that a terminal may read them in several
  /// pieces.
  static func mark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.count <= indivisible ? bytes : Array(begin.utf8) + bytes + Array(end.utf8)
  }
}
