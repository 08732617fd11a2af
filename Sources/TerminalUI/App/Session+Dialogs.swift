import Navigation
import TerminalCore

extension Session {
  /// Gives a key to what the program shows over the screens.
  func handleInOverlay(_ key: Key) {
    guard let command = KeyTable.command(for: key, whileTyping: false) else { return }
    if command == .quit, case .quit = overlay { return answerOverlay(0) }
    if key == KeyTable.interrupt { return perform(.quit, origin: .key(key.name)) }
    if case .help(var panel) = overlay {
      needsFrame = true
      if panel.handle(command, appearance: appearance, size: size) {
        overlay = .help(panel)
      } else if command == .redraw || command == .suspend {
        perform(command, origin: .key(key.name))
      } else {
        overlay = nil
      }
      return
    }
    guard let box = overlay?.dialog else { return }
    handle(command, in: box, origin: .key(key.name)) {
      overlay?.dialog = $0
    } answer: {
      answerOverlay($0)
    }
  }

  /// Gives a key to the dialog over a screen.
  func handleInDialog(_ key: Key, of box: ScreenBox<Route>) {
    guard let command = KeyTable.command(for: key, whileTyping: false),
      let dialog = box.dialogs.last?.box
    else { return }
    if key == KeyTable.interrupt { return perform(.quit, origin: .key(key.name)) }
    handle(command, in: dialog, origin: .key(key.name)) {
      box.dialogs[box.dialogs.count - 1].box = $0
    } answer: {
      answerDialog($0, of: box)
    }
  }

  /// Answers what the program asks.
  func answerOverlay(_ choice: Int) {
    let answered = overlay
    overlay = nil
    needsFrame = true
    switch answered {
    case .quit: if choice == 0 { router.quit(origin: .control("quit")) }
    case .leaving(let question, _):
      router.answer(question, with: choice == 0 ? .leave : .stay)
    case .help, .notice, nil: break
    }
  }

  /// Answers the dialog over a screen.
  func answerDialog(_ choice: Int, of box: ScreenBox<Route>) {
    guard let dialog = box.dialogs.popLast() else { return }
    needsFrame = true
    dialog.answer(choice, self)
  }

  /// Gives the dialogs that go with their screen the answer that Escape gives, the last one first.
  func cancelDialogs(of entry: EntryID) {
    guard let box = boxes[entry], !box.dialogs.isEmpty else { return }
    let dialogs = box.dialogs
    box.dialogs = []
    for dialog in dialogs.reversed() { dialog.answer(dialog.box.dialog.cancelling, self) }
  }

  private func handle(
    _ command: Command, in box: DialogBox, origin: Origin, move: (DialogBox) -> Void,
    answer: (Int) -> Void
  ) {
    needsFrame = true
    var box = box
    let last = box.dialog.choices.count - 1
    switch command {
    case .up, .pageUp: box.focus = max(0, box.focus - 1)
    case .down, .pageDown: box.focus = min(last, box.focus + 1)
    case .first: box.focus = 0
    case .last: box.focus = last
    case .open: return answer(box.focus)
    case .choose(let number):
      if number - 1 <= last { answer(number - 1) }
      return
    case .back:
      back(origin: origin)
      return
    case .redraw, .suspend: return perform(command, origin: origin)
    case .help, .quit, .inspect: return
    }
    move(box)
  }
}
