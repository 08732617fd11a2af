import Navigation
import TerminalCore

extension Session {
  /// Composes what the window shows now.
  func compose() -> Frame {
    guard let inspector, inspector.isOpen else { return composeProgram() }
    return compose(with: inspector)
  }

  /// Composes the program's own part of the window.
  func composeProgram() -> Frame {
    guard isLargeEnough else { return tooSmall() }
    var frame = composeScreens()
    if case .help(let panel) = overlay { panel.draw(on: &frame, appearance: appearance) }
    overlay?.dialog?.draw(on: &frame, glyphs: appearance.glyphs)
    return frame
  }

  /// The screen on top, or the two that move.
  func composeScreens() -> Frame {
    switch motion {
    case .still: return frame(of: router.top)
    case .sliding(let presentation, let slide):
      let (from, to) = (fromFrame(of: presentation), frame(of: presentation.to.id))
      let position = position(of: slide)
      return presentation.direction == .backward
        ? mix(above: from, below: to, position) : mix(above: to, below: from, 1 - position)
    case .swiping(let swipe):
      return mix(above: frame(of: swipe.from.id), below: frame(of: swipe.to.id), swipe.progress)
    case .springingBack(let swipe, let slide):
      return mix(
        above: frame(of: swipe.from.id), below: frame(of: swipe.to.id), position(of: slide))
    }
  }

  /// One screen moved to the right over another, which moves a little with it and is dimmed.
  private func mix(above: Frame, below: Frame, _ position: Double) -> Frame {
    guard position > 0 else { return above }
    guard position < 1 else { return below }
    let offset = Int((position * Double(size.columns)).rounded())
    let behind = -(size.columns - offset) / 4
    var frame = Frame(size: size)
    frame.draw(below, movedRightBy: behind)
    frame.add(.dim)
    frame.draw(above, movedRightBy: offset)
    return frame
  }

  /// One screen with its title, its hints and the dialog over it.
  func frame(of entry: EntryID) -> Frame {
    guard let box = boxes[entry] else { return Frame(size: size) }
    layOut(box)
    let chrome = chrome(of: box)
    var canvas = Canvas(size: size, appearance: appearance, isLoading: box.indicator.isShown)
    chrome.draw(on: &canvas.frame)
    box.draw(on: &canvas, rows: chrome.body)
    box.dialogs.last?.box.draw(on: &canvas.frame, glyphs: appearance.glyphs)
    return canvas.frame
  }

  /// Lays a screen out for the present size, unless that is done.
  func layOut(_ box: ScreenBox<Route>) {
    box.layOut(
      Room(
        columns: size.columns, rows: max(1, size.rows - 2), appearance: appearance,
        version: version))
  }

  /// What stands around a screen, made anew only when something that it depends on has changed.
  func chrome(of box: ScreenBox<Route>) -> Chrome {
    let conditions = Chrome.Conditions(
      version: version, appearance: appearance, size: size, field: box.field,
      isLoading: box.indicator.isShown)
    if let chrome = box.chrome, chrome.conditions == conditions { return chrome }
    let chrome = Chrome(conditions, titles: titles(upTo: box), hints: hints(of: box))
    box.chrome = chrome
    return chrome
  }

  /// The keys to advertise, made anew only when something that they depend on has changed.
  private func hints(of box: ScreenBox<Route>) -> KeyHints {
    let conditions = KeyHints.Conditions(
      language: appearance.language, field: box.field,
      canGoBack: router.path.root.id != box.entry, columns: size.columns)
    let known = conditions.canGoBack ? hints.above : hints.atRoot
    if let known, known.conditions == conditions { return known }
    let made = KeyHints(conditions)
    if conditions.canGoBack { hints.above = made } else { hints.atRoot = made }
    return made
  }

  /// Whether there is room for more than a word about there being none.
  var isLargeEnough: Bool {
    size.columns >= Chrome.minimum.columns && size.rows >= Chrome.minimum.rows
  }

  private func tooSmall() -> Frame {
    var frame = Frame(size: size)
    let words = phrases.tooSmall(Chrome.minimum.columns, Chrome.minimum.rows)
    for (row, line) in TextLines(words, width: size.columns).lines.enumerated() {
      frame.write(line, at: Position(column: 0, row: row))
    }
    return frame
  }
}
