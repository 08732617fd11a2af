import Navigation
import TerminalCore

/// What a motion between several visible screens starts from, and what of it moves.
struct Departure {
  /// The part of the picture that moves.
  enum Moving: Equatable {
    /// The columns from one on: forward over what was there, or back and off it.
    case columns(from: Int, isBack: Bool)
    /// A box, such as a sheet: up into its place, or down and out of it.
    case box(Rect, isBack: Bool)
  }

  /// What was visible before.
  let picture: Frame

  /// What moves.
  let moving: Moving

  /// The picture at a position between 0, at the start, and 1.
  func picture<Route: RouteValue>(
    at position: Double, to end: Frame, in host: StackHost<Route>
  ) -> Frame {
    guard position < 1, picture.size == end.size else { return end }
    switch moving {
    case .columns(let start, let isBack):
      let (above, below) = isBack ? (picture, end) : (end, picture)
      return slide(above, over: below, from: start, isBack ? position : 1 - position)
    case .box(let box, let isBack):
      let (with, without) = isBack ? (picture, end) : (end, picture)
      let way = isBack ? position : 1 - position
      return lower(box, of: with, over: without, way)
    }
  }

  /// Moves columns to the right by a part of their way, over what lies beneath.
  private func slide(_ above: Frame, over below: Frame, from start: Int, _ way: Double) -> Frame {
    let size = above.size
    let offset = Int((way * Double(size.columns - start)).rounded())
    var frame = below
    // The titles and the hints do not move where panes at the left stay.
    let rows = start > 0 ? 1..<size.rows - 1 : 0..<size.rows
    frame.draw(
      above, Rect(columns: start..<size.columns - offset, rows: rows),
      at: Position(column: start + offset, row: rows.lowerBound))
    (frame.cursor, frame.focus) = (nil, nil)
    return frame
  }

  /// Moves a box down by a part of its way out of the picture.
  private func lower(_ box: Rect, of with: Frame, over without: Frame, _ way: Double) -> Frame {
    let room = with.size.rows - box.origin.row
    let offset = Int((way * Double(room)).rounded())
    var frame = without
    frame.draw(
      with,
      Rect(
        columns: box.columns,
        rows: box.rows.lowerBound..<box.rows.upperBound - max(0, offset - (room - box.size.rows))),
      at: Position(column: box.origin.column, row: box.origin.row + offset))
    (frame.cursor, frame.focus) = (nil, nil)
    return frame
  }
}

extension StackHost {
  /// What a transition starts from, if more than one screen is visible or a flow comes from below;
  /// `nil` where one screen takes the place of another.
  func departure(of presentation: Presentation<Route>) -> Departure? {
    let (from, to) = (presentation.from.id, presentation.to.id)
    let isBack = presentation.direction.movesBack
    let end = arrangement
    let flow = isBack ? from : to
    let isFlow = presented.contains(flow) && presentation.direction != .replacing
    guard isFlow || !isPlain || shown != nil else { return nil }
    let shown =
      shown
      ?? Arrangement(panes: [Arrangement.Place(entry: from, area: Rect(size: size))], sheets: [])
    let picture = composite(shown)
    if isFlow {
      let box = (isBack ? shown : end).sheets.last { $0.entry == flow }?.area
      return Departure(
        picture: picture, moving: .box(box ?? Rect(size: size), isBack: isBack))
    }
    return Departure(
      picture: picture,
      moving: .columns(from: shown.columnsShared(with: end), isBack: isBack))
  }

  /// What a swipe starts from: a sheet goes down, a pane to the right.
  func departure(of swipe: Swipe<Route>) -> Departure {
    let place = arrangement.places.last
    var rest = arrangement
    if arrangement.sheets.isEmpty {
      rest = Arrangement(panes: Array(arrangement.panes.dropLast()), sheets: [])
    } else {
      rest = Arrangement(panes: arrangement.panes, sheets: Array(arrangement.sheets.dropLast()))
    }
    let picture = composite(rest)
    if !arrangement.sheets.isEmpty, let area = place?.area {
      return Departure(picture: picture, moving: .box(area, isBack: false))
    }
    return Departure(
      picture: picture,
      moving: .columns(from: place?.area.origin.column ?? 0, isBack: false))
  }
}
