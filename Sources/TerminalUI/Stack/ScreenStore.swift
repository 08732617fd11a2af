import Navigation
import TerminalCore

/// The live screens of a stack, each drawn with its title line and key hints.
final class ScreenStore<Route: RouteValue> {
  private unowned let router: Router<Route>

  private let makeScreen: (Route) -> AnyScreen<Route>

  /// The keys that work on every screen.
  var appKeys: AppKeys<Route>

  private var boxes: [EntryID: ScreenBox<Route>] = [:]

  /// The screen that was looked up last; at each key, the same one is needed several times.
  private var latest: ScreenBox<Route>?

  /// Screens to look at of entries that don't have one yet, for their titles and their cards.
  private var lookAlikes: [EntryID: ScreenBox<Route>] = [:]

  /// The removed entries whose titles may still be drawn.
  private var titlesOfRemoved: [EntryID] = []

  /// The latest hints, for the root and for other screens. There are two because users go back and
  /// forth between the root and a screen above it.
  private var hints: (above: KeyHints?, atRoot: KeyHints?)

  /// Whether several screens are visible, so that there may be something to go back from even while
  /// the root has the keyboard.
  var showsSeveral = false

  /// The most rows that the content of a sheet has had, by the first entry of the sheet, whose
  /// screen may not exist yet.
  private var sheetRows: [EntryID: Int] = [:]

  /// Whether a frame drawn since this was last cleared contains a spinner.
  var hasSpinner = false

  /// What was drawn last.
  var pictures = BodyPictures()

  /// The first mode, whose root has nothing to go back to, and its title; `nil` without modes.
  private let firstMode: (path: PathID, title: ((Language) -> String)?)

  init(
    router: Router<Route>, makeScreen: @escaping (Route) -> AnyScreen<Route>,
    appKeys: AppKeys<Route>, firstMode: (path: PathID, title: ((Language) -> String)?)
  ) {
    self.router = router
    self.makeScreen = makeScreen
    self.appKeys = appKeys
    self.firstMode = firstMode
  }

  /// The screen of an entry; `nil` if it doesn't exist yet or was freed.
  subscript(entry: EntryID) -> ScreenBox<Route>? {
    if let latest, latest.entry == entry { return latest }
    latest = boxes[entry]
    return latest
  }

  /// The entries whose screens are alive, in no particular order.
  var entries: some Sequence<EntryID> { boxes.keys }

  /// Creates the screen of an entry, which must not have one.
  func create(_ entry: Entry<Route>) {
    if !lookAlikes.isEmpty { lookAlikes[entry.id] = nil }
    boxes[entry.id] = makeScreen(entry.route).box(entry, appKeys)
  }

  /// The screen of an entry, or if it has none yet, one to look at: it has the same state, and
  /// doesn't start.
  func look(at entry: Entry<Route>) -> ScreenBox<Route> {
    if let box = boxes[entry.id] ?? lookAlikes[entry.id] { return box }
    let box = makeScreen(entry.route).box(entry, appKeys)
    if let state = router.unusedState(of: entry.id) { box.restore(savedText: state) }
    lookAlikes[entry.id] = box
    // A screen that moves out may name one that left the path before it.
    if !isInPath(entry.id) { titlesOfRemoved.append(entry.id) }
    return box
  }

  /// Frees the screen of an entry and forgets its title.
  func free(_ entry: EntryID) {
    boxes[entry] = nil
    if latest?.entry == entry { latest = nil }
    lookAlikes[entry] = nil
    sheetRows[entry] = nil
  }

  /// The most rows that the content of the sheet of an entry has had; 0 outside of flows.
  func sheetRows(of entry: EntryID) -> Int {
    router.flow(of: entry).flatMap { sheetRows[$0] } ?? 0
  }

  /// Notes how many rows the content of the sheet of an entry has had.
  func setSheetRows(_ rows: Int, of entry: EntryID) {
    if let first = router.flow(of: entry) { sheetRows[first] = rows }
  }

  /// Notes that entries left the path. Even one that never had a screen may still be named in the
  /// title line of a moving screen.
  func leave(_ change: JournalChange<Route>) {
    guard !lookAlikes.isEmpty || !sheetRows.isEmpty else { return }
    for entry in change.removed {
      if lookAlikes[entry] != nil { titlesOfRemoved.append(entry) }
      sheetRows[entry] = nil
    }
  }

  /// Forgets the titles of removed entries, once nothing moves anymore.
  func forgetTitles() {
    if titlesOfRemoved.isEmpty { return }
    for entry in titlesOfRemoved { lookAlikes[entry] = nil }
    titlesOfRemoved = []
  }

  /// The entries whose titles are kept although they are in no path.
  func forgottenTitles(beside paths: [Path<Route>]) -> [EntryID] {
    let present = Set(paths.lazy.flatMap(\.entries).map(\.id)).union(titlesOfRemoved)
    return lookAlikes.keys.filter { !present.contains($0) }.sorted()
  }

  /// The title of an entry.
  func title(of entry: Entry<Route>) -> String { look(at: entry).screen.title }

  /// Whether a path contains an entry.
  func isInPath(_ entry: EntryID) -> Bool { router.paths.contains { $0.contains(entry) } }

  /// The entries up to and including one, from the first of its flow or the root, limited to one
  /// more than the title line could show.
  ///
  /// - Returns: `nil` if the entry is not in the path.
  func trail(
    to entry: EntryID, in path: Path<Route>, columns: Int
  ) -> ArraySlice<Entry<Route>>? {
    guard let index = path.index(of: entry) else { return nil }
    let root = router.flow(of: entry).flatMap(path.index) ?? 0
    // Each title takes at least three columns.
    return path.entries[max(root, index - columns / 3)..<index + 1]
  }
}

// MARK: - Chrome

extension ScreenStore {
  /// The title line and hints of a screen, cached as long as they are valid.
  func chrome(of box: ScreenBox<Route>, _ key: LayoutKey, _ phraseBook: PhraseBook) -> Chrome {
    let path = router.path(of: box.entry)
    let conditions = Chrome.Conditions(
      key: key, field: box.body.field, isLoading: box.indicator.isShown,
      hasStatus: box.body.status != nil, backClearsField: box.screen.backClearsField,
      enter: box.screen.enter, scrollingPart: box.body.scrollingPart,
      hasBack: hasBack(box.entry, in: path) || key.hidesModes && path.id != firstMode.path)
    if let chrome = box.chrome, chrome.conditions == conditions { return chrome }
    let trail = trail(to: box.entry, in: path, columns: key.size.columns) ?? box.trail
    let hints = hints(
      of: box, conditions, canGoBack: conditions.hasBack || path.id != firstMode.path,
      nameOfBack: nameOfBack(
        from: box.entry, in: path, phraseBook.languageOfTexts(for: key.appearance.language)),
      phraseBook: phraseBook)
    let chrome = Chrome(
      conditions, titles: trail.map(title), depth: trail.endIndex, hints: hints)
    box.chrome = chrome
    return chrome
  }

  /// Whether there is a screen of the same mode to go back to.
  private func hasBack(_ entry: EntryID, in path: Path<Route>) -> Bool {
    path.root.id != entry || showsSeveral && path.count > 1
  }

  /// The first mode, if going back from a screen shows it; otherwise `nil`.
  func nameOfBack(from entry: EntryID, in path: Path<Route>, _ language: Language) -> String? {
    guard path.id != firstMode.path, !hasBack(entry, in: path) else { return nil }
    return firstMode.title?(language)
  }

  /// The hints of a screen, cached as long as they are valid.
  private func hints(
    of box: ScreenBox<Route>, _ chrome: Chrome.Conditions, canGoBack: Bool, nameOfBack: String?,
    phraseBook: PhraseBook
  ) -> KeyHints {
    var own = box.screen.keysInForce
    own.complete(
      enter: chrome.enter.action, canGoBack: canGoBack, nameOfBack: nameOfBack,
      backClearsField: chrome.backClearsField)
    let conditions = KeyHints.Conditions(
      language: chrome.appearance.language, field: chrome.field,
      canOpen: chrome.enter.isUsable, scrollingPart: chrome.scrollingPart,
      columns: chrome.size.columns, own: own, namesModes: chrome.key.namesModes)
    let known = canGoBack ? hints.above : hints.atRoot
    if let known, known.conditions == conditions { return known }
    let made = KeyHints(
      conditions, table: appKeys.library, phrases: phraseBook[conditions.language].keys)
    if canGoBack { hints.above = made } else { hints.atRoot = made }
    return made
  }
}

/// The inputs of a layout, which is reused as long as its key is equal.
struct LayoutKey {
  /// The size of the stack's area.
  let size: Size

  /// Whether that is the whole width of the window.
  let hasWholeWidth: Bool

  /// Language, glyphs, theme and motion.
  let appearance: Appearance

  /// The language in which the program is asked for its texts.
  let languageOfTexts: Language

  /// Incremented whenever a screen, the shared model, a path, the appearance, or the window may
  /// have changed.
  let version: UInt64

  /// Whether there are modes, but no bar that shows them.
  let hidesModes: Bool

  /// Whether the hints name the keys of the modes, because no bar does.
  let namesModes: Bool

  /// The size of the area without the title line and the hints; at least one row.
  var bodySize: Size { Size(columns: size.columns, rows: max(1, size.rows - 2)) }
}

extension LayoutKey: Equatable {
  static func == (first: LayoutKey, second: LayoutKey) -> Bool {
    // Everything else is the same in the same version, and these are compared several times a key.
    first.version == second.version && first.size == second.size
      && first.hasWholeWidth == second.hasWholeWidth
  }
}
