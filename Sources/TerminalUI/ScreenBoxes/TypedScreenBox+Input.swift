import Navigation
import TerminalCore

extension TypedScreenBox {
  /// Handles input for the body. Returns `false` if it had no effect.
  func react(
    to input: ScreenInput, in body: Region, from trigger: Trigger,
    _ host: StackHost<Content.Route>
  ) -> Bool {
    switch input {
    case .command(let command): return carryOut(command, in: body, from: trigger, host)
    case .text(let character): return insert(String(character), in: host)
    case .paste(let text): return insert(text, in: host)
    case .edit(let edit): return self.edit(edit, in: host)
    case .editText(let edit):
      return changeEditor(in: host) { $0.edit(edit, width: $1.columns, height: $1.rows) }
    case .sideways(let side):
      return viewport.move(to: side, in: body) || adjust(by: side == .left ? -1 : 1, in: body, host)
        || isOnTile(in: body)
    case .adjust(let steps): return adjust(by: steps, in: body, host)
    case .pressControl:
      guard focusedControl(in: body)?.press != nil else { return false }
      chooseInSight(in: body, from: trigger, host)
      return true
    case .press(let position):
      let before = viewport.innermostFocus(in: body)
      let isFound = viewport.setFocus(at: cell(position, in: body), in: body) != nil
      pressMovedFocus = viewport.innermostFocus(in: body) != before
      return isFound
    case .click(let position):
      return click(cell(position, in: body), in: body, from: trigger, host)
    case .moveThumb(let row, let region):
      moveThumb(to: row, of: region, in: body)
      return true
    case .scroll(let lines, let position, let continues):
      turned = viewport.scroll(
        by: lines, at: cell(position, in: body), in: body, held: continues ? turned : nil)
      return true
    }
  }

  /// Clicks what is drawn at a cell. Returns `false` if there is nothing to click.
  private func click(
    _ position: Position, in body: Region, from trigger: Trigger,
    _ host: StackHost<Content.Route>
  ) -> Bool {
    if let (control, cell) = viewport.clickable(at: position, in: body) {
      guard let click = actions.controls[control.number].click else { return false }
      change(in: host) { click(&$0, cell) }
      return true
    }
    let before = viewport.innermostFocus(in: body)
    guard let cell = viewport.setFocus(at: position, in: body) else { return false }
    let hasMoved = pressMovedFocus || viewport.innermostFocus(in: body) != before
    pressMovedFocus = false
    // The first click on a map only focuses a tile.
    if hasMoved, isOnTile(in: body) { return true }
    if let click = focusedControl(in: body)?.click {
      if let stop = viewport.focused(in: body)?.stop { reportUse(of: stop.id, in: host) }
      change(in: host) { click(&$0, cell) }
    } else if !moveEditorCursor(to: cell, in: body) {
      choose(in: body, from: focusTrigger(in: body) ?? trigger, host)
    }
    return true
  }

  /// Whether a tile of a map has the focus, where the arrow keys only move.
  private func isOnTile(in body: Region) -> Bool {
    viewport.focused(in: body)?.stop.run?.tiles != nil
  }

  /// The cell relative to the first row that scrolls.
  private func cell(_ position: Position, in body: Region) -> Position {
    Position(column: position.column, row: position.row - pinned.lineCount)
  }

  /// The row that was clicked, for the journal.
  private func focusTrigger(in body: Region) -> Trigger? {
    viewport.focused(in: body).flatMap { stop, item in
      stop.run.map { .row("\($0.id(item))") }
    }
  }

  /// Performs a command. Returns `false` if it has no effect on a screen.
  private func carryOut(
    _ command: Command, in body: Region, from trigger: Trigger,
    _ host: StackHost<Content.Route>
  ) -> Bool {
    let page = max(1, (viewport.levels(body).last?.region.height ?? 1) - 1)
    switch command {
    case .up: viewport.move(by: -1, in: body)
    case .down: viewport.move(by: 1, in: body)
    case .pageUp: viewport.move(by: -page, in: body)
    case .pageDown: viewport.move(by: page, in: body)
    case .first: viewport.moveToStart(in: body)
    case .last: viewport.moveToEnd(in: body)
    case .next: viewport.moveToStop(isForward: true, in: body)
    case .previous: viewport.moveToStop(isForward: false, in: body)
    case .nextOrder, .previousOrder:
      guard let stop = viewport.focused(in: body)?.stop,
        let reorder = actions.run(of: stop)?.reorder
      else { return false }
      change(in: host) { reorder(&$0, command == .nextOrder ? 1 : -1) }
    case .open: open(in: body, from: trigger, host)
    case .choose(let number):
      // A digit that no row shows would come as a surprise.
      guard let target = target(numbered: number) else { return false }
      choose(target, in: body, from: trigger, host)
    case .chooseKey(let key):
      guard let target = body.target(withKey: key) else { return false }
      choose(target, in: body, from: trigger, host)
    case .custom(let key):
      guard let binding = binding(of: key) else { return false }
      run(binding.action, from: trigger, in: host)
    case .back, .backTo, .mode, .nextMode, .previousMode, .help, .quit, .redraw, .suspend,
      .releaseMouse, .deck, .inspect, .nextPane:
      return false
    }
    return true
  }

  /// The screen's own binding that a key has now.
  private func binding(of key: Key) -> KeyBinding<Content>? {
    keys.bindings.first {
      $0.declaration.key == key && $0.declaration.isInForce(whileTyping: isTyping)
    }
  }

  /// Moves the focus to a target, and chooses it unless its key only moves there.
  private func choose(
    _ target: TargetIndex, in body: Region, from trigger: Trigger, _ host: StackHost<Content.Route>
  ) {
    viewport.moveFocus(to: target, in: body)
    if body.stops[target.stop].run?.digitsOnlyFocus == true { return }
    choose(in: body, from: trigger, host)
  }

  /// The effect of Enter: submits a field, or chooses the focused element.
  private func open(
    in body: Region, from trigger: Trigger, _ host: StackHost<Content.Route>
  ) {
    if let field = typed?.field, field.purpose != .search, let submit = field.submit {
      self.submit(
        Submission(form: .form(field.form), action: submit), in: body, from: trigger, host)
    } else if typedField?.purpose == .line {
      viewport.moveToStop(isForward: true, in: body)
    } else {
      chooseInSight(in: body, from: trigger, host)
    }
  }

  /// Runs the action of the focused target, or only scrolls to it if it isn't visible, because
  /// users can't choose what they don't see.
  private func chooseInSight(
    in body: Region, from trigger: Trigger, _ host: StackHost<Content.Route>
  ) {
    if viewport.isFocusVisible(in: body) {
      choose(in: body, from: trigger, host)
    } else {
      viewport.revealFocus(in: body)
    }
  }

  /// Runs the action of the focused target.
  private func choose(
    in body: Region, from trigger: Trigger, _ host: StackHost<Content.Route>
  ) {
    guard let (stop, item) = viewport.focused(in: body) else { return }
    let control = actions.control(of: stop)
    guard let action = actions.run(of: stop)?.target(item).action ?? control?.press else { return }
    if control != nil { reportUse(of: stop.id, in: host) }
    if let form = control?.submitted {
      submit(Submission(form: form, action: action), in: body, from: trigger, host)
    } else {
      run(action, from: trigger, in: host)
    }
  }

  /// Changes the focused control by a number of steps. Returns `false` if it can't be adjusted.
  private func adjust(
    by steps: Int, in body: Region, _ host: StackHost<Content.Route>
  ) -> Bool {
    guard let (stop, _) = viewport.focused(in: body),
      let adjust = actions.control(of: stop)?.adjust
    else { return false }
    reportUse(of: stop.id, in: host)
    viewport.revealFocus(in: body)
    change(in: host) { adjust(&$0, steps) }
    return true
  }
}

// MARK: - Typing

extension TypedScreenBox {
  /// The field that receives typed characters, scrolled into view.
  private func revealedField() -> (field: Field<Content>, id: ViewID)? {
    if let body, actions.ownField?.id != typedField?.id { viewport.revealFocus(in: body) }
    return typed
  }

  /// Inserts text into the field.
  private func insert(_ text: String, in host: StackHost<Content.Route>) -> Bool {
    guard let (field, id) = revealedField() else { return false }
    if field.purpose == .text { return insertIntoEditor(text, in: host) }
    var edited = FieldText(screen[keyPath: field.text], cursor: viewport[cursorOf: id])
    // A slash in an empty search field comes from the habit of pressing it to search.
    if field.purpose == .search, text == "/", edited.text.isEmpty { return true }
    edited.insert(text, limit: field.limit)
    store(edited, in: field, id, host)
    return true
  }

  /// Edits the field. Returns `false` if nothing changed.
  func edit(_ edit: FieldEdit, in host: StackHost<Content.Route>) -> Bool {
    guard let (field, id) = revealedField() else { return false }
    var edited = FieldText(screen[keyPath: field.text], cursor: viewport[cursorOf: id])
    guard edited.edit(edit) else { return false }
    store(edited, in: field, id, keepsRow: keepsRow(after: edit), host)
    return true
  }

  /// Whether the focused row keeps the focus when a search is shortened: it needs a name, and must
  /// have been found. One that is only the first match doesn't count, unless the whole text goes.
  private func keepsRow(after edit: FieldEdit) -> Bool {
    guard let body, let focus = viewport.innermostFocus(in: body), case .named = focus.key else {
      return false
    }
    return edit == .clear || focus.number > 0
  }

  /// Stores an edited text. A search then starts over at its first row, unless the row with the
  /// focus is to keep it.
  private func store(
    _ edited: FieldText, in field: Field<Content>, _ id: ViewID, keepsRow: Bool = false,
    _ host: StackHost<Content.Route>
  ) {
    // At the end, the cursor stays there whatever text the screen puts in place of this one.
    viewport[cursorOf: id] = edited.cursor == edited.text.count ? .max : edited.cursor
    guard edited.text != screen[keyPath: field.text] else { return }
    reportUse(of: id, in: host)
    change(in: host) { $0[keyPath: field.text] = edited.text }
    if field.isChecked { viewport.validation.edit(id) }
    if field.purpose == .search, !keepsRow { viewport.reset() }
  }
}
