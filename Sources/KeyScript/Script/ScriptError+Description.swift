import TerminalCore

extension ScriptError: CustomStringConvertible {
  /// File, line and column with what is wrong, the line, and a caret below what is meant.
  public var description: String {
    let place = "\(file):\(line):\(column): \(problem)"
    guard !source.isEmpty else { return place }
    let before = String(source.prefix(column - 1))
    let marked = String(source.dropFirst(column - 1).prefix(length)).displayWidth
    // Tabs are one character but stand as far to the right as the terminal likes.
    let indent =
      before.map { $0 == "\t" ? "\t" : Self.blanks(String($0).displayWidth) }.joined()
      + Self.blanks(column - 1 - before.count)
    return place + "\n  \(source)\n  \(indent)^" + String(repeating: "~", count: max(0, marked - 1))
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension ScriptProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notUTF8: "the line is not UTF-8"
    case .carriageReturn: "the line ends with a carriage return; end it with a line feed alone"
    case .versionMissing: "a key script begins with `keys 1`"
    case .versionUnknown(let version): "version “\(version)” is not known; this is version 1"
    case .unknown(let kind, let word, let nearest, let known):
      "there is no \(kind.rawValue) “\(word)”"
        + (nearest.map { "; did you mean “\($0)”?" }
          ?? ", only \(known.joined(separator: ", "))")
    case .missing(let value): "expected \(value.rawValue)"
    case .malformed(let value, let text): "“\(text)” is not \(value.rawValue)"
    case .unexpected(let text): "nothing can follow here, but there is “\(text)”"
    case .unclosedText: "the text has no closing quote"
    case .unknownEscape(let escape):
      "there is no escape “\(escape)”; there is \\n, \\t, \\\", \\\\ and \\u{…}, in `raw` also \\xff"
    case .unclosedPattern: "the regular expression has no closing slash"
    case .unclosedScreen: "the screen has no `end`"
    case .rowWithoutBars: "a row of a screen stands between bars, and `end` follows the last"
    case .repeated(let directive): "`\(directive)` stands here for the second time"
    case .late(let directive): "`\(directive)` has to stand in the header, before all events"
    case .wrongDirection(let said, let found): "the swipe goes \(found), not \(said)"
    case .refused(let reason): reason
    }
  }
}
