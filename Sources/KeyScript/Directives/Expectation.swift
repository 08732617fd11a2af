public import TerminalCore

/// A condition that `expect` checks. Rows count from 0.
public enum Expectation: Hashable, Sendable {
  /// The text is visible on a row, or on any row for `nil`.
  case text(String, row: Int?)
  /// The text isn't visible on a row, or on any row for `nil`.
  case noText(String, row: Int?)
  /// A row matches the regular expression, or any row for `nil`.
  case match(RowPattern, row: Int?)
  /// A row doesn't match the regular expression, or no row does for `nil`.
  case noMatch(RowPattern, row: Int?)
  /// The path of the visible mode or of the given one, root first, such as
  /// `home/prefectures/cities:23`.
  case route(String, mode: String? = nil)
  /// The name of the visible mode.
  case mode(String)
  /// The route of the active screen, such as `cities:23`: the visible screen that has the keyboard.
  case active(String)
  /// The number of screens in the path, including the root.
  case depth(Int)
  /// The title of the top screen.
  case title(String)
  /// The text of the focused row or control.
  case focus(String)
  /// The text most recently copied by a screen.
  case copied(String)
  /// The position of the cursor; `nil` for a hidden one.
  case cursor(Position?)
  /// The style of the first visible match of a text, on a row or anywhere for `nil`.
  case style(String, StyleTest, row: Int? = nil)
  /// Nothing is pending, so that `settle` would return at once.
  case idle
  /// The lifecycle events since the previous such expectation, separated by a comma and a space.
  case events(String)
  /// Words contained in the latest journal record, in any order.
  case journal([String])
  /// Nothing has leaked.
  case noLeaks
  /// The number of times that the text is visible.
  case count(String, Int)
  /// The text of all rows, from edge to edge, without the parts that match a regular expression.
  case screen([String], masking: RowPattern? = nil)

  /// Whether this is about what a screen draws, which line mode words otherwise, or about which
  /// screens are visible together.
  var concernsDrawing: Bool {
    switch self {
    case .text, .noText, .match, .noMatch, .cursor, .style, .count, .screen, .events, .active: true
    case .route, .mode, .depth, .title, .focus, .copied, .idle, .journal, .noLeaks: false
    }
  }

  /// Whether this usually holds even without the input before it, as `idle` does on nearly every
  /// screen.
  var isWeak: Bool {
    switch self {
    case .idle, .noLeaks: true
    case .text, .noText, .match, .noMatch, .route, .mode, .active, .depth, .title, .focus, .copied,
      .cursor, .style, .events, .journal, .count, .screen:
      false
    }
  }
}

/// A required text style: exactly these attributes, and these colors if given.
public struct StyleTest: Hashable, Sendable {
  /// All attributes of the text.
  public var attributes: Attributes
  /// The color of the glyphs; `nil` for any.
  public var foreground: Color?
  /// The color behind the glyphs; `nil` for any.
  public var background: Color?

  /// Creates a test.
  public init(_ attributes: Attributes, foreground: Color? = nil, background: Color? = nil) {
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
  }

  /// Whether a style satisfies the test.
  public func accepts(_ style: Style) -> Bool {
    style.attributes == attributes && (foreground ?? style.foreground) == style.foreground
      && (background ?? style.background) == style.background
  }

  /// The names of the attributes, in the order in which they are printed.
  static let names: [(name: String, attribute: Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("reverse", .reverse), ("underline", .underline),
  ]
}

/// The words that can follow `expect`.
enum ExpectationName: String, ScriptWord {
  case text, no, match, route, mode, active, depth, title, focus, copied, cursor, style, idle,
    events, journal, count, screen
}

/// The words that can follow `expect no`.
enum AbsenceName: String, ScriptWord {
  case text, match, leaks
}

// MARK: - Printing

extension Expectation {
  /// The expectation as written after `expect`; several lines for a whole screen.
  func text(within limit: Duration?) -> String {
    let first = line + (limit.map { " within " + Notation.duration($0) } ?? "")
    guard case .screen(let rows, _) = self else { return first }
    return ([first] + rows.map { "|\($0)|" } + ["end"]).joined(separator: "\n")
  }

  /// The first line, without a time limit.
  private var line: String {
    typealias Name = ExpectationName
    return switch self {
    case .text(let text, let row): Name.text.line(Notation.quoted(text) + Self.suffix(row))
    case .match(let pattern, let row):
      Name.match.line(Notation.pattern(pattern.text) + Self.suffix(row))
    case .noText(let text, let row):
      Name.no.line(AbsenceName.text.line(Notation.quoted(text) + Self.suffix(row)))
    case .noMatch(let pattern, let row):
      Name.no.line(AbsenceName.match.line(Notation.pattern(pattern.text) + Self.suffix(row)))
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
    case .style(let text, let test, let row):
      Name.style.line(Notation.quoted(text) + " " + test.text + Self.suffix(row))
    case .idle: Name.idle.rawValue
    case .events(let events): Name.events.line(Notation.quoted(events))
    case .journal(let words):
      Name.journal.line(
        words.map { Notation.word($0, besides: ["within"]) }.joined(separator: " "))
    case .count(let text, let count): Name.count.line(Notation.quoted(text) + " \(count)")
    case .screen(_, let mask):
      Name.screen.rawValue + (mask.map { " masking " + Notation.pattern($0.text) } ?? "")
    }
  }

  private static func suffix(_ row: Int?) -> String { row.map { " row \($0)" } ?? "" }
}

extension StyleTest {
  /// The test as written in a script, such as `bold reverse fg=4`.
  package var text: String {
    var words = Self.names.filter { attributes.contains($0.attribute) }.map(\.name)
    if words.isEmpty { words = ["plain"] }
    if let foreground { words.append("fg=\(foreground.index)") }
    if let background { words.append("bg=\(background.index)") }
    return words.joined(separator: " ")
  }
}
