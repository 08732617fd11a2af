import Files
import Glibc
import StudyScreens
import TerminalCore
import TerminalUI

/// Where the program writes lines while no terminal is taken over.
final class Console {
  /// Why not all of the output was written; whoever ends the output of a pipe has had enough, which is
  /// no failure.
  var failure: FileError? { output.failure?.code == EPIPE ? nil : output.failure }

  private let language: Language
  private let output = OutputFile(descriptor: STDOUT_FILENO, named: "/dev/stdout")
  private let errors = OutputFile(descriptor: STDERR_FILENO, named: "/dev/stderr")

  /// Writes in a language, where there is a choice.
  init(_ language: Language) {
    self.language = language
  }

  /// Writes a line for whoever asked for it.
  func print(_ text: String) { output.write(text + "\n") }

  /// Writes lines that quote a script, whose text is shown, and not obeyed by the terminal.
  func report(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    print(lines.map(Self.visible).joined(separator: "\n"))
  }

  /// A line in which all but tabs can be seen.
  private static func visible(_ line: Substring) -> String {
    line.split(separator: "\t", omittingEmptySubsequences: false)
      .map(\.visible).joined(separator: "\t")
  }

  /// Writes a line about what went wrong, under the program's name.
  ///
  /// What arguments and names of files hold is shown, and not obeyed by the terminal.
  func complain(_ text: String) { errors.write("study: \(text.visible)\n") }

  /// Writes what went wrong in the language of the program.
  func complain(_ error: any Error) {
    complain((error as? any Complaint).map { language($0.message) } ?? "\(error)")
  }
}
