public import TerminalCore

/// The failed check of a play, and the state of the program at that time.
public struct PlayFailure: Error, Hashable {
  /// The file that contains the directive that failed: usually the script's, as named by the
  /// caller.
  public let file: String
  /// The line number, from 1.
  public let line: Int
  /// The lines that led to a shared line, innermost first; empty for one of the script itself.
  public let origins: [ScriptOrigin]
  /// The first line of the directive that failed.
  public let directive: String
  /// A sentence that describes what was found.
  public internal(set) var message: String
  /// The expected rows, if the whole screen was compared.
  public let expectedRows: [String]?
  /// The rows on the screen.
  public let actualRows: [String]
  /// The cells to look at: those that differ in more than their text, or where a text was found.
  public let markedCells: Set<Position>
  /// What probably has to be changed in the script, or where the program ended before; `nil` if
  /// neither explains the failure.
  public let hint: String?
  /// The last ten input directives, oldest first, with their lines and times.
  public let events: [String]
  /// The latest note of the script; `nil` if there was none.
  public let note: String?
  /// The visible path, root first.
  public let route: String
  /// The path before the last input; `nil` if there was none.
  public let routeBefore: String?
  /// What ``Directive/Time/settle`` would wait for.
  public let pending: [String]
  /// The virtual time.
  public let time: Duration
  /// The shell command that reproduces the failure; `nil` if the program has none.
  public let command: String?
}

extension PlayFailure {
  /// The same failure, with another message.
  func with(message: String) -> PlayFailure {
    var copy = self
    copy.message = message
    return copy
  }
}

extension PlayFailure: CustomStringConvertible {
  /// The whole report, on several lines, which begins and ends with the place; invisible characters
  /// are escaped.
  public var description: String { body() + "\n" + headline.visible }

  /// The place, and the directive that failed.
  var headline: String { "\(file):\(line)\(origins.words): \(directive)" }

  /// The report without its last line, and without the screen if the report of the failure before
  /// this one has it.
  func body(after previous: PlayFailure? = nil) -> String {
    let screens = ScreenComparison(
      expected: expectedRows, actual: actualRows, marked: markedCells)
    let isRepeated = previous.map(showsSameScreen) ?? false
    var lines = [headline.visible] + Self.wrapped(message, indent: 2) + [""]
    // A script and the name of its file can contain any character.
    lines += (isRepeated ? ["the same screen"] : screens.lines).map { "  " + $0.visible } + [""]
    if let note { lines += Self.wrapped("note: \(note)") }
    lines.append("route: \(route.visible)")
    lines.append("time: \(Notation.duration(time))")
    lines += Self.wrapped(
      "pending: " + (pending.isEmpty ? "nothing" : pending.joined(separator: ", ")))
    lines.append("last input:" + (events.isEmpty ? " none" : ""))
    lines += events.flatMap { Self.wrapped($0, indent: 2) }
    if let command { lines.append("replay: \(command.visible)") }
    if let hint { lines += Self.wrapped("hint: \(hint)") }
    return lines.joined(separator: "\n")
  }

  /// Whether the report of another failure has the whole screen of this one.
  private func showsSameScreen(as other: PlayFailure) -> Bool {
    expectedRows == nil && other.expectedRows == nil && actualRows == other.actualRows
      && markedCells == other.markedCells
  }

  /// A sentence on lines of at most 80 columns. What is copied from a report, such as a command, is
  /// left on one line.
  private static func wrapped(_ text: String, indent: Int = 0) -> [String] {
    TextLines(text.visible, width: 80 - indent).lines
      .map { String(repeating: " ", count: indent) + $0 }
  }
}

// MARK: - Parts of the report

/// The events of a play that its report mentions.
struct PlayHistory {
  /// The number of inputs in a report.
  static let length = 10

  private var inputs: [(span: SourceSpan, time: Duration, input: Directive.Input)] = []

  /// The latest note of the script; `nil` if there was none.
  var note: String?

  /// The path before the last input; `nil` if there was none.
  private(set) var routeBefore: String?

  /// The times at which expectations with a time limit became true, oldest first.
  private(set) var remarks: [String] = []

  /// Adds an input on a path, and discards those before the last ten.
  mutating func add(
    _ input: Directive.Input, at span: SourceSpan, time: Duration, route: String
  ) {
    routeBefore = route
    if inputs.count == Self.length { inputs.removeFirst() }
    inputs.append((span, time, input))
  }

  /// Adds a line to ``remarks``.
  mutating func remark(_ text: String) { remarks.append(text) }

  /// The last inputs with their lines and times, oldest first.
  ///
  /// - Parameter script: The name of the script's file, whose lines are given without it.
  /// - Returns: A line for each input.
  func lines(of script: String) -> [String] {
    inputs.map { span, time, input in
      "\(span.shortPlace(in: script)), at \(Notation.duration(time)): \(Directive.input(input).summary)"
    }
  }
}
