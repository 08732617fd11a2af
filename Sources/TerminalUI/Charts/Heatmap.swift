import TerminalCore

/// A chart of levels in columns and rows, such as how much was learned on each day of a year.
///
/// ```
/// Heatmap(days, rows: 7, rowLabels: ["Mon", "", "Wed", "", "Fri"]) { $0.level }
///   .columnLabels { week in week % 4 == 0 ? "\(week)" : "" }
/// ```
///
/// The items fill the columns from top to bottom, and the newest one is last. If not all columns
/// fit, the leftmost are omitted, and only visible items are read. Each level has its own shade or,
/// without such glyphs, a dot or a digit, so that nothing depends on color.
public struct Heatmap<Owner: Routed>: View {
  private let count: Int
  private let rows: Int
  private let greatest: Int
  private let rowLabels: [String]
  private let role: Role
  private let level: (Int) -> Int?
  private var columnLabel: ((Int) -> String)?
  private var cellWidth = 1
  private var words: ((Int) -> String?)?

  /// Creates a heatmap.
  ///
  /// - Parameters:
  ///   - items: The items, column by column.
  ///   - rows: The number of rows.
  ///   - greatest: The greatest level.
  ///   - rowLabels: The labels of the rows, from the top.
  ///   - role: The purpose of levels above 0.
  ///   - level: The level of an item, clamped to 0...greatest; `nil` leaves the cell blank, as for
  ///     the days before the first one of the year.
  /// - Precondition: `rows` and `greatest` are positive.
  @inlinable
  public init<Item>(
    _ items: some RandomAccessCollection<Item>, rows: Int, of greatest: Int = 4,
    rowLabels: [String] = [], role: Role = .accent, level: @escaping (Item) -> Int?
  ) {
    self.init(
      count: items.count, rows: rows, greatest: greatest, rowLabels: rowLabels, role: role
    ) {
      level(items[items.index(items.startIndex, offsetBy: $0)])
    }
  }

  /// Creates a heatmap of levels.
  @inlinable
  public init(
    _ levels: some RandomAccessCollection<Int>, rows: Int, of greatest: Int = 4,
    rowLabels: [String] = [], role: Role = .accent
  ) {
    self.init(levels, rows: rows, of: greatest, rowLabels: rowLabels, role: role) { $0 }
  }

  // Read where the type of the collection is known, so that the compiler can specialize the access.
  @usableFromInline
  init(
    count: Int, rows: Int, greatest: Int, rowLabels: [String], role: Role,
    level: @escaping (Int) -> Int?
  ) {
    ensure(rows > 0, "a heatmap can't have \(rows) rows")
    ensure(greatest > 0, "the greatest level can't be \(greatest)")
    self.count = count
    self.rows = Size.rows(requested: rows)
    self.greatest = greatest
    self.rowLabels = rowLabels
    self.role = role
    self.level = level
  }

  /// Sets the labels above the columns, which may extend over the following columns. An empty label
  /// leaves its column without one.
  ///
  /// - Parameter label: Makes the label of a column, counting from 0.
  /// - Returns: The heatmap with a line of labels.
  public consuming func columnLabels(_ label: @escaping (_ column: Int) -> String) -> Self {
    columnLabel = label
    return self
  }

  /// Sets the width of each column in cells; 1 by default. Two cells look about square.
  ///
  /// - Precondition: `cells` is positive.
  public consuming func cellWidth(_ cells: Int) -> Self {
    ensure(cells > 0, "a column can't be \(cells) cells wide")
    cellWidth = cells
    return self
  }

  /// Sets the words that are read for each column instead of its shades, such as the sum of a week.
  /// The newest column is read first. Without words, nothing is read, because hundreds of shades
  /// tell a listener nothing.
  ///
  /// - Parameter words: Returns the words for a column, counting from 0; `nil` for none.
  /// - Returns: The heatmap with these words.
  public consuming func readAs(_ words: @escaping (_ column: Int) -> String?) -> Self {
    self.words = words
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    if layout.appearance.readsFrames {
      let columns = (count + rows - 1) / rows
      let lines = (0..<columns).reversed().compactMap { words?($0) }
      return layout.add(LineRun(lines: lines.count) { $1.write(lines[$0], at: 2) })
    }
    let above = columnLabel == nil ? 0 : 1
    layout.add(
      LineRun(lines: rows + above) { line, canvas in
        line < above ? drawLabels(on: &canvas) : drawRow(line - above, on: &canvas)
      })
  }
}

// MARK: - Drawing

extension Heatmap {
  /// The number of cells before the first column. Labels of more than a third of the width leave
  /// room for all columns.
  private func start(in width: Int) -> Int {
    let longest = rowLabels.prefix(rows).map(\.displayWidth).max() ?? 0
    guard longest > 0 else { return 2 }
    let columns = (count + rows - 1) / rows
    // Two cells before the labels, and one after them and after the columns.
    let free = columns > width / cellWidth ? 0 : width - 4 - columns * cellWidth
    return 2 + min(longest, max(width / 3, free)) + 1
  }

  /// The visible columns, which are the last ones. The last cell stays empty, because a scroll bar
  /// may stand beside it.
  private func columns(in width: Int) -> Range<Int> {
    let columns = (count + rows - 1) / rows
    return max(0, columns - max(0, width - 1 - start(in: width)) / cellWidth)..<columns
  }

  private func drawLabels(on canvas: inout Canvas) {
    let start = start(in: canvas.width)
    let columns = columns(in: canvas.width)
    var end = start
    for column in columns {
      let place = start + (column - columns.lowerBound) * cellWidth
      guard place >= end, let label = columnLabel?(column), !label.isEmpty,
        place + label.displayWidth < canvas.width
      else { continue }
      end = canvas.write(label, at: place, role: .muted) + 1
    }
  }

  private func drawRow(_ row: Int, on canvas: inout Canvas) {
    let start = start(in: canvas.width)
    if rowLabels.indices.contains(row), start > 2 {
      canvas.write(rowLabels[row], truncatedTo: 2..<start - 1, role: .muted)
    }
    var column = start
    let glyphs = canvas.appearance.glyphs
    for first in columns(in: canvas.width) {
      let index = first * rows + row
      if index < count, let level = level(index).map({ max(0, min($0, greatest)) }) {
        let shade = glyphs.shade(level, of: greatest)
        // Shades fill the whole width; a dot or a digit is drawn once.
        let count = level == 0 || glyphs == .ascii ? 1 : cellWidth
        canvas.write(
          String(repeating: shade, count: count), at: column, role: level == 0 ? .border : role)
      }
      column += cellWidth
    }
  }
}

extension GlyphSet {
  /// The glyph for a level of 0...greatest.
  fileprivate func shade(_ level: Int, of greatest: Int) -> String {
    if self == .ascii, greatest <= 9 { return shades[level] }
    let shades = shades
    // The first shade is reserved for level 0.
    let step = greatest == 1 ? 1 : Double(level - 1) / Double(greatest - 1)
    return shades[level == 0 ? 0 : 1 + Int(step * Double(shades.count - 2))]
  }

  private var shades: [String] {
    switch self {
    case .ascii: [".", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
    case .narrow: ["⠂", "⠒", "⠶", "⠿", "⣿"]
    case .unicode: ["·", "░", "▒", "▓", "█"]
    }
  }
}
