import StudyCatalog
import TerminalCore
import TerminalUI

/// How the map is drawn in a given area.
///
/// A tile is the name on the color of what is known, with the sign of the same, at one place in all
/// tiles. In a high area, tiles have a gap below them, and then further lines, so that they look
/// square.
struct MapLook {
  /// Where the sign of a tile is.
  enum SignPlace {
    /// In the gap before the tile, where the mark of the focus takes its place.
    case gap
    /// In the first cell of the tile, before the name.
    case before
    /// In the line below the name.
    case below
    /// In the last cell of the last line, in which a few names end.
    case corner
  }

  /// The names on the tiles, each in lines, and where the signs are.
  struct Names {
    fileprivate let lines: [PlaceCode: [String]]
    let signPlace: SignPlace
    /// The same without colors: where all names leave a cell, the sign is in it, so that the mark
    /// of the focus doesn't take its place.
    fileprivate let signPlaceWithoutColors: SignPlace
  }

  let model: StudyModel
  /// The size of a tile with the gap before it and, unless it has one line, the one below it, in
  /// cells.
  let cell: Size
  /// The width of the margin before and after the map, in cells.
  let margin: Int
  /// The width between the margins, in cells.
  let width: Int

  init(model: StudyModel, area: Size) {
    self.model = model
    let width = area.columns
    // In the largest sizes, the names at the right edge leave a column. Three kanji fill six cells;
    // in seven they would touch one edge, as codes of Latin letters don't.
    let sizes = [11, 10, 9, model.language == .english ? 8 : 7, 6, 5]
    let columns =
      sizes.first {
        $0 * PrefectureTile.columns - ($0 >= 9 ? 1 : 0) <= width
      } ?? 3
    // A cell is about twice as high as wide.
    let most = 1 + min(3, columns / 2)
    let rows = min(most, area.rows / PrefectureTile.rows)
    cell = Size(columns: columns, rows: max(columns >= 7 ? 2 : 1, rows))
    margin = max(0, min(2, (width - columns * PrefectureTile.columns) / 2))
    self.width = width - 2 * margin
  }

  /// The cells for a name in a line of a tile.
  private var room: Int { cell.columns - 1 }

  /// The lines of a tile.
  private var height: Int { max(1, cell.rows - 1) }

  /// The names on all tiles, and the place for signs that all of them leave free. A layout needs
  /// them once, and its tiles share them.
  var names: Names {
    let lines = MapLabel.all.mapValues {
      $0.lines(in: model.language, cells: room, lines: height)
    }
    let inLine: SignPlace =
      lines.values.joined().allSatisfy { $0.displayWidth < room } ? .before : .gap
    let signPlace: SignPlace =
      height == 1 ? inLine : lines.values.allSatisfy { $0.count < height } ? .below : .corner
    return Names(lines: lines, signPlace: signPlace, signPlaceWithoutColors: inLine)
  }

  /// The fewest columns in which the map has a name on every tile.
  static let leastWidth = 3 * PrefectureTile.columns

  /// Draws a line of a tile: the mark of the focus, the sign and the name.
  func draw(
    _ tile: PrefectureTile, _ knowledge: PrefectureKnowledge, names: Names,
    on canvas: inout Canvas
  ) {
    let theme = canvas.appearance.theme
    let mastery = knowledge.mastery
    // While the list beside the map has the keyboard, the map shows where its places are.
    let isChosen = canvas.isFocused || canvas.isRemembered
    let style = theme[isChosen ? .tileSelection : .tile(of: mastery)]
    guard canvas.line < height else { return }
    let lines = names.lines[tile.prefecture] ?? []
    let line = canvas.line - (height - lines.count) / 2
    let sign = model.glyphs.sign(of: mastery)
    // Without colors, a tile has no edges that a sign below the name could be inside of.
    let hasColors = theme[.tileDone].background != theme.blank.background
    let signPlace = hasColors ? names.signPlace : names.signPlaceWithoutColors
    if signPlace == .gap, !isChosen, line == 0 {
      canvas.write(sign, role: .sign(of: mastery))
    }
    canvas.drawMark()
    canvas.fill(1..<canvas.width, style: style)
    switch signPlace {
    case .before where line == 0: canvas.write(sign, at: 1, style: style)
    case .below where line == lines.count: canvas.write(sign, at: 1 + (room - 1) / 2, style: style)
    case .corner where canvas.line == height - 1: canvas.write(sign, at: room, style: style)
    default: break
    }
    guard lines.indices.contains(line) else { return }
    let start = signPlace == .before ? 2 : 1
    // Without colors, the sign before the name would be far from one in the middle.
    let shift = hasColors ? (room + 1 - start - lines[line].displayWidth) / 2 : 0
    canvas.write(lines[line], at: start + shift, style: style)
  }
}

extension Role {
  /// The role of a tile.
  static func tile(of mastery: PrefectureMastery) -> Role {
    switch mastery {
    case .new: .tile
    case .begun: .tileBegun
    case .partly: .tilePartial
    case .learned: .tileDone
    }
  }

  /// The role of the sign of a prefecture.
  static func sign(of mastery: PrefectureMastery) -> Role {
    switch mastery {
    case .new: .muted
    case .begun, .partly: .accent
    case .learned: .good
    }
  }
}

extension GlyphSet {
  /// The sign of a prefecture, in the middle of its cell, so that it is seen to belong to the name
  /// after it.
  func sign(of mastery: PrefectureMastery) -> String {
    switch mastery {
    case .new: " "
    case .begun: begun
    case .partly:
      switch self {
      case .ascii: "+"
      case .narrow: "⠶"
      case .unicode: "•"
      }
    case .learned: right
    }
  }

  /// The sign of what was asked but isn't learned yet.
  var begun: String {
    switch self {
    case .ascii: "."
    case .narrow: "⠂"
    case .unicode: "·"
    }
  }

  /// A cell that is filled as far as its glyphs permit.
  var full: String {
    switch self {
    case .ascii: "#"
    case .narrow: "⣿"
    case .unicode: "█"
    }
  }
}
