import Navigation
import TerminalCore

extension TypedScreen {
  /// The control with the focus.
  func focusedControl(in region: Region) -> Control<Content>? {
    body.viewport.focused(in: region).flatMap { owner.actions.control(of: $0.stop) }
  }

  /// The controls and single rows of a region and of those inside it.
  func usableControls(in region: Region) -> [UsableControl] {
    region.stops.flatMap { stop in
      if let inner = stop.region { return usableControls(in: inner) }
      if stop.run?.isSingleRow == true, let row = owner.actions.run(of: stop)?.target(0) {
        return row.action == nil ? [] : [UsableControl(id: "\(stop.id)", text: row.text)]
      }
      guard let control = owner.actions.control(of: stop),
        control.press != nil || control.click != nil || control.adjust != nil
          || control.key != nil || control.set != nil || control.field != nil
      else { return [] }
      return [
        UsableControl(id: "\(stop.id)", text: control.field?.name ?? control.text(owner.screen))
      ]
    }
  }

  /// Reports that a control or a row was pressed or changed.
  func reportUse(of id: ViewID, in host: StackHost<Content.Route>) {
    host.session.report(.control(id: "\(id)", on: route))
  }

  /// Sets the value of the focused control to one given in words, which only line mode does.
  /// Returns `false` if it has none.
  func setValue(_ words: String, in context: InputContext<Content.Route>) -> Bool {
    guard body.isRead, let stop = body.viewport.focused(in: context.region)?.stop,
      let set = owner.actions.control(of: stop)?.set
    else { return false }
    reportUse(of: stop.id, in: context.host)
    owner.run({ set(&$0, words, $1) }, from: context.trigger, in: context.host)
    return true
  }

  /// Gives a key to the focused control. Returns `false` if it isn't one of its keys.
  func useKey(_ key: Key, in context: InputContext<Content.Route>) -> Bool {
    guard let (stop, _) = body.viewport.focused(in: context.region),
      let use = owner.actions.control(of: stop)?.key,
      owner.attempt({ use(&$0, key, $1) }, from: context.trigger, in: context.host)
    else { return false }
    reportUse(of: stop.id, in: context.host)
    body.viewport.revealFocus(in: context.region)
    return true
  }

  /// Scrolls a part so that the thumb of its scroll bar begins at a row, counted from the first one
  /// of the bar.
  func moveThumb(to row: Int, of id: ViewID, in region: Region) {
    guard let part = region.region(id) else { return }
    let bar = body.viewport.scrollBar(of: part)
    // Each row of the bar stands for several lines.
    guard row != bar.thumb.lowerBound else { return }
    let top = bar.top(ifThumbAt: row, height: part.height, lines: part.lines.count)
    body.viewport.scroll(toLine: top, in: part, of: region)
  }

  /// Moves the cursor of the focused line of text to a cell, relative to the upper left corner of
  /// the field.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - hadFocus: Whether the field had the focus before the click, and so was drawn around its
  ///     cursor.
  ///   - context: The body and the stack.
  /// - Returns: `false` if something else has the focus.
  func moveFieldCursor(
    to cell: Position, hadFocus: Bool, in context: InputContext<Content.Route>
  ) -> Bool {
    guard let stop = body.viewport.focused(in: context.region)?.stop,
      let field = owner.actions.control(of: stop)?.field
    else { return false }
    moveCursor(
      of: field, stop.id, to: cell, width: stop.rect.size.columns, wasTyped: hadFocus,
      in: context.host)
    return true
  }

  /// Moves the cursor of the screen's own field to a cell, relative to the first row that scrolls.
  /// Returns `false` if the field isn't there.
  func moveOwnFieldCursor(
    to position: Position, in host: StackHost<Content.Route>
  ) -> Bool {
    guard let (field, id) = owner.actions.field,
      let (cell, width) = body.placeInOwnField(of: position)
    else { return false }
    moveCursor(
      of: field, id, to: cell, width: width, wasTyped: body.typedField?.id == id, in: host)
    return true
  }

  /// Moves the cursor of a field to a cell, if that is one of its text.
  private func moveCursor(
    of field: Field<Content>, _ id: ViewID, to cell: Position, width: Int, wasTyped: Bool,
    in host: StackHost<Content.Route>
  ) {
    let text = owner.screen[keyPath: field.text]
    let appearance = host.session.appearance
    let isBeside = complaint(of: field, id).map {
      field.linesBelow(for: $0, width: width, appearance) == nil
    }
    let columns = field.columns(onLine: cell.row, width: width, hasMessage: isBeside == true)
    guard let columns, columns.contains(cell.column) else { return }
    let cursor = field.cursor(
      atColumn: cell.column - columns.lowerBound, of: text,
      drawnFor: wasTyped ? body.viewport[cursorOf: id] : 0, width: columns.count,
      appearance, host.session.phrases)
    body.viewport[cursorOf: id] = cursor == text.count ? .max : cursor
  }

  /// The error message that a field shows; `nil` if there is none.
  func complaint(of field: Field<Content>, _ id: ViewID) -> String? {
    body.viewport.validation.words(
      of: id, text: owner.screen[keyPath: field.text], field.complaint?(owner.screen))
  }

  /// Draws a line of a control, or of the screen's own field for `nil`.
  func drawControl(_ number: Int?, id: ViewID, line: Int, on canvas: inout Canvas) {
    let control = number.map { owner.actions.controls[$0] }
    guard let field = control?.field ?? (number == nil ? owner.actions.field?.field : nil) else {
      // A sign that the screen has bound to something else would not be true either.
      if control?.adjust != nil, keysInForce.bound.isDisjoint(with: KeyTable.stepKeys) {
        canvas.sidesTaken = body.region?.sides(beside: id) ?? []
      }
      control?.draw(owner.screen, line, &canvas)
      return
    }
    let text = owner.screen[keyPath: field.text]
    let columns = field.drawSurroundings(
      line, complaint: complaint(of: field, id), on: &canvas)
    guard let columns else { return }
    canvas.inside(columns) {
      field.draw(
        text, cursor: body.viewport[cursorOf: id], isTyped: body.typedField?.id == id,
        on: &$0)
    }
  }
}
