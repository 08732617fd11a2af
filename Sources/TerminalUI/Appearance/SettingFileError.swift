import TerminalCore

/// The mistakes in a user's settings file, such as keys or a theme.
public struct SettingFileError<Problem>: Error, Hashable
where Problem: Error & Hashable & CustomStringConvertible {
  /// A mistake in a line.
  public struct Mistake: Hashable, Sendable {
    /// The line number, from 1.
    public let line: Int
    /// What is wrong.
    public let problem: Problem
  }

  /// The name of the file, as given.
  public let file: String

  /// The mistakes, in the order of their lines.
  public let mistakes: [Mistake]
}

extension SettingFileError: CustomStringConvertible {
  /// One line per mistake, with its file, line, and remedy; invisible characters are escaped.
  public var description: String {
    mistakes.map { "\(file):\($0.line): \($0.problem)".visible }.joined(separator: "\n")
  }
}
