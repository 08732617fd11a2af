import Glibc
import Testing

/// A way in which a program that holds a terminal can end.
struct Ending: Sendable {
  /// The way the program is ended.
  enum Deed {
    /// By typing something.
    case type(String)
    /// By a signal from outside.
    case signal(CInt)
  }

  /// The expected end of the program.
  enum Status {
    case exit(CInt)
    case signal(CInt)
    /// A trap of Swift: an illegal instruction on some machines, a breakpoint
    /// on others.
    case trap
  }

  /// The name in the table of `docs/terminal.md`.
  let name: String

  /// What the program does when an `x` is typed.
  var fixture = "close"

  let deed: Deed
  let status: Status

  /// The message after the terminal is restored.
  var message = ""

  /// Additional environment variables, such as `SWIFT_BACKTRACE=enable=no`.
  var environment: [String] = []

  static let all = ordinary + signals + faults + calls

  /// Endings that a program expects.
  private static let ordinary = [
    Ending(name: "normal", deed: .type("x"), status: .exit(0), message: "closed"),
    Ending(
      name: "the `NcursesTerminal` is deallocated", fixture: "deinit", deed: .type("x"),
      status: .exit(0)),
    Ending(name: "`^C`", deed: .type("\u{3}"), status: .exit(0), message: "interrupted"),
    Ending(name: "INT", deed: .signal(SIGINT), status: .signal(SIGINT)),
    Ending(name: "TERM", deed: .signal(SIGTERM), status: .signal(SIGTERM)),
    Ending(name: "HUP", deed: .signal(SIGHUP), status: .signal(SIGHUP)),
    Ending(name: "QUIT", deed: .signal(SIGQUIT), status: .signal(SIGQUIT)),
  ]

  /// The first and the last real-time signal that the C library leaves to programs.
  private static let realTime: [CInt] = [34, 64]

  /// Signals that nobody handles, sent from outside.
  private static let signals: [Ending] =
    [
      ("ALRM", SIGALRM), ("USR1", SIGUSR1), ("USR2", SIGUSR2), ("XCPU", SIGXCPU), ("SYS", SIGSYS),
      ("VTALRM", SIGVTALRM), ("PROF", SIGPROF), ("IO", SIGIO), ("PWR", SIGPWR),
      ("STKFLT", 16),  // Swift does not import SIGSTKFLT.
      ("the first real-time signal", realTime[0]), ("the last real-time signal", realTime[1]),
      ("SEGV", SIGSEGV), ("BUS", SIGBUS), ("ILL", SIGILL), ("TRAP", SIGTRAP), ("FPE", SIGFPE),
      ("ABRT", SIGABRT),
    ].map { Ending(name: $0, deed: .signal($1), status: .signal($1)) } + [
      Ending(
        name: "SEGV, with Swift's backtraces", deed: .signal(SIGSEGV), status: .signal(SIGSEGV),
        message: "crashed", environment: [backtraces])
    ]

  /// Backtraces as people may have them turned on, in their fastest form.
  static let backtraces =
    "SWIFT_BACKTRACE=enable=yes,interactive=no,symbolicate=off,threads=crashed,images=none"

  /// What is said of a crash.
  private static let crash = "The program has crashed. SWIFT_BACKTRACE=enable=yes"

  /// Crashes of the program.
  private static let faults = [
    Ending(
      name: "`fatalError`", fixture: "fatalError", deed: .type("x"), status: .trap,
      message: "Fatal error: the fixture was told to"),
    Ending(
      name: "index out of range", fixture: "index", deed: .type("x"), status: .trap,
      message: "Fatal error"),
    Ending(
      name: "`nil` unwrapped", fixture: "nil", deed: .type("x"), status: .trap,
      message: "Unexpectedly found nil"),
    Ending(
      name: "overflow", fixture: "overflow", deed: .type("x"), status: .trap, message: crash),
    Ending(
      name: "an error nobody catches", fixture: "throw", deed: .type("x"), status: .trap,
      message: "FixtureError"),
    Ending(
      name: "a bad pointer", fixture: "pointer", deed: .type("x"), status: .signal(SIGSEGV),
      message: crash),
    Ending(
      name: "bad pointers on two threads at once", fixture: "pointers", deed: .type("x"),
      status: .signal(SIGSEGV), message: crash),
    Ending(
      name: "a bad pointer, with Swift's backtraces", fixture: "pointer", deed: .type("x"),
      status: .signal(SIGSEGV), message: "crashed", environment: [backtraces]),
    Ending(
      name: "bad pointers on two threads at once, with Swift's backtraces", fixture: "pointers",
      deed: .type("x"), status: .signal(SIGSEGV), message: "crashed", environment: [backtraces]),
    Ending(
      name: "a second terminal in the process", fixture: "second", deed: .type("x"), status: .trap,
      message: "a second terminal"),
    Ending(
      name: "overflow of the stack", fixture: "stack", deed: .type("x"),
      status: .signal(SIGSEGV), message: crash),
  ]

  /// Calls that end the process.
  private static let calls = [
    Ending(
      name: "`abort`", fixture: "abort", deed: .type("x"), status: .signal(SIGABRT),
      message: crash),
    Ending(name: "`exit`", fixture: "exit", deed: .type("x"), status: .exit(3)),
    Ending(
      name: "`exit` on another thread", fixture: "exitElsewhere", deed: .type("x"),
      status: .exit(3)),
  ]
}

extension Ending: CustomTestStringConvertible {
  var testDescription: String { name }
}
