import Navigation
import TerminalCore

/// The screens that are visible at the same time, bottom first.
struct PanesAndSheets: Equatable {
  /// The panes, from left to right.
  let panes: [EntryID]

  /// The sheets over them, topmost last.
  let sheets: [EntryID]

  /// Divides visible entries into panes and sheets, which are the last ones.
  init(_ entries: [EntryID], sheetCount: Int) {
    panes = Array(entries.dropLast(sheetCount))
    sheets = entries.suffix(sheetCount)
  }

  /// Creates an arrangement of a single screen.
  init(_ entry: EntryID) { self.init([entry], sheetCount: 0) }
}

/// The positions of the visible screens in the area of the stack.
///
/// The top line of the area contains the titles of the path, and the bottom line the key hints.
/// Between them are the panes side by side, with the sheets over them.
struct Arrangement: Equatable {
  /// A visible screen and its part of the area.
  struct Place: Equatable {
    let entry: EntryID

    /// The columns and rows of the screen, including its top and bottom line: for a pane, those of
    /// the titles and the hints; for a sheet, its border.
    let area: Rect
  }

  /// The panes, from left to right.
  let panes: [Place]

  /// The sheets over them, topmost last.
  let sheets: [Place]

  /// The places, bottom first.
  var places: [Place] { panes + sheets }

  /// The area of a screen; `nil` if it isn't visible.
  func area(of entry: EntryID) -> Rect? { places.last { $0.entry == entry }?.area }

  /// The columns of the dividers between the panes.
  var dividers: [Int] { panes.dropFirst().map { $0.area.origin.column - 1 } }

  /// The part of the area that differs between this arrangement and another.
  func part(changedIn other: Arrangement, size: Size) -> Rect {
    if panes == other.panes, sheets.count == other.sheets.count, let sheet = sheets.last,
      let next = other.sheets.last
    {
      return sheet.area.enclosing(next.area)
    }
    let start = columnsShared(with: other)
    // The titles and the hints don't move if panes on the left stay.
    return Rect(
      columns: start..<size.columns, rows: start > 0 ? 1..<size.rows - 1 : 0..<size.rows)
  }

  /// The number of columns on the left in which another arrangement shows the same panes at the
  /// same places.
  private func columnsShared(with other: Arrangement) -> Int {
    let shared = zip(panes, other.panes).prefix { $0 == $1 }
    guard shared.count < panes.count || shared.count < other.panes.count else { return 0 }
    return shared.last.map { $0.0.area.columns.upperBound + 1 } ?? 0
  }
}

extension Rect {
  /// The smallest rectangle that contains this one and another.
  fileprivate func enclosing(_ other: Rect) -> Rect {
    let left = min(columns.lowerBound, other.columns.lowerBound)
    let right = max(columns.upperBound, other.columns.upperBound)
    let top = min(rows.lowerBound, other.rows.lowerBound)
    let bottom = max(rows.upperBound, other.rows.upperBound)
    return Rect(columns: left..<right, rows: top..<bottom)
  }
}
