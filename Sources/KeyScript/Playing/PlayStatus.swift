import TerminalCore

/// What a play at a terminal says of itself in the last rows: the line that comes next, and the
/// keys for the viewer.
struct PlayStatus {
  /// Who is waiting for whom.
  enum State: Hashable {
    /// The play goes on by itself.
    case playing
    /// An input waits for a key of the viewer.
    case waiting
    /// A check has failed, with this result.
    case failed(String)
    /// The play is over, as these words say.
    case over(String)
  }

  var state = State.playing
  /// The line that is played next; `nil` before the first one.
  var line: ScriptLine?
  /// The time on the clock of the play.
  var time = Duration.zero
  /// The latest note of the script.
  var note = ""
  /// Whether a key hands the program over to the viewer.
  var offersTurn = false

  /// The largest number of rows, so that a long message doesn't cover the screen.
  private static let longest = 3

  /// Draws the status on the rows of a terminal that the program leaves free.
  ///
  /// If there are none, the status covers the program's last row, but only while the play waits for
  /// the viewer or is over; while it moves, the viewer wants to see the program.
  ///
  /// - Parameters:
  ///   - frame: The program's screen in the size of the terminal.
  ///   - used: The number of rows of the program.
  func draw(on frame: inout Frame, below used: Int) {
    let size = frame.size
    let free = state == .playing ? max(0, size.rows - used) : size.rows
    let rows = rows(in: size.columns - 2).suffix(free)
    let top = size.rows - rows.count
    if top > used {
      frame.write(note.visible, at: Position(column: 0, row: top - 1), style: .dim)
    }
    for (row, text) in zip(top..., rows) {
      frame.fill(0..<size.columns, row: row, style: .reverse)
      frame.write(text, at: Position(column: 1, row: row), style: .reverse)
    }
    if let cursor = frame.cursor, cursor.row >= top { frame.cursor = nil }
  }

  /// The rows for a width, of which the last one says what keys do.
  private func rows(in width: Int) -> [String] {
    switch state {
    case .playing, .waiting: [Self.row(directive, hints, in: width)]
    case .failed(let text), .over(let text): Self.rows(of: text.visible, hints, in: width)
    }
  }

  /// The line that comes next.
  private var directive: String {
    guard let line else { return "" }
    return "\(line.span.statusPlace): \(line.directive?.summary ?? "")".visible
  }

  /// What keys do, from the most words to the fewest.
  private var hints: [String] {
    let turn = offersTurn ? "t: your turn, " : ""
    let tenths = time.count(of: .milliseconds(100))
    let clock = "\(tenths / 10).\(tenths % 10)s"
    return switch state {
    case .playing: ["\(clock)  \(turn)q: end", "\(clock)  q: end", clock]
    case .waiting:
      ["\(clock)  any key: next, \(turn)q: end", "any key: next, q: end", "any key: next"]
    case .failed, .over: ["\(turn)q: end", "q: end"]
    }
  }

  /// A long text over several rows, of which the last one ends with a hint.
  private static func rows(of text: String, _ hints: [String], in width: Int) -> [String] {
    var lines = TextLines(text, width: max(2, width)).lines
    if let hint = hints.last, let last = lines.last,
      last.displayWidth + hint.displayWidth + 2 > width
    {
      lines.append("")
    }
    lines.removeSubrange(min(longest, lines.count)...)
    return lines.dropLast() + [row(lines.last ?? "", hints, in: width)]
  }

  /// A text, and at the right the longest hint that leaves room for it; else the text is cut.
  private static func row(_ text: String, _ hints: [String], in width: Int) -> String {
    let hint = hints.first { text.displayWidth + 2 + $0.displayWidth <= width } ?? hints.last ?? ""
    let room = max(0, width - hint.displayWidth - 2)
    let text = text.displayWidth > room ? text.cut(to: room) : text
    let gap = max(1, width - text.displayWidth - hint.displayWidth)
    return text + String(repeating: " ", count: gap) + hint
  }
}

extension PlayStatus.State {
  /// The state after a play.
  init(_ report: PlayReport) {
    switch report.outcome {
    case .failed(let failure):
      let count = report.failures.count
      let place = Self.place(failure.line, of: failure.file == report.file ? nil : failure.file)
      self = .failed(
        "\(place) fails: \(failure.message)" + (failure.differingRow.map { " in row \($0)" } ?? "")
          + (count > 1 ? ", and \(count - 1) more" : ""))
    case .reached(let line): self = .over("line \(line) is next")
    case .passed: self = .over("the script has ended")
    case .wrong, .stopped, .lostTerminal: self = .over("the play has ended")
    }
  }

  /// A line, with the name of its file, which is `nil` for the script itself.
  fileprivate static func place(_ line: Int, of file: String?) -> String {
    guard let name = file?.split(separator: "/").last else { return "line \(line)" }
    return "\(name):\(line)"
  }
}

extension PlayFailure {
  /// The first row of the screen that is not as expected; `nil` if no screens were compared.
  fileprivate var differingRow: Int? {
    guard let expectedRows else { return nil }
    let count = min(expectedRows.count, actualRows.count)
    return (0..<count).first { expectedRows[$0] != actualRows[$0] } ?? count
  }
}

extension SourceSpan {
  /// The line, with the name of its file unless it is the script's.
  fileprivate var statusPlace: String {
    PlayStatus.State.place(line, of: file == origins.last?.file ? nil : file)
  }
}

extension String {
  /// The beginning that fits into a number of cells, with a mark that something is missing.
  fileprivate func cut(to width: Int) -> String {
    // Not a single character, whose width terminals disagree on.
    let mark = "..."
    var (result, used) = ("", mark.count)
    for character in self {
      used += String(character).displayWidth
      guard used <= width else { break }
      result.append(character)
    }
    return width >= mark.count ? result + mark : ""
  }
}
