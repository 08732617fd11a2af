import TerminalCore

extension ScriptError: CustomStringConvertible {
  /// File, line and column with what is wrong, the line or the part of it that matters, and a caret below
  /// what is meant. Nothing in it is there that can't be seen.
  public var description: String {
    let place = Notation.visible("\(file):\(line):\(column): \(problem)")
    guard !source.isEmpty else { return place }
    // Nobody looks for a caret on a line of a thousand characters.
    let start = max(0, column - 1 - Self.context)
    let before = source.dropFirst(start).prefix(column - 1 - start)
    let behind = source.dropFirst(start + before.count)
    let marked = behind.prefix(min(length, 2 * Self.context))
    let rest = behind.dropFirst(marked.count)
    let after = rest.prefix(Self.context)
    let opening = start > 0 ? "…" : ""
    let shown =
      opening + Self.shown(before + marked + after) + (after.count < rest.count ? "…" : "")
    let indent =
      Self.indent(below: opening + before) + Self.blanks(column - 1 - start - before.count)
    let tail = String(repeating: "~", count: max(0, Self.shown(marked).displayWidth - 1))
    return place + "\n  \(shown)\n  \(indent)^\(tail)"
  }

  /// How many characters around a mistake are shown.
  private static let context = 100

  /// A part of a line in which everything can be seen. Tabs stay, and stand as far to the right as the
  /// terminal likes.
  private static func shown(_ text: Substring) -> String {
    text.split(separator: "\t", omittingEmptySubsequences: false)
      .map { Notation.visible(String($0)) }.joined(separator: "\t")
  }

  /// As much room as a part of a line takes.
  private static func indent(below text: String) -> String {
    shown(text[...]).map { $0 == "\t" ? "\t" : blanks(String($0).displayWidth) }.joined()
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension ScriptProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notUTF8: "the line is not UTF-8"
    case .carriageReturn: "the line ends with a carriage return; end it with a line feed alone"
    case .versionMissing: "a key script begins with `keys 1`"
    case .versionUnknown(let version):
      "version “\(Notation.shortened(version))” is not known; this is version 1"
    case .unknown(let kind, let word, let nearest, let known):
      "there is no \(kind.rawValue) “\(Notation.shortened(word))”"
        + (nearest.map { "; did you mean “\($0)”?" }
          ?? ", only \(known.joined(separator: ", "))")
    case .missing(let value): "expected \(value.rawValue)"
    case .malformed(let value, let text): "“\(Notation.shortened(text))” is not \(value.rawValue)"
    case .unexpected(let text):
      "nothing can follow here, but there is “\(Notation.shortened(text))”"
    case .unclosedText: "the text has no closing quote"
    case .unknownEscape(let escape):
      "there is no escape “\(escape)”; there is \\n, \\t, \\\", \\\\ and \\u{…}, in `raw` also \\xff"
    case .unclosedPattern: "the regular expression has no closing slash"
    case .unclosedScreen: "the screen has no `end`"
    case .rowWithoutBars: "a row of a screen stands between bars, and `end` follows the last"
    case .repeated(let directive): "`\(directive)` stands here for the second time"
    case .late(let directive): "`\(directive)` has to stand in the header, before all events"
    case .wrongDirection(let said, let found): "the swipe goes \(found), not \(said)"
    case .tooMuch(let limit): "\(limit)"
    case .notReadable(let reason): "the rest can't be read: \(reason)"
    case .refused(let reason): reason
    }
  }
}
