import Navigation
import TerminalCore

// MARK: - Showing modes

extension Session {
  /// Shows the mode with an index; pops the visible mode to its root.
  func showMode(_ number: Int, trigger: Trigger) {
    guard modeBar.items.indices.contains(number) else { return }
    host.router.navigator(for: .app, trigger: trigger).show(modeBar.items[number].id)
  }

  /// Shows the mode a number of places further along, wrapping around at the ends.
  func showMode(after steps: Int, trigger: Trigger) {
    guard modeBar.hasChoice else { return }
    showMode(modeBar.number(steps, after: host.router.path.id), trigger: trigger)
  }

  /// Whether the bar is usable, which it is unless a dialog or a question is open.
  private var canShowModes: Bool { overlay == nil && host.active?.hasDialog != true }
}

// MARK: - The bar

extension Session {
  /// The language in which the program is asked for the titles of its modes and the words of its
  /// keys.
  var languageOfTexts: Language { phraseBook.languageOfTexts(for: appearance.language) }

  /// Draws the mode bar in its line of the window.
  func drawModes(in area: Rect, on frame: inout Frame) {
    let conditions = ModeBarPicture.Conditions(
      size: area.size, appearance: appearance, titles: modeBar.titles(in: languageOfTexts),
      selected: modeBar.number(0, after: host.router.path.id), isUsable: canShowModes)
    let picture: ModeBarPicture
    if let modeBarPicture, modeBarPicture.conditions == conditions {
      picture = modeBarPicture
    } else {
      picture = ModeBarPicture(conditions, keys: keysOnBar(of: area), phraseBook: phraseBook)
      modeBarPicture = picture
    }
    frame.draw(picture.frame, Rect(size: area.size), at: area.origin)
  }

  /// Whether there are modes, but no bar that shows them.
  var hidesModes: Bool { modeBar.hasChoice && barArea == nil }

  /// Whether the hints name the keys of the modes, because no bar does.
  var hintsNameModes: Bool {
    guard modeBar.hasChoice else { return false }
    return barArea.map { keysOnBar(of: $0) == nil } ?? true
  }

  /// The keys of the modes and their column on the bar; `nil` if it has no room for them.
  private func keysOnBar(of area: Rect) -> (text: String, column: Int)? {
    let (columns, language) = (area.size.columns, languageOfTexts)
    if let modeKeys, modeKeys.columns == columns, modeKeys.language == language {
      return modeKeys.found
    }
    let found = keys.library.modeKeys.flatMap { keys in
      modeBar.columnOfKeys(keys, in: columns, language).map { (text: keys, column: $0) }
    }
    modeKeys = (columns, language, found)
    return found
  }

  /// Handles a mouse event on the bar: pressing and releasing on the same mode shows it; on the
  /// keys, the next one.
  ///
  /// - Returns: Whether the event is consumed.
  func handleOnBar(_ mouse: MouseEvent) -> Bool {
    guard let area = barArea else { return false }
    let isOnBar = area.contains(mouse.position)
    let place = mouse.position.relative(to: host.area.origin)
    switch mouse.action {
    case .press(.left) where isOnBar:
      host.cancelSwipe()
      let isAgain = host.isSecondClick(at: place)
      pressedMode = canShowModes && !isAgain ? mode(at: mouse.position, in: area) : nil
    case .press: pressedMode = nil
    case .release(.left):
      guard let pressed = pressedMode else { return false }
      pressedMode = nil
      if canShowModes, isOnBar, mode(at: mouse.position, in: area) == pressed {
        host.noteClick(at: place)
        showMode(pressed, trigger: .control("mode"))
      }
      return true
    // A drag that began on the screens stays with them.
    case .drag, .release: return pressedMode != nil
    case .wheel: break
    }
    return isOnBar
  }

  /// The mode that a click shows; for the keys, the next one, as for a hint with them.
  private func mode(at position: Position, in area: Rect) -> Int? {
    let (column, shown) = (position.column - area.origin.column, host.router.path.id)
    if let keys = keysOnBar(of: area),
      (keys.column..<keys.column + keys.text.displayWidth).contains(column)
    {
      return modeBar.number(1, after: shown)
    }
    return modeBar.number(
      atColumn: column, of: area.size.columns, shown: shown, in: languageOfTexts)
  }
}
