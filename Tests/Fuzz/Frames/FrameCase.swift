import TerminalCore
import TerminalFake

/// Random drawing on one frame.
struct FrameCase: FuzzCase {
  static let name = "frames"
  static let unit = "drawings"

  var pieces: [Drawing]
  private let size: Size

  init(seed: UInt64) {
    var generator = DrawingGenerator(seed: seed)
    size = generator.size
    pieces = (0..<80).map { _ in generator.drawing() }
  }

  init?(text: String) { nil }

  func play() throws(Violation) -> Int {
    var frame = Frame(size: size)
    var last = frame
    for drawing in pieces {
      let before = frame
      let end = drawing.draw(on: &frame, last: &last)
      if case .write(_, let position, let limit, _) = drawing, let end {
        try checkEnd(end, from: position.column, limit: limit)
        try checkOutside(frame, before, from: position, to: end)
      }
      try frame.check(size: size)
    }
    return pieces.count
  }

  var text: String {
    "\(size)\n" + pieces.map { "\($0)" }.joined(separator: "\n") + "\n"
  }

  private func checkEnd(_ end: Int, from start: Int, limit: Int?) throws(Violation) {
    guard end >= start, end <= max(start, min(limit ?? size.columns, size.columns)) else {
      throw Violation("what begins in column \(start) ends in column \(end)")
    }
  }

  /// Checks that nothing outside the written cells changes, except halves of cut glyphs.
  private func checkOutside(
    _ frame: Frame, _ before: Frame, from position: Position, to end: Int
  ) throws(Violation) {
    for row in 0..<size.rows where row != position.row {
      guard frame.isRow(row, equalTo: before) else {
        throw Violation("writing in row \(position.row) has changed row \(row)")
      }
    }
    guard (0..<size.rows).contains(position.row) else { return }
    for column in 0..<size.columns where column < position.column - 1 || column > end {
      let (now, then) = (
        frame[column: column, row: position.row], before[column: column, row: position.row]
      )
      let isSame =
        now.width == then.width && now.style == then.style
        && frame.text(of: now) == before.text(of: then)
      guard isSame else {
        throw Violation("writing columns \(position.column)..<\(end) has changed column \(column)")
      }
    }
  }
}
