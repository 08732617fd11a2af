import SeededRandom
import TerminalCore

/// Makes drawings with any kind of text.
struct DrawingGenerator {
  let size: Size
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    size = Size(
      columns: generator.one(of: [1, 2, 3, 7, 20, 41, 80]),
      rows: generator.one(of: [1, 1, 2, 5]))
  }

  mutating func drawing() -> Drawing {
    switch Int.random(in: 0..<24, using: &generator) {
    case 0: return .clear
    case 1: return .cursor(Position(column: inside(size.columns), row: inside(size.rows)))
    case 2, 3, 4, 5:
      let columns = Int.random(in: -size.columns - 2...size.columns + 2, using: &generator)
      return .slide(columns: columns, isOverLast: Bool.random(using: &generator))
    case 6, 7, 8:
      let start = Int.random(in: -3...size.columns + 3, using: &generator)
      let count = Int.random(in: 0...size.columns, using: &generator)
      return .fill(start..<start + count, row: anyRow, style: style())
    default:
      let limit = Int.random(in: -2...size.columns + 4, using: &generator)
      return .write(
        generator.text(), at: Position(column: anyColumn, row: anyRow),
        limit: Bool.random(using: &generator) ? limit : nil, style: style())
    }
  }

  private var anyRow: Int {
    mutating get {
      Int.random(in: 0..<16, using: &generator) == 0
        ? Int.random(in: -2...size.rows + 2, using: &generator) : inside(size.rows)
    }
  }

  private var anyColumn: Int {
    mutating get { Int.random(in: -1...size.columns, using: &generator) }
  }

  private mutating func inside(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private mutating func style() -> Style {
    Style(
      foreground: Color(index: UInt8.random(in: 0...255, using: &generator)),
      attributes: Attributes(rawValue: UInt8.random(in: 0..<16, using: &generator)))
  }
}
