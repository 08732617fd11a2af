import TerminalCore

extension FrameFault {
  /// The fault of a check for a text that a variable has left empty, so that it proves nothing.
  static var emptyText: Self { Self("the text is empty, and would be found anywhere") }
}

extension PlayedProgram {
  /// Compares an expectation with the program; returns `nil` if it holds.
  func mismatch(of expectation: Expectation) -> FrameFault? {
    let frame = target.frame
    if let row = expectation.row, row >= frame.size.rows {
      return FrameFault("there is no row \(row); the last one is \(frame.size.rows - 1)")
    }
    if expectation.soughtText?.isEmpty == true { return .emptyText }
    switch expectation {
    case .text(let text, let row):
      return TextMatch(of: text, in: frame, row: row) == nil
        ? FrameFault("“\(Notation.shortened(text))” is not on \(Self.place(row))") : nil
    case .noText(let text, let row):
      return TextMatch(of: text, in: frame, row: row).map {
        FrameFault("“\(Notation.shortened(text))” is on row \($0.row)", cells: $0.cells)
      }
    case .match(let pattern, let row):
      let shown = Notation.shortened(pattern.text)
      return Self.firstRow(of: frame, matching: pattern, row: row) == nil
        ? FrameFault("nothing on \(Self.place(row)) matches /\(shown)/") : nil
    case .noMatch(let pattern, let row):
      return Self.firstRow(of: frame, matching: pattern, row: row).map {
        FrameFault("row \($0) matches /\(Notation.shortened(pattern.text))/")
      }
    case .route(let route, let mode): return mismatch(ofRoute: route, inMode: mode)
    case .mode(let mode): return Self.compare("mode", target.mode, mode)
    case .active(let route): return Self.compare("active screen", target.active, route)
    case .depth(let depth): return Self.compare("depth", String(target.depth), String(depth))
    case .title(let title): return Self.compare("title", target.title, title)
    case .focus(let text): return Self.compareFocus(target.focusedText, text, frame.focus)
    case .copied(let text): return Self.compareCopied(target.copied, text)
    case .cursor(let position): return Self.compareCursor(frame.cursor, position)
    case .style(let text, let test, let row):
      let remedy = "name a longer text" + (row == nil ? " or a row" : "")
      return Self.compareStyle(of: text, on: frame, row: row, test)
        ?? ambiguity(of: text, row: row, remedy: remedy)
    case .idle: return Self.mismatch("pending", unlessEmpty: target.pending)
    case .events(let events):
      lifecycleEvents += target.takeLifecycleEvents()
      return Self.compare("sequence of events", lifecycleEvents.joined(separator: ", "), events)
    case .journal(let words): return Self.compareRecord(target.lastJournalRecord, words)
    case .noLeaks: return Self.mismatch("still alive", unlessEmpty: target.leaks)
    case .count(let text, let count): return Self.compareCount(of: text, in: frame, count)
    case .screen(let rows, let mask): return Self.compareScreen(frame.lines, rows, masking: mask)
    }
  }

  private func mismatch(ofRoute route: String, inMode mode: String?) -> FrameFault? {
    guard let mode else { return Self.compare("route", target.route, route) }
    guard let found = target.route(ofMode: mode) else {
      return FrameFault("there is no mode “\(Notation.shortened(mode))”")
    }
    return Self.compare("route of “\(mode)”", found, route)
  }

  private static func compareCount(
    of text: String, in frame: Frame, _ wanted: Int
  ) -> FrameFault? {
    let found = TextMatch.count(of: text, in: frame)
    return compare("count of “\(Notation.shortened(text))”", String(found), String(wanted))
  }

  private static func compareScreen(
    _ found: [String], _ wanted: [String], masking pattern: RowPattern?
  ) -> FrameFault? {
    guard found != wanted else { return nil }
    guard let pattern else {
      return FrameFault("the screen differs", expectedRows: wanted)
    }
    // In the report, masked parts aren't differences.
    let rows = wanted.enumerated().map { index, row in
      guard index < found.count else { return row }
      return pattern.masks(differencesOf: row, found[index])
        ? found[index] : pattern.row(row, withMaskedPartsOf: found[index])
    }
    return found == rows ? nil : FrameFault("the screen differs", expectedRows: rows)
  }

  private static func mismatch(_ what: String, unlessEmpty found: [String]) -> FrameFault? {
    found.isEmpty ? nil : FrameFault(what + ": " + found.joined(separator: ", "))
  }

  private static func compareFocus(
    _ found: String?, _ wanted: String, _ cell: Position?
  ) -> FrameFault? {
    guard let found else { return FrameFault("nothing has the focus") }
    var mismatch = compare("focus", found, wanted)
    mismatch?.cells = cell.map { [$0] } ?? []
    return mismatch
  }

  private static func compareCopied(_ found: String?, _ wanted: String) -> FrameFault? {
    guard let found else { return FrameFault("nothing has been copied") }
    return compare("copied text", found, wanted)
  }

  private static func compareCursor(_ found: Position?, _ wanted: Position?) -> FrameFault? {
    compare("cursor", found?.description ?? "hidden", wanted?.description ?? "hidden")
  }

  private static func compareStyle(
    of text: String, on frame: Frame, row: Int?, _ test: StyleTest
  ) -> FrameFault? {
    guard let match = TextMatch(of: text, in: frame, row: row) else {
      return FrameFault("“\(Notation.shortened(text))” is not on \(place(row))")
    }
    for column in match.columns {
      let style = frame[column: column, row: match.row].style
      guard !test.accepts(style) else { continue }
      let found = StyleTest(
        style.attributes, foreground: style.foreground, background: style.background)
      return FrameFault(
        "“\(text)” is \(found.text) at \(column),\(match.row), not \(test.text)",
        cells: [Position(column: column, row: match.row)])
    }
    return nil
  }

  /// What is wrong in a strict play with a text that is there several times; otherwise `nil`.
  func ambiguity(of text: String, row: Int? = nil, remedy: String) -> FrameFault? {
    guard player.isStrict else { return nil }
    let count = TextMatch.count(of: text, in: target.frame, row: row)
    guard count > 1 else { return nil }
    return FrameFault(
      "“\(Notation.shortened(text))” is on \(Self.place(row)) \(count) times; \(remedy)")
  }

  private static func firstRow(of frame: Frame, matching pattern: RowPattern, row: Int?) -> Int? {
    rows(of: frame, row).first { pattern.matches(frame.line($0)) }
  }

  /// The rows to look at: the one that is named, if there is such a row, or all.
  private static func rows(of frame: Frame, _ row: Int?) -> Range<Int> {
    (row.map { $0..<$0 + 1 } ?? 0..<frame.size.rows).clamped(to: 0..<frame.size.rows)
  }

  /// The texts of the named parts of an expression that matches, by their names; empty for any
  /// other expectation.
  static func parts(of expectation: Expectation, on frame: Frame) -> [String: String] {
    guard case .match(let pattern, let row) = expectation, !pattern.partNames.isEmpty else {
      return [:]
    }
    return rows(of: frame, row).lazy.compactMap { pattern.parts(of: frame.line($0)) }.first ?? [:]
  }

  private static func compare(_ what: String, _ found: String, _ wanted: String) -> FrameFault? {
    guard found != wanted else { return nil }
    let (found, wanted) = (
      Notation.shortened(found, to: 2_000), Notation.shortened(wanted, to: 2_000)
    )
    return FrameFault("the \(what) is “\(found)”, not “\(wanted)”")
  }

  private static func compareRecord(_ record: [String]?, _ words: [String]) -> FrameFault? {
    guard let record else { return FrameFault("the journal is empty") }
    let missing = words.filter { !record.contains($0) }
    guard !missing.isEmpty else { return nil }
    let found = record.joined(separator: " ")
    let words = Notation.shortened(missing.joined(separator: "”, “"), to: 200)
    return FrameFault("the last record is “\(found)”, without “\(words)”")
  }

  /// Where a text is looked for, in words.
  static func place(_ row: Int?) -> String { row.map { "row \($0)" } ?? "the screen" }
}

extension Expectation {
  /// The row that it names; `nil` if it names none.
  fileprivate var row: Int? {
    switch self {
    case .text(_, let row), .noText(_, let row), .match(_, let row), .noMatch(_, let row),
      .style(_, _, let row):
      row
    default: nil
    }
  }
}

extension Expectation {
  /// The text that it looks for; `nil` if it looks for none.
  fileprivate var soughtText: String? {
    switch self {
    case .text(let text, _), .noText(let text, _), .count(let text, _), .style(let text, _, _):
      text
    case .match(let pattern, _), .noMatch(let pattern, _): pattern.text
    default: nil
    }
  }
}
