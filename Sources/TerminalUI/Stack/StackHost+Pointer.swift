import Navigation
import TerminalCore

extension StackHost {
  /// Handles a mouse event whose position is relative to the upper left corner of the stack's area.
  func dispatch(_ mouse: MouseEvent) {
    switch mouse.action {
    case .press(.left): press(at: mouse.position)
    case .press: cancelSwipe()
    case .drag(.left): drag(to: mouse.position)
    case .release(.left): release(at: mouse.position)
    case .drag, .release: break
    case .wheel(.left): turnWheel(.left)
    case .wheel(.right): turnWheel(.right)
    case .wheel(.up): scroll(lines: -3, at: mouse.position)
    case .wheel(.down): scroll(lines: 3, at: mouse.position)
    }
  }

  /// The stack's area in its own coordinates.
  private var bounds: Rect { Rect(size: size) }

  private func press(at position: Position) {
    // A second press without a release means that the terminal has lost the release.
    cancelSwipe()
    guard bounds.contains(position), isStill(at: position), !isSecondClick(at: position) else {
      return
    }
    pointer.press(at: position)
    guard session.overlay == nil, let active, !active.hasDialog else { return }
    if let notice = active.notice {
      hideNotice(of: active)
      if notice.rows(on: size).contains(position.row) {
        return pointer.forgetPress()
      }
    }
    if let divider = divider(at: position) { return pointer.hold(.divider(divider)) }
    notePressedTarget(at: position)
    // Near the edge, the focus doesn't move before the release, because a cancelled swipe must not
    // change it.
    if router.path.count > 1, mayBeginSwipe(at: position) { return }
    guard let (box, cell) = target(at: position) else { return }
    session.needsFrame = true
    if let held = box.body.scrollBar(at: cell) {
      let bar = HeldScrollBar(
        entry: box.entry, region: held.region, firstRow: position.row - held.row, grip: held.grip)
      pointer.hold(.scrollBar(bar))
      return drag(bar, to: position)
    }
    _ = box.screen.take(.press(cell), from: .control("mouse"), in: self)
  }

  /// Whether nothing moves at a position: there is no motion, or only in another pane.
  private func isStill(at position: Position) -> Bool {
    switch motion {
    case .still: return true
    case .sliding:
      guard let departure, paneArea.isBetweenLines(position) else { return false }
      return !departure.moves(position) && place(at: position) != nil
    case .swiping, .springingBack: return false
    }
  }

  /// Notes what was pressed, which a click acts on wherever it is then.
  private func notePressedTarget(at position: Position) {
    guard let (box, cell) = body(at: position), let region = box.body.region else { return }
    pointer.note(
      box.body.viewport.pressedTarget(
        at: cell, below: box.body.pinned.lineCount, in: region, of: box.entry))
  }

  /// The screen at a position, and the cell of its body; `nil` on the lines around it.
  private func body(at position: Position) -> (box: ScreenBox<Route>, cell: Position)? {
    guard let place = place(at: position), let box = screens[place.entry] else { return nil }
    layOut(box)
    return cell(at: position, of: box, in: place).map { (box, $0) }
  }

  /// Gives the keyboard to the screen at a position, and returns it with the cell of its body;
  /// `nil` also if that has brought up its dialog.
  private func target(at position: Position) -> (box: ScreenBox<Route>, cell: Position)? {
    guard let (box, cell) = body(at: position), activate(box, byClickAt: position) else {
      return nil
    }
    return (box, cell)
  }

  /// Gives the keyboard to the screen that was clicked.
  ///
  /// - Returns: Whether the click is for the screen: not if a dialog has waited until the screen is
  ///   active, and nobody has read it yet.
  func activate(_ box: ScreenBox<Route>, byClickAt position: Position) -> Bool {
    guard box.entry != router.active else { return true }
    // The second click of a double click must not answer the dialog either.
    noteClick(at: position)
    router.activate(box.entry)
    if box.hasDialog { pointer.forgetPress() }
    // Becoming active may have changed the screen.
    layOut(box)
    return !box.hasDialog
  }

  private func drag(to position: Position) {
    switch pointer.drag(to: position, time: now) {
    case .none: break
    case .held(.divider(let divider)): drag(divider: divider, to: position.column)
    case .held(.scrollBar(let bar)): drag(bar, to: position)
    case .swipe(let progress): dragSwipe(to: progress)
    }
  }

  /// Moves the part of a scroll bar that is held to the row of a position.
  private func drag(_ bar: HeldScrollBar, to position: Position) {
    guard let box = screens[bar.entry] else { return }
    layOut(box)
    session.needsFrame = true
    _ = box.screen.take(
      .moveThumb(to: bar.thumb(at: position), of: bar.region), from: .control("mouse"), in: self)
  }

  private func release(at position: Position) {
    switch pointer.release(at: position, time: now) {
    case .none:
      // Fields may have waited to be checked.
      session.needsFrame = true
    case .swipe(let progress, let velocity): releaseSwipe(progress: progress, velocity: velocity)
    case .click(let pressed):
      guard bounds.contains(position), isStill(at: position) else { return }
      noteClick(at: position)
      click(from: pressed, to: position)
    }
  }

  private func click(from press: PointerGesture.Press, to position: Position) {
    session.needsFrame = true
    if session.overlay != nil { return session.clickOverlay(at: position, in: bounds) }
    guard let active else { return }
    if let last = active.dialogs.indices.last {
      if active.dialogs[last].box.moveCursor(to: position, in: bounds) { return }
      let (dialog, language) = (active.dialogs[last].box, session.appearance.language)
      guard let choice = dialog.choice(at: position, in: bounds, language) else { return }
      return answerDialog(choice, of: active)
    }
    layOut(active)
    if let command = command(at: position), command == self.command(at: press.position) {
      return session.perform(
        command, trigger: .control(command.nameOfControl),
        way: position.row == 0 ? .mark : .plain)
    }
    guard let (box, cell) = target(at: position) else { return clickPreview(at: position) }
    // A click ends on the screen on which it began.
    guard (press.target?.entry ?? box.entry) == box.entry else { return }
    _ = box.screen.take(.click(cell, of: press.target), from: .control("mouse"), in: self)
  }

  /// The command at a position in the lines around the screens. The titles belong to the last pane,
  /// and are inactive under a sheet; the hints belong to the active screen.
  private func command(at position: Position) -> Command? {
    guard position.row == 0, !isPlain else {
      return active.flatMap { chrome(of: $0).command(at: position) }
    }
    guard router.sheetCount == 0, let titled = router.visible.last.flatMap({ screens[$0] }) else {
      return nil
    }
    layOut(titled)
    return chrome(of: titled).command(at: position)
  }

  private func scroll(lines: Int, at position: Position) {
    guard isStill else { return }
    let continues = pointer.scroll(time: now)
    session.needsFrame = true
    if session.overlay != nil { return session.scrollOverlay(by: lines) }
    guard let active else { return }
    if let last = active.dialogs.indices.last {
      if !active.dialogs[last].box.scroll(lines: lines.signum(), in: bounds) {
        _ = active.dialogs[last].box.react(to: lines > 0 ? .down : .up, in: bounds)
      }
      return
    }
    guard let place = place(at: position), let box = screens[place.entry] else {
      return scrollPreview(lines: lines, at: position)
    }
    layOut(box)
    let cell = cell(at: position, of: box, in: place) ?? position
    _ = box.screen.take(
      .scroll(lines: lines, at: cell, continues: continues), from: .control("mouse"), in: self)
  }

  func chrome(of box: ScreenBox<Route>) -> Chrome {
    screens.chrome(of: box, layoutKey(size), session.phraseBook)
  }
}
