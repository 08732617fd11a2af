import JSONCoding
import TerminalCore

/// The focus, scroll positions, and cursors of a screen, and the height of its sheet, as saved with
/// the path.
///
/// They are read from an untrusted file, so numbers are clamped on restoring. If the focused
/// element no longer exists, the one at its place gets the focus.
struct SavedViewport: Codable, Hashable {
  /// A part of the screen that scrolls separately.
  struct Part: Codable, Hashable {
    let id: ViewID
    let top: Int
    let rows: Int
    var focus: Target?
    /// Whether the part follows its end, which is visible.
    var isAtEnd: Bool?
  }

  /// The focused target of a part.
  struct Target: Codable, Hashable {
    let stop: ViewID
    var name: String?
    let item: Int
    let number: Int
    let line: Int
  }

  /// The cursor of a field.
  struct Cursor: Codable, Hashable {
    let field: ViewID
    let place: Int
    /// The first visible line of an editor.
    var top: Int?
  }

  let parts: [Part]
  let cursors: [Cursor]

  /// The greatest number of rows that the content of the sheet has had, if it is in one.
  var sheetRows: Int?
}

extension Viewport {
  /// The state to save; `nil` if the screen is as it was when it first appeared.
  var saved: SavedViewport? {
    if let restoring { return restoring }
    let isMoved = regions.contains {
      $1.top > 0 || !$1.isAtEnd || $1.focus.map { $0.number > 0 } ?? false
    }
    guard isMoved || isMovedByScreen || !fieldCursors.isEmpty else { return nil }
    let parts = regions.map { id, state in
      SavedViewport.Part(
        id: id, top: state.top, rows: state.height,
        focus: state.focus.map { focus in
          var name: String?
          if case .named(let known) = focus.key { name = known }
          return SavedViewport.Target(
            stop: focus.stop, name: name, item: focus.item, number: focus.number,
            line: focus.rect.rows.lowerBound)
        },
        isAtEnd: state.followed != nil && state.isAtEnd ? true : nil)
    }
    return SavedViewport(
      parts: parts,
      cursors: fieldCursors.map { SavedViewport.Cursor(field: $0, place: $1, top: $2) })
  }

  /// Restores the saved state, at every layout until all of it is present or the user or the screen
  /// moves the focus: the rows may be loaded after the screen appears.
  mutating func restore(_ saved: SavedViewport) {
    (restoring, isRestored, isMovedByScreen) = (saved, true, true)
    for cursor in saved.cursors {
      self[cursorOf: cursor.field] = cursor.place.clamped
      restoredTops[cursor.field] = cursor.top?.clamped
    }
  }

  /// Adapts to a new layout, and restores as much of the saved state as is present.
  mutating func fitRestoring(_ body: Region, after old: Region?) {
    guard let saved = restoring else { return fit(body, after: old) }
    setStates(of: saved)
    fit(body, after: nil)
    if saved.parts.allSatisfy({ isRestored($0) }) { restoring = nil }
  }

  /// Whether a part has its saved focus and scroll position.
  private func isRestored(_ part: SavedViewport.Part) -> Bool {
    let state = self[part.id]
    // Its end may be elsewhere by now.
    if part.isAtEnd == true { return true }
    guard state.top == part.top.clamped || state.height != part.rows else { return false }
    guard let target = part.focus else { return true }
    return state.focus?.stop == target.stop
      && (target.name.map { state.focus?.key == .named($0) }
        ?? (state.focus?.item == target.item.clamped))
  }

  private mutating func setStates(of saved: SavedViewport) {
    for part in saved.parts {
      var state = State()
      state.top = part.top.clamped
      if part.isAtEnd != true { state.followed = .max }
      state.height = min(part.rows.clamped, Size.largestScreen.rows)
      state.focus = part.focus.map { target in
        let line = target.line.clamped
        return Focus(
          stop: target.stop, key: target.name.map(TargetKey.named) ?? .index(target.item.clamped),
          item: target.item.clamped, number: target.number.clamped,
          rect: Rect(columns: 0..<1, rows: line..<line + 1))
      }
      self[part.id] = state
    }
  }
}

extension Int {
  /// The number, clamped to the range of a line or a target.
  fileprivate var clamped: Int { Swift.max(0, Swift.min(self, 1 << 40)) }
}

// MARK: - Encoding as text

extension ScreenBox {
  /// The text to save; `nil` if there is nothing to save. It is a line with the focus, the scroll
  /// positions and the height of the sheet, unless these are unchanged, followed by the state of
  /// the screen, which contains no line break.
  var savedText: String? {
    var viewport = body.viewport.saved
    if mostContentRows > 0 {
      viewport = viewport ?? SavedViewport(parts: [], cursors: [])
      viewport?.sheetRows = mostContentRows
    }
    guard let viewport else { return screen.savedState }
    guard let line = try? JSON(encoding: viewport).bytes else { return screen.savedState }
    return String(decoding: line, as: UTF8.self) + "\n" + (screen.savedState ?? "")
  }

  /// Restores saved text. Unreadable parts are ignored.
  func restore(savedText text: String) {
    guard let end = text.firstIndex(of: "\n") else { return screen.restore(text) }
    if let saved = try? JSON(Array(text[..<end].utf8))?.decoded(as: SavedViewport.self) {
      if !saved.parts.isEmpty || !saved.cursors.isEmpty { body.viewport.restore(saved) }
      mostContentRows = min(saved.sheetRows?.clamped ?? 0, Size.largestScreen.rows)
    }
    let state = text[text.index(after: end)...]
    if !state.isEmpty { screen.restore(String(state)) }
  }
}
