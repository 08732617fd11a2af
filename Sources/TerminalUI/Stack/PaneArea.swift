import JSONCoding
import TerminalCore

/// The part of the window in which a stack lies, and how panes and sheets share it.
///
/// Positions are relative to its upper left corner. The first row contains the titles, and the last
/// one the key hints.
struct PaneArea {
  /// The part of the window.
  var rect: Rect

  /// The number of screens that fit side by side.
  var count = 1

  /// The columns that a list needs beside one other pane.
  var leastList: Int {
    get { widths.leastList }
    set { widths.leastList = newValue }
  }

  /// The widths of the panes.
  var widths = PaneWidths()

  init(_ rect: Rect) { self.rect = rect }

  /// The size of the area.
  var size: Size { rect.size }
}

// MARK: - Panes

extension PaneArea {
  /// The areas of a number of panes, from left to right. They share the width with the places after
  /// them that are empty.
  func areas(of count: Int, among places: PanePlaces) -> [Rect] {
    widths.columns(of: places, in: size.columns).prefix(count).map {
      Rect(columns: $0, rows: 0..<size.rows)
    }
  }

  /// The part at the right of a pane that no other pane takes.
  func rest(besidePane pane: Rect) -> Rect {
    Rect(columns: pane.columns.upperBound + 1..<size.columns, rows: 1..<size.rows - 1)
  }

  /// Whether a position is neither in the row of the titles nor in that of the key hints.
  func isBetweenLines(_ position: Position) -> Bool {
    (1..<size.rows - 1).contains(position.row)
  }

  /// Moves a divider, given by its index from the left, to a column.
  mutating func move(divider: Int, to column: Int, among places: PanePlaces) {
    widths.move(divider: divider, to: column, of: places, in: size.columns)
  }
}

// MARK: - Sheets

extension PaneArea {
  /// The widest sheet, in columns.
  private static var widestSheet: Int { 72 }

  /// The empty space on each side of a sheet, in columns and rows.
  private static var sheetMargin: (columns: Int, rows: Int) { (4, 2) }

  /// The size of a sheet that has more content than fits. It has room for a border even if a window
  /// has become tiny during a motion.
  var largestSheet: Size {
    let margin = Self.sheetMargin
    return Size(
      columns: max(3, min(Self.widestSheet, size.columns - 2 * margin.columns)),
      rows: max(1, size.rows - 2 * margin.rows))
  }

  /// The size in which a sheet is laid out: its border replaces the lines around a screen, and
  /// takes a column on each side.
  var insideOfSheet: Size {
    let sheet = largestSheet
    return Size(columns: sheet.columns - 2, rows: sheet.rows)
  }

  /// The box of a sheet, centered in the area: as tall as its content, within limits.
  func sheet(contentRows rows: Int) -> Rect {
    let largest = largestSheet
    let height = min(largest.rows, max(Chrome.minimum.rows, rows + 2))
    return box(Size(columns: largest.columns, rows: height))
  }

  /// A box in the center of the area.
  func box(_ size: Size) -> Rect { Rect(size: size, centeredIn: Rect(size: self.size)) }
}

/// The places that share the width of an area.
struct PanePlaces: Hashable, Codable {
  /// The number of places, some of which may be empty.
  let count: Int

  /// Which of them gets the most columns.
  var widest = Widest.last

  /// The widest of several places.
  enum Widest: String, Codable { case first, last }
}

/// The widths of panes side by side.
struct PaneWidths {
  /// The shares of the width, for the places between which the user moved a divider.
  private var shares: [PanePlaces: [Double]] = [:]

  /// The columns that the first of two panes needs, unless that is the widest one.
  var leastList = 0

  /// The width of the narrowest pane, in columns.
  static let narrowest = Chrome.minimum.columns

  /// The number of panes that fit an area; at least 1.
  static func count(in columns: Int) -> Int { max(1, (columns + 1) / (narrowest + 1)) }

  /// The columns of each pane, with one column between them for a divider. There must be at most
  /// ``count(in:)`` places.
  func columns(of places: PanePlaces, in columns: Int) -> [Range<Int>] {
    let count = places.count
    guard count > 1 else { return [0..<max(0, columns)] }
    let room = max(0, columns - (count - 1))
    let least = min(Self.narrowest, room / count)
    var start = 0
    var sum = 0.0
    return shares(of: places, in: room).enumerated().map { index, share in
      sum += share
      // Rounds the ends rather than the widths, so that no column is left over.
      let end = min(
        max(Int((sum * Double(room)).rounded()), start + least), room - least * (count - 1 - index))
      defer { start = end }
      return start..<end
    }
    .enumerated().map { $1.lowerBound + $0..<$1.upperBound + $0 }
  }

  /// Moves a divider, given by its index from the left, to a column.
  mutating func move(divider: Int, to column: Int, of places: PanePlaces, in columns: Int) {
    var ranges = self.columns(of: places, in: columns)
    let (left, right) = (ranges[divider], ranges[divider + 1])
    let lowest = left.lowerBound + Self.narrowest
    let highest = right.upperBound - 1 - Self.narrowest
    guard lowest <= highest else { return }
    let place = min(max(column, lowest), highest)
    ranges[divider] = left.lowerBound..<place
    ranges[divider + 1] = place + 1..<right.upperBound
    let room = Double(columns - (places.count - 1))
    shares[places] = ranges.map { Double($0.count) / room }
  }

  /// The shares of the width, from left to right. Details get more than lists, but less than an
  /// overview.
  private func shares(of places: PanePlaces, in room: Int) -> [Double] {
    if let shares = shares[places] { return shares }
    if places == PanePlaces(count: 2) {
      let list = max(0.38, min(0.5, Double(leastList) / Double(max(1, room))))
      return [list, 1 - list]
    }
    let rising =
      switch places.count {
      case 2: [0.38, 0.62]
      case 3: [0.25, 0.33, 0.42]
      default: Array(repeating: 1 / Double(places.count), count: places.count)
      }
    return places.widest == .last ? rising : rising.reversed()
  }
}

// MARK: - Saving

/// The widths to which the user moved dividers, as saved with the path.
private struct SavedWidths: Codable {
  struct Shares: Codable {
    let places: PanePlaces
    let shares: [Double]
  }

  let panes: [Shares]
}

extension PaneWidths {
  /// The text to save; `nil` if no divider was moved.
  var saved: String? {
    guard !shares.isEmpty else { return nil }
    let panes = shares.map { SavedWidths.Shares(places: $0, shares: $1) }
    // In the same order each time, so that what is equal is saved as the same text.
    let saved = SavedWidths(
      panes: panes.sorted {
        ($0.places.count, $0.places.widest.rawValue) < ($1.places.count, $1.places.widest.rawValue)
      })
    return (try? JSON(encoding: saved)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Restores saved text. It is from an untrusted file, so shares that can't be right are ignored.
  mutating func restore(_ text: String) {
    let saved = try? JSON(Array(text.utf8))?.decoded(as: SavedWidths.self)
    for one in saved?.panes ?? [] where one.shares.count == one.places.count {
      if one.shares.allSatisfy((0...1).contains) { shares[one.places] = one.shares }
    }
  }
}
