import Files
import Glibc
import StudyScreens
import TerminalCore
import TerminalNcurses
import TerminalUI

/// Standard output and standard error, for use while the screen is not taken over.
final class Console {
  /// The reason that output could not be written. A closed pipe is not a failure, because its
  /// reader chose to stop.
  var failure: FileError? { output.failure?.code == EPIPE ? nil : output.failure }

  private let language: Language
  private let output = OutputFile(descriptor: STDOUT_FILENO, named: "/dev/stdout")
  private let errors = OutputFile(descriptor: STDERR_FILENO, named: "/dev/stderr")

  /// Creates a console that uses a language.
  init(_ language: Language) {
    self.language = language
  }

  /// Whether nothing more can be written, including after the reader has closed the pipe.
  var isOver: Bool { output.failure != nil }

  /// Writes a line to standard output.
  func print(_ text: String) { write(text + "\n") }

  /// Writes a text to standard output.
  func write(_ text: String) { output.write(text) }

  /// Writes lines that quote a script, with escape sequences escaped.
  func report(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    print(lines.map(Self.visible).joined(separator: "\n"))
  }

  /// Returns a line with everything invisible escaped, except tabs.
  private static func visible(_ line: Substring) -> String {
    line.split(separator: "\t", omittingEmptySubsequences: false)
      .map(\.visible).joined(separator: "\t")
  }

  /// Writes a message to standard error, after the program's name.
  ///
  /// Escape sequences in arguments and file names are escaped. On a terminal, lines break at words;
  /// elsewhere a message is one line.
  func complain(_ text: String) {
    let message = "study: \(text.visible)"
    errors.write((Self.columnsOfErrors.map { message.wrapped(to: $0) } ?? message) + "\n")
  }

  /// The columns of the terminal that standard error goes to; `nil` if it goes elsewhere.
  private static var columnsOfErrors: Int? {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    return NcursesTerminal.windowSize(of: STDERR_FILENO).columns
  }

  /// Writes an error in the language of the console, with a line for each mistake.
  func complain(_ error: any Error) {
    for message in error.messages { complain(language(message)) }
  }

  /// Points to the instructions, after a complaint about the command line.
  func pointToHelp() {
    complain(language("使い方は study --help で見られます", "see study --help"))
  }
}

extension String {
  /// The text in lines that break at words and have at most a number of cells.
  fileprivate func wrapped(to columns: Int) -> String {
    TextLines(self, width: columns).lines.joined(separator: "\n")
  }
}
