/// A line of a script: a directive, a comment, both, or neither.
///
/// Where it stands is no part of what it is: lines compare equal wherever they come from.
public struct ScriptLine: Sendable {
  /// What is to be done, if anything.
  public var directive: Directive?

  /// The comment with its `#`.
  public var comment: String?

  /// How many spaces stand between the directive and the comment.
  public var gap: Int

  /// Where the line stands in its file.
  public var span: SourceSpan

  /// Makes a line.
  public init(
    _ directive: Directive? = nil, comment: String? = nil, gap: Int = 2,
    span: SourceSpan = SourceSpan(lines: 1...1, columns: 1..<1)
  ) {
    self.directive = directive
    self.comment = comment
    self.gap = gap
    self.span = span
  }
}

extension ScriptLine: Hashable {
  public static func == (first: ScriptLine, second: ScriptLine) -> Bool {
    first.directive == second.directive && first.comment == second.comment
      && first.printedGap == second.printedGap
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(directive)
    hasher.combine(comment)
    hasher.combine(printedGap)
  }

  /// The gap, which means nothing unless there is something on both sides of it.
  private var printedGap: Int { directive == nil || comment == nil ? 0 : gap }
}
