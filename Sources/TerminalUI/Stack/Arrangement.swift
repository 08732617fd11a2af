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

  /// The part of the area that moves off another arrangement to the right, or in over it.
  func part(over below: Arrangement, size: Size) -> MovingPart {
    if panes == below.panes, sheets.count == below.sheets.count, let sheet = sheets.last,
      let next = below.sheets.last
    {
      return MovingPart(area: sheet.area.enclosing(next.area))
    }
    let shift = columnsMoved(in: below)
    let start = shift > 0 ? (dividers.last ?? 0) : columnsShared(with: below)
    // The titles and the hints don't move if panes stay.
    let rows = start > 0 ? 1..<max(1, size.rows - 1) : 0..<size.rows
    return MovingPart(area: Rect(columns: start..<size.columns, rows: rows), shift: shift)
  }

  /// The number of columns by which all panes but the last are further right in another
  /// arrangement, which has others to the left of them and lacks the last one; otherwise 0.
  private func columnsMoved(in below: Arrangement) -> Int {
    let staying = panes.dropLast()
    guard let first = staying.first, sheets.isEmpty, below.sheets.isEmpty,
      below.panes.suffix(staying.count).map(\.entry) == staying.map(\.entry),
      let area = below.area(of: first.entry)
    else { return 0 }
    return max(0, area.origin.column - first.area.origin.column)
  }

  /// The number of columns on the left in which another arrangement shows the same panes at the
  /// same places.
  private func columnsShared(with other: Arrangement) -> Int {
    let shared = zip(panes, other.panes).prefix { $0 == $1 }
    guard shared.count < panes.count || shared.count < other.panes.count else { return 0 }
    return shared.last.map { $0.0.area.columns.upperBound + 1 } ?? 0
  }
}

/// A part of the area that moves to the right or from there.
struct MovingPart: Equatable {
  /// The part.
  let area: Rect

  /// The number of columns by which the screens below it move with it, to make room for others at
  /// the left.
  var shift = 0
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
