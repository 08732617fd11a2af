import Navigation
import TerminalCore

extension StackHost {
  /// Tells the router how many screens the area has room for.
  func layOutArea() {
    // What is read out is read one screen at a time.
    let isRead = session.appearance.terminal.readsFrames
    let most = isRead ? 1 : PaneWidths.count(in: size.columns)
    paneCount = min(max(1, session.panes.count(size)), most)
    router.layOut(
      StackLayout(
        panes: paneCount,
        hasRoomForSheets: !isRead && session.areaWithBar.size.holds(Chrome.spacious)))
    noteVisible()
  }

  /// Remembers what is visible, for a motion that begins there.
  func noteVisible() {
    lastVisible = isPlain ? nil : visible
    screens.showsSeveral = lastVisible.map { $0.panes.count > 1 } ?? false
    lastFlow = router.flow(of: router.top)
  }

  /// Whether one screen takes the whole area, as in most programs always.
  var isPlain: Bool { paneCount == 1 && router.sheetCount == 0 }

  /// What is visible now.
  private var visible: VisibleEntries {
    VisibleEntries(router.visible, sheetCount: router.sheetCount)
  }

  /// Where the visible screens lie now.
  var arrangement: Arrangement { arrangement(of: visible) }

  /// Where some screens lie if they are visible.
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

  /// How many places share the width: a list keeps its part while nothing is open beside it.
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

  /// The room around a sheet, in columns and rows at each side.
  private static var sheetMargin: (columns: Int, rows: Int) { (4, 2) }

  /// The box of a sheet: as high as its content has been at most, within the limits, in the middle
  /// of the area. It never shrinks, so that a list that is filtered stays where it is.
  func area(ofSheet entry: EntryID) -> Rect {
    let largest = largestSheet
    guard let box = screens[entry] else { return Rect(size: largest, centeredIn: Rect(size: size)) }
    layOut(box, in: inside(largest))
    box.mostContentRows = max(box.mostContentRows, box.contentRows)
    let height = min(largest.rows, max(Chrome.minimum.rows, box.mostContentRows + 2))
    return Rect(
      size: Size(columns: largest.columns, rows: height), centeredIn: Rect(size: size))
  }

  /// The size of a sheet that has more content than fits.
  var largestSheet: Size {
    let margin = Self.sheetMargin
    return Size(
      columns: min(Self.widestSheet, size.columns - 2 * margin.columns),
      rows: size.rows - 2 * margin.rows)
  }

  /// The size for the layout of a sheet: its border takes the place of the lines around a screen,
  /// and a column at each side.
  func inside(_ sheet: Size) -> Size { Size(columns: sheet.columns - 2, rows: sheet.rows) }

  /// Lays a screen out, unless its layout still holds.
  func layOut(_ box: ScreenBox<Route>) {
    guard !isPlain else { return layOut(box, in: size) }
    let isSheet = router.visible.suffix(router.sheetCount).contains(box.entry)
    layOut(box, in: isSheet ? inside(largestSheet) : area(of: box.entry).size)
  }

  /// Lays a screen out for a size.
  private func layOut(_ box: ScreenBox<Route>, in size: Size) {
    box.layOut(layoutKey(size))
    for mistake in box.mistakes { session.report(mistake: mistake) }
  }

  /// The key of a layout made now.
  func layoutKey(_ size: Size) -> LayoutKey {
    LayoutKey(
      size: size, appearance: session.appearance, version: session.version,
      namesModes: session.modeBar.hasChoice && session.barArea == nil)
  }
}
