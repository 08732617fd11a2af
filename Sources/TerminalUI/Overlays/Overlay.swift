import Navigation
import TerminalCore

/// What the program itself shows over the screens, with the keys to it.
enum Overlay {
  /// The list of keys.
  case help(HelpPanel)
  /// The question whether to end the program.
  case quit(DialogBox)
  /// A screen's question whether to leave it.
  case leaving(Question, DialogBox)
  /// A message that is read and closed.
  case notice(DialogBox)

  /// The dialog, where it is one.
  var dialog: DialogBox? {
    get {
      switch self {
      case .help: nil
      case .quit(let box), .leaving(_, let box), .notice(let box): box
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .help: break
      case .quit: self = .quit(newValue)
      case .leaving(let question, _): self = .leaving(question, newValue)
      case .notice: self = .notice(newValue)
      }
    }
  }

  /// Draws it over what is there.
  func draw(on frame: inout Frame, appearance: Appearance) {
    if case .help(let panel) = self { panel.draw(on: &frame, appearance: appearance) }
    dialog?.draw(on: &frame, glyphs: appearance.glyphs)
  }
}

// MARK: - What the program asks and says

extension Session {
  /// Asks whether to end the program.
  func askToQuit() {
    overlay = .quit(
      DialogBox(dialog: Dialog(phrases.quitQuestion, choices: [phrases.quit, phrases.stay])))
  }

  /// Puts a screen's question whether to leave it.
  func ask(_ question: Question) {
    needsFrame = true
    overlay = .leaving(
      question,
      DialogBox(
        dialog: Dialog(question.text, choices: [phrases.leave, phrases.stay]), focus: 1))
  }

  /// Takes a screen's question back.
  func withdraw(_ question: Question) {
    guard case .leaving(question, _) = overlay else { return }
    overlay = nil
    needsFrame = true
  }

  /// Shows a message that is read and closed.
  func show(notice: String) {
    needsFrame = true
    overlay = .notice(DialogBox(dialog: Dialog(notice, choices: [phrases.close])))
  }

  /// Answers what the program asks.
  func answerOverlay(_ choice: Int) {
    let answered = overlay
    overlay = nil
    needsFrame = true
    switch answered {
    case .quit: if choice == 0 { active.router.quit(origin: .control("quit")) }
    case .leaving(let question, _):
      active.router.answer(question, with: choice == 0 ? .leave : .stay)
    case .help, .notice, nil: break
    }
  }
}

// MARK: - Keys and pointer over the screens

extension Session {
  /// Hands a key to what lies over the screens.
  func handleInOverlay(_ key: Key) {
    guard let overlay, let command = KeyTable.command(for: key, whileTyping: false) else { return }
    if command == .quit, case .quit = overlay { return answerOverlay(0) }
    let origin = Origin.key(key.name)
    if key == KeyTable.interrupt { return perform(.quit, origin: origin) }
    needsFrame = true
    if case .help(let panel) = overlay { return handle(command, in: panel, origin: origin) }
    guard var dialog = overlay.dialog else { return }
    switch dialog.react(to: command) {
    case .moved: self.overlay?.dialog = dialog
    case .answered(let choice): answerOverlay(choice)
    case .handedOn(let command): perform(command, origin: origin)
    case .ignored: break
    }
  }

  /// Scrolls the list of keys, or closes it.
  private func handle(_ command: Command, in panel: HelpPanel, origin: Origin) {
    var panel = panel
    if panel.handle(command, appearance: appearance, size: active.size) {
      overlay = .help(panel)
    } else if command == .redraw || command == .suspend {
      perform(command, origin: origin)
    } else {
      overlay = nil
    }
  }

  /// Takes a click while something lies over the screens of an area.
  func clickOverlay(at position: Position, in area: Rect) {
    guard let dialog = overlay?.dialog else { return overlay = nil }
    if let choice = dialog.choice(at: position, in: area) { answerOverlay(choice) }
  }

  /// Takes a turn of the wheel, which scrolls the list of keys by a line.
  func scrollOverlay(down: Bool) {
    guard case .help(var panel) = overlay else { return }
    _ = panel.handle(down ? .down : .up, appearance: appearance, size: active.size)
    overlay = .help(panel)
  }
}
