import SeededRandom
import TerminalCore

/// Frames of kanji, kana, half-width kana, emoji and colours, often little changed from the last.
struct RandomFrames {
  private static let words = [
    "東京都", "ｶﾞｷﾞ", "ｱｲｳ", "ひらがな", "葛\u{E0100}飾", "🗾", "か\u{3099}", "abc", "x", "──│", "❯", "    ",
    "Hello, world", "👨‍👩‍👧", "e\u{301}", "━━━━━━━━━━━━", "aaaaaaaaaaaaaaaaaaaaaaaa", "한국",
  ]

  private var generator: SeededGenerator
  private var last: Frame?

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next(size: Size) -> Frame {
    var frame = last.map { $0.size == size ? $0 : Frame(size: size) } ?? Frame(size: size)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: frame.clear()
    case 1: frame = moved(frame)
    default: break
    }
    for _ in 0..<Int.random(in: 0...40, using: &generator) { scribble(on: &frame) }
    let position = self.position(in: size)
    frame.cursor = Bool.random(using: &generator) ? position : nil
    last = frame
    return frame
  }

  private mutating func scribble(on frame: inout Frame) {
    let position = position(in: frame.size)
    if Int.random(in: 0..<4, using: &generator) == 0 {
      frame.fill(position.column..<frame.size.columns, row: position.row, style: style())
    } else {
      frame.write(Self.words.randomElement(using: &generator) ?? "", at: position, style: style())
    }
  }

  private mutating func moved(_ frame: Frame) -> Frame {
    var moved = Frame(size: frame.size)
    let columns = frame.size.columns
    moved.draw(frame, movedRightBy: Int.random(in: -columns...columns, using: &generator))
    return moved
  }

  private mutating func position(in size: Size) -> Position {
    Position(
      column: Int.random(in: 0..<size.columns, using: &generator),
      row: Int.random(in: 0..<size.rows, using: &generator))
  }

  private mutating func style() -> Style {
    guard Bool.random(using: &generator) else { return .plain }
    return Style(
      foreground: Color(
        index: [0, 1, 2, 7, 9, 16, 200, 255].randomElement(using: &generator) ?? 0),
      background: Color(index: [0, 0, 4, 12, 236].randomElement(using: &generator) ?? 0),
      attributes: Attributes(rawValue: UInt8.random(in: 0..<16, using: &generator)))
  }
}
