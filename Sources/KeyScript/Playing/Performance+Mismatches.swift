import TerminalCore

extension Performance {
  /// What is the case instead of what is expected, or `nil` when it holds.
  func mismatch(of expectation: Expectation) -> Mismatch? {
    guard let target else { return Mismatch("there is no program") }
    switch expectation {
    case .text, .noText, .match, .noMatch, .cursor, .style, .screen:
      return Self.mismatch(of: expectation, on: target.frame)
    case .route(let route): return Self.compare("route", target.route, route)
    case .depth(let depth): return Self.compare("depth", String(target.depth), String(depth))
    case .title(let title): return Self.compare("title", target.title, title)
    case .focus(let text):
      guard let focused = target.focusedText else { return Mismatch("nothing has the focus") }
      return Self.compare("focus", focused, text)
    case .idle:
      return target.isIdle ? nil : Mismatch("pending: " + target.pending.joined(separator: ", "))
    case .events(let events):
      lifecycleEvents += target.takeLifecycleEvents()
      return Self.compare("sequence of events", lifecycleEvents.joined(separator: ", "), events)
    case .journal(let words): return Self.compare(target.lastJournalRecord, words)
    case .noLeaks:
      return target.leaks.isEmpty
        ? nil : Mismatch("still alive: " + target.leaks.joined(separator: ", "))
    }
  }

  private static func mismatch(of expectation: Expectation, on frame: Frame) -> Mismatch? {
    switch expectation {
    case .text(let text, let row):
      return TextMatch(of: text, in: frame, row: row) == nil
        ? Mismatch("“\(Notation.shortened(text))” is not on \(place(row))") : nil
    case .noText(let text, let row):
      return TextMatch(of: text, in: frame, row: row).map {
        Mismatch("“\(Notation.shortened(text))” is on row \($0.row)")
      }
    case .match(let pattern, let row):
      return firstRow(of: frame, matching: pattern, row: row) == nil
        ? Mismatch("nothing on \(place(row)) matches /\(Notation.shortened(pattern))/") : nil
    case .noMatch(let pattern, let row):
      return firstRow(of: frame, matching: pattern, row: row).map {
        Mismatch("row \($0) matches /\(Notation.shortened(pattern))/")
      }
    case .cursor(let position):
      let (found, wanted) = (frame.cursor, position)
      return compare("cursor", found?.description ?? "hidden", wanted?.description ?? "hidden")
    case .style(let text, let test): return mismatch(ofStyle: test, of: text, on: frame)
    case .screen(let rows):
      return frame.lines == rows ? nil : Mismatch("the screen differs", expectedRows: rows)
    default: return nil
    }
  }

  private static func mismatch(
    ofStyle test: StyleTest, of text: String, on frame: Frame
  ) -> Mismatch? {
    guard let match = TextMatch(of: text, in: frame) else {
      return Mismatch("“\(Notation.shortened(text))” is not on the screen")
    }
    for column in match.columns {
      let style = frame[column: column, row: match.row].style
      guard !test.accepts(style) else { continue }
      let found = StyleTest(
        style.attributes, foreground: style.foreground, background: style.background)
      return Mismatch("“\(text)” is \(found.text) at \(column),\(match.row), not \(test.text)")
    }
    return nil
  }

  private static func firstRow(of frame: Frame, matching pattern: String, row: Int?) -> Int? {
    guard let pattern = try? RowPattern(pattern) else { return nil }
    let rows = (row.map { $0..<$0 + 1 } ?? 0..<frame.size.rows).clamped(to: 0..<frame.size.rows)
    return rows.first { pattern.matches(frame.line($0)) }
  }

  private static func compare(_ what: String, _ found: String, _ wanted: String) -> Mismatch? {
    guard found != wanted else { return nil }
    let (found, wanted) = (
      Notation.shortened(found, to: 2_000), Notation.shortened(wanted, to: 2_000)
    )
    return Mismatch("the \(what) is “\(found)”, not “\(wanted)”")
  }

  private static func compare(_ record: String?, _ words: [String]) -> Mismatch? {
    guard let record else { return Mismatch("the journal is empty") }
    let found = record.split(separator: " ").map(String.init)
    let missing = words.filter { !found.contains($0) }
    guard !missing.isEmpty else { return nil }
    let words = Notation.shortened(missing.joined(separator: "”, “"), to: 200)
    return Mismatch("the last record is “\(record)”, without “\(words)”")
  }

  private static func place(_ row: Int?) -> String { row.map { "row \($0)" } ?? "the screen" }
}
