import Glibc
import Testing

/// A way in which a program that holds a terminal can end.
struct Ending: Sendable {
  /// What is done to the program.
  enum Deed {
    /// Something is typed.
    case type(String)
    /// A signal is sent from outside.
    case signal(CInt)
  }

  /// How the program is to end.
  enum Status {
    case exit(CInt)
    case signal(CInt)
    /// What Swift does when it can't go on: an illegal instruction on some machines, a breakpoint
    /// on others.
    case trap
  }

  /// The name in the table of `docs/terminal.md`.
  let name: String

  /// What the program does when an `x` is typed.
  var fixture = "close"

  let deed: Deed
  let status: Status

  /// What the person reads after the screen has been given back.
  var message = ""

  static let all: [Ending] = [
    Ending(name: "normal", deed: .type("x"), status: .exit(0), message: "closed"),
    Ending(name: "the terminal is let go", fixture: "deinit", deed: .type("x"), status: .exit(0)),
    Ending(name: "`^C`", deed: .type("\u{3}"), status: .exit(0), message: "interrupted"),
    Ending(name: "INT", deed: .signal(SIGINT), status: .signal(SIGINT)),
    Ending(name: "TERM", deed: .signal(SIGTERM), status: .signal(SIGTERM)),
    Ending(name: "HUP", deed: .signal(SIGHUP), status: .signal(SIGHUP)),
    Ending(name: "QUIT", deed: .signal(SIGQUIT), status: .signal(SIGQUIT)),
    Ending(name: "SEGV", deed: .signal(SIGSEGV), status: .signal(SIGSEGV)),
    Ending(
      name: "`fatalError`", fixture: "fatalError", deed: .type("x"), status: .trap,
      message: "Fatal error: the fixture was told to"),
    Ending(
      name: "index out of range", fixture: "index", deed: .type("x"), status: .trap,
      message: "Fatal error"),
    Ending(
      name: "`nil` unwrapped", fixture: "nil", deed: .type("x"), status: .trap,
      message: "Unexpectedly found nil"),
    Ending(name: "overflow", fixture: "overflow", deed: .type("x"), status: .trap),
    Ending(
      name: "an error nobody catches", fixture: "throw", deed: .type("x"), status: .trap,
      message: "FixtureError"),
    Ending(
      name: "a bad pointer", fixture: "pointer", deed: .type("x"), status: .signal(SIGSEGV)),
    Ending(
      name: "overflow of the stack", fixture: "stack", deed: .type("x"),
      status: .signal(SIGSEGV)),
    Ending(name: "`abort`", fixture: "abort", deed: .type("x"), status: .signal(SIGABRT)),
  ]
}

extension Ending: CustomTestStringConvertible {
  var testDescription: String { name }
}
