public import TerminalCore

/// The screen as a file for people who have no terminal at hand.
public struct ScreenPicture {
  private let frame: Frame
  private let theme: TerminalSettings.Theme

  /// The width and height of a cell in the picture.
  private static let (cellWidth, cellHeight) = (9, 18)

  /// Makes the picture of a frame.
  ///
  /// - Parameters:
  ///   - frame: What is on the screen.
  ///   - theme: Whether its background is dark or light.
  public init(of frame: Frame, theme: TerminalSettings.Theme = .dark) {
    self.frame = frame
    self.theme = theme
  }

  /// The rows as text, without the blanks at their ends, each with a line feed.
  public var text: String {
    frame.lines.map { line in
      let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
      return line[..<end] + "\n"
    }.joined()
  }

  /// The screen as a picture in SVG, every glyph in its cells whatever the fonts are like.
  public var svg: String {
    let (width, height) = (
      frame.size.columns * Self.cellWidth, frame.size.rows * Self.cellHeight
    )
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" font-family="monospace" font-size="15" xml:space="preserve">
      """,
      """
      <rect width="\(width)" height="\(height)" fill="\(SVGColors.background(theme))"/>
      """,
    ]
    for row in 0..<frame.size.rows {
      for run in StyledRun.runs(ofRow: row, in: frame) { lines += elements(of: run, row: row) }
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private func elements(of run: StyledRun, row: Int) -> [String] {
    let colors = SVGColors(run.style, theme)
    var elements: [String] = []
    if let background = colors.background {
      elements.append(
        """
        <rect x="\(run.columns.lowerBound * Self.cellWidth)" y="\(row * Self.cellHeight)" \
        width="\(run.columns.count * Self.cellWidth)" height="\(Self.cellHeight)" \
        fill="\(background)"/>
        """)
    }
    // Not every viewer keeps blanks at the ends of a text.
    let run = run.style.attributes.contains(.underline) ? run : run.withoutOuterBlanks
    guard !run.text.isEmpty else { return elements }
    var look = ""
    if run.style.attributes.contains(.bold) { look += " font-weight=\"bold\"" }
    if run.style.attributes.contains(.dim) { look += " opacity=\"0.6\"" }
    if run.style.attributes.contains(.underline) { look += " text-decoration=\"underline\"" }
    elements.append(
      """
      <text x="\(run.columns.lowerBound * Self.cellWidth)" y="\(row * Self.cellHeight + 14)" \
      textLength="\(run.columns.count * Self.cellWidth)" lengthAdjust="spacingAndGlyphs" fill="\(colors.foreground)"\(look)>\
      \(SVGColors.escaped(run.text))</text>
      """)
    return elements
  }
}
