import Glibc
import TerminalCore
import TerminalLines
import Testing

/// The signals of line mode, each in a process of its own.
@Suite("The signals of line mode")
struct EndingSignalsTests {
  @Test("are events, and end the process again once the terminal is closed")
  func restored() async {
    await #expect(processExitsWith: .signal(SIGTERM)) { try raiseAfterClosing(SIGTERM) }
    await #expect(processExitsWith: .signal(SIGINT)) { try raiseAfterClosing(SIGINT) }
    await #expect(processExitsWith: .signal(SIGQUIT)) { try raiseAfterClosing(SIGQUIT) }
    await #expect(processExitsWith: .signal(SIGHUP)) { try raiseAfterClosing(SIGHUP) }
  }

  @Test("end the process when they are raised again")
  func reraised() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let terminal = try openedTerminal()
      raise(SIGTERM)
      precondition(terminal.events(until: .zero) == [.signal(.terminate)])
      terminal.close()
      terminal.reraise()
    }
  }

  @Test("stay ignored if they were ignored before")
  func ignored() async {
    await #expect(processExitsWith: .exitCode(0)) {
      signal(SIGHUP, SIG_IGN)
      let terminal = try openedTerminal()
      raise(SIGHUP)
      precondition(terminal.events(until: .zero).isEmpty)
      terminal.close()
      raise(SIGHUP)
      terminal.reraise()
      exit(0)
    }
  }

  @Test("come before lines that were typed ahead")
  func beforeLines() async {
    await #expect(processExitsWith: .exitCode(0)) {
      var ends: [CInt] = [-1, -1]
      precondition(unsafe pipe(&ends) == 0)
      _ = unsafe write(ends[1], "1\n2\n3\n", 6)
      let terminal = try openedTerminal(reading: ends[0])
      var frame = Frame(size: terminal.size)
      frame.reading = FrameReading(titles: ["Shop"], body: Rect(size: frame.size))
      try terminal.show(frame)
      raise(SIGINT)
      precondition(terminal.events(until: nil) == [.signal(.terminate)])
      exit(0)
    }
  }

  @Test("include the one after a stop, when a secret is hidden again that the shell would show")
  func continued() async {
    await #expect(processExitsWith: .exitCode(0)) {
      var (master, slave): (CInt, CInt) = (-1, -1)
      precondition(unsafe openpty(&master, &slave, nil, nil, nil) == 0)
      let terminal = try openedTerminal(reading: slave)
      var frame = Frame(size: terminal.size)
      frame.reading = FrameReading(titles: ["Shop"], body: Rect(size: frame.size))
      frame.reading?.isSecret = true
      try terminal.show(frame)
      terminal.wake()
      precondition(terminal.events(until: nil).isEmpty)
      precondition(!showsTyping(slave))
      setShowsTyping(slave)
      raise(SIGCONT)
      precondition(terminal.events(until: nil).isEmpty)
      precondition(!showsTyping(slave))
      terminal.close()
      precondition(showsTyping(slave))
      exit(0)
    }
  }

  @Test("let writing to a closed pipe fail, until the terminal is closed")
  func brokenPipe() async {
    await #expect(processExitsWith: .signal(SIGPIPE)) {
      var ends: [CInt] = [-1, -1]
      precondition(unsafe pipe(&ends) == 0)
      close(ends[0])
      let terminal = try openedTerminal()
      precondition(unsafe write(ends[1], "x", 1) == -1 && errno == EPIPE)
      terminal.close()
      _ = unsafe write(ends[1], "x", 1)
    }
  }
}

/// Opens line mode with an input that never ends, and takes the signals. Threads that run tests
/// block some of them.
private func openedTerminal(reading input: CInt? = nil) throws -> LineTerminal {
  var none = sigset_t()
  unsafe sigemptyset(&none)
  unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
  var ends: [CInt] = [-1, -1]
  precondition(unsafe pipe(&ends) == 0)
  let terminal = try LineTerminal(input: input ?? ends[0], output: STDOUT_FILENO)
  terminal.takeSignals()
  return terminal
}

private func raiseAfterClosing(_ number: CInt) throws {
  let terminal = try openedTerminal()
  raise(number)
  let event: InputEvent = .signal(number == SIGHUP ? .hangUp : .terminate)
  precondition(terminal.events(until: .zero) == [event])
  terminal.close()
  raise(number)
}

/// Whether a terminal shows what is typed.
private func showsTyping(_ terminal: CInt) -> Bool {
  var settings = termios()
  unsafe tcgetattr(terminal, &settings)
  return settings.c_lflag & tcflag_t(ECHO) != 0
}

/// Lets a terminal show what is typed, as a shell does.
private func setShowsTyping(_ terminal: CInt) {
  var settings = termios()
  unsafe tcgetattr(terminal, &settings)
  settings.c_lflag |= tcflag_t(ECHO)
  unsafe tcsetattr(terminal, TCSANOW, &settings)
}
