import Navigation
import TerminalCore

extension StackHost {
  /// Hands a key to the dialog over the screen, else to its field, else to the screen.
  func handle(_ key: Key) {
    guard let top else { return }
    if let dialog = top.dialogs.last { return handle(key, in: dialog.box, of: top) }
    layOut(top)
    let origin = Origin.key(key.name)
    if top.isTyping {
      if key.typesText, case .character(let character) = key.code {
        session.needsFrame = true
        _ = top.handle(.text(character), from: origin, in: self)
        return
      }
      if edit(key, in: top) { return }
    }
    guard let command = KeyTable.command(for: key, whileTyping: top.isTyping) else { return }
    session.perform(command, origin: origin)
  }

  /// Edits the field of a screen; whether the key is one that edits.
  private func edit(_ key: Key, in box: ScreenBox<Route>) -> Bool {
    guard let edit = FieldEdit(key) else { return false }
    session.needsFrame = true
    let changed = box.handle(.edit(edit), from: .key(key.name), in: self)
    if !changed, key == Key(.left), box.isFieldEmpty { session.back(origin: .key(key.name)) }
    return true
  }

  /// Puts a text that was pasted into the field of the screen on top.
  func paste(_ text: String) {
    guard let top, top.dialogs.isEmpty else { return }
    layOut(top)
    session.needsFrame = true
    _ = top.handle(.paste(text), from: .key("paste"), in: self)
  }

  /// Has the screen on top move its focus, scroll or choose.
  func handle(_ command: Command, origin: Origin) {
    guard let top else { return }
    layOut(top)
    _ = top.handle(.command(command), from: origin, in: self)
  }

  /// Takes one step back: closes a dialog, else inside the screen, else to the screen below, else asks
  /// whether to quit.
  ///
  /// - Parameters:
  ///   - isHeld: Whether the key is held down, which does not leave the program.
  ///   - origin: Where the wish comes from.
  /// - Returns: What the step did.
  func back(isHeld: Bool, origin: Origin) -> BackStep {
    guard let top else { return .ignored }
    if let dialog = top.dialogs.last?.box.dialog {
      answerDialog(dialog.cancelling, of: top)
      return .closedDialog
    }
    layOut(top)
    if top.backStep(in: self) { return .steppedInside }
    guard router.path.count == 1 else {
      router.perform(.pop(cause: .back), issuer: .entry(top.entry), origin: origin)
      return .popped
    }
    if isHeld { return .ignored }
    session.askToQuit()
    return .askedToQuit
  }
}

// MARK: - Dialogs

extension StackHost {
  /// Hands a key to the dialog over a screen.
  private func handle(_ key: Key, in dialog: DialogBox, of box: ScreenBox<Route>) {
    guard let command = KeyTable.command(for: key, whileTyping: false) else { return }
    if key == KeyTable.interrupt { return session.perform(.quit, origin: .key(key.name)) }
    session.needsFrame = true
    var dialog = dialog
    switch dialog.react(to: command) {
    case .moved: box.dialogs[box.dialogs.count - 1].box = dialog
    case .answered(let choice): answerDialog(choice, of: box)
    case .handedOn(let command): session.perform(command, origin: .key(key.name))
    case .ignored: break
    }
  }

  /// Answers the dialog over a screen.
  func answerDialog(_ choice: Int, of box: ScreenBox<Route>) {
    guard let dialog = box.dialogs.popLast() else { return }
    session.needsFrame = true
    dialog.answer(choice, self)
  }

  /// Gives the dialogs that go with their screen the answer that Escape gives, the last one first.
  func cancelDialogs(of box: ScreenBox<Route>) {
    guard !box.dialogs.isEmpty else { return }
    let dialogs = box.dialogs
    box.dialogs = []
    for dialog in dialogs.reversed() { dialog.answer(dialog.box.dialog.cancelling, self) }
  }
}
