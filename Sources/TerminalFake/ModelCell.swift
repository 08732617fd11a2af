public import TerminalCore

/// One cell of a ``TerminalModel``.
public struct ModelCell: Hashable, Sendable {
  /// The glyph, with its marks; empty in the second half of a wide one.
  public internal(set) var text: String

  /// How many cells the glyph takes: 1 or 2, and 0 in the second half of a wide one.
  public internal(set) var width: Int

  /// How the cell looks.
  public internal(set) var style: Style

  static func blank(_ style: Style) -> ModelCell {
    // Erasing leaves the background and nothing else.
    ModelCell(text: " ", width: 1, style: Style(background: style.background))
  }

  /// The cell without what nobody can see: the colour and strength of a blank.
  var visible: ModelCell {
    var cell = self
    guard text == " " else { return cell }
    cell.style.attributes.formIntersection([.reverse, .underline])
    if cell.style.attributes.isEmpty { cell.style.foreground = .terminal }
    return cell
  }
}
