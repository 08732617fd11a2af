public import TerminalCore

/// A statement about the program that `expect` checks. Rows count from 0.
public enum Expectation: Hashable, Sendable {
  /// The text is visible on this row, or on any.
  case text(String, row: Int?)
  /// The text is not visible on this row, or on none.
  case noText(String, row: Int?)
  /// This row matches the regular expression, or any does.
  case match(String, row: Int?)
  /// This row does not match the regular expression, or none does.
  case noMatch(String, row: Int?)
  /// The path on show, or that of a mode, root first, such as `home/prefectures/cities:23`.
  case route(String, mode: String? = nil)
  /// The name of the mode on show.
  case mode(String)
  /// The active screen by its route, such as `cities:23`: of those that are visible, the one with the
  /// keyboard.
  case active(String)
  /// The number of screens on the stack, including the root.
  case depth(Int)
  /// The title of the top screen.
  case title(String)
  /// The text of the row or control that has the focus.
  case focus(String)
  /// The text that a screen has copied last.
  case copied(String)
  /// The position of the cursor, or `nil` for a hidden one.
  case cursor(Position?)
  /// The style of the first visible match of a text.
  case style(String, StyleTest)
  /// Nothing is pending, so that `settle` would return at once.
  case idle
  /// The lifecycle events since the last such expectation, separated by a comma and a space.
  case events(String)
  /// Words that the last record of the journal contains, in any order.
  case journal([String])
  /// Nothing is alive that should have been freed.
  case noLeaks
  /// The text of all rows, from edge to edge.
  case screen([String])

  /// Whether this can hold without the input before it, as `idle` does on nearly every screen.
  public var isWeak: Bool {
    switch self {
    case .idle, .noLeaks: true
    case .text, .noText, .match, .noMatch, .route, .mode, .active, .depth, .title, .focus, .copied,
      .cursor, .style, .events, .journal, .screen:
      false
    }
  }
}

/// The style that a text must have: exactly these attributes, and these colours if they are given.
public struct StyleTest: Hashable, Sendable {
  /// All attributes of the text.
  public var attributes: Attributes
  /// The colour of the glyphs, or `nil` for any.
  public var foreground: Color?
  /// The colour behind the glyphs, or `nil` for any.
  public var background: Color?

  /// Makes a test.
  public init(_ attributes: Attributes, foreground: Color? = nil, background: Color? = nil) {
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
  }

  /// Whether a style passes.
  public func accepts(_ style: Style) -> Bool {
    style.attributes == attributes && (foreground ?? style.foreground) == style.foreground
      && (background ?? style.background) == style.background
  }

  /// The attributes by their names, in the order in which they are printed.
  static let names: [(name: String, attribute: Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("reverse", .reverse), ("underline", .underline),
  ]
}

/// The words that can follow `expect`.
enum ExpectationName: String, ScriptWord {
  case text, no, match, route, mode, active, depth, title, focus, copied, cursor, style, idle,
    events, journal, screen
}

/// The words that can follow `expect no`.
enum AbsenceName: String, ScriptWord {
  case text, match, leaks
}

// MARK: - Printing

extension Expectation {
  /// The expectation as it is written after `expect`; several lines for a whole screen.
  func text(within limit: Duration?) -> String {
    let first = line + (limit.map { " within " + Notation.duration($0) } ?? "")
    guard case .screen(let rows) = self else { return first }
    return ([first] + rows.map { "|\($0)|" } + ["end"]).joined(separator: "\n")
  }

  /// The first line, without a time limit.
  private var line: String {
    typealias Name = ExpectationName
    return switch self {
    case .text(let text, let row): Name.text.line(Notation.quoted(text) + Self.suffix(row))
    case .match(let pattern, let row): Name.match.line(Notation.pattern(pattern) + Self.suffix(row))
    case .noText(let text, let row):
      Name.no.line(AbsenceName.text.line(Notation.quoted(text) + Self.suffix(row)))
    case .noMatch(let pattern, let row):
      Name.no.line(AbsenceName.match.line(Notation.pattern(pattern) + Self.suffix(row)))
    case .noLeaks: Name.no.line(AbsenceName.leaks.rawValue)
    case .route(let route, let mode):
      Name.route.line(
        Notation.word(route) + (mode.map { " mode " + Notation.word($0) } ?? ""))
    case .mode(let mode): Name.mode.line(Notation.word(mode))
    case .active(let route): Name.active.line(Notation.word(route))
    case .depth(let depth): Name.depth.line("\(depth)")
    case .title(let title): Name.title.line(Notation.quoted(title))
    case .focus(let text): Name.focus.line(Notation.quoted(text))
    case .copied(let text): Name.copied.line(Notation.quoted(text))
    case .cursor(let position): Name.cursor.line(position.map { "\($0)" } ?? "hidden")
    case .style(let text, let test): Name.style.line(Notation.quoted(text) + " " + test.text)
    case .idle: Name.idle.rawValue
    case .events(let events): Name.events.line(Notation.quoted(events))
    case .journal(let words):
      Name.journal.line(
        words.map { Notation.word($0, besides: ["within"]) }.joined(separator: " "))
    case .screen: Name.screen.rawValue
    }
  }

  private static func suffix(_ row: Int?) -> String { row.map { " row \($0)" } ?? "" }
}

extension StyleTest {
  /// The test as it is written in a script, such as `bold reverse fg=4`.
  var text: String {
    var words = Self.names.filter { attributes.contains($0.attribute) }.map(\.name)
    if words.isEmpty { words = ["plain"] }
    if let foreground { words.append("fg=\(foreground.index)") }
    if let background { words.append("bg=\(background.index)") }
    return words.joined(separator: " ")
  }
}
