import TerminalCore

/// The appearance of a part of a text.
struct TextLook {
  /// The role of the part.
  var role: Role

  /// A style that replaces that of the role.
  var style: Style?

  /// Attributes added to the style.
  var attributes: Attributes = []

  /// A color that replaces that of the style.
  var color: Color?

  /// The style of the part on a line.
  func style(on canvas: Canvas) -> Style {
    var style = style ?? canvas.style(role)
    style.attributes.formUnion(attributes)
    if let color { style.foreground = color }
    return style
  }
}

/// A text whose parts have their own styles.
struct StyledText {
  /// The whole text.
  private(set) var text: String

  /// The look of each part, and the UTF-8 offset at which the part ends.
  private var parts: [(end: Int, look: TextLook)]

  init(_ text: String, _ look: TextLook) {
    self.text = text
    parts = [(text.utf8.count, look)]
  }

  mutating func append(_ other: StyledText) {
    let count = text.utf8.count
    text += other.text
    parts += other.parts.map { ($0.end + count, $0.look) }
  }

  mutating func changeLooks(_ change: (inout TextLook) -> Void) {
    for index in parts.indices { change(&parts[index].look) }
  }

  /// Draws a range of the text, given as UTF-8 offsets. Returns the column after it.
  @discardableResult
  func draw(_ bytes: Range<Int>, at column: Int, on canvas: inout Canvas) -> Int {
    var (start, column) = (bytes.lowerBound, column)
    for part in parts where part.end > start && start < bytes.upperBound {
      let end = min(part.end, bytes.upperBound)
      column = canvas.write(
        String(text[bytes: start..<end]), at: column, style: part.look.style(on: canvas))
      start = end
    }
    return column
  }

  /// Draws the text on one line in some cells, truncated with an ellipsis if it doesn't fit.
  func draw(at column: Int, truncatedTo width: Int, on canvas: inout Canvas) {
    let line = text.prefix { !$0.isNewline }
    guard line.endIndex < text.endIndex || text.displayWidth > width else {
      draw(0..<text.utf8.count, at: column, on: &canvas)
      return
    }
    let ellipsis = canvas.appearance.glyphs.ellipsis
    let shown = line.prefix(cells: width - ellipsis.displayWidth).utf8.count
    let end = draw(0..<shown, at: column, on: &canvas)
    guard let look = parts.first(where: { $0.end > shown })?.look else { return }
    canvas.write(ellipsis, at: end, limit: column + width, style: look.style(on: canvas))
  }
}
