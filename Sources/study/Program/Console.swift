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
  private let output: OutputFile
  private let errors = OutputFile(descriptor: STDERR_FILENO, named: "/dev/stderr")

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - language: The language of its messages.
  ///   - output: What stands for standard output.
  init(
    _ language: Language,
    output: OutputFile = OutputFile(descriptor: STDOUT_FILENO, named: "/dev/stdout")
  ) {
    self.language = language
    self.output = output
  }

  /// Whether nothing more can be written, including after the reader has closed the pipe.
  var isOver: Bool { output.failure != nil }

  /// Writes a line to standard output.
  func print(_ text: String) { write(text + "\n") }

  /// Writes a text to standard output.
  func write(_ text: String) { output.write(text) }

  /// Writes lines that quote a script, with escape sequences escaped.
  func report(_ text: String) { print(Self.visible(text)) }

  /// Writes a message to standard output, with everything invisible escaped, as in names of files.
  /// On a terminal, lines break at words; elsewhere a message is one line.
  func tell(_ text: String) { print(text.visible.wrapped(to: columns)) }

  /// The columns of the terminal that standard output goes to; `nil` if it goes elsewhere.
  var columns: Int? { Self.columns(of: STDOUT_FILENO) }

  private static func columns(of descriptor: CInt) -> Int? {
    guard isatty(descriptor) == 1 else { return nil }
    return NcursesTerminal.windowSize(of: descriptor).columns
  }

  /// Returns lines with everything invisible escaped, except tabs.
  private static func visible(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false)
          .map(\.visible).joined(separator: "\t")
      }.joined(separator: "\n")
  }

  /// Writes lines that quote a script to standard error, with escape sequences escaped.
  func explain(_ text: String) { errors.write(Self.visible(text) + "\n") }

  /// The columns of the terminal that standard error goes to; `nil` if it goes elsewhere.
  var errorColumns: Int? { Self.columns(of: STDERR_FILENO) }

  /// Writes a text to standard error as it is.
  func writeError(_ text: String) { errors.write(text) }

  /// Writes a message to standard error, after the program's name.
  ///
  /// Escape sequences in arguments and file names are escaped. On a terminal, lines break at words;
  /// elsewhere a message is one line.
  func complain(_ text: String) {
    let message = "study: \(text.visible)"
    errors.write(message.wrapped(to: Self.columns(of: STDERR_FILENO)) + "\n")
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
  /// The text in lines that break at words and have at most a number of cells, unless that is
  /// `nil`.
  fileprivate func wrapped(to columns: Int?) -> String {
    columns.map { wrapped(to: $0).joined(separator: "\n") } ?? self
  }
}
