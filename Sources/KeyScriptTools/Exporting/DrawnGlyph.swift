/// A glyph of lines or blocks as rectangles, which meet those of the cells beside it, whatever the
/// font: in most fonts, glyphs are lower than the lines of a picture.
struct DrawnGlyph {
  /// A rectangle within a cell, in SVG user units.
  struct Area: Hashable {
    let x: Int, y: Int, width: Int, height: Int
  }

  /// The rectangles.
  let areas: [Area]
  /// How much of the background they hide, from 0 to 1.
  private(set) var opacity = 1.0

  /// The size of a cell.
  private static let (width, height) = (ScreenPicture.cellWidth, ScreenPicture.cellHeight)

  /// The rectangles of a glyph; `nil` for one that is written.
  init?(_ text: String) {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1,
      (0x2500...0x259F).contains(scalar.value)
    else { return nil }
    let glyph = Character(scalar)
    if let arms = Self.light[glyph] {
      areas = Self.lines(arms, weight: 1)
    } else if let arms = Self.heavy[glyph] {
      areas = Self.lines(arms, weight: 3)
    } else if let block = Self.block(scalar.value) {
      areas = [block]
    } else if let share = Self.shades[glyph] {
      areas = [Area(x: 0, y: 0, width: Self.width, height: Self.height)]
      opacity = share
    } else {
      return nil
    }
  }

  /// The arms of thin lines from the middle of the cell: left, right, up, down.
  private static let light: [Character: String] = [
    "─": "lr", "│": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu", "├": "rud", "┤": "lud",
    "┬": "lrd", "┴": "lru", "┼": "lrud", "╭": "rd", "╮": "ld", "╯": "lu", "╰": "ru",
  ]

  /// The arms of thick lines.
  private static let heavy: [Character: String] = ["━": "lr", "┃": "ud", "╸": "l", "╺": "r"]

  /// How dense the shaded cells are.
  private static let shades: [Character: Double] = ["░": 0.25, "▒": 0.5, "▓": 0.75]

  /// Lines of a weight from the middle of the cell.
  private static func lines(_ arms: String, weight: Int) -> [Area] {
    let (left, top) = ((width - weight) / 2, (height - weight + 1) / 2)
    let (right, bottom) = (left + weight, top + weight)
    var areas: [Area] = []
    if arms.contains("l") || arms.contains("r") {
      let start = arms.contains("l") ? 0 : left
      let end = arms.contains("r") ? width : right
      areas.append(Area(x: start, y: top, width: end - start, height: weight))
    }
    if arms.contains("u") || arms.contains("d") {
      let start = arms.contains("u") ? 0 : top
      let end = arms.contains("d") ? height : bottom
      areas.append(Area(x: left, y: start, width: weight, height: end - start))
    }
    return areas
  }

  /// A part of the cell that is filled from one of its edges.
  private static func block(_ scalar: UInt32) -> Area? {
    let eighths = Int(scalar & 0x0F)
    func part(_ count: Int, of length: Int) -> Int { (count * length + 4) / 8 }
    switch scalar {
    case 0x2580: return Area(x: 0, y: 0, width: width, height: height / 2)
    case 0x2581...0x2588:
      let part = part(eighths, of: height)
      return Area(x: 0, y: height - part, width: width, height: part)
    case 0x2589...0x258F:
      return Area(x: 0, y: 0, width: part(16 - eighths, of: width), height: height)
    case 0x2590:
      let half = part(4, of: width)
      return Area(x: width - half, y: 0, width: half, height: height)
    default: return nil
    }
  }
}
