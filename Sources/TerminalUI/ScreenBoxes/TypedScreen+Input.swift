import Navigation
import TerminalCore

extension TypedScreen {
  /// Performs an input for the body. Returns `false` if it had no effect.
  func perform(_ input: ScreenInput, in context: InputContext<Content.Route>) -> Bool {
    let (region, host) = (context.region, context.host)
    switch input {
    case .command(let command): return perform(command, in: context)
    case .text(let character): return insert(String(character), in: host)
    case .paste(let text):
      return insert(text, in: host) || setValue(text, in: context)
    case .edit(let edit): return self.edit(edit, in: host)
    case .editText(.pageUp) where body.isRead:
      return perform(.pageUp, in: context)
    case .editText(.pageDown) where body.isRead:
      return perform(.pageDown, in: context)
    case .editText(let edit):
      return changeEditor(in: host) { $0.edit(edit, width: $1.columns, height: $1.rows) }
    case .sideways(let side):
      return body.viewport.move(to: side, in: region)
        || adjust(by: side == .left ? -1 : 1, in: context)
        || isOnTile(in: region)
    case .adjust(let steps): return adjust(by: steps, in: context)
    case .useKey(let key): return useKey(key, in: context)
    case .pressControl:
      guard focusedControl(in: region)?.press != nil else { return false }
      chooseInSight(in: context)
      return true
    case .press(let position):
      return body.viewport.setFocus(at: cell(position, in: region), in: region) != nil
    case .click(let position, let pressed):
      return click(position, of: pressed, in: context)
    case .moveThumb(let row, let id):
      moveThumb(to: row, of: id, in: region)
      return true
    case .scroll(let lines, let position, let continues):
      turned = body.viewport.scroll(
        by: lines, at: cell(position, in: region), in: region, held: continues ? turned : nil)
      return true
    }
  }

  /// Clicks what was pressed, or what is drawn at a cell and can't have the focus. Returns `false`
  /// if there is nothing to click.
  private func click(
    _ position: Position, of pressed: PressedTarget?, in context: InputContext<Content.Route>
  ) -> Bool {
    let (region, host) = (context.region, context.host)
    guard let pressed else { return clickUnfocused(cell(position, in: region), in: context) }
    let cell = body.viewport.setFocus(
      pressed, clickedAt: position, below: body.pinned.lineCount, in: region)
    guard let cell else { return false }
    // The first click on a map only focuses a tile.
    if !pressed.hadFocus, isOnTile(in: region) { return true }
    var context = context
    if let trigger = focusTrigger(in: region) { context.trigger = trigger }
    if let click = focusedControl(in: region)?.click {
      reportUse(of: pressed.stop, in: host)
      owner.run({ click(&$0, cell, $1) }, from: context.trigger, in: host)
    } else if !moveEditorCursor(to: cell, in: region),
      !moveFieldCursor(to: cell, hadFocus: pressed.hadFocus, in: context)
    {
      choose(in: context)
    }
    return true
  }

  /// Clicks what is drawn at a cell and can't have the focus, such as the header of a table.
  private func clickUnfocused(_ position: Position, in context: InputContext<Content.Route>) -> Bool
  {
    if let (control, cell) = body.viewport.clickable(at: position, in: context.region) {
      guard let click = owner.actions.controls[control.number].click else { return false }
      owner.run({ click(&$0, cell, $1) }, from: context.trigger, in: context.host)
      return true
    }
    return moveOwnFieldCursor(to: position, in: context.host)
  }

  /// Whether a tile of a map has the focus, where the arrow keys only move.
  private func isOnTile(in region: Region) -> Bool {
    body.viewport.focused(in: region)?.stop.run?.tiles != nil
  }

  /// The cell relative to the first row that scrolls.
  private func cell(_ position: Position, in region: Region) -> Position {
    Position(column: position.column, row: position.row - body.pinned.lineCount)
  }

  /// The row or the control that was clicked, for the journal.
  private func focusTrigger(in region: Region) -> Trigger? {
    body.viewport.focused(in: region).map { stop, item in
      stop.run.map { .row("\($0.id(item))") } ?? .control("\(stop.id)")
    }
  }

  /// Performs a command. Returns `false` if it has no effect on a screen.
  private func perform(_ command: Command, in context: InputContext<Content.Route>) -> Bool {
    let (region, host) = (context.region, context.host)
    var page: Int { max(1, (body.viewport.levels(region).last?.region.height ?? 1) - 1) }
    switch command {
    case .up: body.viewport.move(by: -1, in: region)
    case .down: body.viewport.move(by: 1, in: region)
    case .pageUp where body.isRead: readOn(by: -region.linesToReadOn, in: region)
    case .pageDown where body.isRead: readOn(by: region.linesToReadOn, in: region)
    case .pageUp: body.viewport.move(by: -page, in: region)
    case .pageDown: body.viewport.move(by: page, in: region)
    case .first: body.viewport.moveToStart(in: region)
    case .last: body.viewport.moveToEnd(in: region)
    case .next, .previous: body.viewport.moveToStop(Step(command), in: region)
    case .nextOrder, .previousOrder:
      guard let stop = body.viewport.focused(in: region)?.stop,
        let reorder = owner.actions.run(of: stop)?.reorder
      else { return false }
      owner.change(in: host) { reorder(&$0, command == .nextOrder ? 1 : -1) }
    case .open: open(in: context)
    case .choose(let number):
      // A digit that no row shows would come as a surprise.
      guard let target = body.target(numbered: number) else { return false }
      choose([(region, target)], in: context)
    case .chooseKey(let key):
      guard let path = body.row(withKey: key) else { return false }
      choose(path, in: context)
    case .custom(let key):
      guard let binding = binding(of: key) else { return false }
      if binding.declaration.actsOnFocus { body.viewport.holdFocus(in: region) }
      owner.run(binding.action, from: context.trigger, in: host)
    case .back, .backTo, .mode, .nextMode, .previousMode, .help, .quit, .redraw, .suspend,
      .releaseMouse, .deck, .inspect, .nextPane:
      return false
    }
    return true
  }

  /// Scrolls by a number of lines where they are read: nobody knows where the focus is in them, so
  /// it doesn't move first.
  private func readOn(by lines: Int, in region: Region) {
    body.viewport.scroll(toLine: body.viewport[region.id].top + lines, in: region, of: region)
  }

  /// The screen's own binding that a key has now: the first that is enabled. One that isn't shown
  /// has it only if the key has no other meaning.
  private func binding(of key: Key) -> KeyBinding<Content>? {
    let isShown = keysInForce.hasAction(for: key)
    return keys.bindings.first {
      $0.declaration.key == key && $0.declaration.isInForce(whileTyping: body.isTyping)
        && $0.isEnabled(on: owner.screen) && $0.words(owner.screen).isEmpty != isShown
    }
  }

  /// Moves the focus to a target, and chooses it unless its key only moves there.
  private func choose(_ path: StopPath, in context: InputContext<Content.Route>) {
    body.viewport.moveFocus(along: path, in: context.region)
    if body.viewport.focused(in: context.region)?.stop.run?.digitsOnlyFocus == true { return }
    choose(in: context)
  }

  /// The effect of Enter: submits a field, or chooses the focused element.
  private func open(in context: InputContext<Content.Route>) {
    if let field = typed?.field, field.purpose != .search, let submit = field.submit {
      owner.submit(
        Submission(form: .form(field.form), action: submit, trigger: context.trigger), in: context)
    } else if body.typedField?.purpose == .line {
      body.viewport.moveToStop(.forward, in: context.region)
    } else {
      chooseInSight(in: context)
    }
  }

  /// Runs the action of the focused target, or only scrolls to it if it isn't visible, because
  /// users can't choose what they don't see.
  private func chooseInSight(in context: InputContext<Content.Route>) {
    if body.viewport.isFocusVisible(in: context.region) {
      choose(in: context)
    } else {
      body.viewport.revealFocus(in: context.region)
    }
  }

  /// Runs the action of the focused target.
  private func choose(in context: InputContext<Content.Route>) {
    guard let (stop, item) = body.viewport.focused(in: context.region) else { return }
    let control = owner.actions.control(of: stop)
    guard let action = owner.actions.run(of: stop)?.target(item).action ?? control?.press else {
      return
    }
    body.viewport.holdFocus(in: context.region)
    if control != nil || stop.run?.isSingleRow == true {
      reportUse(of: stop.id, in: context.host)
    }
    if let form = control?.submitted {
      owner.submit(
        Submission(form: form, action: action, trigger: context.trigger), in: context)
    } else {
      owner.run(action, from: context.trigger, in: context.host)
    }
  }

  /// Changes the focused control by a number of steps. Returns `false` if it can't be adjusted.
  private func adjust(by steps: Int, in context: InputContext<Content.Route>) -> Bool {
    guard let (stop, _) = body.viewport.focused(in: context.region),
      let adjust = owner.actions.control(of: stop)?.adjust
    else { return false }
    reportUse(of: stop.id, in: context.host)
    body.viewport.revealFocus(in: context.region)
    owner.run({ adjust(&$0, steps, $1) }, from: context.trigger, in: context.host)
    return true
  }
}

// MARK: - Typing

extension TypedScreen {
  /// The field that receives typed characters, scrolled into view.
  private func revealedField() -> (field: Field<Content>, id: ViewID)? {
    if let region = body.region, owner.actions.ownField?.id != body.typedField?.id {
      body.viewport.revealFocus(in: region)
    }
    return typed
  }

  /// Inserts text into the field.
  private func insert(_ text: String, in host: StackHost<Content.Route>) -> Bool {
    guard let (field, id) = revealedField() else { return false }
    if field.purpose == .text { return insertIntoEditor(text, in: host) }
    var edited = FieldText(owner.screen[keyPath: field.text], cursor: body.viewport[cursorOf: id])
    // A slash in an empty search field comes from the habit of pressing it to search.
    if field.purpose == .search, text == "/", edited.text.isEmpty { return true }
    edited.insert(text, limit: field.limit)
    store(edited, of: field, id, in: host)
    return true
  }

  /// Edits the field. Returns `false` if nothing changed.
  func edit(_ edit: FieldEdit, in host: StackHost<Content.Route>) -> Bool {
    guard let (field, id) = revealedField() else { return false }
    return self.edit(edit, of: field, id, in: host)
  }

  /// Empties the screen's own field, whatever has the focus. Returns `false` if there is none.
  func clearOwnField(in host: StackHost<Content.Route>) -> Bool {
    guard let (field, id) = owner.actions.field else { return false }
    return edit(.clear, of: field, id, in: host)
  }

  private func edit(
    _ edit: FieldEdit, of field: Field<Content>, _ id: ViewID, in host: StackHost<Content.Route>
  ) -> Bool {
    var edited = FieldText(owner.screen[keyPath: field.text], cursor: body.viewport[cursorOf: id])
    guard edited.edit(edit) else { return false }
    store(edited, of: field, id, keepsRow: keepsRow(after: edit), in: host)
    return true
  }

  /// Whether the focused row keeps the focus when a search is shortened: it needs a name, and must
  /// have been found. One that is only the first match doesn't count, unless the whole text goes.
  private func keepsRow(after edit: FieldEdit) -> Bool {
    guard let region = body.region, let focus = body.viewport.innermostFocus(in: region),
      case .named = focus.key
    else {
      return false
    }
    return edit == .clear || focus.number > 0
  }

  /// Stores an edited text. A search then starts over at its first row, unless the row or the other
  /// field with the focus is to keep it.
  private func store(
    _ edited: FieldText, of field: Field<Content>, _ id: ViewID, keepsRow: Bool = false,
    in host: StackHost<Content.Route>
  ) {
    // At the end, the cursor stays there whatever text the screen puts in place of this one.
    body.viewport[cursorOf: id] = edited.cursor == edited.text.count ? .max : edited.cursor
    guard edited.text != owner.screen[keyPath: field.text] else { return }
    reportUse(of: id, in: host)
    owner.change(in: host) { $0[keyPath: field.text] = edited.text }
    if field.isChecked { body.viewport.validation.edit(id) }
    if field.purpose == .search, !keepsRow, body.typedField?.id == id { body.awaitFirstRow() }
  }
}
