import Navigation
import TerminalCore

extension TypedScreen {
  /// The control with the focus.
  func focusedControl(in region: Region) -> Control<Content>? {
    body.viewport.focused(in: region).flatMap { owner.actions.control(of: $0.stop) }
  }

  /// The controls of a region and of those inside it.
  func usableControls(in region: Region) -> [UsableControl] {
    region.stops.flatMap { stop in
      if let inner = stop.region { return usableControls(in: inner) }
      guard let control = owner.actions.control(of: stop),
        control.press != nil || control.click != nil || control.adjust != nil
          || control.field != nil
      else { return [] }
      return [
        UsableControl(id: "\(stop.id)", text: control.field?.name ?? control.text(owner.screen))
      ]
    }
  }

  /// Reports that a control was pressed or changed.
  func reportUse(of id: ViewID, in host: StackHost<Content.Route>) {
    host.session.report(.control(id: "\(id)", on: route))
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
    let complaint = body.viewport.validation.words(
      of: id, text: text, field.complaint?(owner.screen))
    let columns = field.drawSurroundings(line, complaint: complaint, on: &canvas)
    guard let columns else { return }
    canvas.inside(columns) {
      field.draw(
        text, cursor: body.viewport[cursorOf: id], isTyped: body.typedField?.id == id,
        on: &$0)
    }
  }
}
