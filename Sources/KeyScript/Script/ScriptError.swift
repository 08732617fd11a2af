import TerminalCore

/// A mistake in a key script, with its location.
public struct ScriptError: Error, Hashable {
  /// The kind of mistake.
  public var problem: ScriptProblem

  /// The file, as named by the caller.
  public var file: String

  /// The line number, from 1.
  public var line: Int

  /// The column, in characters from 1.
  public var column: Int

  /// The number of wrong characters; 0 if something is missing.
  public var length: Int

  /// The whole line as it is in the file.
  public var source: String

  /// The lines that led to a mistake in a shared line, innermost first; empty for one in the script
  /// itself.
  public var origins: [ScriptOrigin] = []

  /// The mistakes after this one, in the order in which they are found, at most 19. Only the first
  /// mistake of a whole script has them.
  public internal(set) var later: [ScriptError] = []

  /// Whether there are more mistakes after the ``later`` ones.
  public internal(set) var hasMore = false

  /// Creates an error.
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

extension ScriptError: CustomStringConvertible {
  /// The location and the problem, followed by the relevant part of the line with a caret under the
  /// mistake; then the same for each of the ``later`` mistakes, and whether there are more.
  ///
  /// Invisible characters are escaped. What is listed for a mistake isn't listed again.
  public var description: String {
    var listed: Set<[String]> = []
    let reports = ([self] + later).map { error in
      error.report(listing: listed.insert(error.problem.listedWords).inserted)
    }
    return (reports + (hasMore ? ["more mistakes follow"] : []))
      .joined(separator: "\n")
  }

  /// The location and the problem, on one line.
  package var headline: String { headline(listing: true) }

  private func headline(listing lists: Bool) -> String {
    let words = problem.description(listing: lists)
    return "\(file):\(line):\(column)\(origins.words): \(words)".visible
  }

  /// The part of the description for this mistake, with or without a list of all words that are
  /// allowed here.
  private func report(listing lists: Bool) -> String {
    let headline = headline(listing: lists)
    guard !source.isEmpty else { return headline }
    // A caret under a line of a thousand characters would be impossible to find.
    let start = max(0, column - 1 - Self.context)
    let before = source.dropFirst(start).prefix(column - 1 - start)
    let behind = source.dropFirst(start + before.count)
    let marked = behind.prefix(min(length, 2 * Self.context))
    let rest = behind.dropFirst(marked.count)
    let after = rest.prefix(Self.context)
    let opening = start > 0 ? "…" : ""
    let excerpt =
      opening + Self.visible(before + marked + after) + (after.count < rest.count ? "…" : "")
    let indent =
      Self.indent(below: opening + before) + Self.blanks(column - 1 - start - before.count)
    let tail = String(repeating: "~", count: max(0, Self.visible(marked).displayWidth - 1))
    return headline + "\n  \(excerpt)\n  \(indent)^\(tail)"
  }

  /// The number of characters to show on each side of a mistake.
  private static let context = 100

  /// A part of a line with its invisible characters escaped. Tabs are kept, so that the caret is
  /// under the mistake whatever the terminal's tab width.
  private static func visible(_ text: Substring) -> String {
    text.split(separator: "\t", omittingEmptySubsequences: false)
      .map(\.visible).joined(separator: "\t")
  }

  /// Spaces and tabs that are as wide as a part of a line.
  private static func indent(below text: String) -> String {
    visible(text[...]).map { $0 == "\t" ? "\t" : blanks(String($0).displayWidth) }.joined()
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}
