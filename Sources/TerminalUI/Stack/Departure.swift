import Navigation
import TerminalCore

/// What a motion between several visible screens starts from, and what of it moves.
struct Departure {
  /// The part of the picture that moves.
  enum Moving: Equatable {
    /// A part of the window: forward over what was there, or back and off it.
    case part(Rect, isBack: Bool)
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
    case .part(let part, let isBack):
      let (above, below) = isBack ? (picture, end) : (end, picture)
      return slide(above, over: below, in: part, isBack ? position : 1 - position)
    case .box(let box, let isBack):
      let (with, without) = isBack ? (picture, end) : (end, picture)
      let way = isBack ? position : 1 - position
      return lower(box, of: with, over: without, way)
    }
  }

  /// Moves a part to the right by some of its way, over what lies beneath.
  private func slide(_ above: Frame, over below: Frame, in part: Rect, _ way: Double) -> Frame {
    let offset = Int((way * Double(part.size.columns)).rounded())
    let columns = part.columns.lowerBound..<part.columns.upperBound - offset
    var frame = below
    frame.draw(
      above, Rect(columns: columns, rows: part.rows),
      at: Position(column: part.origin.column + offset, row: part.origin.row))
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
    let begins = presentation.direction != .replacing && presented.contains(to)
    let isFlow = isBack ? hasEndedFlow(of: from) : begins
    guard isFlow || !isPlain || shown != nil else { return nil }
    let shown =
      shown
      ?? Arrangement(panes: [Arrangement.Place(entry: from, area: Rect(size: size))], sheets: [])
    let picture = composite(shown)
    if isFlow {
      let box = (isBack ? shown : end).sheets.last { $0.entry == (isBack ? from : to) }?.area
      return Departure(
        picture: picture, moving: .box(box ?? Rect(size: size), isBack: isBack))
    }
    return Departure(
      picture: picture, moving: .part(shown.part(changedIn: end, size: size), isBack: isBack))
  }

  /// Whether the flow that a screen was in has left the path with it.
  private func hasEndedFlow(of entry: EntryID) -> Bool {
    guard let first = screens[entry]?.trail.first?.id else { return false }
    return presented.contains(first) && router.path.index(of: first) == nil
  }

  /// What a swipe starts from: a pane goes to the right, and so does a screen inside a sheet; a sheet
  /// at its first screen goes down.
  func departure(of swipe: Swipe<Route>) -> Departure {
    let arrangement = arrangement
    guard let sheet = arrangement.sheets.last else {
      let rest = Arrangement(panes: Array(arrangement.panes.dropLast()), sheets: [])
      return Departure(
        picture: composite(rest),
        moving: .part(rest.part(changedIn: arrangement, size: size), isBack: false))
    }
    var sheets = Array(arrangement.sheets.dropLast())
    let isInside = router.root(of: swipe.from.id) == router.root(of: swipe.to.id)
    if isInside {
      sheets.append(Arrangement.Place(entry: swipe.to.id, area: area(ofSheet: swipe.to.id)))
    }
    let rest = Arrangement(panes: arrangement.panes, sheets: sheets)
    return Departure(
      picture: composite(rest),
      moving: isInside
        ? .part(rest.part(changedIn: arrangement, size: size), isBack: false)
        : .box(sheet.area, isBack: false))
  }
}
