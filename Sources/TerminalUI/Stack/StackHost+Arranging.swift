import Navigation
import TerminalCore

extension StackHost {
  /// Passes the number of screens that fit the area to the router.
  func layOutArea() {
    // A terminal that reads aloud shows one screen at a time.
    let isRead = session.appearance.terminal.readsFrames
    let most = isRead ? 1 : PaneWidths.count(in: size.columns)
    paneArea.leastList = session.panes.leastList
    paneArea.count = min(max(1, session.panes.count(size)), most)
    router.layOut(
      StackLayout(
        panes: paneArea.count,
        hasRoomForSheets: !isRead && session.areaWithBar.size.holds(Chrome.spacious)))
    noteVisible()
  }

  /// Remembers what is visible, for a motion that starts there.
  func noteVisible() {
    let several = isPlain ? nil : visible
    motionStart.visible = several
    screens.showsSeveral = several.map { $0.panes.count > 1 } ?? false
    motionStart.top = router.top
    motionStart.flow = router.flow(of: router.top)
  }

  /// Whether a single screen takes the whole area, as it always does in most programs.
  var isPlain: Bool { paneArea.count == 1 && router.sheetCount == 0 }

  /// The screens that are visible now.
  private var visible: PanesAndSheets {
    PanesAndSheets(router.visible, sheetCount: router.sheetCount)
  }

  /// The positions of the visible screens.
  var arrangement: Arrangement { arrangement(of: visible) }

  /// The positions that some screens have when they are visible.
  func arrangement(of visible: PanesAndSheets) -> Arrangement {
    let areas = paneArea.areas(
      of: visible.panes.count, among: places(for: visible.panes))
    return Arrangement(
      panes: zip(visible.panes, areas).map { Arrangement.Place(entry: $0, area: $1) },
      sheets: visible.sheets.map { Arrangement.Place(entry: $0, area: area(ofSheet: $0)) })
  }

  /// The part of the area in which a screen lies.
  func area(of entry: EntryID) -> Rect {
    isPlain ? Rect(size: size) : arrangement.area(of: entry) ?? Rect(size: size)
  }

  /// The places that share the width; a list leaves the rest empty while nothing is open beside it.
  func places(for panes: [EntryID]) -> PanePlaces {
    let leavesRoom = panes.last.map { role(of: $0).leavesRoom } ?? false
    let count = leavesRoom ? max(panes.count, paneArea.count) : panes.count
    let isOverview = panes.first.map { role(of: $0) == .overview } ?? false
    return PanePlaces(count: count, widest: isOverview ? .first : .last)
  }

  /// How a screen shares the window.
  func role(of entry: EntryID) -> PaneRole {
    if let box = screens[entry] { return session.panes.role(box.route) }
    return router.path.entry(entry).map { session.panes.role($0.route) } ?? .detail
  }
}

// MARK: - Sheets

extension StackHost {
  /// The box of a sheet, as tall as for the most content that any of its screens has had. It never
  /// shrinks, so that it doesn't jump when a list is filtered or a step has less content.
  func area(ofSheet entry: EntryID) -> Rect {
    guard let box = screens[entry] else { return paneArea.box(paneArea.largestSheet) }
    layOut(box, in: paneArea.insideOfSheet)
    let rows = max(screens.sheetRows(of: entry), box.mostContentRows, box.body.contentRows)
    box.mostContentRows = rows
    screens.setSheetRows(rows, of: entry)
    return paneArea.sheet(contentRows: rows)
  }

  /// Lays out a screen, unless its layout is still valid.
  func layOut(_ box: ScreenBox<Route>) {
    guard !isPlain else { return layOut(box, in: size) }
    let isSheet = router.visible.suffix(router.sheetCount).contains(box.entry)
    layOut(box, in: isSheet ? paneArea.insideOfSheet : area(of: box.entry).size)
  }

  /// Lays a screen out for a size. In a window too small to draw in, the screen keeps its layout
  /// and so its focus.
  private func layOut(_ box: ScreenBox<Route>, in size: Size) {
    guard session.isLargeEnough else { return }
    if !box.isLaidOut(for: size, version: session.version) { box.layOut(layoutKey(size)) }
    if !isPlain { markOpened(of: box) }
    for mistake in box.body.mistakes { session.report(mistake: mistake) }
    if box.body.hasSoughtUnnamedRow { report(unnamedRowsOf: box) }
    session.report(.controls(box.screen.usableControls, on: box.route))
  }

  /// The key of a layout at this moment.
  func layoutKey(_ size: Size) -> LayoutKey {
    LayoutKey(
      size: size, hasWholeWidth: size.columns == self.size.columns,
      appearance: session.appearance, languageOfTexts: session.languageOfTexts,
      version: session.version, hidesModes: session.hidesModes,
      namesModes: session.hintsNameModes)
  }
}

// MARK: - Saving

extension StackHost {
  /// The paths to save, with the widths of the panes.
  var saved: SavedPath<Route> {
    var saved = router.saved()
    saved.frontEnd = paneArea.widths.saved
    return saved
  }

  /// Launches with saved paths, and with the panes as wide as they were.
  func launch(restoring saved: SavedPath<Route>) {
    if let widths = saved.frontEnd { paneArea.widths.restore(widths) }
    router.launch(restoring: saved)
  }
}
