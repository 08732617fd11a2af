import Navigation
import TerminalCore

/// The screens of one stack: makes them, keeps them until their entries go, and draws each with the
/// lines around it.
final class ScreenStore<Route: Hashable & Codable & Sendable> {
  private let makeScreen: (Route) -> AnyScreen<Route>

  private var boxes: [EntryID: ScreenBox<Route>] = [:]

  /// The titles of entries on the path whose screens were never made.
  private var coveredTitles: [EntryID: String] = [:]

  /// The hints that were shown last, those of a screen above the first and of the first apart, since a
  /// person goes to and fro between them.
  private var hints: (above: KeyHints?, atRoot: KeyHints?)

  init(makeScreen: @escaping (Route) -> AnyScreen<Route>) {
    self.makeScreen = makeScreen
  }

  /// The screen of an entry, or `nil` when it was not made or has been freed.
  subscript(entry: EntryID) -> ScreenBox<Route>? { boxes[entry] }

  /// The entries whose screens are alive, in no order.
  var entries: some Sequence<EntryID> { boxes.keys }

  /// Makes the screen of an entry.
  func create(_ entry: Entry<Route>) {
    boxes[entry.id] = makeScreen(entry.route).box(entry)
  }

  /// Frees what is kept of an entry.
  func free(_ entry: EntryID) {
    boxes[entry] = nil
    coveredTitles[entry] = nil
  }

  /// The title of an entry; one that was never made is asked once, through a screen made for it.
  func title(of entry: Entry<Route>) -> String {
    if let box = boxes[entry.id] { return box.title }
    if let title = coveredTitles[entry.id] { return title }
    let title = makeScreen(entry.route).title
    coveredTitles[entry.id] = title
    return title
  }

  /// The last entries of a path up to one of them: one more than there is room to name, or all.
  func trail(
    to entry: EntryID, in path: Path<Route>, columns: Int
  ) -> ArraySlice<Entry<Route>>? {
    guard let index = path.index(of: entry) else { return nil }
    // Three cells stand between two titles.
    return path.entries[...index].suffix(columns / 3 + 1)
  }
}

// MARK: - Drawing

extension ScreenStore {
  /// Draws one screen with its title, its hints and the dialog over it; blank when it is not alive.
  func frame(of entry: EntryID, in path: Path<Route>, key: LayoutKey) -> Frame {
    guard let box = boxes[entry] else { return Frame(size: key.size) }
    box.layOut(key)
    let chrome = chrome(of: box, in: path, key: key)
    var canvas = Canvas(
      size: key.size, appearance: key.appearance, isLoading: box.indicator.isShown)
    chrome.draw(on: &canvas.frame)
    box.draw(on: &canvas, rows: chrome.body)
    box.dialogs.last?.box.draw(on: &canvas.frame, glyphs: key.appearance.glyphs)
    return canvas.frame
  }

  /// What stands around a screen, made anew only when something that it depends on has changed.
  func chrome(of box: ScreenBox<Route>, in path: Path<Route>, key: LayoutKey) -> Chrome {
    let conditions = Chrome.Conditions(
      key: key, field: box.field, isLoading: box.indicator.isShown)
    if let chrome = box.chrome, chrome.conditions == conditions { return chrome }
    let trail = trail(to: box.entry, in: path, columns: key.size.columns) ?? box.trail
    let chrome = Chrome(
      conditions, titles: trail.map(title),
      hints: hints(of: box, canGoBack: path.root.id != box.entry, key: key))
    box.chrome = chrome
    return chrome
  }

  /// The keys to advertise, made anew only when something that they depend on has changed.
  private func hints(of box: ScreenBox<Route>, canGoBack: Bool, key: LayoutKey) -> KeyHints {
    let conditions = KeyHints.Conditions(
      language: key.appearance.language, field: box.field, canGoBack: canGoBack,
      columns: key.size.columns)
    let known = canGoBack ? hints.above : hints.atRoot
    if let known, known.conditions == conditions { return known }
    let made = KeyHints(conditions)
    if canGoBack { hints.above = made } else { hints.atRoot = made }
    return made
  }
}

/// What a layout and the lines around it depend on: while it is equal, they still hold.
struct LayoutKey: Equatable {
  /// The size of the stack's area, in cells.
  let size: Size

  /// Language, glyphs and motion.
  let appearance: Appearance

  /// Counts everything that may have changed a screen, what screens share, or a path.
  let version: UInt64

  /// The size of the area without the lines above and below; it has a row at least.
  var bodySize: Size { Size(columns: size.columns, rows: max(1, size.rows - 2)) }
}
