import Navigation
import TerminalCore

extension Session {
  /// Handles an event from the terminal. Does nothing once the program has ended.
  func handle(_ event: InputEvent) {
    guard !isEnded, inspector?.handle(event) != true else { return }
    handleInScreens(event)
  }

  /// Handles an event that is not for the inspector.
  func handleInScreens(_ event: InputEvent) {
    inspector?.keep(event)
    switch event {
    case .key(let key): if !takeMouseBack() || isControlOfLibrary(key) { dispatch(key) }
    case .text(let character): if !takeMouseBack() { dispatch(Key(.character(character))) }
    case .paste(let text):
      takeMouseBack()
      // Scripts and tests paste any text.
      paste(text.pasted)
    case .mouse(let mouse): if !isMouseReleased { dispatch(mouse) }
    case .resize(let size): resize(to: size)
    case .focus(let hasFocus): if !hasFocus { host.cancelSwipe() }
    case .signal(let signal): handle(signal)
    case .unknown: break
    }
  }

  /// Sends a key to the overlay, or else to the stack. A full-width letter or digit that isn't text
  /// is the one that it stands for.
  private func dispatch(_ typed: Key) {
    let narrow = typed.halfWidth
    let key = narrow != typed && textReceiver != nil ? typed : narrow
    // A key during a drag means that the terminal lost the button release.
    if host.cancelSwipe(), key == Key(.escape) { return }
    guard isLargeEnough || isControlOfLibrary(key) else { return }
    if !isLargeEnough, key == KeyTable.interrupt, overlay?.dialog != nil {
      // The question can't be seen, and Ctrl-C must not seem to do nothing.
      return answerOverlay(overlay?.agreement ?? 0)
    }
    if overlay != nil { return dispatchToOverlay(key) }
    if isLargeEnough { host.dispatch(key) } else { performUnseen(key) }
  }

  /// What typed text goes to; `nil` if letters act as keys, or do nothing.
  var textReceiver: TextReceiver? {
    guard overlay == nil, inspector?.hasKeys != true, isLargeEnough, let active = host.active
    else { return nil }
    if let dialog = active.dialogs.last { return dialog.box.field == nil ? nil : .field }
    host.layOut(active)
    guard active.body.isTyping else { return nil }
    return active.body.isSecret ? .secretField : .field
  }

  /// Performs the command of a key in a window too small to draw in, where the user sees no other
  /// effect than that of the library's Control keys.
  private func performUnseen(_ key: Key) {
    guard let command = keys.library.command(for: key, whileTyping: false) else { return }
    perform(command, trigger: .key(key.name), way: BackWay(of: key))
  }

  private func paste(_ text: String) {
    guard isLargeEnough else { return }
    if host.motion.swipe != nil { host.cancelSwipe() }
    if overlay == nil { host.paste(text) }
  }

  /// Sends a mouse event to the area under the pointer. A drag that began on the screens stays with
  /// them.
  private func dispatch(_ mouse: MouseEvent) {
    guard isLargeEnough, !handleOnBar(mouse) else { return }
    var mouse = mouse
    mouse.position = mouse.position.relative(to: host.area.origin)
    host.dispatch(mouse)
  }

  private func handle(_ signal: InputEvent.Signal) {
    switch signal {
    case .suspend: suspend()
    case .resume:
      requests.append(.redraw)
      needsFrame = true
    case .terminate, .hangUp:
      quitStatus = 0
      host.router.end()
    }
  }

  /// Whether a key is one of the library's own Control keys: to quit, to redraw, or to suspend.
  func isControlOfLibrary(_ key: Key) -> Bool {
    let command = keys.library.command(for: key, whileTyping: false)
    return key.modifiers.contains(.control)
      && [.quit, .redraw, .suspend].contains(command)
  }

  private func suspend() {
    host.cancelSwipe()
    requests.append(.suspend)
  }
}

/// What typed text goes to.
enum TextReceiver {
  /// A field of the active screen, or of the dialog over it.
  case field
  /// A field of the active screen that doesn't show its text.
  case secretField
}

// MARK: - Giving the mouse to the terminal

extension Session {
  /// Leaves the mouse to the terminal so that the user can select text.
  private func releaseMouse() {
    guard appearance.terminal.hasMouse else { return }
    host.cancelSwipe()
    isMouseReleased = true
    requests.append(.useMouse(false))
  }

  /// Takes the mouse back when a key is pressed. The key does nothing else, unless it quits,
  /// redraws, or suspends.
  ///
  /// - Returns: Whether the terminal had the mouse.
  @discardableResult
  private func takeMouseBack() -> Bool {
    guard isMouseReleased else { return false }
    isMouseReleased = false
    requests.append(.useMouse(true))
    needsFrame = true
    return true
  }

  /// Shows in place of the hints that the terminal has the mouse.
  func drawMouseHint(on frame: inout Frame) {
    let row = frame.size.rows - 1
    guard isMouseReleased, isLargeEnough else { return }
    let theme = appearance.theme
    frame.fill(0..<frame.size.columns, row: row, style: theme.blank)
    frame.write(
      phrases.keys.mouseIsReleased, at: Position(column: 1, row: row),
      limit: frame.size.columns - 1, style: theme[.accent])
  }
}

// MARK: - Commands

extension Session {
  /// Performs a command triggered by a key or a click.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - trigger: The key or control to name in the journal.
  ///   - way: How the user goes back, if the command is to go back.
  func perform(_ command: Command, trigger: Trigger, way: BackWay = .plain) {
    needsFrame = true
    if command != .inspect || inspector != nil { report(.command(command.kind)) }
    switch command {
    case .back: back(by: way, trigger: trigger)
    case .mode(let number): showMode(number - 1, trigger: trigger)
    case .nextMode: showMode(after: 1, trigger: trigger)
    case .previousMode: showMode(after: -1, trigger: trigger)
    case .backTo(let number): host.back(toScreen: number, trigger: trigger)
    case .help:
      overlay = .help(HelpPanel(helpLines))
    case .quit: quit(trigger: trigger)
    case .redraw:
      host.screens.forgetPictures()
      requests.append(.redraw)
    case .deck: showDeck()
    case .inspect: inspector?.step()
    case .suspend: suspend()
    case .releaseMouse: releaseMouse()
    case .nextPane: host.moveToPane(.forward)
    case .up, .down, .pageUp, .pageDown, .first, .last, .next, .previous, .nextOrder,
      .previousOrder, .open, .choose, .chooseKey, .custom:
      host.perform(command, trigger: trigger)
    }
  }

  /// The keys that currently do something.
  var helpLines: HelpLines {
    let active = host.active
    let enter = active?.screen.enter
    var own = active?.screen.keysInForce ?? KeysInForce()
    own.complete(
      enter: enter?.action ?? .open, canGoBack: !host.isAtFirstScreen,
      nameOfBack: active.flatMap { host.nameOfBack(from: $0) },
      backClearsField: active?.screen.backClearsField ?? false)
    own.opensOnlyByEnter = active?.screen.opensOnlyByEnter ?? false
    own.isOnControl = active?.screen.isOnControl ?? false
    return HelpLines(
      table: keys.library, own: own, field: active?.body.field,
      hasEditing: !appearance.terminal.readsFrames,
      sideways: active?.body.sideways ?? .opensAndGoesBack,
      digits: active?.body.digits ?? [], rowKeys: active?.body.rowKeys ?? [],
      pagesBySpace: active.map { $0.body.onlyScrolls && !$0.body.isTyping } ?? false,
      unavailable: unavailable(enterIsUsable: enter?.isUsable ?? false))
  }

  /// The commands that currently do nothing.
  private func unavailable(enterIsUsable: Bool) -> Set<Command> {
    var commands: Set<Command> = inspector == nil ? [.inspect] : []
    if !appearance.terminal.hasMouse { commands.insert(.releaseMouse) }
    // Where lines are read, only numbers tell what is chosen, and all lines are written.
    if appearance.terminal.readsFrames {
      commands.formUnion(Command.ofFocus)
      commands.formUnion([.pageUp, .pageDown, .choose(1), .redraw, .suspend, .releaseMouse])
    }
    if !host.hasOtherPane { commands.insert(.nextPane) }
    if host.router.path.count == 1 { commands.insert(.deck) }
    if host.active?.body.canMove != true { commands.formUnion(Command.ofMoving) }
    if host.active?.body.hasSeveralStops != true { commands.formUnion([.next, .previous]) }
    // In multiline text, Enter starts a new line.
    if !enterIsUsable || host.active?.body.field == .text { commands.insert(.open) }
    // The command of all digits in the list of keys.
    if host.active?.body.hasDigits != true, host.active?.body.rowKeys.isEmpty != false {
      commands.insert(.choose(1))
    }
    if host.active?.body.canReorder != true { commands.formUnion([.nextOrder, .previousOrder]) }
    return commands
  }

  /// Goes back one step: closes the overlay, or otherwise goes back within the stack.
  @discardableResult
  func back(by way: BackWay = .plain, trigger: Trigger) -> BackStep {
    let isHeld = lastBack.map { queue.now - $0 < Self.repeatTime } ?? false
    lastBack = queue.now
    needsFrame = true
    if case .quit = overlay, isHeld { return .ignored }
    guard let overlay else {
      let reach: BackReach = isHeld ? .mode : way == .onlyBack ? .program : .quitQuestion
      return host.back(within: reach, keepingText: way == .mark, trigger: trigger)
    }
    if let dialog = overlay.dialog?.dialog {
      answerOverlay(dialog.cancelling)
    } else {
      self.overlay = nil
    }
    return .closedDialog
  }

  /// The longest time between two back steps that count as one held key: 300 ms.
  static var repeatTime: Duration { .milliseconds(300) }
}
