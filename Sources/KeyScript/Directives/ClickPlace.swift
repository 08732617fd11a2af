public import TerminalCore

/// The position of a click.
public enum ClickPlace: Hashable, Sendable {
  /// The middle of the first match of a text, from the top left, or the first one on a row, from 0.
  case text(String, row: Int? = nil)
  /// A cell.
  case position(Position)
}

// MARK: - Printing

extension ClickPlace {
  /// The position as written after `click`.
  var text: String {
    switch self {
    case .text(let text, let row):
      "at " + Notation.quoted(text) + (row.map { " row \($0)" } ?? "")
    case .position(let position): "at \(position)"
    }
  }
}
