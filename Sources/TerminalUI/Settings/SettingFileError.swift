import TerminalCore

/// The mistakes in a file in which a user has chosen something: keys or a theme.
public struct SettingFileError<Problem>: Error, Hashable
where Problem: Error & Hashable & CustomStringConvertible {
  /// A mistake in a line.
  public struct Mistake: Hashable, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// What is wrong.
    public let problem: Problem
  }

  /// The file, as it was named.
  public let file: String

  /// The mistakes, in the order of their lines.
  public let mistakes: [Mistake]
}

extension SettingFileError: CustomStringConvertible {
  /// A line for each mistake, with its file, line and remedy; invisible characters are escaped.
  public var description: String {
    mistakes.map { "\(file):\($0.line): \($0.problem)".visible }.joined(separator: "\n")
  }
}
