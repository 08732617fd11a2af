import TerminalCore

/// Cells beside each other that look alike and are equally wide.
struct StyledRun {
  /// Where the cells are, with the second halves of wide glyphs.
  private(set) var columns: Range<Int>
  /// How they look.
  let style: Style
  /// What they say.
  private(set) var text: String
  private let glyphWidth: UInt8

  /// The run from its first glyph that is no blank to its last.
  var withoutOuterBlanks: StyledRun {
    // Runs of wide glyphs have no blanks, and each blank is one cell.
    let start = text.prefix { $0 == " " }.count
    let end = text.dropFirst(start).reversed().prefix { $0 == " " }.count
    var run = self
    run.text = String(text.dropFirst(start).dropLast(end))
    run.columns = columns.lowerBound + start..<columns.upperBound - end
    return run
  }

  /// The runs of a row from left to right, without plain blanks.
  static func runs(ofRow row: Int, in frame: Frame) -> [StyledRun] {
    var runs: [StyledRun] = []
    for column in 0..<frame.size.columns {
      let cell = frame[column: column, row: row]
      guard cell.width > 0 else { continue }
      let text = frame.text(of: cell)
      let columns = column..<column + Int(cell.width)
      if let last = runs.last, last.style == cell.style, last.glyphWidth == cell.width {
        runs[runs.count - 1].columns = last.columns.lowerBound..<columns.upperBound
        runs[runs.count - 1].text += text
      } else {
        runs.append(
          StyledRun(columns: columns, style: cell.style, text: text, glyphWidth: cell.width))
      }
    }
    return runs.filter { $0.style != .plain || $0.text.contains { $0 != " " } }
  }
}
