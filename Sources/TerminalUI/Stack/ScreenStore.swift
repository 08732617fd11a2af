import Navigation
import TerminalCore

/// The screens of one stack that are alive; draws each with its title line and key hints.
final class ScreenStore<Route: RouteValue> {
  private let makeScreen: (Route) -> AnyScreen<Route>

  /// The keys that work on every screen.
  var appKeys: AppKeys<Route>

  private var boxes: [EntryID: ScreenBox<Route>] = [:]

  /// Titles of entries whose screens have not been made yet.
  private var coveredTitles: [EntryID: String] = [:]

  /// The entries that have left and whose titles may still be drawn.
  private var goneTitles: [EntryID] = []

  /// The last hints for the root and for other screens. Two, because people go back and forth
  /// between the root and a screen above it.
  private var hints: (above: KeyHints?, atRoot: KeyHints?)

  /// Whether several screens are visible, so that there may be something to go back from though the
  /// root has the keyboard.
  var showsSeveral = false

  /// The first entry of the flow that an entry is in, at which the titles begin; `nil` outside of
  /// flows, where the root is.
  var flow: (EntryID) -> EntryID? = { _ in nil }

  /// Whether a frame that was drawn since this was cleared has a spinner.
  var hasSpinner = false

  /// The path whose root has nothing to go back to.
  private let firstPath: PathID

  init(
    makeScreen: @escaping (Route) -> AnyScreen<Route>, appKeys: AppKeys<Route>, firstPath: PathID
  ) {
    self.makeScreen = makeScreen
    self.appKeys = appKeys
    self.firstPath = firstPath
  }

  /// The screen of an entry, or `nil` if it was not made yet or has been freed.
  subscript(entry: EntryID) -> ScreenBox<Route>? { boxes[entry] }

  /// The entries whose screens are alive, in no particular order.
  var entries: some Sequence<EntryID> { boxes.keys }

  /// Makes the screen of an entry, which must not have one.
  func create(_ entry: Entry<Route>) {
    boxes[entry.id] = makeScreen(entry.route).box(entry, appKeys)
  }

  /// Frees the screen of an entry and forgets its title.
  func free(_ entry: EntryID) {
    boxes[entry] = nil
    coveredTitles[entry] = nil
  }

  /// Notes that entries left the path. One that never had a screen may still be named by the title
  /// line of a screen that is moving.
  func leave(_ entries: [EntryID]) {
    goneTitles += entries.filter { coveredTitles[$0] != nil }
  }

  /// Forgets the titles of entries that left, once nothing moves any more.
  func forgetTitles() {
    for entry in goneTitles { coveredTitles[entry] = nil }
    goneTitles = []
  }

  /// The entries whose titles are kept, though they are not in a path.
  func forgottenTitles(beside paths: [Path<Route>]) -> [EntryID] {
    let present = Set(paths.lazy.flatMap(\.entries).map(\.id)).union(goneTitles)
    return coveredTitles.keys.filter { !present.contains($0) }.sorted()
  }

  /// The title of an entry. For an entry without a screen, one is made for the title and thrown
  /// away; the title is then kept.
  func title(of entry: Entry<Route>) -> String {
    if let box = boxes[entry.id] { return box.title }
    if let title = coveredTitles[entry.id] { return title }
    let title = makeScreen(entry.route).title
    coveredTitles[entry.id] = title
    return title
  }

  /// The entries up to and including one, root first, but at most one more than the title line
  /// could show.
  ///
  /// - Returns: `nil` if the entry is not on the path.
  func trail(
    to entry: EntryID, in path: Path<Route>, columns: Int
  ) -> ArraySlice<Entry<Route>>? {
    guard let index = path.index(of: entry) else { return nil }
    let root = flow(entry).flatMap(path.index) ?? 0
    // A title line has room for a title every three columns at most.
    return path.entries[max(root, index - columns / 3)..<index + 1]
  }
}

// MARK: - Drawing

extension ScreenStore {
  /// Draws a screen with its title line, its hints and its dialog. Blank if the screen is not
  /// alive. `isCovered` says whether something else than the screen's dialog has the keys.
  func frame(
    of entry: EntryID, in path: Path<Route>, key: LayoutKey, phraseBook: PhraseBook,
    isCovered: Bool, time: Duration
  ) -> Frame {
    guard let box = boxes[entry] else {
      return Frame(size: key.size, style: key.appearance.theme.blank)
    }
    box.layOut(key)
    let chrome = chrome(of: box, in: path, key: key, phraseBook: phraseBook)
    var canvas = Canvas(
      size: key.size, appearance: key.appearance, phraseBook: phraseBook,
      isLoading: box.indicator.isShown, isCovered: isCovered || !box.dialogs.isEmpty,
      time: time)
    chrome.draw(on: &canvas.frame)
    box.draw(on: &canvas, rows: chrome.body)
    box.status?.draw(on: &canvas, row: chrome.body.upperBound)
    box.notice?.draw(on: &canvas.frame, appearance: key.appearance)
    box.dialogs.last?.box.draw(on: &canvas.frame, appearance: key.appearance)
    hasSpinner = hasSpinner || canvas.hasSpinner
    return canvas.frame
  }

  /// Draws the body of a screen and its status line, without the lines around them.
  func body(
    of box: ScreenBox<Route>, key: LayoutKey, phraseBook: PhraseBook, isCovered: Bool,
    time: Duration
  ) -> Frame {
    var canvas = Canvas(
      size: key.size, appearance: key.appearance, phraseBook: phraseBook,
      isLoading: box.indicator.isShown, isCovered: isCovered || !box.dialogs.isEmpty,
      time: time)
    let rows = Chrome.body(of: key.size, hasStatus: box.status != nil)
    box.draw(on: &canvas, rows: rows)
    box.status?.draw(on: &canvas, row: rows.upperBound)
    hasSpinner = hasSpinner || canvas.hasSpinner
    return canvas.frame
  }

  /// The title line and hints of a screen, from its cache while they still hold.
  func chrome(
    of box: ScreenBox<Route>, in path: Path<Route>, key: LayoutKey, phraseBook: PhraseBook
  ) -> Chrome {
    let conditions = Chrome.Conditions(
      key: key, field: box.field, isLoading: box.indicator.isShown, hasStatus: box.status != nil,
      canOpen: box.canOpen)
    if let chrome = box.chrome, chrome.conditions == conditions { return chrome }
    let trail = trail(to: box.entry, in: path, columns: key.size.columns) ?? box.trail
    let hasBack = path.root.id != box.entry || showsSeveral && path.count > 1
    let hints = hints(
      of: box, canGoBack: hasBack || path.id != firstPath, key: key, phraseBook: phraseBook)
    let chrome = Chrome(
      conditions, titles: trail.map(title), depth: trail.endIndex, hasBack: hasBack, hints: hints)
    box.chrome = chrome
    return chrome
  }

  /// The hints of a screen, from the cache while they still hold.
  private func hints(
    of box: ScreenBox<Route>, canGoBack: Bool, key: LayoutKey, phraseBook: PhraseBook
  ) -> KeyHints {
    let conditions = KeyHints.Conditions(
      language: key.appearance.language, field: box.field, canGoBack: canGoBack,
      canOpen: box.canOpen, columns: key.size.columns, own: box.keysInForce,
      namesModes: key.namesModes)
    let known = canGoBack ? hints.above : hints.atRoot
    if let known, known.conditions == conditions { return known }
    let made = KeyHints(
      conditions, table: appKeys.library, phrases: phraseBook[conditions.language].keys)
    if canGoBack { hints.above = made } else { hints.atRoot = made }
    return made
  }
}

/// The inputs of a layout. A layout made for an equal key still holds.
struct LayoutKey: Equatable {
  /// The size of the stack's area.
  let size: Size

  /// Language, glyphs, theme and motion.
  let appearance: Appearance

  /// Goes up whenever a screen, the shared model or a path may have changed.
  let version: UInt64

  /// Whether the hints name the keys of the modes, because there is no bar with them.
  let namesModes: Bool

  /// The size of the area without the title line and the hints; at least one row.
  var bodySize: Size { Size(columns: size.columns, rows: max(1, size.rows - 2)) }
}
