import Navigation
import TerminalCore

/// Something that the program itself shows over the screens, and that has the keyboard.
enum Overlay {
  /// The list of keys.
  case help(HelpPanel)
  /// The screens of the path as cards.
  case deck(Deck)
  /// The question whether to quit.
  case quit(DialogBox)
  /// The question whether to quit although something would be lost.
  case losing(DialogBox)
  /// The question of a screen that is about to be removed.
  case leaving(LeaveQuestion, DialogBox)

  /// The dialog of the overlay; `nil` if it isn't one.
  var dialog: DialogBox? {
    get {
      switch self {
      case .help, .deck: nil
      case .quit(let box), .losing(let box), .leaving(_, let box): box
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .help, .deck: break
      case .quit: self = .quit(newValue)
      case .losing: self = .losing(newValue)
      case .leaving(let question, _): self = .leaving(question, newValue)
      }
    }
  }

  /// The index of the choice that lets happen what the dialog asks about.
  var agreement: Int {
    if case .leaving(let question, _) = self { question.leavingChoice } else { 0 }
  }

  /// Draws the overlay in the middle of a frame. A deck's cards have already replaced the screens.
  func draw(on frame: inout Frame, appearance: Appearance, phrases: Phrases) {
    if case .help(let panel) = self {
      panel.draw(on: &frame, appearance: appearance, phrases: phrases.keys)
    }
    dialog?.draw(on: &frame, appearance: appearance, phrases: phrases.keys)
  }
}

// MARK: - Showing and answering

extension Session {
  /// Asks a screen's question.
  func ask(_ question: LeaveQuestion) {
    needsFrame = true
    host.pointer.forgetPress()
    let choices = question.choices.map { $0.label(of: question, phrases.dialogs) }
    let focus = question.cautiousChoice
    var dialog = DialogContent(question.text, choices: choices, focused: focus)
    if let place = placeUnlessVisible(of: question.entry) {
      dialog = DialogContent("\(place)\n\(question.text)", choices: choices, focused: focus)
        .style(.muted, ofLine: 0)
    }
    overlay = .leaving(question, DialogBox(dialog: dialog, on: appearance))
    reportQuestion()
  }

  /// The title of a screen that the user doesn't see, after that of its mode if another is shown;
  /// `nil` if it is visible. Without it, nobody would know which draft a question is about.
  private func placeUnlessVisible(of entry: EntryID) -> String? {
    guard !host.router.visible.contains(entry), let title = host.screens[entry]?.screen.title
    else { return nil }
    let path = host.router.path(of: entry).id
    guard path != host.router.path.id, let mode = modeBar.items.first(where: { $0.id == path })
    else { return title }
    return mode.title(languageOfTexts) + appearance.glyphs.separator + title
  }

  /// Answers a screen's question with staying once the screen would no longer ask it: somebody who
  /// was about to lose something learns first that nothing is lost.
  ///
  /// A question about a loss becomes the plain one whether to quit. It stays, because the next key,
  /// meant for it, would go to the screen below.
  func dropNeedlessQuestion() {
    switch overlay {
    case .leaving(let question, _):
      guard case .allowed = host.leaving(question.entry, by: question.cause) else { return }
      overlay = nil
      host.router.answer(question, with: .stay)
    case .losing(let box):
      guard host.active?.screen.quitQuestion == nil else { return }
      let words = phrases.dialogs
      let plain = DialogContent(
        words.quitQuestion, choices: [words.quit, words.stay], focused: box.focus)
      overlay = .quit(DialogBox(dialog: plain, on: appearance))
      // The screens may say no more that something is not saved.
      screensChanged()
    case .quit, .help, .deck, nil: return
    }
    needsFrame = true
  }

  /// Removes a screen's question, if it is still open.
  func withdraw(_ question: LeaveQuestion) {
    guard case .leaving(question, _) = overlay else { return }
    overlay = nil
    host.pointer.forgetPress()
    needsFrame = true
  }

  /// Closes the overlay with a choice, given by its index.
  func answerOverlay(_ choice: Int) {
    let answered = overlay
    if let dialog = overlay?.observed(on: Route.self) { report(.answer(dialog, choice)) }
    overlay = nil
    needsFrame = true
    switch answered {
    case .quit: if choice == 0 { quit(status: quitStatus, trigger: .control("quit")) }
    case .losing: if choice == 0 { host.router.quit(trigger: .control("quit")) }
    case .leaving(let question, _): answer(question, question.choices[choice])
    case .help, .deck, nil: break
    }
  }
}

extension Session {
  /// Answers a screen's question. A screen that has saved is left if it has nothing to ask anymore.
  private func answer(_ question: LeaveQuestion, _ choice: LeaveChoice) {
    switch choice {
    case .leave: host.router.answer(question, with: .leave)
    case .stay: host.router.answer(question, with: .stay)
    case .save:
      host.screens[question.entry]?.screen.saveBeforeLeaving(in: host)
      let leaving = host.leaving(question.entry, by: question.cause)
      host.router.answer(question, with: leaving == .allowed ? .leave : .stay)
      if case .denied(let why) = leaving { host.denied(why, by: question.entry) }
    }
  }
}

// MARK: - Input

extension Session {
  /// Sends a key to the overlay.
  func dispatchToOverlay(_ key: Key) {
    guard let overlay, let command = keys.library.command(for: key, whileTyping: false)
    else { return }
    if command == .quit, case .quit = overlay { return answerOverlay(0) }
    let trigger = Trigger.key(key.name)
    if key == KeyTable.interrupt {
      // A screen's objection would be hidden behind the list of keys.
      if case .help = overlay { self.overlay = nil }
      return perform(.quit, trigger: trigger)
    }
    needsFrame = true
    if case .help(let panel) = overlay { return perform(command, in: panel, trigger: trigger) }
    if let deck { return perform(deck.command(of: key) ?? command, in: deck, trigger: trigger) }
    guard var dialog = overlay.dialog, !DialogBox.ignores(key, for: command) else { return }
    switch dialog.react(to: command, in: Rect(size: host.size)) {
    case .moved: self.overlay?.dialog = dialog
    case .answered(let choice): answerOverlay(choice)
    case .handedOn(let command): perform(command, trigger: trigger)
    case .ignored: break
    }
  }

  /// Scrolls the list of keys; any other command closes it.
  private func perform(_ command: Command, in panel: HelpPanel, trigger: Trigger) {
    var panel = panel
    if panel.perform(command, size: host.size, phrases: phrases.keys) {
      overlay = .help(panel)
    } else if [.redraw, .suspend, .releaseMouse].contains(command) {
      perform(command, trigger: trigger)
    } else {
      overlay = nil
    }
  }

  /// Makes the choice, opens the card or does what the line of the list of keys says that was
  /// clicked. Any click closes that list.
  func clickOverlay(at position: Position, in area: Rect) {
    if let deck { return click(deck, at: position) }
    if case .help(let panel) = overlay {
      overlay = nil
      let command = panel.command(at: position, on: area.size, phrases: phrases.keys)
      guard let command, command != .help else { return }
      return perform(command, trigger: .control(command.nameOfControl))
    }
    guard let dialog = overlay?.dialog else { return }
    if let choice = dialog.choice(at: position, in: area, appearance.language) {
      answerOverlay(choice)
    }
  }

  /// Scrolls the list of keys or a dialog by a line, or moves the focus among the cards, in the
  /// direction of a number of lines, positive for down.
  func scrollOverlay(by lines: Int) {
    let command: Command = lines > 0 ? .down : .up
    switch overlay {
    case .help(var panel):
      _ = panel.perform(command, size: host.size, phrases: phrases.keys)
      overlay = .help(panel)
    case .deck(let deck): perform(command, in: deck, trigger: .control("wheel"))
    case .quit, .losing, .leaving:
      _ = self.overlay?.dialog?.scroll(lines: lines.signum(), in: Rect(size: host.size))
    case nil: break
    }
  }
}
