import Navigation
import TerminalCore

/// What has the focus, and what it leads to.
extension TypedScreen {
  var enter: EnterKey {
    let field = body.field
    let isTyped = field != nil && field != .search
    guard let region = body.region, let (stop, item) = body.viewport.focused(in: region) else {
      return EnterKey(action: screenAction ?? defaultAction(in: field), isUsable: isTyped)
    }
    let control = owner.actions.control(of: stop)
    let target = control == nil ? owner.actions.run(of: stop)?.target(item) : nil
    guard isTyped || control?.press != nil || target?.action != nil else {
      return EnterKey(action: .open, isUsable: false)
    }
    if !isTyped, !body.viewport.isFocusVisible(in: region) {
      return EnterKey(action: .scroll, isUsable: true)
    }
    let own = control?.enterAction ?? target?.actionName.map(EnterAction.named) ?? screenAction
    return EnterKey(
      action: own ?? (control == nil ? defaultAction(in: field) : .press), isUsable: true)
  }

  var isOnControl: Bool {
    guard let region = body.region, let (stop, _) = body.viewport.focused(in: region),
      let control = owner.actions.control(of: stop)
    else { return false }
    return control.field == nil && control.enterAction != .open
  }

  private var screenAction: EnterAction? { owner.screen.actionName.map { .named($0) } }

  private func defaultAction(in field: FieldPurpose?) -> EnterAction {
    field == .entry ? .submit : .open
  }

  var focusedText: String? {
    owner.ensureIdle()
    guard let region = body.region, let (stop, item) = body.viewport.focused(in: region) else {
      return nil
    }
    return owner.actions.run(of: stop)?.target(item).text
      ?? owner.actions.control(of: stop)?.text(owner.screen)
  }

  var isFieldEmpty: Bool { typed.map { owner.screen[keyPath: $0.field.text].isEmpty } ?? true }

  var endsWithoutNewline: Bool {
    guard let last = typed.flatMap({ owner.screen[keyPath: $0.field.text].utf8.last }) else {
      return false
    }
    return last != UInt8(ascii: "\n")
  }

  var backClearsField: Bool {
    owner.actions.field.map { !owner.screen[keyPath: $0.field.text].isEmpty } ?? false
  }

  /// The field that receives typed characters: the focused one, or otherwise the screen's own.
  var typed: (field: Field<Content>, id: ViewID)? {
    guard let region = body.region else { return nil }
    if let (stop, _) = body.viewport.focused(in: region),
      let field = owner.actions.control(of: stop)?.field
    {
      return (field, stop.id)
    }
    return owner.actions.field
  }

  func preview(in area: Size) -> [RowText] { previewRows(in: area).map(\.content) }

  func choosePreview(
    _ number: Int, of area: Size, in host: StackHost<Content.Route>
  ) {
    let rows = previewRows(in: area)
    guard rows.indices.contains(number), let action = rows[number].action else { return }
    owner.run(action, from: .control("preview"), in: host)
  }

  private func previewRows(in area: Size) -> [Row<Content>] {
    owner.screen.preview(of: body.focusedName, in: area)
  }
}
