import KeyScript
import TerminalCore

/// Writes every cell of each frame, correctly or with one mistake.
final class SimpleWriter: TerminalWriter {
  /// The mistakes.
  enum Fault {
    case none, glyph, style, cursor, sequence, terminal
  }

  private let fault: Fault
  /// The first frame with the mistake, counted from 1.
  private let start: Int
  private var count = 0

  init(_ fault: Fault = .none, from start: Int = 1) {
    self.fault = fault
    self.start = start
  }

  func bytes(showing frame: Frame) throws(RendererError) -> [UInt8] {
    count += 1
    let fault = count < start ? .none : self.fault
    if fault == .terminal { throw .callFailed("doupdate") }
    var text = fault == .sequence ? "\u{1B}[5y" : ""
    for row in 0..<frame.size.rows {
      text += "\u{1B}[\(row + 1);1H"
      for column in 0..<frame.size.columns {
        let cell = frame[column: column, row: row]
        guard cell.width > 0 else { continue }
        text += fault == .style ? "" : style(cell.style)
        text += fault == .glyph && frame.text(of: cell) == "東" ? "京" : frame.text(of: cell)
      }
    }
    let cursor = fault == .cursor ? nil : frame.cursor
    text += cursor.map { "\u{1B}[?25h\u{1B}[\($0.row + 1);\($0.column + 1)H" } ?? "\u{1B}[?25l"
    return Array(text.utf8)
  }

  private func style(_ style: Style) -> String {
    var numbers = [0]
    if style.attributes.contains(.bold) { numbers.append(1) }
    if style.attributes.contains(.reverse) { numbers.append(7) }
    return "\u{1B}[" + numbers.map { "\($0)" }.joined(separator: ";") + "m"
  }
}
