import TerminalCore

/// What there is room for beside the text of a row: more details first, then a longer bar.
@usableFromInline
struct RowColumns: Comparable {
  /// The number of details, counting from the last one.
  var details: Int

  /// The width of the bar in cells; 0 for none.
  var bar: Int

  /// What a row shows of this if its list has room for something. Where not even one detail has
  /// room in every row, it stands where it has.
  func limited(to list: RowColumns) -> RowColumns {
    list.details == 0 ? RowColumns(details: details, bar: 0) : min(self, list)
  }

  @usableFromInline
  static func < (one: RowColumns, other: RowColumns) -> Bool {
    (one.details, one.bar) < (other.details, other.bar)
  }
}

extension RowText {
  /// The number of cells between two details.
  static var gap: Int { 2 }

  /// The numbers of cells that a bar can have, the first one not in a narrow window.
  private static var barWidths: [Int] { [20, 10, 6] }

  /// The columns from which a window is wide.
  private static var wideWindow: Int { 60 }

  /// The most cells of a last detail that is kept at the cost of the text, and the fewest cells
  /// that are left to the text then.
  static var kept: (detail: Int, text: Int) { (6, 16) }

  /// The same of all details of a row with a bar. Names that begin alike have to stay apart.
  private static var allKept: (details: Int, text: Int) { (16, 22) }

  /// The most rows that are looked at to find what all have room for.
  static var longestLook: Int { 100 }

  /// The widths that align the bars and numbers of all rows of a list; `nil` for rows without bars,
  /// or for too many rows.
  static func columns(
    ofRows count: Int, in width: Int, _ appearance: Appearance, row: (Int) -> RowText
  ) -> RowColumns? {
    // What is read has no columns. The first rows may be a note and headings.
    guard !appearance.readsFrames, (1...longestLook).contains(count),
      (0..<min(count, 3)).contains(where: { row($0).progress != nil })
    else { return nil }
    let end = min(width - 1, appearance.measure(row(0).measure))
    var least: RowColumns?
    for index in 0..<count {
      let row = row(index)
      guard row.progress != nil else { continue }
      let own = row.fitting(from: row.textEnd(in: width) + 1, to: end, in: width)
      least = least.map { min($0, own) } ?? own
    }
    return least
  }

  /// The column after the text in a row with a bar, which keeps room for the last details.
  private func textEnd(in width: Int) -> Int {
    // The mark and the key come before the text.
    let start = Self.textStart + (leading.isEmpty ? 0 : leading.displayWidth + 1)
    let limit = width - roomForLastDetails(besides: start, in: width)
    // In a wide window, a text of more than half of it takes the bars from no other row.
    let most = width < Self.wideWindow ? limit : min(limit, start + width / 2)
    return min(start + text.displayWidth, max(start, most))
  }

  /// The cells that short details at the end keep, such as a percentage below others: a column with
  /// gaps can't be read.
  func roomForLastDetails(besides start: Int, in width: Int) -> Int {
    guard let last = details.last?.width else { return 0 }
    let all = details.reduce(0) { $0 + $1.width + Self.gap }
    if progress != nil, all <= Self.allKept.details, width - start - all >= Self.allKept.text {
      return all
    }
    let room = last + Self.gap
    return last <= Self.kept.detail && width - start - room >= Self.kept.text ? room : 0
  }

  /// What fits between two columns.
  func fitting(from start: Int, to end: Int, in width: Int) -> RowColumns {
    var column = end + Self.gap
    var fitting = RowColumns(details: 0, bar: 0)
    for detail in details.reversed() {
      let next = column - Self.gap - detail.width
      guard next >= start else { return fitting }
      column = next
      fitting.details += 1
    }
    guard progress != nil else { return fitting }
    let isWide = width >= Self.wideWindow
    // In a wide window, the next shorter bar looks better than one that nearly touches the text.
    let widths = Self.barWidths.dropFirst(isWide ? 0 : 1)
    let start = start + (isWide ? 1 : 0)
    fitting.bar = widths.first { column - Self.gap - $0 >= start } ?? 0
    return fitting
  }
}
