import Glibc
import KeyScript
import StudyScreens
import TerminalUI

/// Where the program writes lines while no terminal is taken over.
enum Console {
  /// Writes a line for whoever asked for it.
  static func print(_ text: String) {
    write(text + "\n", to: STDOUT_FILENO)
  }

  /// Writes lines that quote a script, whose text is shown, and not obeyed by the terminal.
  static func report(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    print(lines.map(visible).joined(separator: "\n"))
  }

  /// A line in which all but tabs can be seen.
  private static func visible(_ line: Substring) -> String {
    line.split(separator: "\t", omittingEmptySubsequences: false)
      .map { Notation.visible(String($0)) }.joined(separator: "\t")
  }

  /// Writes a line about what went wrong, under the program's name.
  ///
  /// What arguments and names of files hold is shown, and not obeyed by the terminal.
  static func complain(_ text: String) {
    write("study: \(Notation.visible(text))\n", to: STDERR_FILENO)
  }

  /// Writes what went wrong in the language of the program.
  static func complain(_ error: any Error, in language: Language) {
    complain((error as? any Complaint).map { language($0.message) } ?? "\(error)")
  }

  /// Writes all of a text; what can't be written has nobody to read it.
  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
