public import TerminalCore

/// One cell of a ``TerminalModel``.
public struct ModelCell: Hashable, Sendable {
  /// The glyph, with its marks; empty in the second half of a wide one.
  public internal(set) var text: String

  /// How many cells the glyph takes: 1 or 2, and 0 in the second half of a wide one.
  public internal(set) var width: Int

  /// How the cell looks.
  public internal(set) var style: Style

  /// Makes a cell.
  public init(text: String, width: Int, style: Style) {
    self.text = text
    self.width = width
    self.style = style
  }

  static func blank(_ style: Style) -> ModelCell {
    // Erasing leaves the background and nothing else.
    ModelCell(text: " ", width: 1, style: Style(background: style.background))
  }

  /// Whether nobody can tell the cell from another: the colour and strength of a blank's glyph, and
  /// all of a second half but that it is one, are not seen.
  public func looks(like other: ModelCell) -> Bool {
    if width != other.width { return false }
    return width == 0 || self == other || visible == other.visible
  }

  /// Whether the cell is exactly one of a frame; a quick look that may miss some that look alike.
  func shows(_ cell: Cell, of frame: Frame) -> Bool {
    guard cell.width == width else { return false }
    guard width > 0 else { return true }
    // Part by part: in a debug build the equality of styles takes most of the time of a twin run.
    guard cell.style.attributes.rawValue == style.attributes.rawValue,
      cell.style.foreground.index == style.foreground.index,
      cell.style.background.index == style.background.index
    else { return false }
    guard let scalar = cell.scalar else { return frame.text(of: cell) == text }
    let utf8 = text.utf8
    if scalar.value < 0x80 { return utf8.count == 1 && utf8.first == UInt8(scalar.value) }
    var scalars = text.unicodeScalars.makeIterator()
    return scalars.next() == scalar && scalars.next() == nil
  }

  private var visible: ModelCell {
    var cell = self
    guard text == " " else { return cell }
    cell.style.attributes.formIntersection([.reverse, .underline])
    if cell.style.attributes.isEmpty { cell.style.foreground = .terminal }
    return cell
  }
}
