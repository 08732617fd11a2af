import Navigation
import TerminalCore

extension StackHost {
  /// The layout of a deck in the area of the screens.
  func layout(of deck: Deck) -> DeckLayout {
    let entries = router.path.entries
    let focus = deck.index(in: entries)
    return session.appearance.terminal.readsFrames
      ? DeckLayout(listOf: entries.count, focus: focus, in: size)
      : DeckLayout(count: entries.count, focus: focus, in: size)
  }

  /// The title of the focused card.
  func title(of deck: Deck) -> String {
    let entries = router.path.entries
    return screens.title(of: entries[deck.index(in: entries)])
  }

  /// Draws the screens of the visible path as cards.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cells of the cards that fit.
  func picture(of deck: Deck) -> Frame {
    let (appearance, phrases) = (session.appearance, session.phrases.keys)
    var frame = Frame(size: size, style: appearance.theme.blank)
    frame.write(
      phrases.deckHeading, at: Position(column: 1, row: 0), limit: size.columns - 1,
      style: appearance.theme[.heading])
    let entries = router.path.entries
    let focus = deck.index(in: entries)
    if appearance.terminal.readsFrames {
      drawTitles(of: deck, on: &frame)
      return frame
    }
    let cards = layout(of: deck).cards
    for card in cards {
      draw(card, of: entries[card.number], isFocused: card.number == focus, on: &frame)
      guard card.number > cards[0].number else { continue }
      // The lower edges of all cards are one line.
      let corner = Position(column: card.area.origin.column, row: card.area.rows.upperBound - 1)
      let role: Role = card.number == focus ? .accent : .border
      frame.draw(appearance.glyphs.box.foot, at: corner, style: appearance.theme[role])
    }
    let choose: [([Key], String)] =
      entries.count > 1 ? [([Key(.up), Key(.down)], phrases.chooseOption)] : []
    // If not all hints fit, the way out must: nobody would guess it.
    frame.drawHints(
      [([Key(.enter)], phrases.open), ([Key(.escape)], phrases.close)] + choose, appearance)
    return frame
  }

  /// Draws the titles of the cards as a list.
  private func drawTitles(of deck: Deck, on frame: inout Frame) {
    for card in layout(of: deck).cards {
      frame.write(
        screens.title(of: router.path.entries[card.number]), at: card.area.origin,
        limit: card.area.columns.upperBound)
    }
  }

  /// Draws one card: its border with the title, and the rows of its screen.
  private func draw(
    _ card: DeckLayout.Card, of entry: Entry<Route>, isFocused: Bool, on frame: inout Frame
  ) {
    let appearance = session.appearance
    let area = card.area
    frame.drawBox(area, appearance, role: isFocused ? .accent : .border, margin: 0)
    drawTitle(of: entry, on: card, isFocused: isFocused, on: &frame)
    var screen = content(of: card.number)
    if !isFocused { screen.add(.dim) }
    let isLast = area.rows.lowerBound + card.rows >= area.rows.upperBound
    let rows = card.rows - (isLast ? 2 : 1)
    let first = screen.firstRow(rows: rows)
    frame.draw(
      screen,
      Rect(
        columns: 0..<area.size.columns - 2,
        rows: first..<max(first, min(first + rows, screen.size.rows - 1))),
      at: Position(column: area.origin.column + 1, row: area.origin.row + 1))
  }

  /// Draws the number and the title of a card into its border.
  private func drawTitle(
    of entry: Entry<Route>, on card: DeckLayout.Card, isFocused: Bool, on frame: inout Frame
  ) {
    let (appearance, theme) = (session.appearance, session.appearance.theme)
    let (row, limit) = (card.area.origin.row, card.area.columns.upperBound - 2)
    let start = Position(column: card.area.origin.column + 2, row: row)
    let number = "\(card.number + 1) "
    let mark = isFocused ? appearance.pointer : " "
    var end = frame.write(
      mark, at: start, limit: limit, style: theme[isFocused ? .selectionMark : .text])
    if isFocused { frame.focus = start }
    let title = screens.title(of: entry)
    for (text, role) in [(number, Role.muted), (title, isFocused ? .heading : .text), (" ", .text)]
    {
      end = frame.write(
        text, at: Position(column: end, row: row), limit: limit,
        style: isFocused ? theme.selected(role) : theme[role])
    }
  }

  /// Draws a screen without the keyboard, which the cards have.
  private func content(of number: Int) -> Frame {
    let entry = router.path.entries[number]
    let size = arrangement.area(of: entry.id)?.size ?? size
    let box = screens.look(at: entry)
    // One that doesn't exist yet, after a launch with a path, looks as going back would show it.
    if screens[entry.id] == nil, box.body.layout == nil, box.body.viewport.restoring == nil {
      let next = router.path.entries[(number + 1)...].first?.route
      box.body.awaitRow(next.flatMap(box.screen.rowName))
    }
    return screens.frame(of: box, drawing(for: size, .neighbor))
  }
}

extension Frame {
  /// The row at which an excerpt of a screen begins: the first row with text, or a later one that
  /// brings the focus into the excerpt.
  fileprivate func firstRow(rows: Int) -> Int {
    let first = (1..<max(2, size.rows - 1)).first { !isBlank(row: $0) } ?? 1
    guard let focus, focus.row >= first + rows else { return first }
    return focus.row - rows + 1
  }

  private func isBlank(row: Int) -> Bool {
    (0..<size.columns).allSatisfy { self[column: $0, row: row].scalar == " " }
  }
}
