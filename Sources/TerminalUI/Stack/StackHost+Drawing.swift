import Navigation
import TerminalCore

extension StackHost {
  /// Draws the stack, and schedules the next frame of its spinners.
  func compose() -> Frame {
    screens.hasSpinner = false
    defer {
      if screens.hasSpinner {
        schedule(.spinner, at: Spin.next(after: now), purpose: .background)
      } else {
        cancelTimer(.spinner)
      }
    }
    forgetInterruptedMotion()
    return picture()
  }

  /// Draws the visible screens, the moving screens, or all screens as cards.
  private func picture() -> Frame {
    if let deck = session.deck { return picture(of: deck) }
    switch motion {
    case .still: return still()
    case .sliding(let running, let slide) where running.direction.isBetweenModes:
      return pan(running, position(of: slide))
    case .sliding(let running, let slide):
      if let departure { return departure.picture(at: position(of: slide), to: still()) }
      let (from, to) = (fromFrame(of: running), frame(of: running.to.id))
      let position = position(of: slide)
      return running.direction.movesBack
        ? mix(above: from, below: to, position) : mix(above: to, below: from, 1 - position)
    case .swiping(let swipe): return picture(of: swipe, swipe.progress)
    case .springingBack(let swipe, let slide): return picture(of: swipe, position(of: slide))
    }
  }

  /// Draws the visible screens at rest.
  func still() -> Frame { isPlain ? frame(of: router.top) : composite(arrangement) }

  private func picture(of swipe: Swipe<Route>, _ position: Double) -> Frame {
    guard isPlain, swipe.sheetCount == 0, !beginsFlow(swipe.from.id) else {
      return departure(of: swipe).picture(at: 1 - position, to: still())
    }
    return mix(above: frame(of: swipe.from.id), below: frame(of: swipe.to.id), position)
  }

  /// Draws a screen that takes the whole area; blank if it doesn't exist.
  func frame(of entry: EntryID) -> Frame {
    guard let box = screens[entry] else {
      return Frame(size: size, style: session.appearance.theme.blank)
    }
    return screens.frame(of: box, drawing(for: size, cover))
  }

  /// What to draw a screen of a size with.
  func drawing(for size: Size, _ cover: Cover) -> ScreenDrawing {
    ScreenDrawing(
      key: layoutKey(size), phraseBook: session.phraseBook, cover: cover, time: now)
  }

  /// What has the keyboard instead of all screens.
  private var cover: Cover {
    session.overlay != nil ? .box : session.inspector?.hasKeys == true ? .neighbor : .none
  }

  /// What has the keyboard instead of a screen that shares the area with others.
  private func cover(of entry: EntryID) -> Cover {
    guard cover == .none, entry != router.active else { return cover }
    return router.sheetCount > 0 ? .box : .neighbor
  }

  /// Draws a screen shifted to the right over a dimmed one, which follows over a quarter of the
  /// distance.
  func mix(above: Frame, below: Frame, _ position: Double) -> Frame {
    guard position > 0 else { return above }
    guard position < 1 else { return below }
    let offset = Int((position * Double(size.columns)).rounded())
    let behind = -(size.columns - offset) / 4
    var frame = Frame(size: size, style: session.appearance.theme.blank)
    frame.draw(below, movedRightBy: behind)
    frame.add(.dim)
    frame.draw(above, movedRightBy: offset)
    return frame
  }
}

// MARK: - Several screens

extension StackHost {
  /// Draws screens side by side and sheets over them, with the surrounding lines.
  func composite(_ arrangement: Arrangement) -> Frame {
    var frame = Frame(size: size, style: session.appearance.theme.blank)
    for place in arrangement.panes { draw(place, on: &frame) }
    drawDividers(of: arrangement, on: &frame)
    drawPreview(beside: arrangement, on: &frame)
    if let place = arrangement.panes.last, let box = screens[place.entry] {
      // The title of the pane with the keyboard stands out.
      let active = arrangement.panes.firstIndex { $0.entry == router.active }
      let after = active.map { arrangement.panes.count - 1 - $0 } ?? 0
      chrome(of: box).drawTitles(on: &frame, heading: after)
    }
    for place in arrangement.panes.dropLast() { drawLoadingSign(of: place, on: &frame) }
    for place in arrangement.sheets {
      frame.add(.dim)
      drawSheet(place, on: &frame)
    }
    let keyboard = arrangement.area(of: router.active) == nil ? nil : active
    if let box = keyboard ?? arrangement.places.last.flatMap({ screens[$0.entry] }) {
      frame.fill(0..<size.columns, row: size.rows - 1, style: session.appearance.theme.blank)
      chrome(of: box).drawHints(on: &frame)
      if !box.hasDialog { box.notice?.draw(on: &frame, appearance: session.appearance) }
      box.dialogs.last?.box.draw(
        on: &frame, appearance: session.appearance, phrases: session.phrases.keys)
    }
    return frame
  }

  /// Draws the body of a pane.
  private func draw(_ place: Arrangement.Place, on frame: inout Frame) {
    guard let box = screens[place.entry] else { return }
    let body = body(of: box, in: place.area.size, rows: place.area.size.rows)
    let rows = 1..<max(1, size.rows - 1)
    frame.draw(
      body, Rect(columns: 0..<place.area.size.columns, rows: rows),
      at: Position(column: place.area.origin.column, row: 1))
    takeCursor(of: body, of: box, movedBy: place.area.origin, to: &frame)
  }

  /// Draws the loading mark of a pane in its last row, because the top line belongs to the last
  /// pane.
  private func drawLoadingSign(of place: Arrangement.Place, on frame: inout Frame) {
    guard screens[place.entry]?.indicator.isShown == true else { return }
    let sign = " \(session.appearance.glyphs.ellipsis)"
    // The column at the edge belongs to the scroll bar.
    let start = place.area.columns.upperBound - 1 - sign.displayWidth
    frame.write(
      sign, at: Position(column: start, row: size.rows - 2), style: session.appearance.theme[.muted]
    )
  }

  /// Draws the box of a sheet.
  func drawSheet(_ place: Arrangement.Place, on frame: inout Frame) {
    guard let box = screens[place.entry] else { return }
    let area = place.area
    let body = body(of: box, in: paneArea.insideOfSheet, rows: area.size.rows)
    frame.drawBox(area, session.appearance, clearing: stripToClear(beside: area))
    drawTitles(of: box, inBorder: area, on: &frame)
    frame.draw(
      body, Rect(columns: 0..<area.size.columns - 2, rows: 1..<max(1, area.size.rows - 1)),
      at: Position(column: area.origin.column + 1, row: area.origin.row + 1))
    takeCursor(
      of: body, of: box,
      movedBy: Position(column: area.origin.column + 1, row: area.origin.row), to: &frame)
  }

  /// The most columns to clear beside a sheet: all of them if only the edges of the screen below
  /// are left there, a letter or two of each line.
  private func stripToClear(beside area: Rect) -> Int {
    let widest = max(area.columns.lowerBound, size.columns - area.columns.upperBound)
    return widest <= Self.widestEdge ? widest : 0
  }

  /// The most columns beside a sheet in which nothing could be read.
  private static var widestEdge: Int { 6 }

  /// Draws the titles of a sheet in its border, and a mark at the right if it is loading.
  private func drawTitles(
    of box: ScreenBox<Route>, inBorder area: Rect, on frame: inout Frame
  ) {
    let (glyphs, theme) = (session.appearance.glyphs, session.appearance.theme)
    let sign = box.indicator.isShown ? " \(glyphs.ellipsis) " : ""
    let row = area.origin.row
    let corner = area.columns.upperBound - 2
    // A blank stays free after the titles; the sign begins with one.
    let limit = corner - max(1, sign.displayWidth)
    frame.write(
      sign, at: Position(column: corner - sign.displayWidth, row: row), style: theme[.muted])
    let entries = screens.trail(
      to: box.entry, in: router.path(of: box.entry), columns: area.size.columns)
    let trail = TitleTrail(
      to: (entries ?? box.trail).map(screens.title), after: " ", glyphs: glyphs,
      columns: limit - area.origin.column - 2)
    let start = frame.write(
      trail.text, at: Position(column: area.origin.column + 2, row: row), limit: limit,
      style: theme[.muted])
    let end = trail.drawLast(
      on: &frame, at: Position(column: start, row: row), limit: limit, glyphs: glyphs,
      style: theme[.heading])
    frame.write(" ", at: Position(column: end, row: row), limit: corner, style: theme[.border])
  }

  /// Draws the body of a screen after laying it out, on as many rows as its part of the area has.
  private func body(of box: ScreenBox<Route>, in size: Size, rows: Int) -> Frame {
    let drawing = drawing(for: size, cover(of: box.entry))
    box.layOut(drawing.key)
    markOpened(of: box)
    return screens.body(of: box, rows: rows, drawing)
  }

  /// Takes over the cursor of the screen that has the keyboard.
  private func takeCursor(
    of body: Frame, of box: ScreenBox<Route>, movedBy origin: Position, to frame: inout Frame
  ) {
    guard box.entry == router.active else { return }
    frame.cursor = body.cursor.map { $0.moved(by: origin) }
    frame.focus = body.focus.map { $0.moved(by: origin) }
  }

  /// Draws the dividers between panes.
  private func drawDividers(of arrangement: Arrangement, on frame: inout Frame) {
    let (glyphs, theme) = (session.appearance.glyphs, session.appearance.theme)
    for column in arrangement.dividers {
      for row in 1..<max(1, size.rows - 1) {
        frame.draw(
          glyphs.box.down, at: Position(column: column, row: row), style: theme[.border])
      }
    }
  }
}

extension Position {
  /// The position on the frame in which another one is drawn.
  func moved(by origin: Position) -> Position {
    Position(column: column + origin.column, row: row + origin.row)
  }
}

extension Direction {
  /// Whether the old screen moves out, over the new one.
  var movesBack: Bool { self == .backward || self == .previous }
}
