// The folder `Exporting` writes screens, plays, and journals for other programs.

public import TerminalCore

/// A frame in a file format that needs no terminal to view: plain text or SVG.
public struct ScreenPicture {
  private let frame: Frame
  private let background: Background

  /// The size of a cell in the picture, in SVG user units.
  static let (cellWidth, cellHeight) = (9, 18)

  /// Creates the picture of a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - background: The brightness of the terminal's default background.
  public init(of frame: Frame, background: Background = .dark) {
    self.frame = frame
    self.background = background
  }

  /// The rows without trailing spaces, each ending with a line feed.
  public var text: String {
    frame.lines.map { line in
      let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
      return line[..<end] + "\n"
    }.joined()
  }

  /// The picture as SVG. Every glyph stands in its cells, whatever the font, and the edges of areas
  /// meet at every scale.
  public var svg: String {
    let (width, height) = (
      frame.size.columns * Self.cellWidth, frame.size.rows * Self.cellHeight
    )
    var lines = [
      Self.opening(width, height), Self.area(width, height, background),
    ]
    for row in 0..<frame.size.rows { lines += elements(ofRow: row, at: row) }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// The tag that begins a picture of a size in SVG user units.
  static func opening(_ width: Int, _ height: Int) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
    height="\(height)" font-family="monospace" font-size="15" xml:space="preserve" \
    shape-rendering="crispEdges">
    """
  }

  /// The area behind all rows.
  static func area(_ width: Int, _ height: Int, _ background: Background) -> String {
    "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(SVGColors.background(background))\"/>"
  }

  /// The elements that draw a row, at the place of the same or another row.
  func elements(ofRow row: Int, at place: Int) -> [String] {
    let runs = StyledRun.runs(ofRow: row, in: frame)
    return backgrounds(of: runs, row: place) + runs.flatMap { elements(of: $0, row: place) }
  }

  /// The areas behind the glyphs of a row, one for all neighboring cells of a color.
  private func backgrounds(of runs: [StyledRun], row: Int) -> [String] {
    var areas: [(columns: Range<Int>, color: String)] = []
    for run in runs {
      guard let color = SVGColors(run.style, on: background).background else { continue }
      if let last = areas.last, last.color == color,
        last.columns.upperBound == run.columns.lowerBound
      {
        areas[areas.count - 1].columns = last.columns.lowerBound..<run.columns.upperBound
      } else {
        areas.append((run.columns, color))
      }
    }
    return areas.map { columns, color in
      """
      <rect x="\(columns.lowerBound * Self.cellWidth)" y="\(row * Self.cellHeight)" \
      width="\(columns.count * Self.cellWidth)" height="\(Self.cellHeight)" fill="\(color)"/>
      """
    }
  }

  private func elements(of run: StyledRun, row: Int) -> [String] {
    let colors = SVGColors(run.style, on: background)
    var elements: [String] = []
    let (left, base) = (run.columns.lowerBound * Self.cellWidth, row * Self.cellHeight + 14)
    if run.style.attributes.contains(.underline) {
      // A line of its own has no gaps between glyphs that are narrower than their cells.
      elements.append(
        """
        <rect x="\(left)" y="\(base + 2)" width="\(run.columns.count * Self.cellWidth)" height="1" \
        fill="\(colors.foreground)"/>
        """)
    }
    var look = "y=\"\(base)\" fill=\"\(colors.foreground)\""
    if run.style.attributes.contains(.bold) { look += " font-weight=\"bold\"" }
    if run.style.attributes.contains(.dim) { look += " opacity=\"0.6\"" }
    // Some viewers drop spaces at the ends of a text.
    return elements
      + run.withoutOuterBlanks.even.flatMap { text in
        drawn(text, row: row, colors)
          ?? ["<text \(places(of: text)) \(look)>\(XMLText.escaped(text.text))</text>"]
      }
  }

  /// The rectangles of glyphs of lines or blocks, one for all cells that they cross; `nil` for
  /// text.
  private func drawn(_ run: StyledRun, row: Int, _ colors: SVGColors) -> [String]? {
    guard run.glyphWidth == 1, let glyph = run.glyphs.first.flatMap(DrawnGlyph.init) else {
      return nil
    }
    let opacity = glyph.opacity * (run.style.attributes.contains(.dim) ? 0.6 : 1)
    let look =
      "fill=\"\(colors.foreground)\"" + (opacity < 1 ? " opacity=\"\(opacity)\"" : "")
    return glyph.areas.flatMap { area in
      let isCrossing = area.width == Self.cellWidth
      let starts = isCrossing ? [run.columns.lowerBound] : Array(run.columns)
      let width = isCrossing ? run.columns.count * Self.cellWidth : area.width
      return starts.map { column in
        """
        <rect x="\(column * Self.cellWidth + area.x)" y="\(row * Self.cellHeight + area.y)" \
        width="\(width)" height="\(area.height)" \(look)/>
        """
      }
    }
  }

  /// Where the glyphs of a run stand. For viewers that ignore the length, such as librsvg, wide
  /// glyphs have a font that nearly fills their cells, and space between them for the rest.
  private func places(of run: StyledRun) -> String {
    let size = 2 * Self.cellWidth - 2
    let font = run.glyphWidth == 2 ? " font-size=\"\(size)\" letter-spacing=\"2\"" : ""
    return """
      x="\(run.columns.lowerBound * Self.cellWidth)"\(font) \
      textLength="\(run.columns.count * Self.cellWidth)" lengthAdjust="spacingAndGlyphs"
      """
  }
}

// MARK: - Parts of the picture

/// Adjacent glyphs that share a style and a width.
struct StyledRun {
  /// The columns of the glyphs, including both halves of wide ones.
  private(set) var columns: Range<Int>
  let style: Style
  /// The glyphs, one for each cell that has any. Those of neighboring cells can be one character,
  /// such as `ｶﾞ`.
  private(set) var glyphs: [String]
  let glyphWidth: UInt8

  /// The glyphs as one text.
  var text: String { glyphs.joined() }

  /// The run in parts whose glyphs are all equally wide in any font for terminals. Other glyphs,
  /// which may come from another font, are parts by themselves, together with those of the same
  /// character, and a run of one drawn glyph is a part too.
  var even: [StyledRun] {
    var parts: [StyledRun] = []
    var column = columns.lowerBound
    var isOpen = false
    for glyph in glyphs {
      let end = column + Int(glyphWidth)
      let isDrawn = glyphWidth == 1 && DrawnGlyph(glyph) != nil
      let isEven = !isDrawn && (glyphWidth == 2 || glyph.utf8.count == 1)
      let isPart = !isOpen && parts.last?.isContinued(by: glyph) == true
      if isPart || (isEven && isOpen) || (isDrawn && parts.last?.glyphs.last == glyph) {
        parts[parts.count - 1].glyphs.append(glyph)
        parts[parts.count - 1].columns = parts[parts.count - 1].columns.lowerBound..<end
      } else {
        parts.append(
          StyledRun(columns: column..<end, style: style, glyphs: [glyph], glyphWidth: glyphWidth))
      }
      (column, isOpen) = (end, isEven)
    }
    return parts
  }

  /// Whether a glyph belongs to the last character, as `ﾞ` does in `ｶﾞ`. A font may need both to
  /// draw either.
  private func isContinued(by glyph: String) -> Bool {
    guard glyph.utf8.count > 1, let last = glyphs.last, DrawnGlyph(last) == nil else {
      return false
    }
    return (last + glyph).count == 1
  }

  /// The run without spaces at its ends.
  var withoutOuterBlanks: StyledRun {
    // A space is one cell wide, so only runs of narrow glyphs contain any.
    let start = glyphs.prefix { $0 == " " }.count
    let end = glyphs.dropFirst(start).reversed().prefix { $0 == " " }.count
    var run = self
    run.glyphs = Array(glyphs.dropFirst(start).dropLast(end))
    run.columns = columns.lowerBound + start..<columns.upperBound - end
    return run
  }

  /// The runs of a row from left to right, except those of plain spaces only.
  static func runs(ofRow row: Int, in frame: Frame) -> [StyledRun] {
    var runs: [StyledRun] = []
    for column in 0..<frame.size.columns {
      let cell = frame[column: column, row: row]
      guard cell.width > 0 else { continue }
      let glyph = frame.isInLine(column: column, row: row) ? "│" : frame.text(of: cell)
      let columns = column..<column + Int(cell.width)
      if let last = runs.last, last.style == cell.style, last.glyphWidth == cell.width {
        runs[runs.count - 1].columns = last.columns.lowerBound..<columns.upperBound
        runs[runs.count - 1].glyphs.append(glyph)
      } else {
        runs.append(
          StyledRun(columns: columns, style: cell.style, glyphs: [glyph], glyphWidth: cell.width))
      }
    }
    return runs.filter { $0.style != .plain || $0.glyphs.contains { $0 != " " } }
  }
}

extension Frame {
  /// Whether the cell has a bar that continues the one above or below it, as in the border of a box
  /// in ASCII.
  fileprivate func isInLine(column: Int, row: Int) -> Bool {
    guard text(of: self[column: column, row: row]) == "|" else { return false }
    return [row - 1, row + 1].contains {
      (0..<size.rows).contains($0) && text(of: self[column: column, row: $0]) == "|"
    }
  }
}

/// The colors of a style in SVG notation.
struct SVGColors {
  let foreground: String
  /// The color behind the glyphs; `nil` for that of the screen.
  let background: String?

  init(_ style: Style, on screen: Background) {
    let front = Self.name(style.foreground) ?? Self.foreground(screen)
    let back = Self.name(style.background)
    let isReversed = style.attributes.contains(.reverse)
    foreground = isReversed ? back ?? Self.background(screen) : front
    background = isReversed ? front : back
  }

  static func background(_ screen: Background) -> String {
    screen == .dark ? "#1c1c1c" : "#ffffff"
  }

  static func foreground(_ screen: Background) -> String {
    screen == .dark ? "#dadada" : "#1c1c1c"
  }

  private static func name(_ color: Color) -> String? {
    guard color != .terminal else { return nil }
    return "#"
      + Palette.components(of: Int(color.index)).map { component in
        let digits = String(component, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
