import TerminalCore

extension Expectation {
  /// What follows `expect`.
  func text(within limit: Duration?) -> String {
    let limit = limit.map { " within " + Notation.duration($0) } ?? ""
    guard case .screen(let rows) = self else { return text + limit }
    return (["screen" + limit] + rows.map { "|\($0)|" } + ["end"]).joined(separator: "\n")
  }

  /// The expectation without a limit of time; a screen without its rows.
  var text: String {
    switch self {
    case .text(let text, let row): "text " + Notation.quoted(text) + Self.suffix(row)
    case .noText(let text, let row): "no text " + Notation.quoted(text) + Self.suffix(row)
    case .match(let pattern, let row): "match " + Notation.pattern(pattern) + Self.suffix(row)
    case .noMatch(let pattern, let row): "no match " + Notation.pattern(pattern) + Self.suffix(row)
    case .route(let route): "route " + Notation.word(route)
    case .depth(let depth): "depth \(depth)"
    case .title(let title): "title " + Notation.quoted(title)
    case .focus(let text): "focus " + Notation.quoted(text)
    case .cursor(let position): "cursor " + (position.map { "\($0)" } ?? "hidden")
    case .style(let text, let test): "style " + Notation.quoted(text) + " " + test.text
    case .idle: "idle"
    case .events(let events): "events " + Notation.quoted(events)
    case .journal(let words):
      (["journal"] + words.map { Notation.word($0, besides: ["within"]) }).joined(separator: " ")
    case .noLeaks: "no leaks"
    case .screen: "screen"
    }
  }

  private static func suffix(_ row: Int?) -> String { row.map { " row \($0)" } ?? "" }
}

extension StyleTest {
  /// The test as it stands in a script, such as `bold reverse fg=4`.
  var text: String {
    var words = Self.names.filter { attributes.contains($0.attribute) }.map(\.name)
    if words.isEmpty { words = ["plain"] }
    if let foreground { words.append("fg=\(foreground.index)") }
    if let background { words.append("bg=\(background.index)") }
    return words.joined(separator: " ")
  }
}
