import TerminalCore

extension TypedScreen {
  /// Changes the focused multiline text, or moves its cursor.
  ///
  /// - Parameters:
  ///   - host: The stack.
  ///   - change: Called with the editor and the visible size of its text. Returns `false` if it
  ///     changed nothing.
  /// - Returns: Whether something changed.
  func changeEditor(
    in host: StackHost<Content.Route>, _ change: (inout EditorText, Size) -> Bool
  ) -> Bool {
    guard let region = body.region, let stop = body.viewport.focused(in: region)?.stop,
      let field = owner.actions.control(of: stop)?.field,
      field.purpose == .text
    else { return false }
    var editor = body.viewport.editor(stop.id, of: owner.screen[keyPath: field.text])
    let text = editor.text
    let size = textSize(of: stop, field)
    let textWidth = EditorWindow.textWidth(in: size.columns)
    // An editor can be higher than the screen.
    let rows = min(size.rows, body.viewport.levels(region).last?.region.height ?? size.rows)
    guard change(&editor, Size(columns: textWidth, rows: rows)) else { return false }
    body.viewport.revealFocus(in: region)
    let window = EditorWindow(editor, width: size.columns, height: size.rows)
    editor.top = window.top
    body.viewport.keep(editor, for: stop.id)
    body.viewport.reveal(line: window.cursorLine, in: region)
    if editor.text != text {
      reportUse(of: stop.id, in: host)
      owner.change(in: host) { $0[keyPath: field.text] = editor.stored }
      if field.isChecked { body.viewport.validation.edit(stop.id) }
    }
    return true
  }

  /// Inserts text into the focused multiline text, and says so if not all of it has room.
  func insertIntoEditor(_ text: String, in host: StackHost<Content.Route>) -> Bool {
    var isFull = false
    let isChanged = changeEditor(in: host) { editor, _ in
      let isChanged = editor.insert(text)
      isFull = editor.isFull
      return isChanged
    }
    if isFull { host.notify(host.session.phrases.editorLimit(EditorText.limit), on: owner.entry) }
    return isChanged
  }

  /// Draws some lines of a multiline text, starting at the canvas's row.
  func drawText(
    _ number: Int, id: ViewID, lines: Range<Int>, height: Int, on canvas: inout Canvas
  ) {
    guard let field = owner.actions.controls[number].field else { return }
    let editor = body.viewport.editor(id, of: owner.screen[keyPath: field.text])
    let isTyped = body.typedField?.id == id
    let message = self.message(
      of: field, id, width: canvas.width, height: height, canvas.appearance)
    let height = height - message.count
    let textLines = lines.clamped(to: 0..<height)
    canvas.inside(min(field.indent, canvas.width)..<canvas.width) { canvas in
      if editor.text.isEmpty, lines.lowerBound == 0 {
        let words = field.placeholder(in: canvas.appearance, canvas.phrases)
        // A listener gets its number with the line, which must say what can be chosen.
        canvas.write(
          words.isEmpty && body.isRead ? field.label : words, at: EditorWindow.margins.before,
          role: .muted)
      }
      EditorWindow(editor, width: canvas.width, height: height)
        .draw(textLines, height: height, isTyped: isTyped, on: &canvas)
      let firstRow = canvas.row
      for line in lines where line >= height {
        canvas.row = firstRow + line - lines.lowerBound
        canvas.write(message[line - height], at: EditorWindow.margins.before, role: .bad)
      }
      canvas.row = firstRow
    }
  }

  /// The lines of the error message that an editor of a size shows in place of its last lines; at
  /// least one stays for the text.
  private func message(
    of field: Field<Content>, _ id: ViewID, width: Int, height: Int, _ appearance: Appearance
  ) -> [String] {
    guard field.isChecked, let complaint = complaint(of: field, id) else { return [] }
    let lines = field.linesInEditor(for: complaint, width: width, appearance)
    return (0..<min(lines.count, height - 1)).map { lines[$0] }
  }

  /// The number of lines of a multiline text in an editor of a given width.
  func lineCount(of field: Field<Content>, in width: Int) -> Int {
    let text = EditorText(owner.screen[keyPath: field.text]).text
    return TextLines(text, width: EditorWindow.textWidth(in: width - field.indent)).count
  }

  /// The size of the text of an editor, with its bar and its scroll bar.
  func textSize(of stop: FocusStop, _ field: Field<Content>) -> Size {
    let size = stop.rect.size
    let taken = body.layout.map { layout in
      message(
        of: field, stop.id, width: size.columns, height: size.rows, layout.key.appearance
      ).count
    }
    return Size(columns: max(0, size.columns - field.indent), rows: size.rows - (taken ?? 0))
  }

  /// Moves the cursor of the focused multiline text to a cell, relative to the text's upper left
  /// corner. Returns `false` if something else has the focus.
  func moveEditorCursor(to cell: Position, in region: Region) -> Bool {
    guard let stop = body.viewport.focused(in: region)?.stop,
      let field = owner.actions.control(of: stop)?.field,
      field.purpose == .text
    else { return false }
    var editor = body.viewport.editor(stop.id, of: owner.screen[keyPath: field.text])
    let size = textSize(of: stop, field)
    let window = EditorWindow(editor, width: size.columns, height: size.rows)
    editor.top = window.top
    editor.moveCursor(to: window.offset(line: cell.row, column: cell.column - field.indent))
    body.viewport.keep(editor, for: stop.id)
    return true
  }
}
