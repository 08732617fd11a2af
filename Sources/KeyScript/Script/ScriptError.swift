/// A mistake in a key script, and where it is.
public struct ScriptError: Error, Hashable {
  /// What is wrong.
  public var problem: ScriptProblem

  /// The file, as it was named.
  public var file: String

  /// The line, counted from 1.
  public var line: Int

  /// The column in characters, counted from 1.
  public var column: Int

  /// How many characters are wrong; 0 when something is missing.
  public var length: Int

  /// The whole line as it stands in the file.
  public var source: String

  /// Makes an error.
  public init(
    _ problem: ScriptProblem, file: String, line: Int, column: Int, length: Int, source: String
  ) {
    self.problem = problem
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.source = source
  }
}
