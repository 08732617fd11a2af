import Navigation
import TerminalCore

extension StackHost {
  /// Passes the number of screens that fit the area to the router.
  func layOutArea() {
    // A terminal that reads aloud shows one screen at a time.
    let isRead = session.appearance.terminal.readsFrames
    let most = isRead ? 1 : PaneWidths.count(in: size.columns)
    paneCount = min(max(1, session.panes.count(size)), most)
    router.layOut(
      StackLayout(
        panes: paneCount,
        hasRoomForSheets: !isRead && session.areaWithBar.size.holds(Chrome.spacious)))
    noteVisible()
  }

  /// Remembers what is visible, for a motion that starts there.
  func noteVisible() {
    lastVisible = isPlain ? nil : visible
    screens.showsSeveral = lastVisible.map { $0.panes.count > 1 } ?? false
    lastFlow = router.flow(of: router.top)
  }

  /// Whether a single screen takes the whole area, as it always does in most programs.
  var isPlain: Bool { paneCount == 1 && router.sheetCount == 0 }

  /// The screens that are visible now.
  private var visible: VisibleEntries {
    VisibleEntries(router.visible, sheetCount: router.sheetCount)
  }

  /// The positions of the visible screens.
  var arrangement: Arrangement { arrangement(of: visible) }

  /// The positions that some screens have when they are visible.
  func arrangement(of visible: VisibleEntries) -> Arrangement {
    Arrangement(
      panes: zip(visible.panes, areas(ofPanes: visible.panes)).map {
        Arrangement.Place(entry: $0, area: $1)
      },
      sheets: visible.sheets.map { Arrangement.Place(entry: $0, area: area(ofSheet: $0)) })
  }

  /// The part of the area in which a screen lies.
  func area(of entry: EntryID) -> Rect {
    isPlain ? Rect(size: size) : arrangement.area(of: entry) ?? Rect(size: size)
  }

  private func areas(ofPanes panes: [EntryID]) -> [Rect] {
    widths.columns(of: placeCount(for: panes), in: size.columns).prefix(panes.count).map {
      Rect(columns: $0, rows: 0..<size.rows)
    }
  }

  /// The number of places that share the width; a list leaves the rest empty while nothing is open
  /// beside it.
  func placeCount(for panes: [EntryID]) -> Int {
    let isList = panes.last.map { role(of: $0) == .list } ?? false
    return isList ? max(panes.count, paneCount) : panes.count
  }

  /// How a screen shares the window.
  func role(of entry: EntryID) -> PaneRole {
    guard let route = screens[entry]?.route ?? router.path.entry(entry)?.route else {
      return .detail
    }
    return session.panes.role(route)
  }
}

// MARK: - Sheets

extension StackHost {
  /// The widest sheet, in columns.
  private static var widestSheet: Int { 72 }

  /// The empty space on each side of a sheet, in columns and rows.
  private static var sheetMargin: (columns: Int, rows: Int) { (4, 2) }

  /// The box of a sheet: as tall as the most content that any of its screens has had, within limits,
  /// and centered in the area. It never shrinks, so that neither a list being filtered nor another
  /// step makes it jump.
  func area(ofSheet entry: EntryID) -> Rect {
    let largest = largestSheet
    guard let box = screens[entry] else { return Rect(size: largest, centeredIn: Rect(size: size)) }
    layOut(box, in: inside(largest))
    let rows = max(screens.sheetRows(of: entry), box.mostContentRows, box.contentRows)
    box.mostContentRows = rows
    screens.setSheetRows(rows, of: entry)
    let height = min(largest.rows, max(Chrome.minimum.rows, rows + 2))
    return Rect(
      size: Size(columns: largest.columns, rows: height), centeredIn: Rect(size: size))
  }

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
  func inside(_ sheet: Size) -> Size { Size(columns: sheet.columns - 2, rows: sheet.rows) }

  /// Lays out a screen, unless its layout is still valid.
  func layOut(_ box: ScreenBox<Route>) {
    guard !isPlain else { return layOut(box, in: size) }
    let isSheet = router.visible.suffix(router.sheetCount).contains(box.entry)
    layOut(box, in: isSheet ? inside(largestSheet) : area(of: box.entry).size)
  }

  /// Lays a screen out for a size. In a window too small to draw in, the screen keeps its layout and
  /// so its focus.
  private func layOut(_ box: ScreenBox<Route>, in size: Size) {
    guard session.isLargeEnough else { return }
    box.layOut(layoutKey(size))
    if !isPlain { markOpened(of: box) }
    for mistake in box.mistakes { session.report(mistake: mistake) }
  }

  /// The key of a layout at this moment.
  func layoutKey(_ size: Size) -> LayoutKey {
    LayoutKey(
      size: size, appearance: session.appearance, version: session.version,
      namesModes: session.modeBar.hasChoice && session.barArea == nil)
  }
}
