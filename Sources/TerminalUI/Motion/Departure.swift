import Navigation
import TerminalCore

/// The starting point of a motion that involves several visible screens, and what moves.
struct Departure {
  /// The part of the picture that moves.
  enum Moving: Equatable {
    /// A part of the window, which moves in over what was there, or back off it.
    case part(MovingPart, isBack: Bool)
    /// A box, such as a sheet, which moves up into place, or down and out.
    case box(Rect, isBack: Bool)
  }

  /// The picture before the motion.
  let picture: Frame

  /// The part that moves.
  let moving: Moving

  /// The style of cells where nothing is.
  let blank: Style

  /// Whether the cell at a position moves.
  func moves(_ position: Position) -> Bool {
    switch moving {
    case .part(let part, _): part.shift > 0 || part.area.contains(position)
    case .box(let box, _):
      box.columns.contains(position.column) && position.row >= box.origin.row
    }
  }

  /// The picture at a position of the motion, from 0 to 1.
  func picture(at position: Double, to end: Frame) -> Frame {
    guard position < 1, picture.size == end.size else { return end }
    switch moving {
    case .part(let part, let isBack):
      let (upper, lower) = isBack ? (picture, end) : (end, picture)
      return slide(part, of: upper, over: lower, progress: isBack ? position : 1 - position)
    case .box(let box, let isBack):
      let (upper, lower) = isBack ? (picture, end) : (end, picture)
      return sink(box, of: upper, over: lower, progress: isBack ? position : 1 - position)
    }
  }

  /// Moves a part to the right, from its place at progress 0 out of the picture at 1, over the
  /// picture that it uncovers.
  private func slide(
    _ part: MovingPart, of upper: Frame, over lower: Frame, progress: Double
  ) -> Frame {
    let area = part.area
    let shift = part.shift - Int((progress * Double(part.shift)).rounded())
    let offset = Int((progress * Double(area.size.columns)).rounded())
    let columns = area.columns.lowerBound..<area.columns.upperBound - offset
    var frame = lower
    if shift > 0 {
      let columns = 0..<lower.size.columns
      for row in area.rows { frame.fill(columns, row: row, style: blank) }
      frame.draw(
        lower, Rect(columns: shift..<columns.upperBound, rows: area.rows),
        at: Position(column: 0, row: area.origin.row))
    }
    frame.draw(
      upper, Rect(columns: columns, rows: area.rows),
      at: Position(column: area.origin.column + offset, row: area.origin.row))
    (frame.cursor, frame.focus) = (nil, nil)
    return frame
  }

  /// Moves a box down, from its place at progress 0 out of the picture at 1, over the picture that
  /// it uncovers.
  private func sink(
    _ box: Rect, of upper: Frame, over lower: Frame, progress: Double
  ) -> Frame {
    let room = upper.size.rows - box.origin.row
    let offset = Int((progress * Double(room)).rounded())
    var frame = lower
    frame.draw(
      upper,
      Rect(
        columns: box.columns,
        rows: box.rows.lowerBound..<box.rows.upperBound - max(0, offset - (room - box.size.rows))),
      at: Position(column: box.origin.column, row: box.origin.row + offset))
    (frame.cursor, frame.focus) = (nil, nil)
    return frame
  }
}

extension StackHost {
  /// The starting point of a transition between several screens or to a flow from below; `nil` if a
  /// single screen replaces another one.
  func departure(of running: RunningTransition<Route>) -> Departure? {
    let (from, to) = (running.from.id, running.to.id)
    let isBack = running.direction.movesBack
    let isFlow = isBack ? hasEndedFlow : running.direction == .forward && beginsFlow(to)
    guard isFlow || !isPlain || motionStart.visible != nil else { return nil }
    let start = arrangement(of: motionStart.visible ?? PanesAndSheets(from))
    let end = arrangement
    let picture = composite(start)
    if isFlow {
      let box = (isBack ? start : end).sheets.last { $0.entry == (isBack ? from : to) }?.area
      return Departure(
        picture: picture, moving: .box(box?.withGap ?? Rect(size: size), isBack: isBack),
        blank: session.appearance.theme.blank)
    }
    let (above, below) = isBack ? (start, end) : (end, start)
    return Departure(
      picture: picture, moving: .part(above.part(over: below, size: size), isBack: isBack),
      blank: session.appearance.theme.blank)
  }

  /// Whether a screen of the visible path is the first one of a flow.
  func beginsFlow(_ entry: EntryID) -> Bool {
    router.flow(of: entry) == entry
  }

  /// Whether the flow that contained the previous top has left the path together with it.
  private var hasEndedFlow: Bool {
    motionStart.flow.map { !router.path.contains($0) } ?? false
  }

  /// The starting point of a swipe. A pane, or a screen inside a flow, moves to the right; a flow
  /// at its first screen moves down. What will be visible is below.
  func departure(of swipe: Swipe<Route>) -> Departure {
    let start = arrangement
    let end = arrangement(of: PanesAndSheets(swipe.visible, sheetCount: swipe.sheetCount))
    return Departure(
      picture: composite(end),
      moving: beginsFlow(swipe.from.id)
        ? .box(start.sheets.last?.area.withGap ?? Rect(size: size), isBack: false)
        : .part(start.part(over: end, size: size), isBack: false),
      blank: session.appearance.theme.blank)
  }
}
