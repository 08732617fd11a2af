import CNcurses
import CSignals
import Glibc
import PseudoTerminals
import TerminalCore
import TerminalNcurses
import Testing

/// The C functions that restore a terminal, each in its own process.
@Suite("restoring")
struct RestoringTests {
  /// More bytes than a fixed buffer would have, and fewer than a pipe holds.
  private static let count = 20_000

  @Test("sends every byte, even if it was armed twice")
  func armedTwice() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardOutputContent]
    ) {
      arm(count: 1)
      arm(count: Self.count)
      abort()
    }
    #expect(result?.standardOutputContent.count(where: { $0 == UInt8(ascii: "r") }) == Self.count)
  }

  @Test("never happens once it was disarmed")
  func disarmed() async {
    let result = await #expect(
      processExitsWith: .signal(SIGUSR1), observing: [\.standardOutputContent]
    ) {
      arm(count: Self.count)
      cncurses_disarm_restore()
      takeSignals()
      raise(SIGUSR1)
    }
    #expect(result?.standardOutputContent.contains(UInt8(ascii: "r")) == false)
  }

  @Test("is not done by a forked child")
  func forked() async {
    let result = await #expect(
      processExitsWith: .exitCode(0), observing: [\.standardOutputContent]
    ) {
      arm(count: Self.count)
      // Swift does not import fork(2). This function ends the parent by _exit(2).
      daemon(1, 1)
      exit(0)
    }
    #expect(result?.standardOutputContent.contains(UInt8(ascii: "r")) == false)
  }

  @Test("watches one pipe at a time, and restores the earlier signal handlers")
  func watching() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      precondition(unsafe csignals_watch(1, [SIGTERM], 1))
      precondition(unsafe !csignals_watch(2, [SIGTERM], 1))
      csignals_unwatch()
      csignals_unwatch()
      takeSignals()
      raise(SIGTERM)
    }
  }

  @Test("is not left to a renderer: where nothing watches signals, they end the process as usual")
  func renderer() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let nothing = unsafe open("/dev/null", O_RDWR)
      let renderer = try NcursesRenderer(
        terminalName: "xterm-256color", input: nothing, output: nothing,
        size: Size(columns: 8, rows: 2))
      try renderer.show(Frame(size: renderer.size))
      takeSignals()
      raise(SIGTERM)
    }
  }

  @Test("writes only as much as there is room for, and keeps a descriptor in blocking mode")
  func writing() throws {
    var ends: [CInt] = [-1, -1]
    try #require(unsafe pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let bytes = [UInt8](repeating: 0, count: 1 << 20)
    let taken = unsafe cncurses_write(ends[1], bytes, bytes.count, 0)
    #expect((1..<bytes.count).contains(taken))
    #expect(unsafe cncurses_write(ends[1], bytes, bytes.count, 1) == 0)
    #expect(fcntl(ends[1], F_GETFL) & O_NONBLOCK == 0)
    #expect(unsafe cncurses_write(-1, bytes, 1, 0) == -1)
  }
}

/// Has a number of `r` written to standard output when the process ends.
private func arm(count: Int) {
  let bytes = [CChar](repeating: CChar(UInt8(ascii: "r")), count: count)
  var settings = termios()
  precondition(unsafe cncurses_arm_restore(0, 1, &settings, bytes, bytes.count))
}

/// Unblocks the signals that test threads block.
private func takeSignals() {
  var none = sigset_t()
  unsafe sigemptyset(&none)
  unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
}
