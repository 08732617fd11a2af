import Navigation
import TerminalCore

extension StackHost {
  /// Sends a key to the first that takes it: the active screen's dialog, a key binding of the
  /// screen or the app, the screen's field, or the command of the key.
  func dispatch(_ key: Key) {
    guard let active else { return }
    hideNoticeAtKey(of: active)
    if active.hasDialog, let dialog = active.dialogs.last {
      return dispatch(key, to: dialog.box, of: active)
    }
    layOut(active)
    var text = strayText
    strayText = StrayText()
    // Where frames are read, whole lines are typed, and each of them is a command.
    if !active.body.isTyping, !session.appearance.terminal.readsFrames, text.takes(key, at: now) {
      if !text.isRefused { notify(session.phrases.noField, on: active.entry) }
      text.append(key, at: now)
      return strayText = text
    }
    let trigger = Trigger.key(key.name)
    if performBound(key, on: active, trigger) || type(key, in: active, trigger)
      || use(key, in: active, trigger)
    {
      return
    }
    let command = command(for: key, in: active)
    if let command, !isOff(command, of: key, in: active) {
      return session.perform(command, trigger: trigger, way: BackWay(of: key))
    }
    let count = noticeCount
    if active.screen.keysInForce.unshown.contains(key) {
      session.perform(.custom(key), trigger: trigger)
      // A key that does something only here isn't a slip, unless it says why it does nothing.
      guard noticeCount > count else { return }
    }
    text.append(key, at: now, isRefused: noticeCount > count)
    strayText = text
  }

  /// Whether a key to the side doesn't open the focused row, or isn't for a row at all: whoever
  /// goes through buttons with it presses it once too often.
  private func isOff(_ command: Command, of key: Key, in box: ScreenBox<Route>) -> Bool {
    guard KeyTable.controlKeys.contains(key) else { return false }
    switch command {
    case .open: return box.screen.opensOnlyByEnter || box.screen.isOnControl
    case .back: return box.screen.isOnControl
    default: return false
    }
  }

  /// Performs the action to which the screen or the app has bound a key, unless it has none now.
  /// Returns `false` for a key that isn't bound.
  private func performBound(_ key: Key, on box: ScreenBox<Route>, _ trigger: Trigger) -> Bool {
    let keys = box.screen.keysInForce
    guard keys.bound.contains(key) else { return false }
    let hasAction = keys.hasAction(for: key) || keys.unshown.contains(key)
    if hasAction { session.perform(.custom(key), trigger: trigger) }
    return true
  }

  /// Sends a key to the field. Returns `false` for a key that means nothing there, or without one.
  private func type(_ key: Key, in box: ScreenBox<Route>, _ trigger: Trigger) -> Bool {
    guard box.body.isTyping else { return false }
    if let character = key.typedCharacter {
      session.needsFrame = true
      _ = box.screen.take(.text(character), from: trigger, in: self)
      return true
    }
    return box.body.field == .text ? editText(key, in: box, trigger) : edit(key, in: box, trigger)
  }

  /// Sends a key to the focused control, or moves the focus to the side. Returns `false` for a key
  /// that means nothing there.
  private func use(_ key: Key, in box: ScreenBox<Route>, _ trigger: Trigger) -> Bool {
    let isUsed: Bool
    switch key {
    case _ where controlUses(key, in: box, trigger): isUsed = true
    case Key(.left), Key(.character("h")): isUsed = move(to: .left, in: box, trigger)
    case Key(.right), Key(.character("l")): isUsed = move(to: .right, in: box, trigger)
    case Key(.character("-")): isUsed = box.screen.take(.adjust(-1), from: trigger, in: self)
    case Key(.character("+")): isUsed = box.screen.take(.adjust(1), from: trigger, in: self)
    case Key(.character(" ")):
      isUsed = box.screen.take(.pressControl, from: trigger, in: self) || page(box, trigger)
    default: return false
    }
    if isUsed { session.needsFrame = true }
    return isUsed
  }

  /// Gives a key that not every program needs to the focused control. Returns whether it used it.
  private func controlUses(_ key: Key, in box: ScreenBox<Route>, _ trigger: Trigger) -> Bool {
    guard !KeyTable.keysBeyondControls.contains(key),
      box.screen.take(.useKey(key), from: trigger, in: self)
    else { return false }
    // A key that is held down stops at the edge of the control too.
    if key.code.isHorizontal { lastSideways = now }
    return true
  }

  /// Scrolls a text by a page where nothing can be chosen, as programs that show texts do.
  private func page(_ box: ScreenBox<Route>, _ trigger: Trigger) -> Bool {
    guard box.body.onlyScrolls else { return false }
    session.perform(.pageDown, trigger: trigger)
    return true
  }

  /// Moves the focus to the side. A key that is held down stops at the edge, and does not go back.
  private func move(to side: Side, in box: ScreenBox<Route>, _ trigger: Trigger) -> Bool {
    let isHeld = lastSideways.map { now - $0 < Session<Route>.repeatTime } ?? false
    let hasMoved = box.screen.take(.sideways(side), from: trigger, in: self)
    guard hasMoved || (isHeld && side == .left) else { return false }
    lastSideways = now
    return true
  }

  /// The command of a key: it chooses the row whose own key it is, or does what the key table says.
  /// `nil` also for a digit that chooses no row.
  private func command(for key: Key, in box: ScreenBox<Route>) -> Command? {
    if !box.body.isTyping, key.typesText, case .character(let character) = key.code,
      box.body.row(withKey: character) != nil
    {
      return .chooseKey(character)
    }
    let command = session.keys.library.command(for: key, whileTyping: box.body.isTyping)
    if case .choose(let number) = command, box.body.target(numbered: number) == nil { return nil }
    return command
  }

  /// Edits the field of a screen. Returns `false` for a key that edits nothing.
  private func edit(_ key: Key, in box: ScreenBox<Route>, _ trigger: Trigger) -> Bool {
    guard let edit = FieldEdit(key) else { return false }
    session.needsFrame = true
    let changed = box.screen.take(.edit(edit), from: trigger, in: self)
    guard !changed else { return true }
    if box.body.field == .line { return use(key, in: box, trigger) || key.code.isHorizontal }
    if key == Key(.left), box.body.field == .search, box.screen.isFieldEmpty {
      session.back(by: BackWay(of: key), trigger: trigger)
    }
    return true
  }

  /// Edits the text of several lines. Returns `false` for a key that edits nothing, or that leaves
  /// the text at its first or last line.
  private func editText(_ key: Key, in box: ScreenBox<Route>, _ trigger: Trigger) -> Bool {
    guard let edit = EditorEdit(key) else { return false }
    session.needsFrame = true
    return box.screen.take(.editText(edit), from: trigger, in: self)
      || use(key, in: box, trigger) || key.code.isHorizontal
  }

  /// Pastes text into the field of the active screen or of its dialog, if it has one.
  func paste(_ text: String) {
    guard let active else { return }
    hideNoticeAtKey(of: active)
    session.needsFrame = true
    if let last = active.dialogs.indices.last { return active.dialogs[last].box.paste(text) }
    layOut(active)
    _ = active.screen.take(.paste(text), from: .key("paste"), in: self)
  }

  /// Moves the focus of the active screen, scrolls it, chooses a row, or runs the action of a key.
  func perform(_ command: Command, trigger: Trigger) {
    guard let active else { return }
    layOut(active)
    if !isPlain, command == .next || command == .previous,
      active.body.isAtLastStop(before: Step(command)), moveToPane(Step(command))
    {
      return
    }
    let isTaken = active.screen.take(.command(command), from: trigger, in: self)
    guard case .custom(let key) = command else { return }
    guard isTaken else { return runAppBinding(of: key, trigger: trigger) }
    session.report(.key(key.name, on: active.route))
  }

  /// Runs the action that the app has bound to a key.
  private func runAppBinding(of key: Key, trigger: Trigger) {
    guard let active,
      let binding = session.keys.bindings.first(where: { binding in
        binding.declaration.key == key && binding.condition?(active.route) ?? true
          && binding.declaration.isInForce(whileTyping: active.body.isTyping)
      })
    else { return }
    session.report(.appKey(key.name))
    session.screensChanged()
    router.runHandler { binding.action(self, trigger) }
  }

  /// Goes back one step: closes a dialog, otherwise steps back inside the screen, otherwise pops
  /// it, otherwise shows the first mode, otherwise asks whether to quit.
  ///
  /// - Parameters:
  ///   - reach: How far this way of going back may lead.
  ///   - keepsText: Whether an answer that is typed stays if the screen asks before it is left.
  ///   - trigger: The key or control to name in the journal.
  /// - Returns: Which step it was.
  func back(
    within reach: BackReach, keepingText keepsText: Bool, trigger: Trigger
  ) -> BackStep {
    guard let active else { return .ignored }
    if active.hasDialog, let dialog = active.dialogs.last?.box.dialog {
      answerDialog(dialog.cancelling, of: active)
      return .closedDialog
    }
    layOut(active)
    if active.screen.backStep(keepingText: keepsText, in: self) { return .steppedInside }
    guard router.path.count == 1 else {
      router.back(trigger: trigger)
      return .popped
    }
    if reach == .mode { return .ignored }
    if showFirstMode(trigger: trigger) { return .showedFirstMode }
    if reach == .program { return .ignored }
    session.askToQuit()
    return .askedToQuit
  }
}

/// How the user goes back.
enum BackWay {
  /// With a key or a click that may also lead out of the program.
  case plain
  /// With a key that does nothing but go back, and is easily pressed once too often.
  case onlyBack
  /// With the mark before the titles, which lets the screen ask about an answer that is typed.
  case mark

  /// The way of a key whose command is to go back.
  init(of key: Key) { self = KeyTable.keysThatOnlyGoBack.contains(key) ? .onlyBack : .plain }
}

/// How far a way of going back may lead.
enum BackReach {
  /// Not out of the mode, as with a key that is held down.
  case mode
  /// To the first screen of the program, as with a key that does nothing but go back.
  case program
  /// To the question whether to quit.
  case quitQuestion
}

extension StackHost {
  /// Goes back to a screen on the path, counted from 0 at the root.
  ///
  /// It is the user who goes there, not the visible screen, which couldn't leave its flow.
  func back(toScreen number: Int, trigger: Trigger) {
    guard number < router.path.count - 1 else { return }
    let count = router.path.count - 1 - number
    router.perform(.pop(count: count, cause: .back), requester: .app, trigger: trigger)
  }
}

// MARK: - Dialogs

extension StackHost {
  /// Sends a key to the dialog over a screen.
  private func dispatch(_ key: Key, to dialog: DialogBox, of box: ScreenBox<Route>) {
    session.needsFrame = true
    var dialog = dialog
    switch dialog.react(to: key, by: session.keys.library, in: Rect(size: size)) {
    case .moved: box.dialogs[box.dialogs.count - 1].box = dialog
    case .answered(let choice): answerDialog(choice, of: box)
    case .handedOn(let command): session.perform(command, trigger: .key(key.name))
    case .ignored: break
    }
  }

  /// Closes the dialog over a screen with a choice, counted from 0.
  func answerDialog(_ choice: Int, of box: ScreenBox<Route>) {
    guard let dialog = box.dialogs.popLast() else { return }
    session.needsFrame = true
    beginNotice(of: box)
    let answered = ObservedDialog<Route>(place: .screen(box.route), dialog: dialog.box.dialog)
    session.report(.answer(answered, choice))
    if dialog.isDenial { denial = nil }
    dialog.answer(choice, dialog.text, self)
  }

  /// Closes all dialogs of a screen that goes, newest first, each with the choice that Escape
  /// makes.
  func cancelDialogs(of box: ScreenBox<Route>) {
    guard box.hasDialog else { return }
    // The answer of one may present another, even whenever it is cancelled.
    for _ in 0..<box.dialogs.count + Self.mostRepetitions {
      guard let dialog = box.dialogs.popLast() else { return }
      dialog.answer(dialog.box.dialog.cancelling, dialog.text, self)
    }
    box.dialogs = []
  }

  /// The most dialogs that are cancelled because the answers of others have presented them.
  private static var mostRepetitions: Int { 100 }
}

extension Key.Code {
  /// Whether the key is an arrow to the side, which never leaves a field among others.
  fileprivate var isHorizontal: Bool { self == .left || self == .right }
}
